import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

@Suite struct ResamplingTests {
  /// A scene whose window records its calls, resampled by default.
  private final class Bench {
    let stage = Stage()
    var received: [Touch] = []
    var coalesced: [[Touch]?] = []

    init(_ resampling: Resampling? = Resampling()) {
      stage.scene.inputSettings.resampling = resampling
      stage.scene.window.view.setResponder(
        TouchListener { [unowned self] _, touches, event in
          received += touches
          coalesced += touches.map { event.coalescedTouches(for: $0) }
        })
    }
    var locations: [Float] { received.map(\.location.x) }
    var phases: [TouchPhase] { received.map(\.phase) }
  }
  private func steady(_ bench: Bench, every step: Int64, until end: Int64) {
    bench.stage.queue(1, .began, 0, 50, at: 0)
    var next = step
    for frame in 0...(end / 16) {
      while next <= frame * 16 {
        bench.stage.queue(1, .moved, Float(next), 50, at: next)
        next += step
      }
      bench.stage.frame(at: frame * 16)
    }
  }

  @Test("Resampling is off by default; then a frame delivers the last sample")
  func off() {
    #expect(Scene().inputSettings.resampling == nil)
    let bench = Bench(nil)
    steady(bench, every: 10, until: 64)
    #expect(bench.locations == [0, 10, 30, 40, 60])
  }

