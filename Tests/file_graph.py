"""Draws the arrows between the files of each module, and checks them.

    python3 Tests/file_graph.py                        checks every module
    python3 Tests/file_graph.py --module Dactyl        one module
    python3 Tests/file_graph.py --arrows Frame.swift   which files a file uses, and which use it
    python3 Tests/file_graph.py --why A.swift B.swift  the names by which one file uses another

An arrow leads from a file to another of its module when it uses a type, or a member, that is declared in that file alone.
A member is a func, var, let or case, of a type or of the module; an initializer or a subscript has no name to go by. A name
that several files declare, or that the standard library or a module below declares too, makes no arrow: nothing in the text
tells whose it is. Comments and strings are left out, what is interpolated in strings is not. A local variable or parameter
is no use of a member of the same name. The text is read without the compiler, so that an arrow can be missing or wrong
where a name needs types to be understood; `--why` shows what an arrow rests on.

Wrong is, with exit code 1:

- files that all lead to each other, more than ten of them;
- an arrow against the order of the folders. The article HowAFrameRuns has it under "The order of folders": a list item for
  a module, the folder that uses none of the others first:

      - `Dactyl`: `Events` < `Gestures/Table` < `Gestures` < `Frame`

  A subfolder that is not named belongs to the folder around it. Files that are in no folder come last;
- a folder that the list lacks, and one that it names and that is not there.
"""

import argparse
import collections
import pathlib
import re
import sys

from swift_source import Source

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARTICLE = ROOT / "Sources" / "Dactyl" / "Dactyl.docc" / "HowAFrameRuns.md"
HEADING = "## The order of folders"
LARGEST_CYCLE = 10

# Members of the standard library and of Foundation that a type of ours may well have, too.
STANDARD = frozenset("""
    abs addingReportingOverflow adjusted advanced allCases allocate allSatisfy append array assumingMemoryBound
    baseAddress bind bindMemory bitPattern bitWidth bytes capacity ceil compactMap contains cos count customMirror data
    deallocate debugDescription deinitialize description distance distanceTo divided dropFirst dropLast encode end
    endIndex enumerated error exp filter first firstIndex flatMap floor forEach formIndex formIntersection formUnion
    hash hashValue hasPrefix hasSuffix index indices infinity initialize initializeMemory insert intersection isDisjoint
    isEmpty isEqual isFinite isInfinite isKnownUniquelyReferenced isMultiple isNaN isNegative isSubset isSuperset isZero
    joined key keys last lastIndex lazy leadingZeroBitCount load localizedDescription lowerBound lowercased magnitude
    makeIterator map max maximum merge merging min minimum move moveInitialize negate next nextDown nextUp none
    nonzeroBitCount offset offsets pointee popFirst popLast predecessor prefix print quotientAndRemainder random range
    raw rawValue reduce release remainder remove removeAll removeFirst removeLast removeSubrange removeValue repeating
    replaceSubrange replacing reserveCapacity reverse reversed round rounded scale self shuffle shuffled sign signum sin
    some sort sorted span split sqrt start startIndex storeBytes stride subtract subtracting
    subtractingReportingOverflow successor suffix sum swap swapAt symmetricDifference tan timeIntervalSince1970 toggle
    trailingZeroBitCount trimmingCharacters truncatingRemainder type unicodeScalars union uniqueKeysWithValues
    unsafelyUnwrapped upperBound uppercased utf16 utf8 value values withContiguousStorageIfAvailable
    withUnsafeBufferPointer withUnsafeBytes withUnsafeMutableBufferPointer withUnsafeMutableBytes
    withUnsafeMutablePointer withUnsafePointer write zero zip
    """.split())


class Module:
    """The files of a module, by their paths in its folder, and their arrows."""

    def __init__(self, name, texts, known=STANDARD):
        """`known`: names that also mean something else than what this module declares."""
        self.name = name
        generics = {}
        for text in texts.values():
            generics.update(Source(text).generics)
        self.sources = {path: Source(text, generics) for path, text in sorted(texts.items())}
        declarations = collections.defaultdict(set)
        for path, source in self.sources.items():
            for declared in source.declared:
                declarations[declared].add(path)
        self.names = set(declarations)
        self.arrows = {path: collections.defaultdict(list) for path in self.sources}
        for path, source in self.sources.items():
            for used in source.used:
                owners = declarations.get(used, ())
                if len(owners) == 1 and used not in known and path not in owners:
                    self.arrows[path][next(iter(owners))].append(used)

    def cycles(self):
        """The groups of files that all lead to each other, the largest first (Tarjan's algorithm, without recursion)."""
        order, low, on_stack, stack, groups = {}, {}, set(), [], []
        for root in self.arrows:
            if root in order:
                continue
            work = [(root, iter(sorted(self.arrows[root])))]
            while work:
                path, targets = work[-1]
                if path not in order:
                    order[path] = low[path] = len(order)
                    stack.append(path)
                    on_stack.add(path)
                for target in targets:
                    if target not in order:
                        work.append((target, iter(sorted(self.arrows[target]))))
                        break
                    if target in on_stack:
                        low[path] = min(low[path], order[target])
                else:
                    work.pop()
                    if work:
                        low[work[-1][0]] = min(low[work[-1][0]], low[path])
                    if low[path] == order[path]:
                        group = []
                        while not group or group[-1] != path:
                            group.append(stack.pop())
                            on_stack.discard(group[-1])
                        if len(group) > 1:
                            groups.append(sorted(group))
        return sorted(groups, key=lambda group: (-len(group), group))

    def folders(self):
        """The folders that hold files themselves."""
        return sorted({str(pathlib.PurePosixPath(path).parent) for path in self.sources} - {"."})

    def faults(self, order):
        """The faults, a line each; `order` are the module's folders, the lowest first, or nothing."""
        for group in self.cycles():
            if len(group) > LARGEST_CYCLE:
                yield f"{self.name}: {len(group)} files lead to each other, more than {LARGEST_CYCLE}:"
                yield from (f"    {path}" for path in group)
        folders = self.folders()
        ranks = {folder: rank for rank, folder in enumerate(order)}
        lacking = [folder for folder in folders if rank_of(folder + "/", ranks) is None]
        yield from (f"{self.name}: the order of folders lacks {folder}" for folder in lacking)
        for folder in order:
            if not any((there + "/").startswith(folder + "/") for there in folders):
                yield f"{self.name}: the order of folders names {folder}, which is not there"
        if lacking:
            return
        for path, targets in self.arrows.items():
            for target, names in sorted(targets.items()):
                if rank_of(path, ranks) < rank_of(target, ranks):
                    yield f"{self.name}: {path} is below {target} and uses it: {', '.join(sorted(names)[:6])}"


