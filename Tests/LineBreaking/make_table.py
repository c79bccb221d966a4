#!/usr/bin/env python3
"""Makes the table of line break classes from the files of the Unicode Character Database.

    Tests/LineBreaking/make_table.py FOLDER

FOLDER is where LineBreak.txt, EastAsianWidth.txt, emoji/emoji-data.txt, extracted/DerivedGeneralCategory.txt and
auxiliary/LineBreakTest.txt are (Debian's package unicode-data has them in /usr/share/unicode). It writes
Sources/DactylText/LineBreaking/LineBreakTable+Data.swift, and the published test without its comments beside this file.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(HERE, "..", "..", "Sources/DactylText/LineBreaking/LineBreakTable+Data.swift")
TEST = os.path.join(HERE, "LineBreakTest.txt")

# In the order of the cases of LineBreakClass. `ID*` is an unassigned code point that is to be a picture (LB30b); `OP*`
# and `CP*` are the wide ones, which LB30 leaves out.
CLASSES = (
    "AL HL NU SP BK CR LF NL CM ZWJ ZW WJ GL BA BB B2 HY CB CL CP CP* EX IN NS OP OP* QU IS PR PO SY EB EM ID ID* "
    "H2 H3 JL JV JT RI"
).split()
BLOCK = 64
LIMIT = 0x20000
# Class n is written as the nth of these.
LETTERS = "".join(chr(c) for c in range(0x23, 0x7F) if chr(c) != "\\")


def ranges(path):
    """The lines of a file: first and last code point, and a value."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = line.split("#")[0].strip().split(";")
            if len(fields) < 2:
                continue
            first, _, last = fields[0].strip().partition("..")
            yield int(first, 16), int(last or first, 16), fields[1].strip()


def values(path, default, only=None):
    table = [default] * 0x110000
    for first, last, value in ranges(path):
        if only is None or value in only:
            table[first : last + 1] = [value] * (last - first + 1)
    return table


def classes(folder):
    breaks = values(os.path.join(folder, "LineBreak.txt"), "XX")
    for first, last in ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
                        (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)):
        breaks[first : last + 1] = ["ID" if b == "XX" else b for b in breaks[first : last + 1]]
    breaks[0x20A0:0x20D0] = ["PR" if b == "XX" else b for b in breaks[0x20A0:0x20D0]]
    widths = values(os.path.join(folder, "EastAsianWidth.txt"), "N")
    pictures = values(os.path.join(folder, "emoji/emoji-data.txt"), None, {"Extended_Pictographic"})
    categories = values(os.path.join(folder, "extracted/DerivedGeneralCategory.txt"), "Cn")
    table = []
    for code, kind in enumerate(breaks):
        if kind in ("AI", "SG", "XX"):
            kind = "AL"  # LB1
        elif kind == "SA":
            kind = "CM" if categories[code] in ("Mn", "Mc") else "AL"  # LB1, without a dictionary
        elif kind == "CJ":
            kind = "NS"  # LB1
        if pictures[code] and categories[code] == "Cn":
            assert kind == "ID", hex(code)
            kind = "ID*"
        elif kind in ("OP", "CP") and widths[code] in ("F", "W", "H"):
            kind += "*"
        table.append(kind)
    return table


def check_upper(table):
    """The classes that `LineBreakTable` knows without a table: all from plane 2 on."""
    for code in range(LIMIT, 0x110000):
        is_mark = code == 0xE0001 or 0xE0020 <= code <= 0xE007F or 0xE0100 <= code <= 0xE01EF
        is_ideograph = code < 0x40000 and code & 0xFFFF <= 0xFFFD
        assert table[code] == ("CM" if is_mark else "ID" if is_ideograph else "AL"), hex(code)


def lines(text, width=112):
    return "\n".join("    " + text[at : at + width] + "\\##" for at in range(0, len(text), width))[: -len("\\##")]


def write_table(table, version):
    blocks, places = [], []
    for start in range(0, LIMIT, BLOCK):
        block = "".join(LETTERS[CLASSES.index(kind)] for kind in table[start : start + BLOCK])
        if block not in blocks:
            blocks.append(block)
        places.append(blocks.index(block))
    base = len(LETTERS)
    assert len(blocks) <= base * base
    stage = "".join(LETTERS[place // base] + LETTERS[place % base] for place in places)
    with open(TABLE, "w", encoding="ascii") as file:
        file.write(f'''// Made by Tests/LineBreaking/make_table.py of the Unicode Character Database {version}; not to be edited.
// The data is of Unicode, Inc.: https://www.unicode.org/terms_of_use.html

extension LineBreakTable {{
  /// The version of Unicode whose classes these are.
  static let version = "{version}"

  /// Which of `blocks` each {BLOCK} scalars up to U+{LIMIT - 1:X} have, two letters for each.
  static let places: String = ##"""
{lines(stage)}
    """##

  /// Blocks of the classes of {BLOCK} scalars, a letter for each.
  static let blocks: String = ##"""
{lines("".join(blocks))}
    """##
}}
''')
    print(len(blocks), "blocks of", BLOCK)


def write_test(folder):
    """The published test, a break where it has `÷` and no sign where it has `×`."""
    with open(os.path.join(folder, "auxiliary/LineBreakTest.txt"), encoding="utf-8") as file:
        source = file.read().splitlines()
    head = [line for line in source[:30] if line.startswith("# LineBreakTest") or line.startswith("# ©")]
    tests = [line.split("#")[0].strip() for line in source]
    tests = [re.sub(r" × ", " ", test.removeprefix("× ").removesuffix(" ÷")) for test in tests if test]
    with open(TEST, "w", encoding="utf-8") as file:
        file.write("\n".join(head) + "\n# Unicode and the Unicode Logo are registered trademarks of Unicode, Inc. "
                   "in the U.S. and other countries.\n"
                   "# For terms of use, see https://www.unicode.org/terms_of_use.html\n"
                   "# Changed by make_table.py: without comments, and without the signs × and the outer ÷.\n")
        file.write("\n".join(re.sub(" ÷ ", "÷", test) for test in tests) + "\n")
    print(len(tests), "tests")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = sys.argv[1]
    with open(os.path.join(folder, "LineBreak.txt"), encoding="utf-8") as file:
        version = re.search(r"LineBreak-([\d.]+)\.txt", file.readline()).group(1)
    table = classes(folder)
    check_upper(table)
    write_table(table, version)
    write_test(folder)


if __name__ == "__main__":
    main()
