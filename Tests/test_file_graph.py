"""Tests of file_graph.py, with modules of a few lines.

    python3 -m unittest discover Tests
"""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import file_graph


def arrows(**texts):
    """The arrows of a module whose files have these names and texts, as pairs of names."""
    module = file_graph.Module("Game", {f"{name}.swift": text for name, text in texts.items()})
    return {
        (source.removesuffix(".swift"), target.removesuffix(".swift"))
        for source, targets in module.arrows.items() for target in targets}


def faults(order, **texts):
    """The faults of a module; two underscores in a file's name stand for a folder."""
    module = file_graph.Module("Game", {f"{name.replace('__', '/')}.swift": text for name, text in texts.items()})
    return list(module.faults(order))


# A type with a member of each sort, for others to use.
CARD = "struct Card {\n  var pips: Int\n  func flip(over side: Int) {}\n  static let spare = 1\n  enum Suit { case hearts, spades(Int) }\n}\n"


class ArrowTests(unittest.TestCase):
    def uses(self, text):
        return ("Table", "Card") in arrows(Card=CARD, Table=text)

    def test_types_are_uses(self):
        for text in ("let top: Card", "var all = [Card]()", "extension Card {}", "func show<T: Card>(_ it: T) {}",
                     "struct Table: Card {}", "let suit = Card.Suit.self", "@Card var top: Int"):
            self.assertTrue(self.uses(text), text)

    def test_members_are_uses(self):
        for text in ("func f() { top.pips += 1 }", "func f() { top.flip(over: 2) }", "func f() { flip(over: 2) }",
                     "let n = pips + 1", "let it: Any = .hearts", "func f() {\n  if case .spades(let n) = it {}\n}",
                     "let path = \\Any.pips", "let n = a ? pips : 0", "let names = [pips: 1]", "func f() { list[pips] = 1 }"):
            self.assertTrue(self.uses(text), text)

    def test_comments_and_strings_are_left_out(self):
        for text in ("// Card", "/* Card /* Card */ pips */", 'let a = "Card \\" pips"', 'let a = """\n  Card "pips" \n  """',
                     'let a = #"Card \\(pips)"#', 'let a = ""  // pips'):
            self.assertFalse(self.uses(text), text)

    def test_interpolations_are_code(self):
        for text in ('let a = "\\(pips)"', 'let a = "\\"\\(of("x", pips))\\""', 'let a = """\n  \\(Card.self)\n  """',
                     'let a = #"\\#(pips)"#'):
            self.assertTrue(self.uses(text), text)

    def test_text_after_strings_is_read_on(self):
        self.assertTrue(self.uses('let a = ""\nlet b = "\\"\\(a)\\""\nlet c: Card'))

    def test_locals_and_parameters_are_no_uses(self):
        for text in ("func f(pips: Int) -> Int { pips }", "func f(of pips: Int) { g(pips) }",
                     "func f() {\n  let pips = 1\n  g(pips)\n}", "func f() {\n  if let pips { g(pips) }\n}",
                     "func f() {\n  guard let pips = g() else { return }\n  g(pips)\n}",
                     "func f() {\n  for pips in g() { h(pips) }\n}", "func f() {\n  for (at, pips) in g() { h(pips) }\n}",
                     "func f() {\n  g { pips in h(pips) }\n}", "func f() {\n  g { (pips: Int) -> Int in h(pips) }\n}",
                     "func f() {\n  switch g() {\n  case .a(let pips): h(pips)\n  }\n}",
                     "func f() {\n  func flip(_ n: Int) {}\n  flip(1)\n}", "func f() { g(pips: 1) }",
                     "var all: Int {\n  get { 1 }\n  set(pips) { g(pips) }\n}", "init(pips: Int) { g(pips) }",
                     "func f() {\n  let (pips, b) = g()\n  h(pips)\n}", "func f<Card>(_ it: Card) {}"):
            self.assertFalse(self.uses(text), text)

    def test_locals_hide_nothing_elsewhere(self):
        for text in ("func f() {\n  let pips = 1\n}\nfunc g() { h(pips) }", "func f() {\n  let pips = pips(1)\n}",
                     "func f() {\n  let pips = top.pips\n}", "func f() {\n  g(pips)\n  let pips = 1\n}",
                     "func f() {\n  if let pips { g(pips) }\n  h(pips)\n}",
                     "func f() {\n  switch g() {\n  case .a(let pips): h()\n  case .b: h(pips)\n  }\n}",
                     "func f() {\n  g { h(pips, in: 1) }\n}"):
            self.assertTrue(self.uses(text), text)

    def test_what_a_type_declares_is_its_own(self):
        for text in ("struct Table {\n  var pips: Int\n  func f() { pips }\n}", "enum Table {\n  case pips\n}",
                     "protocol Table {\n  var pips: Int { get }\n  func flip()\n}"):
            self.assertFalse(self.uses(text), text)

    def test_generic_parameters_hide_types_in_extensions_too(self):
        texts = {"Card": CARD, "Deck": "struct Deck<Card> {}", "More": "extension Deck { func f() -> Card? { nil } }"}
        self.assertEqual(arrows(**texts), {("More", "Deck")})

    def test_names_that_several_files_declare_make_no_arrow(self):
        protocol = "protocol Shown {\n  func show()\n}"
        texts = {"A": protocol, "B": "struct B: Shown {\n  func show() {}\n}", "C": "func f() { x.show() }"}
        self.assertEqual(arrows(**texts), {("B", "A")})

    def test_initializers_and_standard_names_make_no_arrow(self):
        texts = {"A": "struct A {\n  init() {}\n  subscript(i: Int) -> Int { 1 }\n  var count = 1\n}", "B": "let n = x.count + x[1]"}
        self.assertEqual(arrows(**texts), set())

    def test_names_of_modules_below_make_no_arrow(self):
        module = file_graph.Module("Game", {"A.swift": "var bounds = 1", "B.swift": "let b = view.bounds"}, {"bounds"})
        self.assertEqual(dict(module.arrows["B.swift"]), {})


