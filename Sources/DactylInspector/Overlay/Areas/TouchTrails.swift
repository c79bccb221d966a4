import Dactyl

/// The paths of the fingers that are down, and of those that lifted until the next one lands.
struct TouchTrails {
  /// The path of a finger.
  struct Trail: Hashable {
    var id: UInt64
    var finger: FingerID
    var points: [Point]
    var isDown = true
    /// The view that the touch landed on.
    var view: View?
  }

  /// The paths, in landing order.
  private(set) var trails: [Trail] = []
  /// The most points of a path that are kept: a second of a finger that moves in each frame.
  private static let most = 60
  /// The least distance of two points, in points.
  private static let least: Float = 1.5

  /// Adds the present locations.
  mutating func follow(_ scene: Scene) {
    let touches = scene.liveTouches.filter { $0.type != .controller }
    for index in trails.indices { trails[index].isDown = false }
    for touch in touches {
      if let index = trails.firstIndex(where: { $0.id == touch.id }) {
        add(touch, to: index)
      } else {
        if trails.allSatisfy({ !$0.isDown }) && touches.first?.id == touch.id { trails.removeAll() }
        trails.append(Trail(id: touch.id, finger: touch.finger, points: [touch.initialLocation], view: touch.view))
        add(touch, to: trails.count - 1)
      }
    }
  }

  private mutating func add(_ touch: Touch, to index: Int) {
    trails[index].isDown = true
    let last = trails[index].points[trails[index].points.count - 1]
    guard touch.location.isFinite, (touch.location - last).length >= Self.least else { return }
    trails[index].points.append(touch.location)
    if trails[index].points.count > Self.most { trails[index].points.removeFirst() }
  }
}
