"""Cuts Swift into its tokens."""

import collections
import re

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
