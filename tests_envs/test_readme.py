"""The example of README.md does what it says."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_plays_a_whole_game():
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    [example] = [block for block in blocks if "prateria.envs" in block]
    assert len(example.splitlines()) <= 10
    found = {}
    exec(example, found)
    assert found["env"].unwrapped.play.state.outcome() is not None
    assert found["table"].startswith("<svg")
