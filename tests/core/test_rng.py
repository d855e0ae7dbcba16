"""The generator gives the same numbers for ever."""

import pytest

from prateria.core.rng import Rng

PUBLISHED = [0xE220A839, 0x6E789E6A, 0x06C45D18, 0xF88BB8A8, 0x1B39896A, 0x53CB9F0C, 0x2C829ABE, 0xC584133A]
"""Upper halves of the first numbers of SplitMix64 from seed 0."""


def splitmix64(seed, n):
    """The published algorithm, written down once more."""
    out = []
    for _ in range(n):
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        z = (seed ^ seed // 2**30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z // 2**27) * 0x94D049BB133111EB % 2**64
        out.append((z ^ z // 2**31) // 2**32)
    return out


def test_the_published_numbers():
    rng = Rng(0)
    assert [rng.bits32() for _ in range(8)] == PUBLISHED


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**63 + 5, 2**64 - 1])
def test_the_published_algorithm(seed):
    rng = Rng(seed)
    assert [rng.bits32() for _ in range(50)] == splitmix64(seed, 50)


def test_fixed_numbers_of_every_method():
    rng = Rng(7)
    assert [rng.below(6) for _ in range(10)] == [2, 1, 4, 2, 4, 2, 1, 3, 4, 4]
    assert rng.shuffled(range(10)) == [1, 4, 2, 0, 6, 3, 5, 9, 8, 7]
    assert rng.fork().state == 13970124789544675224
    assert rng.state == 18054082321272548800


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 21, 1000, 2**32])
def test_below_stays_below_and_comes_everywhere(n):
    rng = Rng(n)
    seen = [rng.below(n) for _ in range(500)]
    assert all(0 <= x < n for x in seen)
    if n <= 21:
        assert set(seen) == set(range(n))
        assert all(seen.count(x) > 500 / n / 3 for x in range(n))


def test_draws_that_would_favour_low_numbers_are_thrown_away():
    """With n a little over 2**31, half of all draws are refused: every number below it stays as likely."""
    n = 2**31 + 1
    rng, plain = Rng(5), splitmix64(5, 400)
    assert [rng.below(n) for _ in range(50)] == [x for x in plain if x < n][:50]


def test_shuffled_keeps_all_things_and_leaves_the_list():
    things = list("abcdefgh")
    assert sorted(Rng(3).shuffled(things)) == things
    assert things == list("abcdefgh")
    assert (Rng(1).shuffled([]), Rng(1).shuffled("a")) == ([], ["a"])


def test_every_order_is_as_likely():
    rng, counts = Rng(11), {}
    for _ in range(2400):
        order = "".join(rng.shuffled("abcd"))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert all(60 < n < 150 for n in counts.values())


def test_clones_and_forks_are_independent():
    rng = Rng(9)
    twin, fork = rng.clone(), rng.fork()
    ahead = [fork.bits32() for _ in range(5)]
    assert [twin.bits32() for _ in range(2)] != ahead[:2]
    assert rng.state == twin.state  # the fork took two draws
    assert rng.bits32() == twin.bits32()


def test_a_seed_counts_by_its_64_bits():
    assert Rng(2**64 + 3).bits32() == Rng(3).bits32()
    assert Rng(-1).bits32() == Rng(2**64 - 1).bits32()
