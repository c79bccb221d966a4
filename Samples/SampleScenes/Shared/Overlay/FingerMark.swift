import Dactyl

/// The marks of one finger in the overlay: a ring around it with its number, and an outline of the view on which it
/// landed.
struct FingerMark {
  private static let colors = [
    Color(1, 0.82, 0.3), Color(0.4, 0.85, 1), Color(1, 0.5, 0.7), Color(0.6, 1, 0.5), Color(0.85, 0.65, 1),
  ]
  private let ring: View
  private let number: View
  private let outline: View
  private let color: Color

  init(_ index: Int, picture: Texture, in parent: View, of scene: Scene) {
    color = Self.colors[index % Self.colors.count]
    outline = scene.addView(frame: .zero, to: parent)
    ring = scene.addView(frame: Rect(0, 0, 76, 76), to: parent)
    ring[Sprite.self] = Sprite(picture, tint: color)
    number = scene.addView(frame: Rect(0, 0, 26, 22), to: parent)
    number[Shape.self] = Shape(.rectangle(cornerRadius: 8), fill: Color(0, 0, 0, 0.65))
  }

  /// Shows a touch; nil hides the marks.
  func show(_ touch: Touch?) {
    for view in [ring, number, outline] { view.isHidden = touch == nil }
    guard let touch else { return }
    ring.center = touch.location
    let word = touch.finger.word
    number.bounds = Rect(0, 0, 16 + 10 * Float(word.count), 22)
    number.center = touch.location - Vector(0, 52)
    number[Label.self] = Label(word, size: 16, color: color)
    if let view = touch.view, view.isAlive, view.superview != nil {
      surround(view)
    } else {
      outline.isHidden = true
    }
  }

  /// Lays the outline over a view, at any angle and scale.
  private func surround(_ view: View) {
    var map = view.transformToScene
    outline.bounds = Rect(origin: .zero, size: view.bounds.size)
    outline.center = map.apply(to: view.bounds.center)
    map.tx = 0
    map.ty = 0
    outline.transform = map
    outline[Shape.self] = Shape(.rectangle(cornerRadius: 9), stroke: color, lineWidth: 2.5)
  }
}
