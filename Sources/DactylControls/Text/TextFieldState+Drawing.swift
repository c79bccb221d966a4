import Dactyl

/// The views that a text field is drawn with, in the field's own view: back to front.
///
///     content        clips, and scrolls
///       selection, label, underline, caret
struct TextFieldParts {
  let content: Entity
  let selection: Entity
  let label: Entity
  let underline: Entity
  let caret: Entity

  init(in view: View, of scene: Scene) {
    let content = scene.addView(frame: .zero, to: view)
    content.isUserInteractionEnabled = false
    content[ControlPart.self] = ControlPart()
    content.clipsToBounds = true
    func part() -> Entity { scene.addView(frame: .zero, to: content).entity }
    self.content = content.entity
    selection = part()
    label = part()
    underline = part()
    caret = part()
  }
}

extension TextFieldState {
  private var label: Label {
    let isEmpty = editor.count == 0
    var label = Label(
      isEmpty ? placeholder : String(shown), font: style.font, size: style.size,
      color: isEmpty ? style.placeholderColor : style.textColor, alignment: Vector(0, 0.5))
    // The style has the scale already.
    label.followsTextScale = false
    return label
  }

  /// The width of a number of leading characters, in points.
  private func width(of count: Int) -> Float {
    guard style.size > 0, style.size.isFinite else { return 0 }
    return widths.width(of: count) * style.size
  }

  /// Updates the widths to the shown text. Called before they are read.
  private func measure() { widths.update(shown, in: style.font, of: scene) }

  /// The left edge of the text, in the coordinates of the content view.
  private func textStart(_ width: Float) -> Float {
    max(0, scene.view(parts.content).bounds.size.width - style.caretWidth - width) * alignment.share
  }

  /// The position between characters that is nearest to a point of the scene.
  func nearestPosition(to point: Point) -> Int {
    measure()
    let x = scene.view(parts.content).convert(point, from: nil).x - textStart(width(of: editor.count))
    var (low, high) = (0, editor.count)
    while low < high {
      let middle = (low + high) / 2
      if (width(of: middle) + width(of: middle + 1)) / 2 <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The rectangle of the caret at a position, in the coordinates of the field's view.
  func caretFrame(at position: Int) -> Rect {
    guard scene.isAlive(parts.content) else { return .zero }
    measure()
    let content = scene.view(parts.content)
    let left = textStart(width(of: editor.count)) + width(of: position) - content.bounds.minX
    return Rect(
      content.frame.minX + left, content.frame.minY + (content.bounds.size.height - style.size) / 2, style.caretWidth,
      style.size)
  }

  /// Updates all views of the field to its state.
  func show() {
    guard scene.isAlive(entity), scene.isAlive(parts.content) else { return }
    let bounds = view.bounds
    laidOutSize = bounds.size
    set(isEditing ? style.editingBackground : style.background, of: entity)
    let padding = style.padding
    let area = Rect(
      bounds.minX + padding.left, bounds.minY + padding.top, max(0, bounds.size.width - padding.left - padding.right),
      max(0, bounds.size.height - padding.top - padding.bottom))
    let content = scene.view(parts.content)
    content.alpha = isEnabled ? 1 : style.disabledAlpha
    content.frame = area
    let label = label
    measure()
    let (full, caret) = (width(of: editor.count), width(of: editor.caret))
    scrollTo(caret, of: full, within: area.size.width)
    content.bounds = Rect(origin: Point(scroll, 0), size: area.size)

    let top = (area.size.height - style.size) / 2
    let wide = editor.count == 0 ? scene.size(of: label).width : full
    scene.view(parts.label).frame = Rect(textStart(wide), top, wide, style.size)
    if scene[parts.label, Label.self] != label { scene[parts.label, Label.self] = label }
    let start = textStart(full)
    func show(_ part: Entity, _ range: Range<Int>?, from y: Float, height: Float, _ color: Color) {
      let range = range.map { $0.lowerBound < $0.upperBound ? $0 : 0..<0 } ?? 0..<0
      let (left, right) = (width(of: range.lowerBound), width(of: range.upperBound))
      scene.view(part).frame = Rect(start + left, y, right - left, height)
      set(range.isEmpty ? nil : Shape(.rectangle(), fill: color), of: part)
    }
    show(
      parts.selection, isEditing ? editor.selection : nil, from: top, height: style.size, style.selectionColor)
    show(parts.underline, editor.markedRange, from: top + style.size - 1, height: 1, style.caretColor)
    scene.view(parts.caret).frame = Rect(start + caret, top, style.caretWidth, style.size)
    set(Shape(.rectangle(), fill: style.caretColor), of: parts.caret)
    showCaret()
    placeHandles(within: bounds)
  }

  /// Scrolls as little as needed to show the caret, and back to the start when the field is not being edited.
  private func scrollTo(_ caret: Float, of full: Float, within width: Float) {
    let farthest = max(0, full + style.caretWidth - width)
    guard isEditing, farthest > 0 else { return scroll = 0 }
    scroll = max(min(scroll, caret), caret + style.caretWidth - width)
    scroll = min(max(scroll, 0), farthest)
  }
}
