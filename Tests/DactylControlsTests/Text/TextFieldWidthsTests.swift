import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylControls

/// The widths of a text field's characters, and how many of them an edit measures.
@Suite struct TextFieldWidthsTests {
  /// Letters of several widths, and the number of measurements of each.
  private final class Metrics: AssetSource {
    var count = 0

    func advance(of scalar: Unicode.Scalar, in font: Font) -> Float {
      count += 1
      return scalar.properties.generalCategory == .nonspacingMark ? 0 : 0.1 + Float(scalar.value % 7) / 10
    }
    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar, in font: Font) -> Float {
      let isMark = [left, right].contains { $0.properties.generalCategory == .nonspacingMark }
      return !isMark && (left.value &* 3 &+ right.value) % 4 == 0 ? -0.07 : 0
    }
    func texture(named name: String) throws(AssetError) -> Texture { throw AssetError(name: name, reason: "none") }
    func font(named name: String) throws(AssetError) -> Font { throw AssetError(name: name, reason: "none") }
  }

  @Test("After any edits the widths are those of a label with as much of the text", arguments: 0..<20)
  func widths(seed: Int) {
    let scene = Stage().scene
    scene.assets = Metrics()
    var random = SeededRandom(seed: UInt64(seed))
    // Equal characters of other scalars are other letters to a font.
    let pieces = ["a", "b", " ", "e\u{301}", "\u{E9}", "\u{2126}", "\u{3A9}", "🇩🇪", "\u{1F1E6}", "\u{301}"]
    var text: [Character] = []
    var widths = TextFieldWidths()
    for step in 0..<60 {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0..<4, using: &random))
      let new = (0..<Int.random(in: 0..<4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      text = Array(String(text[..<start]) + new.joined() + String(text[end...]))
      let font = Font(id: step < 40 ? 0 : 1)
      widths.update(text, in: font, of: scene)
      for count in 0...text.count {
        let label = Label(String(text.prefix(count)), font: font, size: 10)
        #expect(widths.width(of: count) * 10 == scene.size(of: label).width, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("An edit of a long text measures only the new part, wherever it is")
  func counts() {
    let typist = Typist()
    let metrics = Metrics()
    typist.scene.assets = metrics
    typist.field.text = String(repeating: "\u{E9}", count: 5000)
    typist.scene.advance(by: 0)
    for key in [Key.end, .left, .home, .right] {
      typist.press(key)
      metrics.count = 0
      typist.type("xyz")
      typist.press(.backspace)
      typist.press(.left, .shift)
      typist.stage.one.tap(at: Point(60, 20))
      #expect(metrics.count < 20, "\(key)")
    }
    #expect(typist.field.text.count == 5008)
  }

  @Test("An edit of a long text splits no more of it into characters than the part around the edit")
  func editing() {
    var editor = TextEditor(String(repeating: "a\u{301}bc 🇩🇪🇦 ", count: 300))
    for position in stride(from: 0, to: editor.count - 600, by: 13) {
      var whole = editor
      whole.select(position..<min(position + 3, editor.count))
      let range = whole.selection
      whole.insert("\u{1F1E6}x\u{301}")
      let text = String(editor.characters[..<range.lowerBound]) + "\u{1F1E6}x\u{301}"
      #expect(whole.characters == Array(text + String(editor.characters[range.upperBound...])))
      #expect(String(whole.characters[..<whole.caret]).utf8.count >= text.utf8.count)
      editor = whole
    }
  }
}
