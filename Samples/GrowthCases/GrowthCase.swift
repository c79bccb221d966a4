import Dactyl

/// An operation of a game, or a player, on very many things at once, whose cost for each of them must not depend on
/// their number. `FrameBench --pass growth` measures the cases, and a test counts their steps.
package struct GrowthCase {
  /// The operation on each thing.
  package let name: String
  /// Makes a scene with a number of things, and returns the operation to be measured, which is called once.
  package let make: (_ count: Int) -> () -> Void
  /// The least number with which a larger one is compared: fewer things are stored in another form, which costs less.
  package let comparedFrom: Int
  /// Whether a thing has so much memory that a thousand fit into the processor's caches and ten thousand do not: then
  /// each takes longer, though it takes no more steps.
  package let outgrowsCaches: Bool

  package init(
    _ name: String, comparedFrom: Int = 10, outgrowsCaches: Bool = false,
    _ make: @escaping (_ count: Int) -> () -> Void
  ) {
    self.name = name
    self.comparedFrom = comparedFrom
    self.outgrowsCaches = outgrowsCaches
    self.make = make
  }

  /// All cases.
  package static var all: [GrowthCase] { views + input + gestures + features + controllers }
}

/// A scene with its time, on which a case is played.
final class GrowthStage {
  let scene: Scene
  private var milliseconds: Int64 = 0

  init(size: Size = Size(1000, 1000)) {
    scene = Scene(size: size)
    frame()
  }

  var now: Timestamp { Timestamp(milliseconds: milliseconds) }

  func frame(after time: Int64 = 16) {
    milliseconds += time
    scene.frame(at: now)
  }

  func send(_ kind: InputEvent.Kind) { scene.send(InputEvent(at: now, kind)) }

  func touch(_ finger: Int, _ phase: TouchSamplePhase, at point: Point) {
    send(.touch(TouchSample(finger: FingerID(Int64(finger)), phase: phase, location: point)))
  }

  /// Adds views of a size in a square grid without gaps, and returns them.
  func addGrid(_ count: Int, side: Float, to parent: View? = nil) -> [View] {
    (0..<count).map { number in
      let origin = Self.location(number, of: count, side: side)
      return scene.addView(frame: Rect(origin: origin, size: Size(side, side)), to: parent ?? scene.window.view)
    }
  }

  /// Returns the corner of a cell of the grid.
  static func location(_ number: Int, of count: Int, side: Float) -> Point {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    return Point(Float(number % columns) * side, Float(number / columns) * side)
  }

  /// Makes a scene with room for a grid.
  static func around(_ count: Int, side: Float) -> GrowthStage {
    let length = Float(count).squareRoot().rounded(.up) * side
    return GrowthStage(size: Size(length, 2 * length))
  }
}
