import DactylScene
import Foundation
import TestSupport
import Testing

@testable import DactylInput

/// The velocity when a finger lifts, on panels with given parameters.
@Suite struct VelocityPanelTests {
  /// A stroke along x with an exact formula.
  struct Stroke {
    var name: String
    var duration: Double
    var location: @Sendable (Double) -> Double

    var speed: Double { (location(duration) - location(duration - 1e-6)) * 1e6 }
  }

  static let flicks = [
    Stroke(name: "even flick", duration: 0.12) { 10_000 * $0 * $0 },
    Stroke(name: "whip", duration: 0.15) { 30_000 * $0 * $0 * $0 },
    Stroke(name: "sling", duration: 0.2) { 200 * exp(($0 - 0.2) / 0.06) },
    Stroke(name: "late throw", duration: 0.1) { time in
      let share = time / 0.25
      return 400 * share * share * share * (10 - 15 * share + 6 * share * share)
    },
  ]
  static let others = [
    Stroke(name: "steady", duration: 0.4) { 800 * $0 },
    Stroke(name: "slow", duration: 0.6) { 60 * $0 },
    Stroke(name: "braking", duration: 0.3) { 300 * (1 - exp(-$0 / 0.1)) },
    Stroke(name: "to and fro", duration: 1) { 150 * sin(4 * .pi * $0) },
    Stroke(name: "turn", duration: 0.5) { 1000 * ($0 < 0.25 ? $0 : 0.5 - $0) },
  ]

  private func velocity(_ samples: [MadePanel.Sample], silence: Double = 0) -> Vector {
    var estimate = VelocityEstimate()
    for sample in samples { estimate.add(sample.location, at: sample.time) }
    guard let last = samples.last else { return .zero }
    return estimate.velocity(at: last.time + silence, window: 0.1)
  }

  /// The mean of the error over strokes, as a share of the speed.
  private func error(_ strokes: [Stroke], on panel: MadePanel) -> Double {
    var sum = 0.0
    for stroke in strokes {
      for seed in 0..<8 as Range<UInt64> {
        let offset = Double(seed) * 0.017
        let samples = panel.samples(of: stroke.duration, seed: seed) { (stroke.location($0) + offset, 100) }
        sum += abs(Double(velocity(samples).dx) - stroke.speed) / abs(stroke.speed) / 8
      }
    }
    return sum / Double(strokes.count)
  }

  @Test(
    "On a smoothing panel, accelerating flicks have an error below 10 %, others below 5 %")
  func smooth() {
    #expect(error(Self.flicks, on: .smooth) < 0.1)
    #expect(error(Self.others, on: .smooth) < 0.05)
    for stroke in Self.flicks { #expect(error([stroke], on: .smooth) < 0.145, "\(stroke.name)") }
    // At other rates, too, as far as the samples reach.
    var panel = MadePanel.smooth
    panel.rate = 240
    #expect(error(Self.flicks, on: panel) < 0.1)
    panel.rate = 60
    #expect(error(Self.flicks, on: panel) < 0.13)
  }

  @Test("On a noisy panel the error is below 19 %, where that of the last two samples is half or more")
  func noisy() {
    #expect(error(Self.flicks + Self.others, on: .noisy) < 0.19)
    var sum = 0.0
    for seed in 0..<20 as Range<UInt64> {
      let samples = MadePanel.noisy.samples(of: 0.3, seed: seed) { (300 * $0, 200 * $0) }
      sum += Double((velocity(samples) - Vector(300, 200)).length) / 20
    }
    #expect(sum / 360 < 0.12, "a steady finger is off by \(sum / 3.6) %")
  }

  @Test("The velocity never points against the movement of the last 30 ms, on any panel")
  func neverAgainst() {
    var random = SeededRandom(seed: 20)
    var turned = 0
    for number in 0..<4000 as Range<UInt64> {
      let (speed, turn) = (Double(random.float(20, 3000)), Double(random.float(0.02, 0.2)))
      let (back, bend) = (Double(random.float(-1.5, 1)), Double(random.float(-2000, 2000)))
      let duration = turn + Double(random.float(0, 0.06))
      var panel = random.chance(50) ? MadePanel.smooth : .noisy
      panel.rate = random.pick([60.0, 90, 120, 240]) ?? 120
      let samples = panel.samples(of: duration, seed: number) { time in
        (speed * (time < turn ? time : turn + back * (time - turn)), bend * time * time)
      }
      var path = PathSamples()
      for sample in samples { path.add(sample.location, at: sample.time) }
      let movement = path[0].location - path.location(at: path[0].time + -0.03)
      let found = velocity(samples)
      let along = Double(found.dx) * Double(movement.dx) + Double(found.dy) * Double(movement.dy)
      #expect(along >= -1e-3 * Double(found.length * movement.length), "stroke \(number)")
      if back < 0, along > 0 { turned += 1 }
    }
    #expect(turned > 300, "only \(turned) strokes had turned and a speed")
  }

  @Test("A finger whose fit alone reverses is at rest, not on its way back")
  func noWayBack() {
    // It stops so hard that a parabola through its samples has turned already.
    let samples = MadePanel.smooth.samples(of: 0.15, seed: 1) { time in
      (time < 0.1 ? 1500 * time - 7500 * time * time : 75, 100)
    }
    for count in 3...samples.count { #expect(velocity(Array(samples[..<count])).dx >= 0, "\(count) samples") }
    #expect(velocity(samples).dx < 150)
  }

  @Test("A finger that rests has no velocity, on any panel")
  func rest() {
    let noises = (0..<100 as Range<UInt64>).map { seed in
      velocity(MadePanel.noisy.samples(of: 0.3, seed: seed) { _ in (200, 300) }).length
    }
    #expect(noises.filter { $0 > 0 }.count < 15 && noises.allSatisfy { $0 < 80 }, "of noise alone \(noises)")
    let stopped = MadePanel.smooth.samples(of: 0.4, seed: 1) { (1000 * min($0, 0.25), 100) }
    #expect(velocity(stopped) == .zero)
    let moving = MadePanel.smooth.samples(of: 0.2, seed: 1) { (1000 * $0, 100) }
    #expect(velocity(moving).dx > 950)
    #expect(velocity(moving, silence: 0.05) == .zero)
  }

  @Test("Bursts and equal timestamps do no harm")
  func bursts() {
    for panel in [MadePanel.smooth, .noisy] {
      for stroke in Self.flicks + Self.others where stroke.name != "slow" {
        var samples = panel.samples(of: stroke.duration, seed: 5) { (stroke.location($0), 100) }
        for index in samples.indices {
          // Two frames' worth come together.
          samples[index].time = Timestamp(seconds: (samples[index].time.seconds / 0.016).rounded(.up) * 0.016)
        }
        let doubled = samples.flatMap { [$0, $0] }
        let found = velocity(doubled)
        #expect(found == velocity(samples), "\(stroke.name)")
        #expect(
          Double(found.dx) * stroke.speed >= 0 && abs(Double(found.dx)) < 2.5 * abs(stroke.speed), "\(stroke.name)")
      }
    }
  }
}