def rank_of(path, ranks):
    """The rank of a file's folder, or of the folder around it that has one; the highest for a file in no folder."""
    if "/" not in path:
        return len(ranks)
    folder = path.rsplit("/", 1)[0]
    while folder not in ranks and "/" in folder:
        folder = folder.rsplit("/", 1)[0]
    return ranks.get(folder)


def orders_in(article):
    """The order of folders of each module, as the article has it: the lowest folder first."""
    lines = article.splitlines()
    if HEADING not in lines:
        return {}
    orders, module = {}, None
    for line in lines[lines.index(HEADING) + 1:]:
        if line.startswith("#"):
            break
        start = re.match(r"[-*] +`(\w+)`:(.*)", line)
        if start:
            module, line = start.group(1), start.group(2)
            orders[module] = []
        elif not line.startswith("  "):
            module = None
        if module:
            orders[module] += re.findall(r"`([\w/]+)`", line)
    return orders


def modules_in(folder):
    """The modules under a folder. A name that a module declares that comes below makes no arrow in one above."""
    texts = {
        module.name: {
            str(file.relative_to(module).as_posix()): file.read_text() for file in sorted(module.rglob("*.swift"))}
        for module in sorted(folder.iterdir()) if module.is_dir()}
    texts = {name: files for name, files in texts.items() if files}
    imports = {
        name: {match for text in files.values() for match in re.findall(r"^.*\bimport (\w+)", text, re.MULTILINE)}
        for name, files in texts.items()}
    modules = {}

    def make(name):
        if name not in modules:
            below = set().union(set(), *(make(other).visible for other in imports[name] & set(texts) - {name}))
            modules[name] = Module(name, texts[name], STANDARD | below)
            modules[name].visible = modules[name].names | below
        return modules[name]

    return [make(name) for name in texts]


def find(modules, name):
    """The file of that name or path, with its module."""
    found = [
        (module, path) for module in modules for path in module.sources
        if f"Sources/{module.name}/{path}".endswith("/" + name.lstrip("/")) or f"Sources/{module.name}/{path}" == name]
    if len(found) != 1:
        sys.exit(f"{name}: " + ("no such file" if not found else "one of " + ", ".join(path for _, path in found)))
    return found[0]


def main():
    parser = argparse.ArgumentParser(description="Draws the arrows between the files of each module, and checks them.")
    parser.add_argument("--module", help="only this module")
    parser.add_argument("--arrows", metavar="FILE", help="whom a file uses, and who uses it")
    parser.add_argument("--why", nargs=2, metavar=("A", "B"), help="the names by which one file uses another, and back")
    parser.add_argument("--sources", type=pathlib.Path, default=ROOT / "Sources", help=argparse.SUPPRESS)
    parser.add_argument("--article", type=pathlib.Path, default=ARTICLE, help=argparse.SUPPRESS)
    options = parser.parse_args()

    modules = [module for module in modules_in(options.sources) if options.module in (None, module.name)]
    if not modules:
        sys.exit(f"There is no module {options.module}.")
    if options.arrows:
        module, path = find(modules, options.arrows)
        print(f"{path} uses")
        for target, names in sorted(module.arrows[path].items()):
            print(f"    {target}: {', '.join(sorted(names))}")
        print(f"{path} is used by")
        for source, targets in sorted(module.arrows.items()):
            if path in targets:
                print(f"    {source}: {', '.join(sorted(targets[path]))}")
        return
    if options.why:
        (module, first), (_, second) = (find(modules, name) for name in options.why)
        for source, target in ((first, second), (second, first)):
            names = sorted(module.arrows[source].get(target, ()))
            print(f"{source} uses {'nothing ' if not names else ''}of {target}")
            for name in names:
                print(f"    {name}: line {', '.join(str(line) for line in module.sources[source].used[name])}")
        return

    orders = orders_in(options.article.read_text())
    faults = []
    for module in modules:
        found = list(module.faults(orders.get(module.name, [])))
        cycles = module.cycles()
        print(
            f"{module.name}: {len(module.sources)} files, {sum(len(targets) for targets in module.arrows.values())} arrows, "
            f"largest cycle {len(cycles[0]) if cycles else 1}, {sum(1 for fault in found if not fault.startswith(' '))} faults")
        faults += found
    unknown = sorted(set(orders) - {module.name for module in modules}) if options.module is None else []
    faults += [f"The order of folders names the module {name}, which is not there" for name in unknown]
    if faults:
        print()
        print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
