import Dactyl

/// What a control of the game's own looked like before the engine darkened or paled it.
struct ControlFeedback {
  var sprite: Sprite?
  var shape: Shape?

  /// Lets the view of a control look pressed or disabled, and as before when it is neither.
  static func show(_ control: Control) {
    let view = control.view
    let isPlain = control.state.isDisjoint(with: [.highlighted, .disabled])
    if let before = view[ControlFeedback.self] {
      // What the game has put there meanwhile stays.
      if let sprite = before.sprite, view[Sprite.self] != nil { view[Sprite.self]?.tint = sprite.tint }
      if let shape = before.shape, view[Shape.self] != nil {
        view[Shape.self]?.fill = shape.fill
        view[Shape.self]?.stroke = shape.stroke
      }
      view[ControlFeedback.self] = nil
    }
    guard !isPlain, control.scene?.controls.settings.showsFeedback == true else { return }
    let before = ControlFeedback(sprite: view[Sprite.self], shape: view[Shape.self])
    guard before.sprite != nil || before.shape != nil else { return }
    view[ControlFeedback.self] = before
    let change = control.state.contains(.disabled) ? paled : darkened
    if let tint = before.sprite?.tint { view[Sprite.self]?.tint = change(tint) }
    if let fill = before.shape?.fill { view[Shape.self]?.fill = change(fill) }
    if let stroke = before.shape?.stroke { view[Shape.self]?.stroke = change(stroke) }
  }

  private static func darkened(_ color: Color) -> Color {
    Color(color.red * 0.7, color.green * 0.7, color.blue * 0.7, color.alpha)
  }

  private static func paled(_ color: Color) -> Color { color.opacity(color.alpha * 0.45) }
}
