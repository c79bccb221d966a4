"""Reads the declarations and the used names of a Swift file, without the compiler."""

import collections

from swift_tokens import tokens_of

KEYWORDS = frozenset("""
    actor any as associatedtype async await borrowing break case catch class consume consuming continue convenience copy
    default defer deinit didSet discard do dynamic each else enum extension fallthrough false fileprivate final for func
    get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated
    nonmutating open operator optional override package postfix precedencegroup prefix private protocol public repeat
    required rethrows return Self self sending set some static struct subscript super switch throw throws true try Type
    typealias unowned unsafe var weak where while willSet yield _modify _read error newValue oldValue _
    """.split())


class Source:
    """The declarations of a file for its module, and the names that it uses."""

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
        """Whether a statement continues in the next line."""
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
            if self._text(index + 2) == "<":
                self._generic_parameters(index + 2, inside)
        elif word == "func" or (word == "subscript" and not in_code) or (word == "init" and self._opens_init(index, in_code)):
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
        """Records a declared name; inside code it is a local one."""
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
        """Records the parameters of an open angle bracket."""
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
            # The name of an operator may have angle brackets.
            while self._text(index) not in ("(", "") and not (
                    self._text(index) == "<" and self._text(index - 1).isidentifier()
                    and self._text(index - 1) != "func"):
                index += 1
        elif self._text(index) == "?":
            index += 1
        if self._text(index) == "<":
            index = self._generic_parameters(index, block) + 1
        self._parameters(index, block)
        self._await(block)

    def _opens_init(self, index, in_code):
        """Whether `init` declares an initializer, and is not one that is called."""
        return not in_code and self._text(index + 1) in ("(", "<", "?")

    def _parameters(self, index, block):
        """Records the parameters of an open parenthesis: in each, the last name before the colon."""
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
        """Records the names of a pattern after `let` or `var`, which hide others when their statement is over."""
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
        """The block in which the names of a pattern are known: the next one, unless that belongs to another statement."""
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
        """Records the names between a brace and `in`, when it is a closure that has some."""
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
        # A name captured under itself is a use of that name.
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
    """The contents between two braces: their kind, and the names that hide others in it."""

    def __init__(self, kind):
        self.kind = kind
        self.locals = set()
        self.brackets = []
        self.outer_coming = None

    @property
    def is_type(self):
        return self.kind in ("type", "enum", "file")
