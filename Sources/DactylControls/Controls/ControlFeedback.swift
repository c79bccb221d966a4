import Dactyl

/// What a view looked like before the engine let it look pressed or disabled, and what it was made to look like: a
/// component of those that do. Whatever is another by the end the game has changed, and it stays.
struct ControlFeedback {
  /// A value that was changed.
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
  /// Whether a closure was called that shows it.
  private var isCustom = false

  /// Lets the view of a control that has no look of its own look pressed or disabled, and as before when it is neither.
  static func show(_ control: Control) {
    let isShown = control.scene?.controls.settings.showsFeedback == true || look(of: control.view) != nil
    show(isShown ? control.state : [], on: control.view)
  }

  /// Lets a view look pressed or disabled, and as before when it is neither.
  static func show(_ state: ControlState, on view: View) {
    let look = look(of: view)
    let isCustom = state.contains(.highlighted) && !state.contains(.disabled) && look?.closure != nil
    let before = view[ControlFeedback.self]
    // A closure shows it already.
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

  /// Changes the colours of what the view shows itself.
  private mutating func change(_ view: View, _ change: (Color) -> Color) {
    tint = view[Sprite.self].map { Change($0.tint, change) }
    fill = view[Shape.self]?.fill.map { Change($0, change) }
    stroke = view[Shape.self]?.stroke.map { Change($0, change) }
    text = view[Label.self].map { Change($0.color, change) }
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
