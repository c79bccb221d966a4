"""Checks that no comment in a Swift file is wider than 120 columns, which the formatter does not check.

    python3 Tests/comment_width.py

Prints the position of each wider one, and ends with 1 if there is one.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["Sources", "Tests", "Samples", "Assets"]
WIDTH = 120
COMMENT = re.compile(r"(^|\s)//")


def too_wide(text):
    """The numbers of the lines of a text that hold a comment and are too wide."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > WIDTH and COMMENT.search(line):
            yield number


def check_itself():
    """Cases that have to be found, and cases that have to be ignored."""
    long = "x" * WIDTH
    assert list(too_wide(f"/// {long}\n// short\nlet a = 1  // {long}\nlet b = \"{long}\"\n")) == [1, 3]
    assert list(too_wide("/// " + "é" * (WIDTH - 4))) == []


def sources():
    """The Swift files of the project, without those that a build of a sample's own package has made."""
    yield ROOT / "Package.swift"
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.swift")):
            if ".build" not in file.relative_to(ROOT).parts:
                yield file


def main():
    check_itself()
    files = list(sources())
    places = [
        f"{file.relative_to(ROOT)}:{number}: a comment is wider than {WIDTH} columns"
        for file in files for number in too_wide(file.read_text())
    ]
    print("\n".join(places) or f"{len(files)} files: no comment is wider than {WIDTH} columns")
    sys.exit(1 if places else 0)


main()
