import Dactyl

/// The strip of colours at the lower edge: a swipe to the left or right takes the next one.
final class ColorStrip {
  private static let colors = [
    Color(0.85, 0.3, 0.25), Color(0.93, 0.62, 0.18), Color(0.28, 0.62, 0.36), Color(0.2, 0.48, 0.8),
    Color(0.5, 0.33, 0.7),
  ]
  let view: View
  private var dots: [View] = []
  private(set) var place = 0
  var color: Color { Self.colors[place] }
  /// What hears of another colour, by its place.
  var onChange: ((Int) -> Void)?

  init(in scene: Scene) {
    view = scene.addView(frame: Rect(0, 0, 420, 64))
    view.name = "colors"
    view[Shape.self] = Shape(.rectangle(cornerRadius: 20), fill: Color(1, 1, 1, 0.85), stroke: Color(0, 0, 0, 0.12))
    for number in Self.colors.indices {
      let dot = scene.addView(frame: Rect(center: Point(50 + 80 * Float(number), 32), size: Size(36, 36)), to: view)
      dot.isUserInteractionEnabled = false
      dots.append(dot)
    }
    for (direction, step) in [(SwipeDirection.left, 1), (.right, -1)] {
      view.addGestureRecognizer(SwipeGestureRecognizer(direction: direction)) { [unowned self] _ in
        take(place + step)
        onChange?(place)
      }
    }
    take(0)
  }

  /// Lays it out at the lower edge.
  func fit(_ size: Size) { view.center = Point(size.width / 2, size.height - 48) }

  private func take(_ number: Int) {
    place = (number + Self.colors.count) % Self.colors.count
    for (number, dot) in dots.enumerated() {
      let isChosen = number == place
      dot[Shape.self] = Shape(
        .ellipse, fill: Self.colors[number], stroke: isChosen ? Color(0.1, 0.1, 0.12) : nil, lineWidth: 4)
      dot.transform = .scale(isChosen ? 1.15 : 0.8)
    }
  }
}
