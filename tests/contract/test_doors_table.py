"""The doors of every game: what it draws, and the same in words. Moments: `door_moments`."""

from door_moments import (  # noqa: F401  fixtures
    SIZES,
    _little_thought,
    drawings,
    every_game,
    every_language,
    every_way,
    moments,
    pairs,
    picker,
    picks,
    session_of,
    sitters,
    sort,
    tree,
    values,
    written,
)
from telling import NAMES

from prateria.app.asked import race_of, who_is_asked
from prateria.games import GAMES
from prateria.kit.touch import Touch
from prateria.kit.words import Words


@every_language
@every_way
def test_the_table_is_drawn_for_everybody(way, lang):
    w, table, people = Words(lang), GAMES[way[0]].table, sitters(way[1])
    last = {id(after): step for step, after in pairs(session_of(way))}
    for state, viewer, view, frame in drawings(way, lang):
        step = last.get(id(state))  # what has just happened
        news = [step.before.seen_by(event, viewer) for event in step.events] if step else []
        news = tuple(event for event in news if event is not None)
        drawn = table.draw(view, Touch(), news, viewer, w, frame, people)
        found = tree(drawn)
        assert found[0].tag == "svg"
        assert (found[0].get("width"), found[0].get("height")) == (str(frame.width), str(frame.height))
        assert found[0].get("aria-label")
        ids = [node.get("id") for node in found.iter() if node.get("id")]
        assert len(ids) == len(set(ids)), "an id twice"
        for node in found.iter():
            if node.get("role") == "button":
                assert node.get("aria-label"), node.attrib
                if any(map(str.isalnum, read := written(node).lower())):
                    assert read in node.get("aria-label").lower(), "what is read is not what is heard"
        for what in values(found, "explain"):
            said = table.explain(view, what, w, people)
            assert said.strip()
            assert "%(" not in said
        for what in values(found, "look"):
            looked = Touch(looked_at=what)
            tree(table.draw(view, looked, (), viewer, w, frame, people))


