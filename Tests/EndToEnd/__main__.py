"""Runs the end-to-end tests: all, or those whose names contain a word.

    python3 Tests/EndToEnd [--jobs N] [WORD...]

The classes of tests run side by side, three at a time by default: most of their time is waiting. Those that build programs run
before the others, which play in real time, and those with a screen reader after them. Each class says what it found when it is through. A test that fails runs once
more by itself at the end, where nothing else slows it down; it counts as passed then, and is named. The last line is
`N passed, N failed`.
"""

import argparse
import concurrent.futures
import io
import pathlib
import sys
import time
import unittest

FOLDER = pathlib.Path(__file__).parent
# Those that build programs: they use the whole machine.
BUILDING = ["LibraryUserTests", "WithoutToolsTests", "CommandLineTests"]
# Those that run after all others, by themselves: Orca gives up on a program that the machine keeps waiting.
ALONE = ["OrcaTests"]
# Of the others, those that take longest begin first, so that none is left alone at the end.
LONGEST = ["NameEntryTests", "MenuKeyTests"]


class Result(unittest.TextTestResult):
    """Counts the passed tests, and prints how long each test took."""

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
    """Runs one class. Returns its output, the number of passed tests, and the names of those that failed."""
    text = io.StringIO()
    runner = unittest.TextTestRunner(text, descriptions=False, verbosity=2, resultclass=Result)
    result = runner.run(unittest.TestSuite(load(words)[name]))
    # A failure before the tests of a class can begin has the name of no test.
    failed = {getattr(test, "test_case", test).id() for test, _ in result.failures + result.errors}
    return text.getvalue(), result.passed, sorted(failed)


def run_all(names, words, jobs):
    """Runs classes side by side. Returns the number of passed tests, and the names of those that failed, with their class."""
    passed, failed = 0, []
    with concurrent.futures.ProcessPoolExecutor(max(1, jobs)) as pool:
        runs = {pool.submit(run, name, words): name for name in names}
        for done in concurrent.futures.as_completed(runs):
            text, more, less = done.result()
            print(text, flush=True)
            passed += more
            failed += [(runs[done], test) for test in less]
    return passed, failed


def main():
    parser = argparse.ArgumentParser(prog="Tests/EndToEnd", description="Runs the end-to-end tests.")
    parser.add_argument("--jobs", type=int, default=3, metavar="N", help="how many classes run side by side; 3 by default")
    parser.add_argument("words", nargs="*", metavar="WORD", help="runs the tests alone whose names contain one of these")
    options = parser.parse_args()
    classes = load(options.words)
    others = sorted(set(classes) - set(BUILDING) - set(ALONE), key=lambda name: (name not in LONGEST, name))
    passed, failed, again = 0, [], []
    runs = [([name for name in BUILDING if name in classes], options.jobs), (others, options.jobs)]
    runs.append(([name for name in ALONE if name in classes], 1))
    for names, jobs in runs:
        more, less = run_all(names, options.words, jobs)
        passed += more
        failed += less
    for name, test in failed[:]:
        more, less = run_all([name], [test], 1) if test in map(unittest.TestCase.id, classes[name]) else (0, [test])
        if more and not less:
            passed += more
            failed.remove((name, test))
            again.append(test)
    for test in again:
        print(f"failed beside others, and passed by itself: {test}")
    for _, test in failed:
        print(f"FAILED: {test}")
    print(f"{passed} passed, {len(failed)} failed")
    sys.exit(0 if passed and not failed else 1)


# The processes that run classes load this file once more on some systems.
if __name__ == "__main__":
    main()
