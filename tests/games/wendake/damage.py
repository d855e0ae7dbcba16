"""Positions that were damaged: every place of the writing with something else in it."""

import copy

JUNK = (None, True, False, 0, 1, 2, 3, 7, -1, 99, 1.0, "", "x", "moon", [], [0], [[]], [["Turn"]], {}, {"a": 1})


def places(data, path=()):
    """The paths to everything in it, containers included."""
    if path:
        yield path
    if isinstance(data, (dict, list)):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def at(data, path):
    for key in path:
        data = data[key]
    return data


def damaged(data, rng):
    """One copy with one thing in it changed: another value, a neighbour's value, doubled, left out."""
    data = copy.deepcopy(data)
    paths = list(places(data))
    path = paths[rng.below(len(paths))]
    *front, last = path
    inside = at(data, front)
    how = rng.below(5)
    if how < 2:
        inside[last] = copy.deepcopy(JUNK[rng.below(len(JUNK))])
    elif how == 2:
        other = paths[rng.below(len(paths))]
        inside[last] = copy.deepcopy(at(data, other))
    elif how == 3 and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[last]))
    elif type(inside[last]) is int:
        inside[last] += rng.below(7) - 3
    else:
        del inside[last]
    return path, data
