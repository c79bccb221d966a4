import DactylTesting
import DactylUIKit
import Testing

@Suite("UIKit's text fields and text views") struct TextFieldTests {
  private final class Delegate: UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var begins = true
    var ends = true
    var refused = ""

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("\(range.location),\(range.length) '\(string)'")
      return refused.isEmpty || string != refused
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed \(textView.text ?? "")") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "\n"
    }
  }

  private let desk = Desk()
  private let delegate = Delegate()

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.delegate = delegate
    desk.window.addSubview(field)
    return field
  }

  private func take() -> [String] {
    defer { delegate.lines = [] }
    return delegate.lines
  }

  private func type(_ text: String) { desk.scene.send(.text(text)) }

  @Test("Backspace is told to a class of the program, also in an empty field, and asked about")
  func backspace() {
    final class Digit: UITextField {
      var presses = 0
      override func deleteBackward() {
        presses += 1
        super.deleteBackward()
      }
    }
    let field = Digit(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.delegate = delegate
    desk.window.addSubview(field)
    field.becomeFirstResponder()
    type("1")
    desk.key(.backspace)
    desk.key(.backspace)
    #expect(field.text == "" && field.presses == 2)
    #expect(take() == ["began", "0,0 '1'", "0,1 ''"])
    let plain = self.field()
    plain.text = "ab"
    plain.deleteBackward()
    #expect(plain.text == "a")
  }

  @Test("A tap begins editing; typed text is asked about with its range in UTF-16 units; return ends it")
  func editing() {
    let (field, keyboard) = (field(), Keyboard(in: desk.scene))
    field.borderStyle = .roundedRect
    field.addAction(UIAction { _ in self.desk.log.write("edited") }, for: .editingChanged)
    field.addAction(UIAction { _ in self.desk.log.write("exit") }, for: .editingDidEndOnExit)
    desk.finger.tap(at: Point(100, 40))
    #expect(field.isFirstResponder && field.isEditing && take() == ["began"])
    keyboard.type("😀a")
    keyboard.type("b")
    desk.scene.advance(by: 0.05)
    #expect(field.text == "😀ab" && take() == ["0,0 '😀a'", "3,0 'b'"] && desk.lines == ["edited", "edited"])
    keyboard.tap(.backspace)
    #expect(take() == ["3,1 ''"] && field.text == "😀a")
    keyboard.tap(.return)
    #expect(!field.isFirstResponder && take() == ["ended"] && desk.lines == ["edited", "exit"])
  }

  @Test("What the delegate refuses is not typed, pasted or deleted; editing it forbids does not begin, or end")
  func refusing() {
    let (field, keyboard) = (field(), Keyboard(in: desk.scene))
    delegate.begins = false
    desk.finger.tap(at: Point(100, 40))
    #expect(!field.isEditing && !field.becomeFirstResponder())
    delegate.begins = true
    #expect(field.becomeFirstResponder())
    delegate.refused = "x"
    keyboard.type("x")
    keyboard.type("y")
    desk.scene.advance(by: 0.05)
    #expect(field.text == "y")
    desk.scene.clipboard.string = "x"
    desk.scene.sendAction(.paste)
    #expect(field.text == "y")
    delegate.refused = ""
    desk.scene.undoManager?.undo()
    #expect(field.text == "")
    delegate.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing && !desk.window.endEditing(false))
    delegate.ends = true
    #expect(desk.window.endEditing(true) && !field.isEditing)
  }

  @Test("A delegate that changes the text itself, as those that format numbers do")
  func formatting() {
    final class Upper: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        let text = (textField.text ?? "") as NSString
        textField.text = text.replacingCharacters(in: range, with: string.uppercased())
        return false
      }
    }
    let (field, upper, keyboard) = (field(), Upper(), Keyboard(in: desk.scene))
    field.delegate = upper
    field.becomeFirstResponder()
    keyboard.type("a")
    keyboard.type("bc")
    desk.scene.advance(by: 0.05)
    #expect(field.text == "ABC")
  }

  @Test("A class's text rectangle, views at the sides, and the text is hidden as dots")
  func appearance() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 3) }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    desk.window.addSubview(padded)
    desk.scene.advance(by: 0.05)
    #expect(padded.engineField.style.padding == EdgeInsets(top: 3, left: 20, bottom: 3, right: 20))
    let field = field()
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.leftView = icon
    field.leftViewMode = .always
    #expect(icon.superview === field && icon.frame == CGRect(x: 0, y: 5, width: 30, height: 30))
    #expect(field.engineField.style.padding.left == 30)
    field.isSecureTextEntry = true
    field.text = "secret"
    #expect(field.engineField.isSecureTextEntry && field.text == "secret")
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test("A text view: its delegate, its selection in UTF-16 units, and its scrolling")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.delegate = delegate
    desk.window.addSubview(view)
    desk.scene.advance(by: 0.05)
    #expect(view.becomeFirstResponder())
    let keyboard = Keyboard(in: desk.scene)
    keyboard.type("é😀!")
    desk.scene.advance(by: 0.05)
    #expect(take() == ["changed é😀!"])
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    keyboard.tap(.return)
    #expect(view.text == "é😀!")
    view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    desk.scene.advance(by: 0.05)
    #expect(view.contentSize.height > 200 && view.sizeThatFits(CGSize(width: 200, height: 1e7)).height > 200)
    view.scrollRangeToVisible(NSRange(location: 90, length: 1))
    #expect(view.contentOffset.y > 0)
  }

  @Test("Insets that are larger than a field leave it without a rectangle, which does no harm")
  func nullRectangle() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 20) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 20) }
    }
    let desk = Desk()
    let field = Padded()
    desk.window.addSubview(field)
    desk.scene.advance(by: 0.05)
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    desk.scene.advance(by: 0.05)
    desk.finger.tap(at: Point(100, 40))
    desk.scene.send(.text("padded"))
    desk.scene.advance(by: 0.05)
    #expect(field.text == "padded")
  }
}
