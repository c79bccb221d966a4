"""The names that articles and doc comments give in code voice, held against what there is: `documentation.py` asks it.

A name is what stands alone between backticks and looks like one of the API's: `addSubview(_:)`, `View.alpha`, `isHidden`. In
an article it is public; in a comment, and in the article on how a frame runs, it may be anybody's. With labels it has all of
them, in order. After the name of a type of the project's it is a member of that type. Words of an article's examples, of the
file that a comment is in, and parameters count as names, too; so do those of other people's that are listed here.
"""

import json
import pathlib
import re

# A name with the types around it, and its labels.
NAME = re.compile(r"\.?([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(\((?:[A-Za-z_]\w*:)*\))?")
CODE_VOICE = re.compile(r"(?<!`)(`{1,2})([^`\n]+)\1(?!`)")
FENCE = re.compile(r"```.*?```", re.DOTALL)
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}

# The language and its library.
SWIFT = {"nil", "super", "catch", "Sendable", "Double", "Codable", "DecodingError", "optional", "convenience"}
# UIKit's and Android's, which are mentioned beside their counterparts here.
OTHERS = {
    "UIMenu", "UIRefreshControl", "UISegmentedControl", "UISlider", "UISplitViewController", "UIStepper", "UISwitch",
    "UITextField", "UITextView", "NSAttributedString",
    "UIPreviewInteraction", "UIApplicationShortcutItem", "UIAccessibility.isReduceMotionEnabled", "isBoldTextEnabled",
    "UIWindowScene", "UI", "Moved", "Ended", "Cancelled", "copy(_:)", "sizeThatFits", "CGRect", "NSLineBreakMode", "FocusFinder",
    "accessibilityActivate()", "accessibilityIncrement()", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer", "CAAnimation",
    "buildMenu(with:)", "makeTouchBar()", "updateUserActivityState(_:)", "drawText(in:)", "willTransition(to:)",
    "action(forKey:)", "needsDisplay(forKey:)",
}
# A class of UAX #14, an axis of SDL's mappings, a row of the benchmark, a command, the trait of the package.
WORDS = {"SA", "a0", "forest", "taskset", "Tools"}
ALLOWED = SWIFT | OTHERS | WORDS


class Names:
    """The names in the symbol graphs of some modules."""

    def __init__(self, graphs):
        self.all, self.public, self.titles, self.public_titles, self.types = set(), set(), set(), set(), set()
        self.members = {}
        for graph in graphs:
            for symbol in graph["symbols"]:
                self.add(symbol)

    def add(self, symbol):
        path = [part.split("(")[0] for part in symbol["pathComponents"]]
        title = symbol["pathComponents"][-1]
        names = {path[-1], *parameters(symbol)}
        self.all |= names
        self.titles.add(title)
        if symbol.get("accessLevel") in ("public", "open"):
            self.public |= names
            self.public_titles.add(title)
        if symbol["kind"]["identifier"] in TYPES:
            self.types.add(path[-1])
        for around in path[:-1]:
            self.members.setdefault(around, set()).add(path[-1])

    def has(self, code, words, is_public):
        """Whether a text in code voice is no name, or the name of something."""
        match = NAME.fullmatch(code)
        if not match or code in ALLOWED:
            return True
        parts, labels = match[1].split("."), match[2]
        if len(parts) > 1 and parts[-2] in self.types and parts[-1] not in self.members.get(parts[-2], set()):
            return False
        if labels and labels != "()":
            return parts[-1] + labels in (self.public_titles if is_public else self.titles)
        return parts[-1] in words or parts[-1] in (self.public if is_public else self.all)


def parameters(symbol):
    """The names of a symbol's parameters, outside and inside."""
    fragments = [*symbol.get("declarationFragments", [])]
    for parameter in symbol.get("functionSignature", {}).get("parameters", []):
        yield parameter["name"]
        yield parameter.get("internalName", parameter["name"])
        fragments += parameter.get("declarationFragments", [])
    for fragment in fragments:
        if fragment["kind"] in ("externalParam", "internalParam", "genericParameter"):
            yield fragment["spelling"]


def strays_in_article(text, names, is_public=True, words=frozenset()):
    """The names of an article that nothing has, with their lines."""
    words = words | {word for block in FENCE.findall(text) for word in re.findall(r"\w+", block)}
    prose = FENCE.sub(lambda block: "\n" * block[0].count("\n"), text)
    for number, line in enumerate(prose.split("\n"), 1):
        for _, code in CODE_VOICE.findall(line):
            if not names.has(code, words, is_public):
                yield number, code


def strays_in_source(text, names, words=frozenset()):
    """The names of a Swift file's comments that nothing has, with their lines."""
    lines = text.split("\n")
    words = words | set(re.findall(r"\w+", "\n".join(line.split("//")[0] for line in lines)))
    # Code lines and examples say nothing by themselves.
    prose = (re.sub(r"^\s*///?", "", line) if re.match(r"\s*//", line) else "" for line in lines)
    for number, code in strays_in_article("\n".join(prose), names, is_public=False, words=words):
        yield number, code


# Articles whose tables begin with the names of another engine.
OTHER_ENGINES = {"ComingFromSpriteKit.md", "ComingFromGodot.md", "ComingFromUIKit.md"}


def own_text(article):
    """The text of an article without the names of another engine."""
    text = article.read_text()
    return re.sub(r"^\|[^|]*\|", "| |", text, flags=re.MULTILINE) if article.name in OTHER_ENGINES else text


def strays(root, graphs, modules):
    """The faults in the articles and the libraries' sources of a project, a line each."""
    names = Names(json.loads(path.read_text()) for path in graphs)
    sources = root / "Sources"
    # Folders and files are named as well.
    places = {path.name for path in sources.rglob("*") if path.is_dir()} | set(modules)
    files = {path.name for folder in ("Sources", "Tests", "Samples", "Assets") for path in (root / folder).rglob("*.*")}

    def is_place(code):
        return code in places or code in files or code.endswith(".txt")

    articles = [root / "README.md", *sorted(sources.rglob("*.md"))]
    found = [
        (article, strays_in_article(own_text(article), names, article.name != "HowAFrameRuns.md"))
        for article in articles]
    found += [(file, strays_in_source(file.read_text(), names)) for file in sorted(sources.rglob("*.swift"))]
    for path, wrong in found:
        for number, code in wrong:
            if not is_place(code):
                yield f"{path.relative_to(root)}:{number}: there is no `{code}`"
