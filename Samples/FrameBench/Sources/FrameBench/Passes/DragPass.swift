import Dactyl

/// The cost of a drag: whole frames in which a finger drags something over very many drop targets, from one to the next
/// with each movement. The drag is not drawn, or all targets would be drawn again.
enum DragPass {
  static func update(_ count: Int) -> BenchRow {
    // The targets lie side by side in a square, each with another view in it.
    let side = Int(Double(count).squareRoot().rounded(.up))
    let scene = Scene(size: Size(Float(side) * 20, Float(side) * 20 + 40))
    for number in 0..<count {
      let origin = Point(Float(number % side) * 20, Float(number / side) * 20)
      let target = scene.addView(frame: Rect(origin: origin, size: Size(18, 18)))
      scene.addView(frame: Rect(2, 2, 10, 10), to: target)
      target.onDrop(of: Int.self) { _ in }
    }
    let card = scene.addView(frame: Rect(0, Float(side) * 20, 30, 30))
    card[Shape.self] = Shape(.ellipse, fill: .white)
    card.makeDraggable(1, lift: .touchDown).showsPreview = false
    var milliseconds: Int64 = 0
    func play(_ phase: TouchSamplePhase, _ location: Point, _ timed: (() -> Void) -> Void) {
      milliseconds += 16
      let moment = Timestamp(milliseconds: milliseconds)
      timed {
        scene.send(InputEvent(at: moment, .touch(TouchSample(finger: FingerID(1), phase: phase, location: location))))
        scene.frame(at: moment)
      }
    }
    play(.began, Point(15, Float(side) * 20 + 15)) { $0() }
    func location(_ number: Int) -> Point {
      Point(Float(number * 7 % side) * 20 + 6, Float(number * 3 % side) * 20 + 6)
    }
    for number in 0..<120 { play(.moved, location(number)) { $0() } }
    let samples = Sampler(most: 2000, watch: .wall).run { number, timed in play(.moved, location(number + 120), timed) }
    return BenchRow("targets", views: count, BenchPass.dragUpdate.rawValue, per: .frame, samples)
  }
}
