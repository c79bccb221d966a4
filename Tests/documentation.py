"""Checks the documentation of the libraries, as the debug build has it: that every public symbol has a comment, that
what articles and comments name in code voice exists, and that DocC, which makes pages of them, warns of nothing: a
parameter that is left out, a link that leads nowhere.

    swift build --traits Tools
    python3 Tests/documentation.py

Prints each fault in a line, and ends with 1 if there is any.
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
    """The output of a command, which has to succeed."""
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def modules_of(libraries, package):
    """The modules that each library is made of: its own, and those below that belong to no other library."""
    below = {
        target["name"]: [name for kind in target["dependencies"] for name in (kind.get("byName") or kind.get("target") or [])[:1]]
        for target in package["targets"] if target["type"] == "regular"}

    def make(module, found):
        for name in [module, *below[module]]:
            if name in below and name not in found and (name == module or name not in libraries):
                found.append(name)
                make(name, found)
        return found

    return {library: make(library, []) for library in libraries}


def extract(library, module, modules, system_libraries, level="public"):
    """The folder of a library's symbol graphs for a module, with the public symbols or all."""
    folder = PAGES / ("symbols" if level == "public" else level) / library
    folder.mkdir(parents=True, exist_ok=True)
    search = [modules, *(ROOT / "Sources" / name for name in system_libraries)]
    output(
        "swift", "symbolgraph-extract", "-module-name", module, "-target", modules.parent.parent.name,
        *(word for place in search for word in ("-I", place)),
        "-minimum-access-level", level, "-output-dir", folder)
    return folder


def join(folder, library, parts):
    """Makes one module from those of a library, as its importers see them."""
    joined = {}
    for file in sorted(folder.glob("*.symbols.json")):
        extended = file.name.removesuffix(".symbols.json").partition("@")[2]
        name = f"{library}@{extended}" if extended and extended not in parts else library
        graph = json.loads(file.read_text())
        graph["module"]["name"] = library
        if name in joined:
            for key in ("symbols", "relationships"):
                joined[name][key] += graph[key]
        else:
            joined[name] = graph
        file.unlink()
    for name, graph in joined.items():
        (folder / f"{name}.symbols.json").write_text(json.dumps(graph))


def undocumented(folder):
    """The public symbols of a library without a comment; those that the compiler synthesizes need none."""
    for file in sorted(folder.glob("*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            if "docComment" in symbol or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                continue
            location = symbol.get("location", {})
            place = location.get("uri", file.name).removeprefix(f"file://{ROOT}/")
            line = location.get("position", {}).get("line", 0) + 1
            yield f"{place}:{line}: {'.'.join(symbol['pathComponents'])} has no comment"


def warnings(name, folder):
    """The warnings of DocC about the modules whose symbols are in a folder; empty if there are none."""
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
    for library, parts in modules_of(libraries, package).items():
        for module in parts:
            folder = extract(library, module, modules, system_libraries)
            extract(library, module, modules, system_libraries, "private")
        join(folder, library, parts)
        faults += undocumented(folder)
        faults += warnings(library, folder).splitlines()
    graphs = (PAGES / "private").rglob("*.symbols.json")
    faults += documented_names.strays(ROOT, graphs, [target["name"] for target in package["targets"]])
    # Names that are clear in one module may not be so among all.
    faults += warnings("Dactyl", PAGES / "symbols").splitlines()

    right = "every public symbol has a comment, every name exists, and DocC warns of nothing"
    print("\n".join(faults) or f"{len(libraries)} libraries: {right}")
    sys.exit(1 if faults else 0)


main()
