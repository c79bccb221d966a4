import Dactyl
import DactylControls
import TestSupport
import Testing

/// Text editing on a plain string, each operation by its definition and at any cost: the oracle for `TextEditor`.
private struct PlainText {
  var text = ""
  var anchor = 0
  var caret = 0

  private func index(_ position: Int) -> String.Index { text.index(text.startIndex, offsetBy: position) }
  private var low: Int { min(anchor, caret) }
  private var high: Int { max(anchor, caret) }

  mutating func replace(_ from: Int, _ to: Int, with new: String) {
    let scalars = text[..<index(from)].unicodeScalars.count + new.unicodeScalars.count
    text.replaceSubrange(index(from)..<index(to), with: new)
    // The first boundary that is not before the end of the new text.
    caret = (0...text.count).first { text[..<index($0)].unicodeScalars.count >= scalars } ?? -1
    anchor = caret
  }

  mutating func insert(_ new: String) { replace(low, high, with: new) }

  mutating func delete(_ movement: TextEditor.Movement) {
    if anchor != caret { return replace(low, high, with: "") }
    let target = target(movement)
    replace(min(caret, target), max(caret, target), with: "")
  }

  mutating func move(_ movement: TextEditor.Movement, extending: Bool) {
    var to = target(movement)
    if !extending && anchor != caret && movement == .backward { to = low }
    if !extending && anchor != caret && movement == .forward { to = high }
    caret = to
    if !extending { anchor = to }
  }

  func target(_ movement: TextEditor.Movement) -> Int {
    let all = 0...text.count
    func isWord(_ position: Int) -> Bool {
      guard (0..<text.count).contains(position) else { return false }
      return text[index(position)].isLetter || text[index(position)].isNumber
    }
    func isBreak(_ position: Int) -> Bool { (0..<text.count).contains(position) && text[index(position)] == "\n" }
    return switch movement {
    case .backward: max(0, caret - 1)
    case .forward: min(text.count, caret + 1)
    case .wordBackward: all.last { $0 < caret && isWord($0) && !isWord($0 - 1) } ?? 0
    case .wordForward: all.first { $0 > caret && isWord($0 - 1) && !isWord($0) } ?? text.count
    case .lineStart: all.last { $0 <= caret && isBreak($0 - 1) } ?? 0
    case .lineEnd: all.first { $0 >= caret && isBreak($0) } ?? text.count
    case .start: 0
    case .end: text.count
    }
  }
}

@Suite struct TextEditorModelTests {
  /// Every text of up to four of these, every caret and anchor, every movement, with and without selecting, and
  /// deleting.
  @Test func allShortTextsAgree() {
    let letters = ["a", " ", ".", "\n", "e\u{301}"]
    var texts = [""]
    for _ in 0..<4 { texts += texts.flatMap { text in letters.map { text + $0 } } }
    var differing = 0
    for text in Set(texts).sorted() {
      for anchor in 0...text.count {
        for caret in 0...text.count {
          var editor = TextEditor(text)
          editor.moveCaret(to: anchor)
          editor.moveCaret(to: caret, extending: true)
          let plain = PlainText(text: text, anchor: anchor, caret: caret)
          for movement in TextEditor.Movement.allCases where !agree(editor, plain, movement) { differing += 1 }
        }
      }
    }
    #expect(differing == 0)
  }

  private func agree(_ editor: TextEditor, _ plain: PlainText, _ movement: TextEditor.Movement) -> Bool {
    var movements: [(TextEditor, PlainText)] = []
    for extending in [false, true] {
      var (moved, plainMoved) = (editor, plain)
      moved.move(movement, extending: extending)
      plainMoved.move(movement, extending: extending)
      movements.append((moved, plainMoved))
    }
    var (deleted, plainDeleted) = (editor, plain)
    deleted.delete(movement)
    plainDeleted.delete(movement)
    movements.append((deleted, plainDeleted))
    return movements.allSatisfy { $0.text == $1.text && $0.anchor == $1.anchor && $0.caret == $1.caret }
  }

  @Test(arguments: 0..<30) func randomEditsAgree(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = [
      "a", "bc", " ", "e\u{301}", "\u{301}", "🇩🇪", "\u{1F1E6}", "👩‍👧", "\u{200D}", "\u{1F467}", ".\n", "9",
    ]
    var editor = TextEditor()
    var plain = PlainText()
    for step in 0..<300 {
      let movement = TextEditor.Movement.allCases.randomElement(using: &random) ?? .end
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let piece = pieces.randomElement(using: &random) ?? ""
        editor.insert(piece)
        plain.insert(piece)
      case 4 where plain.text.count > 4:
        editor.delete(movement)
        plain.delete(movement)
      case 5:
        // Cancelled composition leaves no trace; committed, it equals typed text.
        let piece = pieces.randomElement(using: &random) ?? ""
        editor.setMarkedText("zz", caret: 1, selectionLength: 1)
        editor.setMarkedText(Bool.random(using: &random) ? piece : "", caret: 0)
        editor.insert(piece)
        plain.insert(piece)
      default:
        let extending = Bool.random(using: &random)
        editor.move(movement, extending: extending)
        plain.move(movement, extending: extending)
      }
      guard editor.text.unicodeScalars.elementsEqual(plain.text.unicodeScalars), editor.anchor == plain.anchor,
        editor.caret == plain.caret, editor.characters == Array(plain.text)
      else {
        Issue.record("seed \(seed), step \(step): \(editor) is not \(plain)")
        return
      }
    }
  }
}
