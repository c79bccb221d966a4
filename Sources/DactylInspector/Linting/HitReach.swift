import Dactyl

/// Where a touch on a point of a view goes. Lint asks about the views that do something with touches, and the inspector
/// about those in sight.
enum HitReach {
  /// To the view, or to a view in it.
  case reached
  /// To another view, which is hit instead.
  case taken(by: Entity)
  /// Past a superview that does not contain the point, the innermost such.
  case outside(Entity)
  /// Nobody knows: the point is not the view's own, or it is outside the window, or nothing is hit there.
  case unknown

  /// Tries a point in the coordinates of a view, as for a mouse. Leaves nothing in the log of decisions.
  init(_ point: Point, on target: View, in scene: Scene) {
    self = .unknown
    guard scene.canHit(target.entity.index, at: point, exactly: true) else { return }
    let location = target.convert(point, to: nil)
    guard location.x.isFinite, location.y.isFinite else { return }
    let hit = TargetingSystem.hitTest(.hover, at: location, isRecorded: false, in: scene).map { scene.view($0.view) }
    if let hit, hit == target || hit.isDescendant(of: target) {
      self = .reached
      return
    }
    var around: [View] = []
    var current = target.superview
    while let view = current {
      around.append(view)
      current = view.superview
    }
    // What is outside its window, or scrolled out of sight, is not meant to be touched now.
    guard let window = around.last, Self.contains(location, window, in: scene) else { return }
    if let outer = around.first(where: { !Self.contains(location, $0, in: scene) }) {
      self = .outside(outer.entity)
    } else if let hit {
      self = .taken(by: hit.entity)
    }
  }

  private static func contains(_ location: Point, _ view: View, in scene: Scene) -> Bool {
    scene.canHit(view.entity.index, at: view.convert(location, from: nil), exactly: true)
  }

  /// The points that are tried in some bounds: the middle, then eight around it.
  static func points(of bounds: Rect) -> [Point] {
    let steps: [Float] = [0.5, 0.1, 0.9]
    return steps.flatMap { y in
      steps.map { x in Point(bounds.minX + bounds.size.width * x, bounds.minY + bounds.size.height * y) }
    }
  }

  /// Whether a view in front of another one, and not around it, is hit wherever it is tried.
  static func isCovered(_ target: View, in scene: Scene) -> Bool {
    var isTaken = false
    for point in points(of: target.bounds) {
      switch HitReach(point, on: target, in: scene) {
      case .reached: return false
      case .taken(let hit): isTaken = isTaken || !target.isDescendant(of: scene.view(hit))
      case .outside, .unknown: break
      }
    }
    return isTaken
  }
}
