import Dactyl

/// The cost of velocity and prediction.
enum VelocityCosts {
  static func run() -> [BenchRow] {
    [added, asked, predicted(isAsked: false), predicted(isAsked: true)]
  }

  private static func row(_ name: String, _ samples: Samples) -> BenchRow {
    BenchRow("velocity", views: 1, "velocity \(name)", per: .operation, samples)
  }

  private static var added: BenchRow {
    var estimate = VelocityEstimate()
    var number: Int64 = 0
    estimate.add(.zero, at: .zero)
    let samples = Sampler(most: 200, operations: 1000, watch: .wall).run { _, timed in
      timed {
        for _ in 0..<1000 {
          number += 1
          estimate.add(Vector(Float(number), 0), at: Timestamp(milliseconds: number * 8))
        }
      }
    }
    return row("add", samples)
  }

  private static var asked: BenchRow {
    var estimate = VelocityEstimate()
    for number in 0..<30 { estimate.add(Vector(Float(number), 0), at: Timestamp(milliseconds: Int64(number) * 8)) }
    var sum = Vector.zero
    let samples = Sampler(most: 200, operations: 1000, watch: .wall).run { _, timed in
      timed {
        for index in 0..<1000 {
          sum += estimate.velocity(at: Timestamp(milliseconds: 232 + Int64(index % 2)), window: 0.1)
        }
      }
    }
    precondition(sum.isFinite)
    return row("asked", samples)
  }

  /// Times frames with one moved finger, for which the view either requests predictions or does not.
  private static func predicted(isAsked: Bool) -> BenchRow {
    let scene = Scene(size: Size(1000, 1000))
    scene.window.view.setResponder(Asking(isAsked: isAsked))
    var number: Int64 = 0
    func play(_ phase: TouchSamplePhase) {
      number += 1
      let sample = TouchSample(finger: FingerID(1), phase: phase, location: Point(Float(number % 900), 5))
      scene.send(InputEvent(at: Timestamp(milliseconds: number * 8), .touch(sample)))
      scene.frame(at: Timestamp(milliseconds: number * 8))
    }
    play(.began)
    for _ in 0..<100 { play(.moved) }
    let samples = Sampler(most: 200, operations: 100, watch: .wall).run { _, timed in
      timed { for _ in 0..<100 { play(.moved) } }
    }
    return row(isAsked ? "predicted" : "frame", samples)
  }

  private struct Asking: TouchResponder {
    let isAsked: Bool
    mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
      if isAsked, let touch = touches.first { _ = event.predictedTouches(for: touch) }
      return .handled
    }
  }
}
