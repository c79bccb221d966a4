"""Draws the arrows between the files of each module, and checks them.

    python3 Tests/file_graph.py                        checks every module
    python3 Tests/file_graph.py --module Dactyl        one module
    python3 Tests/file_graph.py --arrows Frame.swift   whom a file uses, and who uses it
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

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARTICLE = ROOT / "Sources" / "Dactyl" / "Dactyl.docc" / "HowAFrameRuns.md"
HEADING = "## The order of folders"
LARGEST_CYCLE = 10

KEYWORDS = frozenset("""
    actor any as associatedtype async await borrowing break case catch class consume consuming continue convenience copy
    default defer deinit didSet discard do dynamic each else enum extension fallthrough false fileprivate final for func
    get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated
    nonmutating open operator optional override package postfix precedencegroup prefix private protocol public repeat
    required rethrows return Self self sending set some static struct subscript super switch throw throws true try Type
    typealias unowned unsafe var weak where while willSet yield _modify _read error newValue oldValue _
    """.split())

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

Token = collections.namedtuple("Token", "text line spaced")  # `spaced`: white space stands before it.

TOKEN = re.compile(r"""
    (?P<space>[ \t\r]+) | (?P<newline>\n) | (?P<comment>//[^\n]*) | (?P<block>/\*) | (?P<string>\#*"(?:"")?)
    | (?P<name>`[^`\n]+`|[\#@]?[A-Za-z_][A-Za-z_0-9]*|\$[0-9A-Za-z_]+)
    | (?P<number>[0-9](?:[0-9A-Fa-f_xobp]|\.(?=[0-9]))*) | (?P<arrow>->) | (?P<mark>.)
    """, re.VERBOSE)


def tokens_of(text):
    """The tokens of a source, without comments and strings; line ends are tokens. Interpolations stand in parentheses."""
    tokens = []
    position, line, spaced = 0, 1, False

    def read(until_parenthesis):
        nonlocal position, line, spaced
        depth = 0
        while position < len(text):
            match = TOKEN.match(text, position)
            kind, word = match.lastgroup, match.group()
            position = match.end()
            if kind == "space" or kind == "comment":
                spaced = True
                continue
            if kind == "block":
                skip_block_comment()
                continue
            if kind == "string":
                skip_string(word)
                continue
            tokens.append(Token(word.strip("`") if kind == "name" else word, line, spaced))
            spaced = kind == "newline"
            line += word == "\n"
            depth += (word == "(") - (word == ")")
            if until_parenthesis and depth == 0:
                return

    def skip_block_comment():
        nonlocal position, line
        depth = 1
        while depth and position < len(text):
            two = text[position:position + 2]
            depth += (two == "/*") - (two == "*/")
            line += text[position] == "\n"
            position += 2 if two in ("/*", "*/") else 1

    def skip_string(opening):
        nonlocal position, line
        hashes = opening.count("#")
        end = opening.lstrip("#") + "#" * hashes
        escape = "\\" + "#" * hashes
        tokens.append(Token('""', line, spaced))
        while position < len(text):
            if text.startswith(end, position):
                position += len(end)
                return
            if text.startswith(escape + "(", position):
                position += len(escape)
                read(until_parenthesis=True)
            elif text.startswith(escape, position):
                position += len(escape) + 1
            else:
                line += text[position] == "\n"
                position += 1

    read(until_parenthesis=False)
    return [*tokens, Token("\n", line, True)]


class Source:
    """What a file declares for its module, and which names it uses."""

    def __init__(self, text, generics=None):
        self.declared = set()
        """The names of types and members."""
        self.generics = {}
        """The names of the generic parameters of a type that it declares."""
        self.used = collections.defaultdict(list)
        """The lines on which it uses a name."""
        self._known_generics = generics or {}
        self._tokens = tokens_of(text)
        self._blocks = [Block("file")]
        self._skipped = set()
        self._coming = None
        """The block that the next brace opens, when its header is being read."""
        self._coming_depth = 0
        self._waiting = []
        """Local names whose statement is not over: until then they do not hide others."""
        self._brackets = []
        self._read()

    # Reading from front to back.

    def _read(self):
        for index, token in enumerate(self._tokens):
            text = token.text
            if text in ("(", "["):
                is_literal = text == "[" and (token.spaced or self._text(index - 1) in ("(", "[", "{", "=", ",", ":"))
                self._brackets.append("literal" if is_literal else text)
            elif text in (")", "]"):
                if self._brackets:
                    self._brackets.pop()
            elif text == "{":
                self._open(index)
            elif text == "}":
                self._close()
            elif text == "\n" or text == "," or text == ";":
                self._end_part(index)
            elif text == ":" and self._blocks[-1].kind == "switch" and not self._brackets:
                self._reveal(0)
            elif text.isidentifier() or text[0] in "$@#":
                self._name(index, token)

    def _open(self, index):
        is_awaited = self._coming is not None and len(self._brackets) == self._coming_depth
        block = self._coming if is_awaited else Block("code")
        if is_awaited:
            self._coming = None
        elif self._coming is not None:
            block.outer_coming = (self._coming, self._coming_depth)
            self._coming = None
        self._reveal(len(self._brackets))
        block.brackets = self._brackets
        self._brackets = []
        self._blocks.append(block)
        if not block.is_type:
            self._closure_parameters(index, block)

    def _close(self):
        self._reveal(0)
        if len(self._blocks) == 1:
            return
        block = self._blocks.pop()
        self._brackets = block.brackets
        self._coming = None
        if block.outer_coming:
            self._coming, self._coming_depth = block.outer_coming

    def _end_part(self, index):
        depth = len(self._brackets)
        if self._tokens[index].text == "\n" and self._continues(index):
            return
        self._reveal(depth)
        # A declaration without a body, as in protocols, is over with its line.
        if self._tokens[index].text == "\n" and self._coming and self._coming.kind == "member" \
                and depth == self._coming_depth and self._next(index) not in ("{", "where", "->", "throws", "async"):
            self._coming = None

    def _continues(self, index):
        """Whether a statement goes on in the next line."""
        before, after = self._text(index - 1), self._next(index)
        return before in ("=", ",", "(", "[", "?", ":", "&", "|", "+", "-", "*", "/", "<", "->") \
            or after in (".", "?", ":", "&", "|", "+", "*", "/", "=", "where", "{", "->")

    def _reveal(self, depth):
        for entry in [entry for entry in self._waiting if entry[0] >= depth]:
            self._waiting.remove(entry)
            entry[1].locals.add(entry[2])

    def _name(self, index, token):
        text, before = token.text, self._text(index - 1)
        if index in self._skipped or text[0] in "$#":
            return
        if text[0] == "@":
            return self._use(text[1:], token.line)
        if before == ".":
            if text not in KEYWORDS:
                self._use(text, token.line)
            return
        if text in KEYWORDS:
            return self._keyword(index, text)
        if self._is_label(index) or self._is_local(text):
            return
        self._use(text, token.line)

    def _is_label(self, index):
        """Whether a name stands before an argument or an element, or names a parameter of a function's type."""
        following = self._tokens[index + 1] if index + 1 < len(self._tokens) else None
        if following is None or following.text != ":" or following.spaced or not self._brackets:
            return False
        return self._brackets[-1] != "literal"

    def _is_local(self, name):
        return any(name in block.locals for block in self._blocks) or (self._coming and name in self._coming.locals)

    def _use(self, name, line):
        self.used[name].append(line)

    # Declarations and headers.

    def _keyword(self, index, word):
        in_code = any(block.kind in ("code", "member") for block in self._blocks)
        inside = self._blocks[-1]
        if word in ("struct", "class", "enum", "protocol", "actor", "extension"):
            self._type(index, word, in_code)
        elif word in ("typealias", "associatedtype"):
            self._declare(index + 1, in_code)
            self._generic_parameters(index + 2, inside) if word == "typealias" and self._text(index + 2) == "<" else None
        elif word in ("func", "init", "subscript") and not (word == "init" and self._text(index + 1) not in ("(", "<", "?")):
            if in_code and word != "func":
                return
            self._function(index, word, in_code)
        elif word in ("var", "let"):
            if inside.is_type and not self._brackets:
                self._declare(index + 1, in_code)
                self._await(Block("member"))
            else:
                self._locals(index)
        elif word == "case":
            if inside.kind == "enum" and not self._brackets:
                self._cases(index, in_code)
            elif inside.kind == "switch":
                inside.locals.clear()
        elif word == "default" and inside.kind == "switch":
            inside.locals.clear()
        elif word == "import":
            self._skipped.add(index + 1)
        elif word in ("if", "while", "catch", "for"):
            self._await(Block("code"))
            if word == "for" and self._text(index + 1) != "case":
                self._loop_names(index)
        elif word == "switch":
            self._await(Block("switch"))
        elif word in ("get", "set", "didSet", "willSet", "deinit", "_modify", "_read"):
            self._accessor(index)

    def _await(self, block):
        self._coming, self._coming_depth = block, len(self._brackets)

    def _declare(self, index, in_code):
        """Takes a declared name in; inside code it is a local one."""
        name = self._text(index)
        self._skipped.add(index)
        if not name.isidentifier():
            return
        if in_code:
            self._blocks[-1].locals.add(name)
        else:
            self.declared.add(name)

    def _type(self, index, word, in_code):
        following = self._text(index + 1)
        if not following.isidentifier() or following in ("func", "var", "let", "subscript"):
            return
        block = Block("enum" if word == "enum" else "type")
        if word == "extension":
            end = index + 1
            while self._text(end + 1) == "." and self._text(end + 2).isidentifier():
                end += 2
            for name in range(index + 1, end + 1, 2):
                block.locals |= self._known_generics.get(self._text(name), set())
        else:
            self._declare(index + 1, in_code)
            if self._text(index + 2) == "<":
                self._generic_parameters(index + 2, block)
                self.generics[following] = set(block.locals)
        self._await(block)

    def _generic_parameters(self, index, block):
        """Takes the parameters of an open angle bracket in."""
        depth, expects = 0, False
        while index < len(self._tokens):
            text = self._text(index)
            if text == "<":
                depth += 1
                expects = depth == 1
            elif text == ">":
                depth -= 1
                if depth == 0:
                    return index
            elif text == "," and depth == 1:
                expects = True
            elif expects and text not in ("\n", "each", "let"):
                block.locals.add(text)
                self._skipped.add(index)
                expects = False
            index += 1
        return index

    def _function(self, index, word, in_code):
        block = Block("member")
        index += 1
        if word == "func":
            self._declare(index, in_code)
            while not self._text(index) in ("(", "<", "") or (self._text(index) == "<" and not self._tokens[index - 1].text.isidentifier()):
                index += 1
        elif self._text(index) == "?":
            index += 1
        if self._text(index) == "<":
            index = self._generic_parameters(index, block) + 1
        self._parameters(index, block)
        self._await(block)

    def _parameters(self, index, block):
        """Takes the parameters of an open parenthesis in: in each, the last name before the colon."""
        depth, names, is_name = 0, [], True
        while index < len(self._tokens):
            text = self._text(index)
            if text in ("(", "[", "{"):
                depth += 1
            elif text in (")", "]", "}"):
                depth -= 1
                if depth == 0:
                    break
            elif depth == 1 and text == ",":
                names, is_name = [], True
            elif depth == 1 and text == ":" and is_name:
                block.locals |= {self._text(name) for name in names[-1:]}
                self._skipped |= set(names)
                is_name = False
            elif depth == 1 and is_name and (text.isidentifier()):
                names.append(index)
            index += 1

    def _accessor(self, index):
        inside = self._blocks[-1]
        if inside.kind != "member" or self._text(index + 1) not in ("{", "("):
            return
        block = Block("code")
        if self._text(index + 1) == "(":
            block.locals.add(self._text(index + 2))
            self._skipped.add(index + 2)
        self._await(block)

    def _cases(self, index, in_code):
        depth, expects = 0, True
        index += 1
        while index < len(self._tokens):
            text = self._text(index)
            depth += (text in ("(", "[")) - (text in (")", "]"))
            if depth == 0 and text == ",":
                expects = True
            elif depth == 0 and text == "\n" and not expects:
                return
            elif depth == 0 and expects and text != "\n":
                self._declare(index, in_code)
                expects = False
            index += 1

    def _locals(self, index):
        """Takes the names of a pattern after `let` or `var` in, which hide others when their statement is over."""
        scope = self._scope_of_pattern(index)
        depth, start = 0, index + 1
        is_enum_pattern = self._text(start) == "." or self._text(start)[:1].isupper()
        for position in range(start, len(self._tokens)):
            text = self._text(position)
            following = self._tokens[position + 1].text if position + 1 < len(self._tokens) else ""
            depth += (text in ("(", "[")) - (text in (")", "]"))
            if depth < 0 or (depth == 0 and text in ("=", ":", "\n", "in", "{", "else", ",")):
                return
            is_name = text.isidentifier() and text not in KEYWORDS and self._text(position - 1) != "."
            if not is_name or (is_enum_pattern and following in ("(", ".")):
                continue
            self._skipped.add(position)
            if following == ":" and depth > 0 and not self._tokens[position + 1].spaced:
                continue
            self._waiting.append((len(self._brackets), scope, text))

    def _scope_of_pattern(self, index):
        """The block in which the names of a pattern are known: what is coming, unless that is for somebody else."""
        return self._coming if self._coming and self._coming.kind in ("code", "switch") else self._blocks[-1]

    def _loop_names(self, index):
        position = index + 1
        is_type = False
        while position < len(self._tokens) and self._text(position) not in ("in", "\n"):
            text = self._text(position)
            is_type = text == ":" or (is_type and text != ",")
            if text.isidentifier() and not is_type and text not in KEYWORDS:
                self._waiting.append((len(self._brackets), self._coming, text))
                self._skipped.add(position)
            position += 1

    def _closure_parameters(self, index, block):
        """Takes the names between a brace and `in` in, when it is a closure that has some."""
        names, depth, is_type, position = [], 0, False, index + 1
        while position < len(self._tokens):
            text = self._text(position)
            if text in ("\n", "{", "}", ";", "for", "if", "switch", "let", "var", "return", "guard", "while", '""'):
                return
            if text == "in" and depth == 0:
                break
            depth += (text in ("(", "[")) - (text in (")", "]"))
            if text in (":", "->", "="):
                is_type = True
            elif text in (",", ")", "]"):
                is_type = False
            elif text.isidentifier() and text not in KEYWORDS and not is_type:
                names.append(position)
            position += 1
        else:
            return
        block.locals |= {self._text(name) for name in names}
        # What is captured by its own name is a use of that name.
        self._skipped |= {name for name in names if self._text(name + 1) != "]" or self._text(index + 1) != "["}

    def _text(self, index):
        return self._tokens[index].text if 0 <= index < len(self._tokens) else ""

    def _next(self, index):
        """The next token that is no end of a line."""
        index += 1
        while self._text(index) == "\n":
            index += 1
        return self._text(index)


class Block:
    """What is between two braces: its kind, and the names that hide others in it."""

    def __init__(self, kind):
        self.kind = kind
        self.locals = set()
        self.brackets = []
        self.outer_coming = None

    @property
    def is_type(self):
        return self.kind in ("type", "enum", "file")


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
        """What is wrong, a line each; `order` are the module's folders, the lowest first, or nothing."""
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
