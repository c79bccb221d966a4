"""Runs the end-to-end tests: all, or those whose names contain a word.

    python3 Tests/EndToEnd [--jobs N] [WORD...]

The classes of tests run side by side, two at a time by default: most of their time is waiting. Each says what it found when it
is through. The last line is `N passed, N failed`.
"""

import argparse
import concurrent.futures
import io
import pathlib
import sys
import time
import unittest

FOLDER = pathlib.Path(__file__).parent
# Those that take longest begin first, so that none is left alone at the end; the two that build programs not beside each other.
LONGEST = ["WithoutToolsTests", "CommandLineTests", "LibraryUserTests", "NameEntryTests", "MenuKeyTests"]


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


def tests(suite):
    """The tests of a suite, one by one."""
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from tests(test)
        else:
            yield test


def load(words):
    """The tests whose names contain one of the words, or all of them without words, by their classes."""
    classes = {}
    for test in tests(unittest.TestLoader().discover(FOLDER)):
        if not words or any(word in test.id() for word in words):
            classes.setdefault(type(test).__qualname__, []).append(test)
    return classes


def run(name, words):
    """Runs one class. Gives what to print, and how many passed and failed."""
    text = io.StringIO()
    runner = unittest.TextTestRunner(text, descriptions=False, verbosity=2, resultclass=Result)
    result = runner.run(unittest.TestSuite(load(words)[name]))
    failed = len({test for test, _ in result.failures + result.errors})
    return text.getvalue(), result.passed, failed


def main():
    parser = argparse.ArgumentParser(prog="Tests/EndToEnd", description="Runs the end-to-end tests.")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many classes run side by side; 2 by default")
    parser.add_argument("words", nargs="*", metavar="WORD", help="runs the tests alone whose names contain one of these")
    options = parser.parse_args()
    names = sorted(load(options.words), key=lambda name: LONGEST.index(name) if name in LONGEST else len(LONGEST))
    passed = failed = 0
    with concurrent.futures.ProcessPoolExecutor(max(1, options.jobs)) as pool:
        runs = [pool.submit(run, name, options.words) for name in names]
        for done in concurrent.futures.as_completed(runs):
            text, more, less = done.result()
            print(text, flush=True)
            passed += more
            failed += less
    print(f"{passed} passed, {failed} failed")
    sys.exit(0 if passed and not failed else 1)


# The processes that run classes load this file once more on some systems.
if __name__ == "__main__":
    main()
