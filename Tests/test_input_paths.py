"""Tests of input_paths.py.

    python3 -m unittest discover Tests
"""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import input_paths
from input_paths import Function

ARTICLE = """## From an event to an action
### A key undoes
1. `DactylInput/Frame/Frame.swift`: all that a frame does, after `DactylInput/Scene/Scene.swift`.
2. `DactylInput/Commands/Scene+Undo.swift`: undoes.

### Another
1. `DactylInput/Other.swift`
"""


class WayTests(unittest.TestCase):
    def test_files_are_those_that_items_begin_with(self):
        self.assertEqual(
            input_paths.listed(ARTICLE, "A key undoes"), ["DactylInput/Frame/Frame.swift", "DactylInput/Commands/Scene+Undo.swift"])
        self.assertEqual(input_paths.listed(ARTICLE, "A touch"), [])

    def test_short_functions_data_and_what_runs_for_others_are_left_out(self):
        long = Function("DactylInput/Inputs/Claims.swift", "claim", 10, 6)
        short = Function("DactylInput/Inputs/Claims.swift", "isClaimed", 20, 5)
        data = Function("DactylInput/Inputs/Table/Input.swift", "end", 1, 9)
        shared = Function("DactylInput/Frame/Frame.swift", "settle", 1, 30)
        self.assertEqual(input_paths.path([long, short, data, shared], {shared}), [long])

    def faults(self, files, on_path, ran=(), most=2):
        return list(input_paths.faults(files, most, list(ran) or on_path, on_path, lambda file: file != "Gone.swift"))

    def test_each_file_on_the_path_must_be_listed(self):
        a, b = Function("A.swift", "f", 1, 9), Function("B.swift", "g", 1, 9)
        self.assertEqual(self.faults(["A.swift", "B.swift"], [a, b]), [])
        self.assertEqual(self.faults(["A.swift"], [a, b]), ["B.swift:1 is on the path and not listed: g, 9 lines"])

    def test_a_list_has_no_more_than_runs_and_than_may_be(self):
        a = Function("A.swift", "f", 1, 9)
        self.assertEqual(self.faults(["A.swift", "B.swift"], [a]), ["B.swift is listed, and nothing of it runs"])
        self.assertEqual(self.faults(["A.swift", "Gone.swift"], [a]), ["Gone.swift is listed and not there"])
        self.assertEqual(self.faults(["A.swift"], [a], most=0), ["1 files are listed, more than 0"])


if __name__ == "__main__":
    unittest.main()
