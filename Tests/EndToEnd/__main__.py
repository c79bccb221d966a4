"""Runs the end-to-end tests: all, or those whose names contain a word.

    python3 Tests/EndToEnd [WORD...]

The last line is `N passed, N failed`.
"""

import pathlib
import sys
import time
import unittest


class Result(unittest.TextTestResult):
    """Counts what passed, and says how long each test took."""

    passed = 0

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def addSuccess(self, test):
        self.passed += 1
        unittest.TestResult.addSuccess(self, test)
        self.stream.writeln(f"ok ({time.monotonic() - self.began:.1f} s)")


def chosen(suite, words):
    """The tests of a suite whose names contain one of the words; all of them without words."""
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from chosen(test, words)
        elif not words or any(word in test.id() for word in words):
            yield test


def main():
    tests = unittest.TestSuite(chosen(unittest.defaultTestLoader.discover(pathlib.Path(__file__).parent), sys.argv[1:]))
    result = unittest.TextTestRunner(sys.stdout, descriptions=False, verbosity=2, resultclass=Result).run(tests)
    failed = len({test for test, _ in result.failures + result.errors})
    print(f"{result.passed} passed, {failed} failed")
    sys.exit(0 if result.passed and not failed else 1)


main()
