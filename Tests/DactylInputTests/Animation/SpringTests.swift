import Testing

@testable import DactylInput

@Suite struct SpringTests {
  static let springs = [-0.9, -0.3, 0, 1e-7, 0.2, 0.6, 0.95].map { Spring(duration: 0.5, bounce: $0) }

  @Test("The motion of a spring is that of its equation, integrated in small steps", arguments: springs)
  func equation(spring: Spring) {
    // x″ = −ω²x − 2ζωx′
    let w = 2 * Double.pi / 0.5
    let z = spring.bounce >= 0 ? 1 - spring.bounce : 1 / (1 + spring.bounce)
    for (displacement, velocity) in [(1.0, 0.0), (0, 3), (-2, 40)] {
      var (x, v) = (displacement, velocity)
      let step = 1e-6
      for _ in 0..<300_000 {
        v += (-w * w * x - 2 * z * w * v) * step
        x += v * step
      }
      let response = spring.response(after: 0.3)
      let position = displacement * response.displacement + velocity * response.displacementByVelocity
      let speed = displacement * response.velocityByDisplacement + velocity * response.velocity
      #expect(abs(position - x) < 2e-3)
      #expect(abs(speed - v) < 2e-2)
    }
  }

  @Test("Behind its settling time a spring stays within 1/2000 of its way, and before half of it it does not")
  func settling() {
    for spring in Self.springs {
      for (distance, speed) in [(1.0, 0.0), (300, 2000), (0, 10)] {
        let time = spring.settling(distance: distance, speed: speed)
        let whole = distance + speed / (2 * .pi / 0.5)
        for later in stride(from: time, to: time * 3, by: time / 200) {
          let response = spring.response(after: later)
          for sign in [-1.0, 1] {
            let rest = distance * response.displacement + sign * speed * response.displacementByVelocity
            #expect(abs(rest) <= whole * 0.0005 * 1.001)
          }
        }
        #expect(time < 60)
      }
      #expect(abs(spring.response(after: spring.settling(distance: 1, speed: 0) / 4).displacement) > 0.001)
    }
    #expect(Spring().settling(distance: 0, speed: 0) == 0)
  }

  @Test("Only a spring that bounces swings beyond the end")
  func overshoot() {
    func lowest(_ spring: Spring) -> Double {
      stride(from: 0.0, to: 3, by: 0.002).map { spring.response(after: $0).displacement }.min() ?? 0
    }
    #expect(lowest(.smooth) > -1e-9)
    #expect(lowest(Spring(bounce: -0.5)) > -1e-9)
    #expect(lowest(.snappy) < -0.001)
    #expect(lowest(.bouncy) < lowest(.snappy))
  }

  @Test("What makes no sense is taken to the nearest value that does")
  func limits() {
    #expect(Spring(duration: -1, bounce: 7) == Spring(duration: 0.01, bounce: 0.95))
    #expect(Spring(duration: .nan, bounce: .nan) == Spring(duration: 0.5, bounce: 0))
    #expect(Spring(bounce: -3).bounce == -0.9)
  }
}
