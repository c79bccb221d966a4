import Dactyl

/// The strip of colours at the lower edge, with the drawing colour in the middle: a swipe selects the next one, and a
/// tap the one under the finger.
final class ColorStrip {
  private static let colors = [
    Color(0.85, 0.3, 0.25), Color(0.93, 0.62, 0.18), Color(0.28, 0.62, 0.36), Color(0.2, 0.48, 0.8),
    Color(0.5, 0.33, 0.7),
  ]
  private static let width: Float = 420
  /// The distance between colours, in points.
  private var distance: Float = 80
  let view: View
  private var dots: [View] = []
  private(set) var index = 0
  var color: Color { Self.colors[index] }
  /// Called with the index of the new colour.
  var onChange: ((Int) -> Void)?

  init(in scene: Scene) {
    view = scene.addView(frame: Rect(0, 0, Self.width, 64))
    view.name = "colors"
    view.clipsToBounds = true
    view[Shape.self] = Shape(.rectangle(cornerRadius: 20), fill: Color(1, 1, 1, 0.9), stroke: Color(0, 0, 0, 0.15))
    for number in Self.colors.indices {
      let dot = scene.addView(frame: Rect(center: spot(number), size: Size(40, 40)), to: view)
      dot.isUserInteractionEnabled = false
      dots.append(dot)
    }
    for (direction, step) in [(SwipeDirection.left, 1), (.right, -1)] {
      view.addGestureRecognizer(SwipeGestureRecognizer(direction: direction)) { [unowned self] _ in take(by: step) }
    }
    view.addGestureRecognizer(TapGestureRecognizer()) { [unowned self] tap in
      let steps = ((tap.location(in: view).x - view.bounds.center.x) / distance).rounded()
      take(by: Int(exactly: steps) ?? 0)
    }
    show()
  }

  /// Lays the strip out at the lower edge, narrower where room is missing. Ends the animations of the colours.
  func fit(_ size: Size) {
    let width = min(Self.width, max(size.width - 16, 1))
    view.bounds.size.width = width
    view.center = Point(size.width / 2, size.height - 48)
    distance = 80 * width / Self.width
    for (number, dot) in dots.enumerated() {
      dot.cancelAnimations()
      dot.center = spot(number)
    }
  }

  private func take(by steps: Int) {
    guard steps != 0 else { return }
    let old = dots.indices.map(offset)
    let count = Self.colors.count
    index = ((index + steps) % count + count) % count
    for (number, dot) in dots.enumerated() {
      // A colour that leaves on one side enters on the other.
      if (offset(number) < old[number]) != (steps > 0) {
        dot.center.x += distance * Float(steps > 0 ? count : -count)
      }
      dot.animate(duration: 0.2, easing: .easeOut) { $0.center = spot(number) }
    }
    show()
    onChange?(index)
  }

  private func show() {
    for (number, dot) in dots.enumerated() {
      let isChosen = number == index
      dot[Shape.self] = Shape(
        .ellipse, fill: Self.colors[number], stroke: isChosen ? Color(0.12, 0.12, 0.16) : nil, lineWidth: 4)
      dot.transform = .scale(isChosen ? 1.1 : 0.7)
    }
  }

  /// Returns the number of steps from the middle to a colour, positive to the right.
  private func offset(_ number: Int) -> Int {
    let count = Self.colors.count
    return (number - index + count + count / 2) % count - count / 2
  }

  private func spot(_ number: Int) -> Point { Point(view.bounds.center.x + distance * Float(offset(number)), 32) }
}
