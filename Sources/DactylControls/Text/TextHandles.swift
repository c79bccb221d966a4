import Dactyl

/// The handles at the ends of a selection that a finger has made: lines with a knob, above the start and below the end.
struct TextHandles {
  let start: Entity
  let end: Entity

  init(in view: View, of scene: Scene) {
    func part() -> Entity {
      let part = scene.addView(frame: .zero, to: view)
      part.isUserInteractionEnabled = false
      part.isHidden = true
      part[ControlPart.self] = ControlPart()
      let knob = scene.addView(frame: .zero, to: part)
      knob.isUserInteractionEnabled = false
      return part.entity
    }
    start = part()
    end = part()
  }

  /// The diameter of a knob, in points.
  static let knob: Float = 11
  /// The distance from a knob's middle at which a finger takes it, in points.
  static let reach: Float = 22
}

extension EditableText {
  /// Shows handles at the ends of the selection, from now on until something else selects.
  func showHandles() {
    guard scene.isAlive(entity) else { return }
    hasHandles = true
    if handles == nil { handles = TextHandles(in: view, of: scene) }
    refresh()
  }

  /// The middle of the knob of an end of the selection, in the coordinates of the view.
  private func knob(at position: Int, isStart: Bool) -> Point {
    let caret = caretRect(at: position)
    return Point(
      caret.minX + caret.size.width / 2,
      isStart ? caret.minY - TextHandles.knob / 2 + 1 : caret.maxY + TextHandles.knob / 2 - 1)
  }

  /// The drag that a finger at a point of the scene begins; nil where it takes no handle.
  func handle(at point: Point) -> TextTouch? {
    guard hasHandles, isEditing, editor.hasSelection else { return nil }
    let place = view.convert(point, from: nil)
    let (low, high) = (editor.selection.lowerBound, editor.selection.upperBound)
    let ends = [(low, high, true), (high, low, false)].map { own, other, isStart in
      let middle = knob(at: own, isStart: isStart)
      return (distance: middle.distance(to: place), own: own, other: other)
    }
    guard let nearest = ends.min(by: { $0.distance < $1.distance }), nearest.distance <= TextHandles.reach else {
      return nil
    }
    let target = view.convert(caretRect(at: nearest.own).center, to: nil)
    return .handle(fixed: nearest.other, offset: target - point, hasMoved: false)
  }

  /// Places the handles at the ends of the selection, where those are visible.
  func placeHandles(within bounds: Rect) {
    guard let handles else { return }
    let isShown = hasHandles && isEditing && editor.hasSelection
    let ends = [(handles.start, editor.selection.lowerBound, true), (handles.end, editor.selection.upperBound, false)]
    for (entity, position, isStart) in ends where scene.isAlive(entity) {
      let part = scene.view(entity)
      let caret = isShown ? caretRect(at: position) : .zero
      let isHidden = !isShown || !bounds.outset(by: EdgeInsets(1)).contains(caret.center)
      if part.isHidden != isHidden { part.isHidden = isHidden }
      guard !isHidden, let knob = part.subviews.first else { continue }
      if part.frame != caret { part.frame = caret }
      let middle = self.knob(at: position, isStart: isStart)
      let half = TextHandles.knob / 2
      let frame = Rect(middle.x - caret.minX - half, middle.y - caret.minY - half, 2 * half, 2 * half)
      if knob.frame != frame { knob.frame = frame }
      set(Shape(.rectangle(), fill: style.caretColor), of: entity)
      set(Shape(.ellipse, fill: style.caretColor), of: knob.entity)
      part.bringToFront()
    }
  }
}
