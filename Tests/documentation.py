"""Checks the documentation of the libraries, as the debug build has it: that every public symbol has a comment, that
what articles and comments name in code voice exists, and that DocC, which makes pages of them, warns of nothing: a
parameter that is left out, a link that leads nowhere.

    swift build --traits Tools
    python3 Tests/documentation.py

Prints what is wrong, a line each, and ends with 1 if anything is.
"""

import json
import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import documented_names

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / ".build" / "documentation"


def output(*command):
    """What a command prints, which has to succeed."""
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def extract(module, modules, system_libraries, level="public"):
    """The folder with what the compiler knows of a module's symbols, the public ones or all."""
    folder = PAGES / ("symbols" if level == "public" else level) / module
    folder.mkdir(parents=True)
    search = [modules, *(ROOT / "Sources" / name for name in system_libraries)]
    output(
        "swift", "symbolgraph-extract", "-module-name", module, "-target", modules.parent.parent.name,
        *(word for place in search for word in ("-I", place)),
        "-minimum-access-level", level, "-output-dir", folder)
    return folder


def undocumented(folder):
    """The public symbols of a module that have no comment; what the compiler makes by itself needs none."""
    for file in sorted(folder.glob("*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            if "docComment" in symbol or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                continue
            location = symbol.get("location", {})
            place = location.get("uri", file.name).removeprefix(f"file://{ROOT}/")
            line = location.get("position", {}).get("line", 0) + 1
            yield f"{place}:{line}: {'.'.join(symbol['pathComponents'])} has no comment"


def warnings(name, folder):
    """What DocC says about the modules whose symbols are in a folder; empty when all is well."""
    catalogue = ROOT / "Sources" / name / f"{name}.docc"
    done = subprocess.run(
        ["docc", "convert", *([catalogue] if catalogue.is_dir() else []), "--additional-symbol-graph-dir", folder,
         "--fallback-display-name", name, "--fallback-bundle-identifier", name,
         "--output-path", PAGES / "pages" / name, "--warnings-as-errors"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout if done.returncode else ""


def main():
    shutil.rmtree(PAGES, ignore_errors=True)
    (PAGES / "pages").mkdir(parents=True)
    package = json.loads(output("swift", "package", "dump-package"))
    libraries = [product["name"] for product in package["products"] if "library" in product["type"]]
    system_libraries = [target["name"] for target in package["targets"] if target["type"] == "system"]
    modules = pathlib.Path(output("swift", "build", "--traits", "Tools", "--show-bin-path").strip()) / "Modules"

    faults = []
    for library in libraries:
        folder = extract(library, modules, system_libraries)
        faults += undocumented(folder)
        faults += warnings(library, folder).splitlines()
        extract(library, modules, system_libraries, "private")
    graphs = (PAGES / "private").rglob("*.symbols.json")
    faults += documented_names.strays(ROOT, graphs, [target["name"] for target in package["targets"]])
    # Names that are clear in one module may not be so among all.
    faults += warnings("Dactyl", PAGES / "symbols").splitlines()

    right = "every public symbol has a comment, every name exists, and DocC warns of nothing"
    print("\n".join(faults) or f"{len(libraries)} libraries: {right}")
    sys.exit(1 if faults else 0)


main()
