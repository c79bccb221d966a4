"""Plays inputs of five kinds, and checks which files a touch that becomes a pan's action and a key that undoes go through.

    python3 Tests/input_paths.py                plays all, with the program that was built
    python3 Tests/input_paths.py --functions    and prints the functions on each path, file by file

Before: Tests/run --only build

On the path of an input is each function that runs from SDL's event to the game's own code, and that does not run for a wheel
which nobody takes. Two sorts are left out: functions of at most five lines, which are read in a glance, and data, which is
asked by name (`DATA`). The article HowAFrameRuns lists the files of two paths under "From an event to an action"; of the
others the files are counted. Wrong is, with exit code 1:

- a function on a path in a file that the list lacks;
- a file in a list of which no function runs, or that is not there;
- a list of more than 25 files for the touch, or 18 for the key.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARTICLE = ROOT / "Sources" / "Dactyl" / "Dactyl.docc" / "HowAFrameRuns.md"
BUILD = ROOT / ".build"
# The heading in the article, the input that is played, and how many files a reader may have to open.
PATHS = [("A touch becomes a pan's action", "touch", 25), ("A key undoes", "key", 18)]
# The inputs whose files are only counted: a wheel that fills rows of a list, a controller's button that presses a button, and
# a key that is bound to an input action.
COUNTED = ["scroll", "button", "action"]
# How many files all paths begin with.
FIRST = 9
SHORT = 5
# Folders of values, tables and containers, and what writes down the input: they are called by name, and lead nowhere.
DATA = [
    "DactylInput/Lists", "DactylInput/Events", "DactylInput/Touches", "DactylInput/Gestures/Values", "DactylInput/Decisions", "DactylInput/Inputs/Table",
    "DactylInput/Commands/Values", "DactylInput/Text/Table", "DactylInput/Widgets/Table", "DactylInput/Scene", "DactylSDL/Values",
    "DactylInspector/Recording", "DactylScene/Geometry", "DactylScene/Entities", "DactylScene/Memory", "DactylScene/Views", "DactylScene/Scene",
]

Function = collections.namedtuple("Function", "file name line lines")


def listed(article, heading):
    """The files that the article lists under a heading: the paths that its items begin with."""
    section = re.search(rf"^### {re.escape(heading)}$(.*?)(?=^#|\Z)", article, re.M | re.S)
    return re.findall(r"^\d+\. `([\w/+]+\.swift)`", section.group(1), re.M) if section else []


def faults(files, most, ran, on_path, exists):
    """What is wrong with a list of files, given the functions that ran and those of them that are on the path."""
    if len(files) > most:
        yield f"{len(files)} files are listed, more than {most}"
    for file in files:
        if not exists(file):
            yield f"{file} is listed and not there"
        elif not any(function.file == file for function in ran):
            yield f"{file} is listed, and nothing of it runs"
    for function in on_path:
        if function.file not in files:
            yield f"{function.file}:{function.line} is on the path and not listed: {function.name}, {function.lines} lines"


def path(ran, others):
    """The functions on the path: of all that ran, those that do not run for others, and are neither short nor data."""
    return [
        function for function in ran
        if function not in others and function.lines > SHORT
        and not any(function.file.startswith(f"{folder}/") for folder in DATA)]


def tool(name):
    """LLVM's tools come with Swift, in the folder of the compiler."""
    beside = pathlib.Path(shutil.which("swiftc")).resolve().parent / name
    return str(beside) if beside.exists() else name


def play(name):
    """Plays an input, and returns the functions of the libraries that ran."""
    program = BUILD / "debug" / "InputPaths"
    raw, merged = BUILD / f"{name}.profraw", BUILD / f"{name}.profdata"
    raw.unlink(missing_ok=True)
    environment = dict(os.environ, SDL_VIDEODRIVER="dummy", LLVM_PROFILE_FILE=str(raw))
    subprocess.run([program, name], env=environment, check=True, timeout=60)
    subprocess.run([tool("llvm-profdata"), "merge", raw, "-o", merged], check=True)
    exported = subprocess.run(
        [tool("llvm-cov"), "export", "-skip-expansions", program, "-instr-profile", merged],
        check=True, capture_output=True, text=True).stdout
    sources = f"{ROOT}/Sources/"
    functions = []
    for function in json.loads(exported)["data"][0]["functions"]:
        file = function["filenames"][0]
        if function["count"] == 0 or not file.startswith(sources):
            continue
        first, _, last, *_ = function["regions"][0]
        functions.append(Function(file.removeprefix(sources), function["name"], first, last - first + 1))
    return functions


def readable(functions):
    """The same functions with names as they are written."""
    names = "\n".join(function.name for function in functions)
    demangled = subprocess.run(
        [tool("swift-demangle"), "--simplified", "--compact"], input=names, check=True, capture_output=True, text=True)
    return [function._replace(name=name) for function, name in zip(functions, demangled.stdout.split("\n"))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--functions", action="store_true", help="print the functions on each path")
    options = parser.parse_args()
    article = ARTICLE.read_text()
    others = set(play("wheel"))
    found = 0
    # All begin in the same files, up to the frame.
    first = listed(article, PATHS[0][0])[:FIRST]
    for heading, name, most in PATHS + [(None, name, None) for name in COUNTED]:
        ran = play(name)
        on_path = readable(path(ran, others))
        files = listed(article, heading) if heading else {*first, *(function.file for function in on_path)}
        if options.functions:
            for function in sorted(on_path):
                print(f"{function.file}:{function.line} {function.name}, {function.lines} lines")
        lines = sum(function.lines for function in on_path)
        print(f"{name}: {len(files)} files; {len(on_path)} functions of {lines} lines on the path")
        if heading:
            for fault in faults(files, most, ran, on_path, lambda file: (ROOT / "Sources" / file).exists()):
                found += 1
                print(f"  {fault}")
        if not on_path:
            found += 1
            print(f"  nothing was recorded of the {name}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
