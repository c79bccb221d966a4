import Dactyl

/// What a game, or a player, may do to very many things in one go, of which each is to cost the same however many there
/// are. `FrameBench --pass growth` measures the cases, and a test counts what they do.
package struct GrowthCase {
  /// What is done to each.
  package let name: String
  /// Makes a scene with so many things, and gives what is to be measured: it is called once.
  package let make: (_ count: Int) -> () -> Void
  /// The least number that a larger one is compared with: fewer are kept in another way, which costs less.
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

/// A scene with its time, in which a case plays.
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

  /// The views of a square grid without gaps, each so large.
  func addGrid(_ count: Int, side: Float, to parent: View? = nil) -> [View] {
    (0..<count).map { number in
      let origin = Self.place(number, of: count, side: side)
      return scene.addView(frame: Rect(origin: origin, size: Size(side, side)), to: parent ?? scene.window.view)
    }
  }

  /// The corner of a place in the grid.
  static func place(_ number: Int, of count: Int, side: Float) -> Point {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    return Point(Float(number % columns) * side, Float(number / columns) * side)
  }

  /// A scene in which a grid has room.
  static func around(_ count: Int, side: Float) -> GrowthStage {
    let length = Float(count).squareRoot().rounded(.up) * side
    return GrowthStage(size: Size(length, 2 * length))
  }
}
