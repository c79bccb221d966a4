"""Checks that snapshots hold all state: each variable of an object of the engine is copied, or is said not to be.

    python3 Tests/copied_fields.py

Every class of the modules whose state snapshots hold has a `copyState` that names each of its variables and each of its
constant containers; those that it leaves out are in a comment there, "Not copied: a, b (why)". A class without state says
so with "Not in snapshots" and why. Prints what is missing, and ends with 1 if anything is.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = [
    "DactylScene", "DactylInput", "DactylScrolling", "DactylActions", "DactylFocus", "DactylDragAndDrop", "DactylControls",
]
CLASS = re.compile(r"^(\s*)(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|private|fileprivate|open|final) )*class (\w+)[^\n]*\{$")
FIELD = re.compile(
    r"^((?:@\w+(?:\([^)]*\))? )*)((?:(?:public|package|private|fileprivate|internal|lazy|final|override|weak|unowned"
    r"|(?:private|package|fileprivate|internal)\(set\)) )*)(var|let) (\w+)(.*)$")
CONTAINER = re.compile(r"[=:]\s*(Column|SparseColumn|Cell|List|Queue|Listeners)\b")


def body_of(lines, start, indent):
    """The lines of a type from the one after its header on."""
    for end in range(start + 1, len(lines)):
        if lines[end].startswith(indent + "}"):
            return lines[start + 1:end]
    return lines[start + 1:]


def fields_of(body, indent):
    """The names of the variables and constant containers that a type stores."""
    depth = indent + "  "
    for number, line in enumerate(body):
        if not line.startswith(depth) or line.startswith(depth + " "):
            continue
        match = FIELD.match(line[len(depth):])
        if not match:
            continue
        _, words, kind, name, rest = match.groups()
        if "weak" in words or "unowned" in words or "override" in words:
            continue
        following = body[number + 1].strip() if number + 1 < len(body) else ""
        observed = "didSet" in rest or (rest.endswith("{") and following.startswith(("didSet", "willSet")))
        computed = "{" in rest and "=" not in rest.split("{")[0] and not observed
        if kind == "var" and not computed or kind == "let" and CONTAINER.search(rest):
            yield name


def missing(text):
    """The classes of a file with what their `copyState` does not name."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        match = CLASS.match(line)
        if not match:
            continue
        indent, name = match.groups()
        body = body_of(lines, number, indent)
        fields = list(fields_of(body, indent))
        whole = "\n".join(body)
        if not fields or "Not in snapshots" in whole or "Not in snapshots" in "\n".join(lines[max(number - 12, 0):number]):
            continue
        start = whole.find("func copyState(")
        if start < 0:
            yield number + 1, name, "has state, and no copyState"
            continue
        copied = set(re.findall(r"\w+", whole[start:]))
        left = [field for field in fields if field not in copied]
        if left:
            yield number + 1, name, "does not copy " + ", ".join(left)


def check_itself():
    """Cases that have to be found, and cases that have to be ignored."""
    text = "final class A {\n  var a = 1\n  let b = List<Int>()\n  let c: Int\n  var d: Int { 1 }\n%s}\n"
    assert [fault[2] for fault in missing(text % "")] == ["has state, and no copyState"]
    assert [fault[2] for fault in missing(text % "  func copyState(_ c: X) {\n    c.copy(&a)\n  }\n")] == ["does not copy b"]
    assert not list(missing(text % "  // Not copied: b (why).\n".join(["  func copyState(_ c: X) {\n    c.copy(&a)\n  ", "  }\n"])))
    assert not list(missing(text % "  // Not in snapshots: memory.\n"))


def main():
    check_itself()
    files = [file for module in MODULES for file in sorted((ROOT / "Sources" / module).rglob("*.swift"))]
    faults = [
        f"{file.relative_to(ROOT)}:{line}: {name} {what}" for file in files for line, name, what in missing(file.read_text())
    ]
    print("\n".join(faults) or f"{len(files)} files: snapshots hold every variable, or a comment says why not")
    sys.exit(1 if faults else 0)


main()
