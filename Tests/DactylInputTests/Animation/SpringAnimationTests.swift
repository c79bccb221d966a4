import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct SpringAnimationTests {
  private let stage = Stage()
  private let card: View

  init() { card = stage.card() }

  private func velocity(at moment: Int64) -> Float {
    stage.frame(at: moment)
    return card.animatedVelocity.dx
  }

  @Test("A spring starts with the velocity of the finger, and ends exactly at its goal")
  func fling() {
    let start = card.center
    card.animate(.spring(duration: 0.4), velocity: Vector(1000, 0)) { $0.center = Point(start.x + 10, start.y) }

    #expect(card.animatedVelocity == .zero)
    stage.frame(at: 1)
    #expect(abs(card.animatedVelocity.dx - 1000) < 40)
    #expect(abs(card.center.x - start.x - 1) < 0.1)
    stage.frame(at: 60)
    // A critically damped one too swings beyond the end when it arrives that fast.
    #expect(card.center.x > start.x + 15)
    stage.frame(at: 1000)
    stage.frame(at: 1800)
    #expect(card.center == Point(start.x + 10, start.y))
    #expect(card.animatedVelocity == .zero)
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("A spring that ends another animation of the property takes its velocity over")
  func handOver() {
    card.animate(.linear(1)) { $0.center.x = card.center.x + 500 }
    stage.frame(at: 200)
    card.animate(.spring()) { $0.center.x = card.center.x + 10 }
    let middle = card.center.x

    stage.frame(at: 201)
    #expect(abs(card.center.x - middle - 0.5) < 0.05)
    #expect(abs(card.animatedVelocity.dx - 500) < 20)

    stage.frame(at: 250)
    let before = card.animatedVelocity.dx
    card.animate(.spring()) { $0.center.x = 0 }
    #expect(abs(velocity(at: 251) - before) < abs(before) * 0.3 + 40)
  }

  @Test("The velocity of a repeated animation is reversed on its way back")
  func reversed() {
    card.animate(.linear(1).repeats(.forever(autoreverses: true))) { $0.center.x = card.center.x + 100 }
    #expect(abs(velocity(at: 500) - 100) < 1)
    #expect(abs(velocity(at: 1500) + 100) < 1)
    #expect(abs(velocity(at: 2500) - 100) < 1)
  }

  @Test("A spring takes frames of any length to the same places")
  func frames() {
    func places(_ moments: [Int64]) -> Point {
      let stage = Stage()
      let card = stage.card()
      card.animate(.spring(.bouncy)) { $0.center = Point(300, 20) }
      for moment in moments { stage.frame(at: moment) }
      return card.center
    }
    #expect(places([400]) == places(Array(1...400)))
  }
}
