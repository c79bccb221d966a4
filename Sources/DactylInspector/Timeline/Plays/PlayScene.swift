import Dactyl

/// The views of a scene at a moment, as the changes since the moment before.
package struct PlayScene: Hashable, Sendable {
  /// The moment.
  package var time: Timestamp
  /// The views that are in windows, from back to front, as positions in the list of responders; nil when they are the
  /// same as before.
  package var order: [Int]?
  /// The states of new and changed views.
  package var views: [PlayView]
}

/// The state of a view.
package struct PlayView: Hashable, Sendable {
  /// What a view can be, one bit each.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let hidden = Traits(rawValue: 1)
    package static let disabled = Traits(rawValue: 2)
    package static let faint = Traits(rawValue: 4)
    package static let clips = Traits(rawValue: 8)
    package static let passesThrough = Traits(rawValue: 16)
    package static let firstResponder = Traits(rawValue: 32)
    package static let focused = Traits(rawValue: 64)
    package static let window = Traits(rawValue: 128)
  }

  /// The position of the view in the list of responders.
  package var responder: Int
  /// That of its superview, or nil.
  package var parent: Int?
  /// The bounds, in its own coordinates.
  package var bounds: Rect
  /// The transform from its own coordinates to its superview's, or to the scene's.
  package var toParent: Transform
  package var traits: Traits
  /// The outline of the area where it is hit, in its own coordinates, when that is not its bounds.
  package var hitOutline: [Point] = []
}

extension PlayView {
  /// The corners of an outline that stands for a round one.
  private static let roundCorners = 24

  /// Reads the state of a view.
  init(_ view: View, responder: Int, parent: Int?, in scene: Scene) {
    self.responder = responder
    self.parent = parent
    bounds = view.bounds
    toParent = view.record.toParent
    traits = []
    if view.isHidden { traits.insert(.hidden) }
    if !view.isUserInteractionEnabled { traits.insert(.disabled) }
    if view.alpha < 0.01 { traits.insert(.faint) }
    if view.clipsToBounds { traits.insert(.clips) }
    if view.passesThrough { traits.insert(.passesThrough) }
    if view.superview == nil { traits.insert(.window) }
    if scene.firstResponder == view.entity { traits.insert(.firstResponder) }
    if scene.focusedItem == view { traits.insert(.focused) }
    let area = scene.hitArea(of: view.entity.index, exactly: false)
    hitOutline = Self.outline(of: view.hitShape, area: area, bounds: bounds)
  }

  private static func outline(of shape: HitShape?, area: Rect, bounds: Rect) -> [Point] {
    switch shape {
    case .polygon(let corners): corners
    case .ellipse: ellipse(in: area)
    case .roundedRectangle(let radius): rounded(area, by: radius)
    case .mask, .custom: area.corners
    case nil: area == bounds ? [] : area.corners
    }
  }

  private static func ellipse(in area: Rect) -> [Point] { rounded(area, by: .infinity, isEllipse: true) }

  /// The outline of a rectangle with round corners, or of the ellipse in it.
  private static func rounded(_ area: Rect, by wanted: Float, isEllipse: Bool = false) -> [Point] {
    let half = Vector(area.size.width / 2, area.size.height / 2)
    let radius = min(max(wanted, 0), min(half.dx, half.dy))
    let (reachX, reachY) = isEllipse ? (half.dx, half.dy) : (radius, radius)
    return (0..<roundCorners).map { index in
      // A turn by a fraction of the circle, of the point at its right.
      let turn = Transform.rotation(2 * .pi * (Float(index) + 0.5) / Float(roundCorners))
      let (x, y) = (turn.a, turn.b)
      let middleX = area.center.x + (x < 0 ? -1 : 1) * (half.dx - reachX)
      let middleY = area.center.y + (y < 0 ? -1 : 1) * (half.dy - reachY)
      return Point(middleX + x * reachX, middleY + y * reachY)
    }
  }
}

extension Rect {
  /// The corners, clockwise from the top left one.
  fileprivate var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}
