/// The fingers that lie on touchpads, and whether two of them pinch or turn.
struct TouchpadFingers: Hashable, Sendable {
  /// A finger and its place, in fractions of its touchpad.
  struct Finger: Hashable, Sendable {
    var device: Int64
    var number: Int64
    var place: Point
  }

  private var fingers: [Finger] = []
  /// The touchpad whose two fingers are at it.
  private(set) var transforming: Int64?

  /// How far each of two fingers on a touchpad is from their middle; nil for more or fewer fingers.
  func reach(on device: Int64) -> Float? {
    let pair = fingers.filter { $0.device == device }
    guard pair.count == 2 else { return nil }
    return Vector(pair[0].place.x - pair[1].place.x, pair[0].place.y - pair[1].place.y).length / 2
  }

  /// A finger landed or moved. Says whether that ended a transform, as a third finger does.
  mutating func place(_ finger: Finger) -> Bool {
    if let index = fingers.firstIndex(where: { $0.device == finger.device && $0.number == finger.number }) {
      fingers[index].place = finger.place
      return false
    }
    fingers.append(finger)
    return endTransform(on: finger.device)
  }

  /// A finger left. Says whether that ended a transform.
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
