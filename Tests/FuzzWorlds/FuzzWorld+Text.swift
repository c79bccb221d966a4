import Dactyl
import DactylControls
import TestSupport

/// A clipboard that lets the world interfere when it is read.
final class FuzzClipboard: Clipboard {
  private unowned let world: FuzzWorld
  private var text: String?

  init(_ world: FuzzWorld) { self.world = world }

  var string: String? {
    get {
      world.meet(.clipboard, 0)
      return text
    }
    set {
      text = newValue
      world.meet(.clipboard, 1)
    }
  }
}

extension FuzzWorld {
  /// Edits a field or text view, or changes its settings.
  func editText(_ view: View, _ number: Int, _ style: Int) {
    if let field = view.textField { edit(field, style) }
    guard let text = view.textView else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 0x7F)
    switch random.below(8) {
    case 0: text.isEditable.toggle()
    case 1: text.lineHeightMultiple = random.pick([0.5, 1, 2, .nan]) ?? 1
    case 2: text.scrollRangeToVisible(random.below(9)..<20)
    case 3: text.text = (0..<random.below(40)).map { "line \($0) of some" }.joined(separator: "\n")
    default: edit(text, style)
    }
  }

  private func edit(_ field: some EditableTextHandle, _ style: Int) {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 0x7E)
    switch random.below(16) {
    case 0, 1:
      let start = random.below(12) - 2
      field.selection = start..<(start + random.below(8))
    case 2: field.text = ["", "deal", "e\u{301}a", "👩‍👩‍👧 two", "a long text of many words"][random.below(5)]
    case 3: TextField(view: field.view).isSecureTextEntry.toggle()
    case 4: field.maximumLength = random.chance(50) ? random.below(6) - 1 : nil
    case 5: field.placeholder = random.chance(50) ? "name" : ""
    case 6: field.selectAll()
    case 7: _ = field.beginEditing()
    case 8: _ = field.endEditing()
    case 9: field.layOut()
    case 10: scene.clipboard.string = random.chance(80) ? "pasted\ntext" : nil
    case 11: field.keyboardType = random.pick(KeyboardType.allCases) ?? .default
    case 12:
      field.returnKeyAction = random.pick(ReturnKeyAction.allCases) ?? .automatic
      field.autocapitalizationType = random.pick(AutocapitalizationType.allCases) ?? .none
    default:
      let actions: [Action] = [.cut, .copy, .paste, .selectAll, .delete, .undo, .redo]
      scene.sendAction(actions[random.below(actions.count)], to: random.chance(50) ? field.view.entity : nil)
    }
  }

  /// The conditions of text fields and text views between frames.
  func checkFields() {
    for number in Numbers.fields {
      guard let view = views[number], view.isAlive, view.textField != nil || view.textView != nil else { continue }
      let field = TextField(view: view)
      let count = field.text.count
      if field.selection.lowerBound < 0 || field.selection.upperBound > count {
        book.fault("field \(number) has \(count) characters, of which \(field.selection) are selected")
      }
      if let marked = field.markedRange, marked.lowerBound < 0 || marked.upperBound > count {
        book.fault("field \(number) has \(count) characters, of which \(marked) are marked")
      }
      if field.isEditing != book.isEdited(field.view.entity) {
        book.fault("field \(number) is edited: \(field.isEditing), and was notified \(!field.isEditing)")
      }
      let caret = field.caretRect
      book.checkFinite(caret.origin, what: "the caret of field \(number)")
    }
  }
}