@every_way
def test_every_action_can_be_touched_on_the_table(way):
    """Pick by pick, each where it is drawn once those before it are chosen, if need be after a touch that only opens
    something to look at. What turns is turned by a touch on the rest."""
    game, w, people = GAMES[way[0]], Words("en"), sitters(way[1])
    if race_of(session_of(way)):
        return  # a race has its own touches: `Race.aim`
    for n, (_, state) in enumerate(moments(way)[:-1]):
        asked = who_is_asked(state, game.flow)
        seat, actions = asked.seat, () if asked.bag else asked.actions
        view, frame = state.observe(seat), SIZES[n % 2]
        for action in actions[:: max(1, len(actions) // 4)]:
            touches = picker(asked, game.flow)
            for _ in range(12):
                touch = Touch(touches.chosen, touches.possible(), touches.ready())
                drawn = tree(game.table.draw(view, touch, (), seat, w, frame, people))
                if touch.ready == action:
                    break
                there = picks(drawn) | set(game.flow.bar)  # among the buttons under the table
                for what in values(drawn, "look"):
                    open_ = touch._replace(looked_at=what)
                    there |= picks(tree(game.table.draw(view, open_, (), seat, w, frame, people)))
                turning = {pick for pick in action.picks if sort(pick) in game.flow.turning}
                left = [pick for pick in action.picks if pick not in touches.chosen and pick not in turning]
                here = [pick for pick in left if pick in there]
                turn = [pick for pick in touches.chosen if pick in action.picks and pick not in turning]
                assert here or (turn and not left), (action.text, left)
                assert touches.touch((here or turn)[0])
            else:
                raise AssertionError(f"{action.text} is never ready")


@every_language
@every_way
def test_the_table_in_words_offers_all_that_is_legal(way, lang):
    w, table, people = Words(lang), GAMES[way[0]].table, sitters(way[1])
    for _, viewer, view, _ in drawings(way, lang):
        quiet = tree(table.in_words(view, Touch(), w, people, ()))
        assert not values(quiet, "act")
        said = "".join(quiet.itertext())
        assert all(name in said for name in NAMES[: way[1]]) or viewer is not None
    for _, state in moments(way)[:-1]:
        asked = who_is_asked(state, GAMES[way[0]].flow)
        seat, actions = asked.seat, () if asked.bag else asked.actions
        for ready in (None, *actions[:1]):
            touch = Touch(ready.picks, (), ready) if ready else Touch()
            found = tree(table.in_words(state.observe(seat), touch, w, people, actions))
            assert sorted(values(found, "act")) == sorted(action.text for action in actions)
            pressed = [node.get("data-value") for node in found.iter("button") if node.get("aria-pressed") == "true"]
            assert pressed == ([ready.text] if ready else [])
            assert all("".join(node.itertext()).strip() for node in found.iter("button"))


@every_language
@every_way
def test_what_is_chosen_is_foretold_and_what_happened_has_a_place(way, lang):
    w, table, flow = Words(lang), GAMES[way[0]].table, GAMES[way[0]].flow
    tree(table.seating(w, sitters(way[1]), SIZES[1]))
    assert not table.on_the_way or table.whole_round, "what came on the way is told at the end"
    assert type(table.whole_round) is bool
    for step, state in moments(way)[:-1]:
        asked = who_is_asked(state, flow)
        for action in () if asked.bag else asked.actions[:8]:
            said = table.foretell(state.observe(asked.seat), Touch(action.picks, (), action), w)
            assert "%(" not in said
        for event in step.events:
            places = table.places(event)
            assert not isinstance(places, str)
            assert all(place.strip("|+") for place in places)
            assert all(place.strip("|+") and said[0] in "+−" for place, said in table.gains(event))


@every_language
@every_way
def test_a_bag_is_filled(way, lang):
    w, game = Words(lang), GAMES[way[0]]
    for _, state in moments(way)[:-1]:
        bag = state.bag()
        if bag is None or bag.taken:
            continue
        view = state.observe(bag.seat)
        for counts in (dict.fromkeys(bag.kinds, 0), game.sense.propose(view), *game.sense.others(view)):
            full = dict.fromkeys(bag.kinds, 0) | counts
            assert set(full) == set(bag.kinds)
            assert all(n <= limit for n, limit in zip(full.values(), bag.limits, strict=True))
            panel = tree(game.table.bag_panel(bag, full, view, w))
            assert values(panel, "bag-done"), "no way to be done with it"
        assert bag.fewest <= sum(full.values()) <= bag.total, "what is proposed is not full"
        assert game.table.bag_title(w, bag).strip()
        assert game.flow.proposed(view, [game.sense.propose(view)], {})
        if game.sense.lying_there:
            assert set(game.sense.lying_there(view)) <= set(bag.kinds)


@every_language
@every_way
def test_the_end_of_a_round_and_of_the_game(way, lang):
    w, game, people, session = Words(lang), GAMES[way[0]], sitters(way[1]), session_of(way)
    for step, before in moments(way)[:-1]:
        if game.flow.interlude(before, step.action) is None:
            continue
        after = before.clone()
        after.apply(step.action)
        events = [seen for event in step.events if (seen := before.seen_by(event, None)) is not None]
        result = tree(game.table.round_end(events, before.observe(None), after.observe(None), w, people))
        assert len(game.table.counted(events)) in (0, len(people))
        assert "".join(result.itertext()).strip()
    ends = [after for step, after in pairs(session) if after.round != step.before.round or not after.actors()]
    history = [tuple(player.points for player in state.observe(None).players) for state in ends]
    assert all(type(n) is int for points in history for n in points)
    assert history[-1] == session.state.outcome().points
    events = [event for step in session.steps for event in step.events]
    end = tree(game.table.game_end(session.state.observe(None), history, w, people, events))
    assert all(NAMES[seat] in "".join(end.itertext()) for seat in session.state.outcome().winners)
    assert end.find(".//h2") is not None