  @Test("Moves are delivered for the frame's moment minus the latency, interpolated or slightly extrapolated")
  func even() {
    let bench = Bench()
    steady(bench, every: 10, until: 160)

    #expect(
      bench.locations.dropFirst(2).map { $0.rounded() } == stride(from: 27, through: 155, by: 16).map { Float($0) })
    #expect(bench.received.dropFirst(2).allSatisfy { abs(Float($0.timestamp.seconds * 1000) - $0.location.x) < 0.1 })
  }

  @Test("With uneven sampling and even frames the steps are much more even than without")
  func jitter() {
    func jitter(_ resampling: Resampling?) -> Float {
      let bench = Bench(resampling)
      var random = SeededRandom(seed: 7)
      bench.stage.queue(1, .began, 0, 50, at: 0)
      var next = Int64(9)
      for frame in 0..<60 {
        while next <= Int64(frame) * 16 {
          bench.stage.queue(1, .moved, Float(next), 50, at: next)
          next += 7 + Int64(random.next() % 5)
        }
        bench.stage.frame(at: Int64(frame) * 16)
      }
      let locations = bench.locations
      let steps = zip(locations, locations.dropFirst()).map { $1 - $0 }
      let seconds = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
      return seconds.reduce(0, +) / Float(seconds.count)
    }

    let (raw, resampled) = (jitter(nil), jitter(Resampling()))

    #expect(resampled < raw / 4, "\(resampled) against \(raw)")
  }

  @Test("A finger that stops comes to rest at its last sample, and frames are requested until then")
  func comesToRest() {
    let bench = Bench()
    steady(bench, every: 8, until: 96)
    #expect(bench.locations.last != 96 && bench.stage.scene.needsFrame)

    for frame in 7...10 { bench.stage.frame(at: Int64(frame * 16)) }

    #expect(bench.locations.last == 96)
    let count = bench.received.count
    for frame in 11...14 { bench.stage.frame(at: Int64(frame * 16)) }
    #expect(bench.received.count == count)
    _ = bench.stage.scene.frame(at: Timestamp(milliseconds: 240))
    #expect(!bench.stage.scene.needsFrame)
  }

  @Test("Fingers land and lift at their locations, and no phase is lost or delayed")
  func phases() {
    let bench = Bench()
    bench.stage.queue(1, .began, 3, 50, at: 1)
    for number in 1...6 { bench.stage.queue(1, .moved, 3 + Float(number * 4), 50, at: Int64(1 + number * 4)) }
    bench.stage.queue(1, .ended, 27, 50, at: 30)
    bench.stage.queue(1, .began, 90, 50, at: 31)
    bench.stage.queue(1, .cancelled, 91, 50, at: 31)
    bench.stage.frame(at: 32)

    #expect(bench.phases == [.began, .moved, .ended, .began, .cancelled])
    #expect(bench.locations.first == 3)
    #expect(bench.locations.suffix(3) == [27, 90, 91])
    #expect(bench.received.map(\.timestamp.nanoseconds) == [1, 27, 30, 31, 31].map { $0 * 1_000_000 })
    for frame in 3...9 { bench.stage.frame(at: Int64(frame * 16)) }
    #expect(bench.received.count == 5)
  }

  @Test("A finger's moves stay in time while another lands and lifts: none goes back")
  func twoFingers() {
    let bench = Bench()
    bench.stage.scene.window.view.isMultipleTouchEnabled = true
    bench.stage.queue(1, .began, 0, 50, at: 0)
    for time in 1...96 {
      if time % 5 == 0 { bench.stage.queue(1, .moved, Float(time), 50, at: Int64(time)) }
      if time == 46 { bench.stage.queue(2, .began, 300, 50, at: 46) }
      if time == 57 { bench.stage.queue(2, .ended, 300, 50, at: 57) }
      if time % 16 == 0 { bench.stage.frame(at: Int64(time)) }
    }

    let first = bench.received.filter { $0.finger == FingerID(1) }
    #expect(zip(first, first.dropFirst()).allSatisfy { $0.location.x <= $1.location.x && $0.timestamp <= $1.timestamp })
    #expect(first.dropFirst(2).allSatisfy { abs($0.location.x - Float($0.timestamp.seconds * 1000)) < 0.5 })
    #expect(bench.received.filter { $0.finger == FingerID(2) }.map(\.phase) == [.began, .ended])
  }

  @Test("T28: coalesced touches are the original samples, each once, and the touch itself last")
  func coalesced() {
    let bench = Bench()
    steady(bench, every: 10, until: 160)
    for frame in 11...14 { bench.stage.frame(at: Int64(frame * 16)) }

    let lists = bench.coalesced.map { $0 ?? [] }
    #expect(lists.map(\.last?.location) == bench.received.map(\.location))
    let all = lists.flatMap { $0 }
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp && $1.previousLocation == $0.location })
    let samples = lists.flatMap { $0.dropLast() }.map(\.location.x)
    #expect(samples == stride(from: 10, through: 160, by: 10).map { Float($0) })
  }

  @Test("A pan follows the delivered location of its touch, and has the velocity of the finger")
  func pan() {
    let bench = Bench()
    let pan = bench.stage.scene.window.view.addGestureRecognizer(PanGestureRecognizer())
    steady(bench, every: 10, until: 160)

    #expect(abs(pan.translation(in: nil).dx - 155) < 0.1)
    #expect(abs(pan.velocity(in: nil).dx - 1000) < 20)
  }

  @Test("A deadline fires at its moment, and no move of a later moment is delivered before it")
  func deadlines() {
    let bench = Bench()
    var deadlines: [Timestamp] = []
    var moves: [Timestamp] = []
    bench.stage.add(
      Scripted(
        began: { $1.setDeadline(after: 0.05) },
        moved: {
          moves += [$1.timestamp]; _ = $0
        },
        deadline: { deadlines += [$0.timestamp] }), to: bench.stage.scene.window.view, as: "scripted")
    steady(bench, every: 8, until: 96)

    #expect(deadlines == [Timestamp(milliseconds: 50)])
    #expect(moves == moves.sorted())
    #expect(!bench.received.isEmpty)
  }

  @Test("The same input gives the same touches")
  func deterministic() {
    func run() -> [Float] {
      let bench = Bench()
      steady(bench, every: 7, until: 320)
      return bench.locations
    }
    #expect(run() == run())
  }

  @Test("Locations that are not finite, floods and invalid settings do no harm")
  func nonsense() {
    for value in [Double.nan, .infinity, -1, 1e9] {
      var resampling = Resampling()
      resampling.latency = value
      resampling.longestAhead = value
      let stage = Stage(expecting: [.badLocation])
      stage.scene.inputSettings.resampling = resampling
      var locations: [Point] = []
      stage.scene.window.view.setResponder(TouchListener { _, touches, _ in locations += touches.map(\.location) })
      stage.queue(1, .began, 1, 1, at: 0)
      for time in 1...100 {
        stage.queue(1, .moved, time % 9 == 0 ? .nan : Float(time), time % 7 == 0 ? 3e38 : -3e38, at: Int64(time))
        if time % 16 == 0 { stage.frame(at: Int64(time)) }
      }
      stage.queue(1, .ended, 100, 1, at: 101)
      stage.frame(at: 112)
      #expect(locations.allSatisfy(\.isFinite) && locations.last == Point(100, 1))
      #expect(stage.scene.inputs.order.isEmpty)
    }
  }
}
