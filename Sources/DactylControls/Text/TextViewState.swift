import Dactyl

/// The editing of a text view: many lines, of which the visible ones have views.
final class TextViewState: EditableText, ScrollCompanion {
  /// The views of a line: the fill behind the selected part, and the text.
  struct Row {
    let selection: Entity
    let label: Entity
  }

  let scroll: ScrollView
  let caret: Entity
  var rows: [Row] = []
  var lines = TextLines()
  var lineHeightMultiple: Float = 1.25
  /// The horizontal position of the caret before it was moved up or down, which it takes in each line that is long
  /// enough; nil before the first such movement.
  var goal: Float?
  /// Whether the caret is at the end of a line whose paragraph goes on, rather than at the start of the next line.
  var isAtLineEnd = false
  /// Whether the caret is to be scrolled into sight.
  var mustShowCaret = false
  /// The point of the scene to which the selection is being dragged.
  var dragPoint: Point?

  override init(_ view: View, in scene: Scene) {
    view.clipsToBounds = true
    scroll = view.makeScrollView(contentSize: ScrollSize(0, 0))
    let caret = scene.addView(frame: .zero, to: view)
    caret.isUserInteractionEnabled = false
    caret[ControlPart.self] = ControlPart()
    self.caret = caret.entity
    super.init(view, in: scene)
    scroll.add(self)
    let pan = scroll.panGestureRecognizer
    pan.allowedTouchTypes = Set(TouchType.allCases).subtracting([.pointer])
    pan.delegate.shouldReceiveTouch = { [weak self] _, touch in self?.handle(at: touch.location) == nil }
  }

  override var isScrolledByFingers: Bool { true }

  /// A text with one kind of line end, without control characters.
  override func usable(_ text: String) -> String {
    var usable = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where isAfterReturn: break
      case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: usable.append("\n")
      case 0x09: usable.append(scalar)
      case 0..<0x20, 0x7F..<0xA0: break
      default: usable.append(scalar)
      }
      isAfterReturn = scalar.value == 0x0D
    }
    return String(usable)
  }

  override func selectionDidChange() {
    goal = nil
    isAtLineEnd = false
    mustShowCaret = true
  }

  override func moveByLines(_ press: Press) -> Bool { !isComposing && move(by: press) }

  // MARK: Scrolling

  func contentDidMove() { if scene.isAlive(entity) { view.setNeedsLayout() } }

  func didScroll(_ scrollView: ScrollView) {
    guard scene.isAlive(entity) else { return }
    // The finger rests near an edge, and the text moves under it.
    if let dragPoint { drag(to: dragPoint) }
  }

  override func layoutSubviews() { if scene.isAlive(entity) { refresh() } }

  override func dragDidMove(to point: Point) {
    dragPoint = point
    scroll.autoscroll(at: view.convert(point, from: nil))
  }

  override func dragDidEnd() {
    guard dragPoint != nil else { return }
    dragPoint = nil
    if scene.isAlive(entity) { scroll.endAutoscroll() }
  }

  // MARK: Drawing

  override func position(at point: Point) -> Int { nearestPosition(to: point).position }
  override func caretRect(at position: Int) -> Rect { frame(at: position) }
  override func refresh() {
    adaptStyle()
    show()
  }
  override func firstLineSpace(in size: Size) -> Float { (lineHeight - style.size) / 2 }

  override var caretRect: Rect {
    scene.isAlive(caret) && scene.isAlive(entity) ? view.convert(scene.view(caret).frame, to: nil) : .zero
  }

  override var selectionRect: Rect {
    guard scene.isAlive(entity), editor.hasSelection else { return caretRect }
    let (low, high) = (frame(at: editor.selection.lowerBound), frame(at: editor.selection.upperBound))
    let isOneLine = low.minY == high.minY
    let bounds = view.bounds
    let whole = Rect(
      isOneLine ? low.minX : bounds.minX, low.minY, isOneLine ? high.minX - low.minX : bounds.size.width,
      high.maxY - low.minY)
    return view.convert(whole.intersection(bounds), to: nil)
  }

  override func showCaret() {
    guard scene.isAlive(caret) else { return }
    let isHidden = !isEditing || editor.hasSelection || !isCaretShown || !isEditable
    if scene.view(caret).isHidden != isHidden { scene.view(caret).isHidden = isHidden }
  }

  // MARK: Snapshots

  package override func copyState(_ copier: StateCopier) {
    super.copyState(copier)
    copier.copy(rows) { rows = $0 }
    copier.copy(lines) { lines = $0 }
    copier.copy(lineHeightMultiple) { lineHeightMultiple = $0 }
    copier.copy(goal) { goal = $0 }
    copier.copy(isAtLineEnd) { isAtLineEnd = $0 }
    copier.copy(mustShowCaret) { mustShowCaret = $0 }
    copier.copy(dragPoint) { dragPoint = $0 }
  }

  override func mixLayout(into hash: inout StateHash) {
    hash.mix(goal)
    hash.mix(isAtLineEnd)
  }
}
