import Testing

@testable import DactylInput

@Suite struct VelocityEstimateTests {
  private func estimate(_ samples: [(Int64, Float)]) -> VelocityEstimate {
    var estimate = VelocityEstimate()
    for (time, x) in samples { estimate.add(Vector(x, 0), at: Timestamp(milliseconds: time)) }
    return estimate
  }
  private func speed(_ samples: [(Int64, Float)], at now: Int64, window: Double = 0.1) -> Float {
    estimate(samples).velocity(at: Timestamp(milliseconds: now), window: window).dx
  }

  @Test("An estimator at rest takes eight bytes")
  func size() {
    #expect(MemoryLayout<VelocityEstimate>.size <= 8)
  }

  @Test("A steady path has its velocity, however unevenly it is sampled")
  func steady() {
    #expect(abs(speed([(0, 0), (3, 3), (20, 20), (21, 21), (50, 50)], at: 50) - 1000) < 1)
    #expect(abs(speed([(0, 0), (10, -20)], at: 10) + 2000) < 1)
  }

  @Test("A path of even braking has nearly its final velocity: a linear fit would lag behind")
  func braking() {
    let samples = (0...12).map { (number: Int) -> (Int64, Float) in
      let time = Double(number) * 0.008
      let position = 3000 * time - 10_000 * time * time
      return (Int64(number) * 8, Float(position))
    }

    let speed = speed(samples, at: 96)

    // The velocity is 1080 then; a linear fit of the same samples gives 2040.
    #expect(abs(speed - 1080) < 150)
  }

  @Test("Equal timestamps do no harm: of samples at one moment the last counts")
  func equalTimes() {
    #expect(speed([(10, 0), (10, 5), (10, 9)], at: 10) == 0)
    var bursts: [(Int64, Float)] = []
    for burst in 0..<6 {
      for number in 0..<4 { bursts.append((Int64(burst * 16), Float(burst * 16 + number * 4))) }
    }
    #expect(abs(speed(bursts, at: 80) - 1000) < 1)
  }

  @Test("A sample older than the last one counts as of the last one's moment")
  func reversedTime() {
    let ordered: [(Int64, Float)] = [(0, 0), (10, 10), (20, 20), (30, 30)]
    let reversed: [(Int64, Float)] = [(0, 0), (10, 10), (20, 20), (5, 20), (30, 30)]
    #expect(speed(reversed, at: 30) == speed(ordered, at: 30))
  }

  @Test("A single sample, an empty window, or a zero window has no velocity")
  func tooFew() {
    #expect(speed([], at: 0) == 0)
    #expect(speed([(0, 5)], at: 0) == 0)
    #expect(speed([(0, 0), (10, 10)], at: 500) == 0)
    for window in [0, -1, Double.nan] { #expect(speed([(0, 0), (10, 10)], at: 10, window: window) == 0) }
    #expect(abs(speed([(0, 0), (10, 10)], at: 10, window: .infinity) - 1000) < 1)
  }

  @Test("A path that rested a tenth of a second has no velocity, with or without samples of the rest")
  func rest() {
    let moving = (0..<20).map { (Int64($0 * 8), Float($0 * 8)) }
    #expect(speed(moving, at: 152 + 16) > 900)
    #expect(speed(moving, at: 152 + 100) == 0)
    #expect(speed(moving, at: 152 + 50) == 0)
    let resting = (1...13).map { (Int64(152 + $0 * 8), Float(152)) }
    #expect(speed(moving + resting, at: 256) == 0)
  }

  @Test("The noise of a resting finger is no velocity")
  func noise() {
    let wobble: [Float] = [0, 1, 0, -1, 0, 0, 1, -1, 0, 1, 0, 0, -1, 0]
    #expect(speed(wobble.enumerated().map { (Int64($0 * 8), $1) }, at: 104) == 0)
  }

  @Test("A motion after a rest has its own velocity from its third sample on")
  func afterRest() {
    #expect(abs(speed([(0, 0), (90, 0), (100, 10), (110, 20), (120, 30)], at: 120) - 1000) < 100)
    #expect(speed([(0, 0), (50, 50), (100, 100)], at: 100) > 900, "slow sampling is no rest")
  }

  @Test("Any sample rate works: a thousand samples a second keep the whole window")
  func fastDevice() {
    let samples = (0..<300).map { (time: Int64) -> (Int64, Float) in
      let noise: Float = time % 2 == 0 ? 0.5 : -0.5
      return (time, Float(time) + noise)
    }
    #expect(abs(speed(samples, at: 299) - 1000) < 30)
  }

  @Test("Restarting forgets all samples; the location of the start counts")
  func restart() {
    var estimate = estimate((0..<10).map { ($0 * 10, Float($0)) })
    estimate.restart(at: Vector(500, 0), Timestamp(milliseconds: 100))
    #expect(estimate.velocity(at: Timestamp(milliseconds: 100), window: 1) == .zero)
    estimate.add(Vector(510, 0), at: Timestamp(milliseconds: 110))
    #expect(abs(estimate.velocity(at: Timestamp(milliseconds: 110), window: 1).dx - 1000) < 1)
  }

  @Test("Copies are independent")
  func copies() {
    var first = estimate([(0, 0), (10, 10)])
    let moment = Timestamp(milliseconds: 20)
    var second = first
    second.add(Vector(0, 0), at: moment)
    let third = first
    first.restart(at: .zero, moment)

    #expect(first.velocity(at: moment, window: 0.1) == .zero)
    #expect(second.velocity(at: moment, window: 0.1) != third.velocity(at: moment, window: 0.1))
    #expect(abs(third.velocity(at: moment, window: 0.1).dx - 1000) < 1)
  }

  @Test("Locations that are not finite are ignored, and every result is finite")
  func extremes() {
    #expect(abs(speed([(0, 0), (5, .nan), (7, .infinity), (10, 10)], at: 10) - 1000) < 1)
    let most = Float.greatestFiniteMagnitude
    let times: [Int64] = [.min, 0, 1, 2, 3, 8, 9, 9, 40, .max]
    for positions in [[most, -most, most, 0], [1e30, -1e30, 1e-30, 0], [0, 0, 0, 0]] as [[Float]] {
      var estimate = VelocityEstimate()
      for (number, time) in times.enumerated() {
        let moment = Timestamp(nanoseconds: time)
        estimate.add(Vector(positions[number % 4], positions[(number + 1) % 4]), at: moment)
        for now in times {
          #expect(estimate.velocity(at: Timestamp(nanoseconds: now), window: 0.1).isFinite)
          #expect(estimate.velocity(at: Timestamp(nanoseconds: now), window: .infinity).isFinite)
        }
      }
    }
  }

  @Test("The velocity is the same in any axes and units")
  func linear() {
    let positions: [Float] = [0, 7, 19, 26, 40, 41, 60]
    func velocity(_ map: (Float) -> Vector) -> Vector {
      var estimate = VelocityEstimate()
      for (number, position) in positions.enumerated() {
        estimate.add(map(position), at: Timestamp(milliseconds: Int64(number * 9)))
      }
      return estimate.velocity(at: Timestamp(milliseconds: 54), window: 0.1)
    }

    let along = velocity { Vector($0, 0) }.dx

    #expect((velocity { Vector($0 * 0.6, $0 * 0.8) } - Vector(0.6, 0.8) * along).length < 0.01)
    #expect(abs(velocity { Vector($0 * 0.001 + 3, 0) }.dx - along * 0.001) < 0.001)
  }
}
