"""Tests of documented_names.py, with a project of a few symbols.

    python3 -m unittest discover Tests
"""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import documented_names


def symbol(*path, kind="swift.method", level="public", parameters=()):
    return {
        "pathComponents": list(path), "kind": {"identifier": kind}, "accessLevel": level,
        "functionSignature": {"parameters": [{"name": name} for name in parameters]}}


NAMES = documented_names.Names([{"symbols": [
    symbol("Card", kind="swift.struct"), symbol("Card", "flip(over:)", parameters=["over"]),
    symbol("Card", "pips", kind="swift.property"), symbol("Deck", kind="swift.class", level="internal"),
    symbol("Deck", "shuffle()", level="internal"),
]}])


def article(text, is_public=True):
    return [code for _, code in documented_names.strays_in_article(text, NAMES, is_public)]


def source(text):
    return list(documented_names.strays_in_source(text, NAMES))


class NameTests(unittest.TestCase):
    def test_names_that_exist_are_right_in_each_form(self):
        self.assertEqual(article("`Card`, ``Card/pips``, `Card.flip(over:)`, `card.pips`, `.pips`, `flip`, `over`"), [])

    def test_names_that_do_not_exist_are_found_with_their_lines(self):
        text = "one\n`Card.turn`, `turn` and `flip(under:)`"
        found = documented_names.strays_in_article(text, NAMES)
        self.assertEqual(list(found), [(2, "Card.turn"), (2, "turn"), (2, "flip(under:)")])

    def test_a_member_belongs_to_the_type_that_it_is_named_with(self):
        self.assertEqual(article("`Card.shuffle()` and `Deck.shuffle()`", is_public=False), ["Card.shuffle()"])

    def test_articles_name_what_is_public(self):
        self.assertEqual(article("`Deck`"), ["Deck"])
        self.assertEqual(article("`Deck`", is_public=False), [])

    def test_what_does_not_look_like_a_name_is_left_alone(self):
        self.assertEqual(article("`--seed 5`, `card.pips += 1`, `nil`, `[turn]`, ```turn```"), [])

    def test_an_example_gives_its_words_to_the_article(self):
        self.assertEqual(article("```swift\nlet turn = 5\n```\nHere `turn` is 5, and `again` is nothing."), ["again"])

    def test_comments_may_name_what_their_file_has(self):
        text = "/// Turns by `turn` as `spin` says.\nfunc go(turn: Int) {\n  // `Card.spin` does not.\n}\n"
        self.assertEqual(source(text), [(1, "spin"), (3, "Card.spin")])

    def test_examples_in_comments_are_code(self):
        self.assertEqual(source("/// ```swift\n/// let `spin` = 5\n/// ```\n"), [])


unittest.main()
