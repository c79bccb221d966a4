"""Checks the documentation of the libraries, as the debug build has it: that every public symbol has a comment and every
public type is in a topic, that what articles and comments name in code voice exists, and that DocC, which makes pages of
them, warns of nothing: a parameter that is left out, a link that leads nowhere. The pages become a site, with a gallery, that
any host of files serves.

    swift build --traits Tools
    python3 Tests/documentation.py [--site FOLDER] [--base PATH]

Prints each fault in a line, and ends with 1 if there is any.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import documented_names
import site_pages as pages

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


def without_topic(library, folder):
    """The public types and functions of a library that no topic of its catalogue lists, so that a reader finds them."""
    catalogue = ROOT / "Sources" / library / f"{library}.docc"
    listed = {name for page in catalogue.glob("*.md") for name in re.findall(r"^- ``(\w+(?:\([\w:]*\))?)``$", page.read_text(), re.M)}
    for symbol in json.loads((folder / f"{library}.symbols.json").read_text())["symbols"]:
        name = symbol["pathComponents"][0]
        if len(symbol["pathComponents"]) == 1 and name not in listed and catalogue.is_dir():
            yield f"{catalogue.relative_to(ROOT)}: no topic lists {name}"


def warnings(name, folder, output, base):
    """Converts the modules whose symbols are in a folder to pages. Returns DocC's warnings; empty if there are none."""
    catalogue = ROOT / "Sources" / name / f"{name}.docc"
    done = subprocess.run(
        ["docc", "convert", *([catalogue] if catalogue.is_dir() else []), "--additional-symbol-graph-dir", folder,
         "--fallback-display-name", name, "--fallback-bundle-identifier", name,
         "--output-path", PAGES / "pages" / output, "--hosting-base-path", base, "--warnings-as-errors"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout if done.returncode else ""


def about(library):
    """The first sentence of a library's page."""
    lines = (ROOT / "Sources" / library / f"{library}.docc" / f"{library}.md")
    return lines.read_text().split("\n\n")[1].replace("\n", " ") if lines.exists() else "its symbols"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=pathlib.Path, default=PAGES / "site", help="the folder of the site, which is replaced")
    parser.add_argument("--base", default="/", help="the path below which a host serves the site")
    options = parser.parse_args()
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
        faults += without_topic(library, folder)
        faults += warnings(library, folder, f"{library}.doccarchive", options.base).splitlines()
    graphs = (PAGES / "private").rglob("*.symbols.json")
    faults += documented_names.strays(ROOT, graphs, [target["name"] for target in package["targets"]])
    # Names that are clear in one module may not be so among all.
    faults += warnings("Dactyl", PAGES / "symbols", "all", options.base).splitlines()
    if not faults:
        shown = [library for library in libraries if library.startswith("Dactyl")]
        archives = [PAGES / "pages" / f"{library}.doccarchive" for library in shown]
        pages.make(options.site, archives, [(library, about(library)) for library in shown])
        faults += pages.broken_links(options.site)
        faults += pages.strays_in_markdown()

    right = f"every public symbol has a comment, every type a topic, every name exists, DocC warns of nothing, and the links of {options.site} lead somewhere"
    print("\n".join(faults) or f"{len(libraries)} libraries: {right}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
