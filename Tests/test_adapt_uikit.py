"""Tests of Samples/adapt-uikit.swift, which makes UIKit code fit DactylUIKit. After a debug build of the libraries."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "Samples" / "adapt-uikit.swift"
MODULES = ROOT / ".build" / "debug" / "Modules"

WRITTEN = '''\
import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol CardDelegate { func dragged() }

@IBDesignable
final class Card: UIView {
  @IBInspectable var radius: CGFloat = 4  // #selector(ignored)
  @IBOutlet weak var delegate: AnyObject?
  let text = "no #selector(here) and no @objc"

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.twice)))
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(Card.twice), userInfo: nil, repeats: false)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapped(_ tap: UITapGestureRecognizer) { layoutIfNeeded() }

  @objc
  dynamic func twice() {}
}

extension UIColor {
  public convenience init(hex: Int) { self.init(white: CGFloat(hex) / 255, alpha: 1) }
}

extension Card {
  convenience init(radius: CGFloat) {
    self.init(frame: .zero)
    self.radius = radius
  }

  /// Stays where it is.
  @MainActor func more() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    if radius > 3 { layer.cornerRadius = radius }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(copy(_:)) || action == #selector(Card.twice)
  }
}

final class Holder: UIViewController {
  func hold(_ card: Card) {
    let done: @MainActor () -> Void = {}
    _ = (UITapGestureRecognizer(target: card, action: #selector(card.twice)), done)
  }
}

#Preview("A card") {
  Card(radius: 4)
}
'''


class AdaptTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "Card.swift"
        self.file.write_text(WRITTEN)

    def adapt(self, *arguments, code=0):
        run = subprocess.run(
            ["swift", str(SCRIPT), *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=120)
        self.assertEqual(run.returncode, code, run.stderr)
        return run.stdout.replace(str(self.file), "Card.swift")

    def test_edits_are_made_and_printed_with_their_lines(self):
        said = self.adapt(str(self.file)).splitlines()
        text = self.file.read_text()
        self.assertEqual(text.count("import DactylUIKit"), 1)
        self.assertNotIn("import UIKit", text)
        self.assertNotIn("import Foundation", text)
        self.assertIn('Selector("Card.tapped(_:)", Card.tapped(_:))', text)
        self.assertEqual(text.count('Selector("Card.twice", Card.twice)'), 4)
        self.assertIn('action == Selector("copy:")', text)
        for gone in ("@objc ", "@IB", "dynamic"):
            self.assertNotIn(gone, text.replace('no @objc"', ""))
        self.assertIn('"no #selector(here) and no @objc"', text)
        self.assertIn("// #selector(ignored)", text)
        body, extension = text.split("extension Card {")
        self.assertIn("override func layoutSubviews()", body)
        self.assertIn("override func canPerformAction", body)
        self.assertNotIn("override", extension)
        self.assertIn("  func more() {}", text)
        self.assertIn("done: @MainActor () -> Void", text)
        self.assertNotIn("Preview", text)
        self.assertIn("public init(hex: Int)", text)
        self.assertIn("convenience init(radius: CGFloat)", extension)
        self.assertIn("Card.swift:30: without convenience: UIColor is a value", said)
        self.assertIn("Card.swift:15: #selector(tapped(_:)) from the method", said)
        self.assertIn("Card.swift:42: an override in an extension of Card is in the class", said)
        self.assertEqual(self.adapt(str(self.file)).strip(), "Card.swift: nothing to adapt")

    def test_what_was_adapted_compiles(self):
        self.adapt(str(self.file))
        run = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-name", "Unit", "-I", str(MODULES),
             "-I", str(ROOT / "Sources" / "CMemoryHints"), str(self.file)],
            capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=300)
        self.assertEqual(run.returncode, 0, run.stderr)

    def test_a_check_changes_nothing(self):
        self.assertIn("import UIKit is import DactylUIKit", self.adapt("--check", str(self.file)))
        self.assertEqual(self.file.read_text(), WRITTEN)

    def test_what_cannot_be_adapted_is_said(self):
        self.file.write_text(
            "import UIKit\n@objc protocol P { @objc optional func f() }\n"
            "extension UILabel { override func draw(_ rect: CGRect) {} }\nlet s = #selector(other.thing)\n")
        said = self.adapt(str(self.file))
        self.assertIn("Card.swift:2: not adapted: a protocol has no optional methods", said)
        self.assertIn("Card.swift:3: not adapted: an override in an extension of UILabel", said)
        self.assertIn("Card.swift:4: not adapted: #selector(other.thing)", said)

    def test_a_missing_file_is_an_error(self):
        self.assertIn("a file of Swift code was wanted", self.adapt("/nowhere.swift", code=1))
        self.assertIn("usage", self.adapt(code=2))


if __name__ == "__main__":
    unittest.main()
