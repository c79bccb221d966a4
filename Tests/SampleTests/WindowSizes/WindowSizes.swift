import Dactyl
import Testing

/// The windows in which every sample has to be usable.
enum WindowSizes {
  /// The usual window.
  static let usual = Size(1024, 720)
  /// The smallest, the largest, and demanding ones in between: narrow, low, and both.
  static let all = [
    Size(360, 300), Size(380, 300), Size(420, 320), Size(480, 400), Size(500, 700), Size(360, 1440), Size(640, 480),
    Size(800, 600), usual, Size(1270, 500), Size(2560, 300), Size(1600, 1000), Size(2560, 1440),
  ]
}

extension Scene {
  /// Resizes the scene, as a window does, and runs until everything is at its position.
  func resize(to size: Size, waiting seconds: Double = 0.7) {
    send(.window(.resized(size)))
    advance(by: seconds)
  }

  /// The area of the scene, slightly larger: positions are rounded.
  var area: Rect { Rect(origin: .zero, size: size).outset(by: EdgeInsets(0.5)) }

  /// All views of that name that are in a window.
  func views(named name: String) -> [View] {
    var found: [View] = []
    var pending = windows.map(\.view)
    while let view = pending.popLast() {
      if view.name == name { found.append(view) }
      pending += view.subviews
    }
    return found
  }
}

extension View {
  /// The smallest upright rectangle around it, in points of the scene.
  var frameInScene: Rect { convert(bounds, to: nil) }

  /// Whether it is in a view of that name, or is one.
  func isInside(_ name: String) -> Bool {
    var view: View? = self
    while let now = view {
      if now.name == name { return true }
      view = now.superview
    }
    return false
  }
}

extension Rect {
  /// Whether this rectangle contains another.
  func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Whether a rectangle covers more than a small part of this one.
  func overlaps(_ other: Rect) -> Bool {
    let common = intersection(other)
    return common.size.width > 1 && common.size.height > 1
  }
}
