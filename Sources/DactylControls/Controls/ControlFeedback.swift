import Dactyl

/// The values of a view before the engine showed it as pressed or disabled, and the values that it set: a component of
/// views that are shown so. A value that differs from the one set by then was changed by the game and is not restored.
struct ControlFeedback {
  /// A value before and after the change.
  private struct Change<Value: Equatable> {
    let before: Value
    let shown: Value

    init(_ before: Value, _ change: (Value) -> Value) {
      self.before = before
      shown = change(before)
    }
  }
  private var tint: Change<Color>?
  private var fill: Change<Color>?
  private var stroke: Change<Color>?
  private var text: Change<Color>?
  private var transform: Change<Transform>?
  /// Whether the closure of a `.custom` feedback was called with true.
  private var isCustom = false

  /// Shows a control that does not draw itself as pressed or disabled, and restores it when it is neither.
  static func show(_ control: Control) {
    let isShown = control.scene?.controls.settings.showsFeedback == true || look(of: control.view) != nil
    show(isShown ? control.state : [], on: control.view)
  }

  /// Shows a view as pressed or disabled, and restores it when it is neither.
  static func show(_ state: ControlState, on view: View) {
    let look = look(of: view)
    let isCustom = state.contains(.highlighted) && !state.contains(.disabled) && look?.closure != nil
    let before = view[ControlFeedback.self]
    // The closure was called with true already.
    if isCustom, before?.isCustom == true { return }
    if let before {
      view[ControlFeedback.self] = nil
      before.takeBack(from: view)
      if before.isCustom { look?.closure?((view, false)) }
    }
    guard view.isAlive, !state.isDisjoint(with: [.highlighted, .disabled]) else { return }
    var feedback = ControlFeedback()
    if state.contains(.disabled) {
      feedback.change(view, paled)
    } else {
      switch look?.feedback ?? .dim {
      case .dim: feedback.change(view, darkened)
      case .scale(let factor): feedback.transform = Change(view.transform) { .scale(factor).concatenating($0) }
      case .custom: feedback.isCustom = true
      }
    }
    view[ControlFeedback.self] = feedback
    if let transform = feedback.transform { view.transform = transform.shown }
    if isCustom { look?.closure?((view, true)) }
  }

  private static func look(of view: View) -> FeedbackLook? {
    view.columns.readingFeedback { $0.looks[view.entity.index] } ?? nil
  }

  /// Changes the colours of the view's own sprite, shape and label.
  private mutating func change(_ view: View, _ change: (Color) -> Color) {
    tint = view[Sprite.self].map { Change($0.tint, change) }
    fill = view[Shape.self]?.fill.map { Change($0, change) }
    stroke = view[Shape.self]?.stroke.map { Change($0, change) }
    text = view[Label.self]?.color.map { Change($0, change) }
    if let tint { view[Sprite.self]?.tint = tint.shown }
    if let fill { view[Shape.self]?.fill = fill.shown }
    if let stroke { view[Shape.self]?.stroke = stroke.shown }
    if let text { view[Label.self]?.color = text.shown }
  }

  private func takeBack(from view: View) {
    if let tint, view[Sprite.self]?.tint == tint.shown { view[Sprite.self]?.tint = tint.before }
    if let fill, view[Shape.self]?.fill == fill.shown { view[Shape.self]?.fill = fill.before }
    if let stroke, view[Shape.self]?.stroke == stroke.shown { view[Shape.self]?.stroke = stroke.before }
    if let text, view[Label.self]?.color == text.shown { view[Label.self]?.color = text.before }
    if let transform, view.transform == transform.shown { view.transform = transform.before }
  }

  private static func darkened(_ color: Color) -> Color {
    Color(color.red * 0.7, color.green * 0.7, color.blue * 0.7, color.alpha)
  }

  private static func paled(_ color: Color) -> Color { color.opacity(color.alpha * 0.45) }
}
