import Dactyl
import Foundation
import TestSupport
import Testing

@testable import DactylInput
@testable import DactylScrolling

/// The physics of moving content, against its formulas (V12, V20-V22).
@Suite struct ScrollCurveTests {
  private let normal = log(0.998) * 1000

  @Test(
    "Released at v points a second the content moves 0.499 (v - 10) points, and stops at a velocity of 10",
    arguments: [50.0, 500, 3000])
  func slowing(velocity: Double) {
    for sign in [1.0, -1] {
      let curve = ScrollCurve.slowing(from: 100, sign * velocity, rate: normal)
      #expect(abs(abs(curve.end - 100) - (velocity - 10) / 2.002) < 0.01)
      #expect(abs(curve.duration - log(10 / velocity) / normal) < 1e-9)
      #expect(abs(curve.offset(at: curve.duration - 1e-9) - curve.end) < 1e-6)
      // Each millisecond leaves 0.998 of the velocity.
      func speed(_ time: Double) -> Double { (curve.offset(at: time + 1e-6) - curve.offset(at: time)) / 1e-6 }
      #expect(abs(speed(0.001) / speed(0) - 0.998) < 1e-5)
    }
    #expect(ScrollCurve.slowing(from: 5, 10, rate: normal).duration == 0)
  }

  @Test("Past an edge and at rest the content returns by a sum of two exponentials")
  func released() {
    let curve = ScrollCurve.released(from: -60, to: 0)
    for time in [0.0, 0.01, 0.05, 0.2, 0.5] {
      let (slow, fast) = (exp(-9 * time), exp(-46 * time))
      let wanted = -60 * (46 * slow - 9 * fast) / 37
      #expect(abs(curve.offset(at: time) - wanted) < 1e-9)
    }
    #expect(curve.offset(at: curve.duration) == 0 && curve.offset(at: 100) == 0)
    #expect(abs(curve.offset(at: curve.duration - 1e-6)) < 0.11)
  }

  @Test("Deceleration past an edge is critically damped, and never oscillates")
  func drawn() {
    let curve = ScrollCurve.drawn(from: 0, 2000, to: 0, strength: 11)
    for time in [0.0, 0.05, 0.09, 0.3] {
      let wanted: Double = 2000 * time * exp(-11 * time)
      #expect(abs(curve.offset(at: time) - wanted) < 1e-9)
    }
    #expect(curve.duration < 2)
    #expect(curve.offset(at: curve.duration) == 0)
    #expect(abs(curve.offset(at: curve.duration - 1e-6)) < 0.11)
  }

  /// A deceleration with all possible limits.
  private func flight(_ random: inout SeededRandom) -> (
    flight: ScrollFlight, start: Double, velocity: Double, limits: ClosedRange<Double>, bounces: Bool
  ) {
    let limits = -Double(random.below(100))...Double(random.below(3000))
    let start = Double(random.below(4000)) - 500
    let velocity = (Double(random.below(12000)) - 6000) * (random.chance(20) ? 0.001 : 1)
    let bounces = random.chance(70)
    let rate = log(random.chance(50) ? 0.998 : 0.99) * 1000
    return (
      ScrollFlight(from: start, velocity, rate: rate, in: limits, bounces: bounces), start, velocity, limits, bounces
    )
  }

  @Test(
    "Every deceleration begins at the release, is continuous, and comes to rest inside the limits",
    arguments: Seeds.batches(4000))
  func flights(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let (flight, start, velocity, limits, bounces) = flight(&random)
      #expect(abs(flight.offset(at: 0) - start) < 0.11, "DACTYL_SEED=\(seed)")
      #expect(limits.contains(flight.end), "DACTYL_SEED=\(seed): \(flight.end) in \(limits)")
      #expect(flight.duration.isFinite && flight.duration < 12, "DACTYL_SEED=\(seed): \(flight.duration)")
      #expect(flight.offset(at: flight.duration) == flight.end)
      var before = flight.offset(at: 0)
      let step = 0.001
      for count in 1...Int(flight.duration / step + 2) {
        let now = flight.offset(at: Double(count) * step)
        // No faster than at the release or on the return; a tenth of a point remains at the end of a curve.
        let fastest = abs(velocity) + 46 * max(abs(start - limits.lowerBound), abs(start - limits.upperBound), 1)
        guard abs(now - before) < fastest * step + 0.11 else {
          Issue.record("DACTYL_SEED=\(seed): from \(before) to \(now) in a millisecond")
          return
        }
        if !bounces, limits.contains(start), !limits.contains(now) {
          Issue.record("DACTYL_SEED=\(seed): \(now) is outside \(limits)")
          return
        }
        before = now
      }
    }
  }

  @Test("An animation to a target ends there exactly, whatever the velocity", arguments: Seeds.batches(1000))
  func targets(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let (start, target) = (Double(random.below(4000)), Double(random.below(4000)))
      let flight = ScrollFlight(from: start, Double(random.below(12000)) - 6000, to: target)
      #expect(flight.end == target && flight.offset(at: flight.duration) == target, "DACTYL_SEED=\(seed)")
      #expect(abs(flight.offset(at: flight.duration - 1e-6) - target) < 0.2, "DACTYL_SEED=\(seed)")
      #expect(flight.duration < 5)
    }
  }

  @Test(
    "An animation to a target that must not be overshot never overshoots it, whatever the velocity",
    arguments: Seeds.batches(1000))
  func targetsNotPassed(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let (start, target) = (Double(random.below(1000)), Double(random.below(1000)))
      let flight = ScrollFlight(from: start, Double(random.below(12000)) - 6000, to: target, isFree: false)
      #expect(flight.end == target)
      for count in 0..<200 {
        let offset = flight.offset(at: flight.duration * Double(count) / 200)
        guard (min(start, target) - 0.001...max(start, target) + 0.001).contains(offset) else {
          Issue.record("DACTYL_SEED=\(seed): \(offset) between \(start) and \(target)")
          return
        }
      }
    }
  }
}
