import Dactyl

/// The cost of a flood of input: fingers that land at one moment, each on a view with a recognizer of its own. For each
/// finger; of no scene.
enum LandingPass {
  static func run(_ count: Int) -> BenchRow {
    let samples = Sampler(most: 20, operations: count, watch: .wall).run { _, timed in
      let scene = Scene(size: Size(10_000, 10_000))
      for number in 0..<count {
        let view = scene.addView(frame: Rect(origin: origin(number), size: Size(40, 40)))
        view.addGestureRecognizer(PanGestureRecognizer())
      }
      scene.frame(at: .zero)
      let moment = Timestamp(milliseconds: 16)
      for number in 0..<count {
        let sample = TouchSample(
          finger: FingerID(Int64(number)), phase: .began, location: origin(number) + Vector(5, 5))
        scene.send(InputEvent(at: moment, .touch(sample)))
      }
      timed { scene.frame(at: moment) }
    }
    return BenchRow("fingers", views: count, BenchPass.landing.rawValue, per: .operation, samples)
  }

  private static func origin(_ number: Int) -> Point { Point(Float(number % 200) * 50, Float(number / 200) * 50) }
}
