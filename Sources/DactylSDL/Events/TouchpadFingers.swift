/// The fingers on touchpads, and whether two of them pinch or rotate.
struct TouchpadFingers: Hashable, Sendable {
  /// A finger with its location, in fractions of its touchpad.
  struct Finger: Hashable, Sendable {
    var device: Int64
    var number: Int64
    var location: Point
  }

  private var fingers: [Finger] = []
  /// The touchpad whose two fingers are making a transform.
  private(set) var transforming: Int64?

  /// The distance of each of two fingers on a touchpad from their middle; nil for more or fewer fingers.
  func reach(on device: Int64) -> Float? {
    let pair = fingers.filter { $0.device == device }
    guard pair.count == 2 else { return nil }
    return Vector(pair[0].location.x - pair[1].location.x, pair[0].location.y - pair[1].location.y).length / 2
  }

  /// Records a finger that landed or moved. Returns whether that ended a transform, as a third finger does.
  mutating func update(_ finger: Finger) -> Bool {
    if let index = fingers.firstIndex(where: { $0.device == finger.device && $0.number == finger.number }) {
      fingers[index].location = finger.location
      return false
    }
    fingers.append(finger)
    return endTransform(on: finger.device)
  }

  /// Removes a finger. Returns whether that ended a transform.
  mutating func lift(_ number: Int64, from device: Int64) -> Bool {
    fingers.removeAll { $0.device == device && $0.number == number }
    return endTransform(on: device)
  }

  mutating func beginTransform(on device: Int64) { transforming = device }

  private mutating func endTransform(on device: Int64) -> Bool {
    guard transforming == device else { return false }
    transforming = nil
    return true
  }
}
