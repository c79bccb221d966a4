import Testing

@testable import Dactyl

@Suite struct VelocityEstimateTests {
  private func estimate(_ samples: [(Int64, Float)], at now: Int64) -> Float {
    var estimate = VelocityEstimate()
    for (time, x) in samples { estimate.add(Vector(x, 0), at: Timestamp(milliseconds: time)) }
    return estimate.velocity(at: Timestamp(milliseconds: now), window: 0.1).dx
  }

  @Test("A steady path has its speed, however unevenly it is sampled")
  func steady() {
    #expect(abs(estimate([(0, 0), (3, 3), (20, 20), (21, 21), (50, 50)], at: 50) - 1000) < 1)
  }

  @Test("Equal timestamps do no harm")
  func equalTimes() {
    #expect(estimate([(10, 0), (10, 5), (10, 9)], at: 10) == 0)
    #expect(estimate([(0, 0), (10, 10), (10, 10), (20, 20)], at: 20).isFinite)
  }

  @Test("One sample, or none in the window, is no velocity")
  func tooFew() {
    #expect(estimate([], at: 0) == 0)
    #expect(estimate([(0, 5)], at: 0) == 0)
    #expect(estimate([(0, 0), (10, 10)], at: 500) == 0)
  }

  @Test("Only the newest of many samples count, and starting anew forgets all")
  func ring() {
    #expect(abs(estimate((0..<100).map { ($0, $0 < 50 ? 0 : Float($0 - 50)) }, at: 99) - 1000) < 1)

    var estimate = VelocityEstimate()
    for time in 0..<10 { estimate.add(Vector(Float(time), 0), at: Timestamp(milliseconds: Int64(time))) }
    estimate.restart(at: .zero, Timestamp(milliseconds: 10))
    #expect(estimate.velocity(at: Timestamp(milliseconds: 10), window: 1) == .zero)
  }
}
