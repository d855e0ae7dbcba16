"""The suites of PettingZoo and OpenSpiel on our games: make test-envs, in a venv of its own.

The helpers of the other tests are used here too.
"""

import sys
from pathlib import Path

from absl import flags

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
flags.FLAGS.mark_as_parsed()  # OpenSpiel asks for them; there is no command line