class FaultTests(unittest.TestCase):
    @staticmethod
    def ring(count):
        return {f"F{n}": f"struct T{n} {{ let next: T{(n + 1) % count}? }}" for n in range(count)}

    def test_cycles_of_ten_files_are_fine_and_of_eleven_are_not(self):
        self.assertEqual(faults([], **self.ring(10)), [])
        self.assertIn("11 files lead to each other", faults([], **self.ring(11))[0])
        self.assertEqual(len(faults([], **self.ring(11))), 12)

    def test_arrows_against_the_order_of_folders_are_faults(self):
        texts = {"Low__A": "struct A { var b: B }", "High__B": "struct B {}"}
        self.assertEqual(faults(["High", "Low"], **texts), [])
        self.assertEqual(faults(["Low", "High"], **texts), ["Game: Low/A.swift is below High/B.swift and uses it: B"])

    def test_files_in_no_folder_come_last(self):
        self.assertEqual(faults(["Low"], Low__A="struct A {}", B="let a: A"), [])
        self.assertEqual(len(faults(["Low"], Low__A="struct A { var b: B }", B="struct B {}")), 1)

    def test_subfolders_belong_to_the_folder_around_them_unless_named(self):
        texts = {"Low__In__A": "struct A { var b: B }", "Low__B": "struct B {}"}
        self.assertEqual(faults(["Low"], **texts), [])
        self.assertEqual(faults(["Low", "Low/In"], **texts), [])
        self.assertEqual(len(faults(["Low/In", "Low"], **texts)), 1)

    def test_the_list_and_the_folders_are_the_same(self):
        self.assertEqual(faults([], Low__A=""), ["Game: the order of folders lacks Low"])
        self.assertEqual(
            faults(["Low", "Lo"], Low__A=""), ["Game: the order of folders names Lo, which is not there"])


class OrderTests(unittest.TestCase):
    def test_a_list_item_is_the_order_of_a_module(self):
        article = "# A\n\n## The order of folders\n\nText of `Code`.\n\n- `Game`: `Low` <\n  `Low/In` < `High`\n- `Tool`: `A`\n\n## B\n\n- `No`: `C`\n"
        self.assertEqual(file_graph.orders_in(article), {"Game": ["Low", "Low/In", "High"], "Tool": ["A"]})

    def test_an_article_without_the_section_has_none(self):
        self.assertEqual(file_graph.orders_in("# A\n\n- `Game`: `Low`\n"), {})


if __name__ == "__main__":
    unittest.main()
