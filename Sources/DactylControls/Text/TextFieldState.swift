import Dactyl

/// The editing of a text field: of one line, which scrolls sideways.
final class TextFieldState: EditableText {
  let parts: TextFieldParts
  private var showsDots = false
  /// The widths of the shown characters.
  var widths = TextFieldWidths()
  /// The distance that the text is scrolled to the left, in points.
  var scroll: Float = 0

  override init(_ view: View, in scene: Scene) {
    parts = TextFieldParts(in: view, of: scene)
    super.init(view, in: scene)
  }

  override var isSecure: Bool {
    get { showsDots }
    set { showsDots = newValue }
  }

  /// The characters that are shown for the text, one for each.
  var shown: [Character] {
    isSecure ? Array(repeating: "\u{2022}", count: editor.count) : editor.characters
  }

  /// A text without line breaks and control characters, as a single line.
  override func usable(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // A line feed after a carriage return is the same break.
      case 0x0A where isAfterReturn: break
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: line.append(scalar)
      }
      isAfterReturn = scalar.value == 0x0D
    }
    return String(line)
  }

  override func leaves(to heading: FocusHeading) -> Bool {
    scene.inputSettings.movesFocusByKeys && scene.nextFocusItem(heading) != nil
  }

  // MARK: Drawing

  override func position(at point: Point) -> Int { nearestPosition(to: point) }
  override func caretRect(at position: Int) -> Rect { caretFrame(at: position) }
  override var mostLineHeight: Float { view.bounds.size.height - style.padding.top - style.padding.bottom }
  override func refresh() {
    adaptStyle()
    show()
  }
  override func firstLineSpace(in size: Size) -> Float {
    (size.height - style.padding.top - style.padding.bottom - style.size) / 2
  }

  override var caretRect: Rect {
    guard scene.isAlive(parts.caret) else { return .zero }
    return scene.view(parts.content).convert(scene.view(parts.caret).frame, to: nil)
  }

  override var selectionRect: Rect {
    guard scene.isAlive(parts.selection), editor.hasSelection else { return caretRect }
    let content = scene.view(parts.content)
    return content.convert(scene.view(parts.selection).frame.intersection(content.bounds), to: nil)
  }

  override func showCaret() {
    guard scene.isAlive(parts.caret) else { return }
    let isHidden = !isEditing || editor.hasSelection || !isCaretShown
    if scene.view(parts.caret).isHidden != isHidden { scene.view(parts.caret).isHidden = isHidden }
  }

  // MARK: Snapshots

  package override func copyState(_ copier: StateCopier) {
    super.copyState(copier)
    copier.copy(showsDots) { showsDots = $0 }
    copier.copy(widths) { widths = $0 }
    copier.copy(scroll) { scroll = $0 }
  }

  override func mixLayout(into hash: inout StateHash) { hash.mix(scroll) }
}
