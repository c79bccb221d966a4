import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct ComponentAnimationTests {
  private struct Glow: Equatable {
    var radius: Float = 0
    var color: Color?
    var words = "kept"
  }

  private let stage = Stage()
  private let card: View

  init() {
    card = stage.card()
    card[Glow.self] = Glow()
  }

  @Test("A value of a component is animated, and the rest of the component is left alone")
  func value() {
    var ends: [Bool] = []
    card.animate(.linear(1), \Glow.radius, to: 10) { ends.append($0) }
    stage.frame(at: 500)
    #expect(card[Glow.self] == Glow(radius: 5))
    card[Glow.self]?.words = "new"
    stage.frame(at: 1000)
    #expect(card[Glow.self] == Glow(radius: 10, words: "new"))
    #expect(ends == [true])
  }

  @Test("Two values are animated at the same time, and a second animation of one ends the first")
  func replaced() {
    card[Shape.self] = Shape(.ellipse, fill: .black)
    var ends: [String] = []
    card.animate(.linear(1), \Glow.radius, to: 10) { ends.append("radius \($0)") }
    card.animate(.linear(1), \Shape.fill, to: .white) { ends.append("fill \($0)") }
    stage.frame(at: 500)
    card.animate(.linear(1), \Glow.radius, to: 0) { ends.append("back \($0)") }
    stage.frame(at: 1000)
    #expect(card[Shape.self]?.fill == .white)
    #expect(card[Glow.self]?.radius == 2.5)
    #expect(ends == ["radius false", "fill true"])
    card.cancelAnimations()
    stage.frame(at: 1500)
    #expect(card[Glow.self]?.radius == 2.5)
    #expect(ends == ["radius false", "fill true", "back false"])
  }

  @Test("An optional value is set at once where it is nil at either end")
  func optional() {
    card.animate(.linear(1), \Glow.color, to: .white)
    #expect(card[Glow.self]?.color == .white)
    card.animate(.linear(1), \Glow.color, to: .black)
    stage.frame(at: 500)
    #expect(card[Glow.self]?.color == Color(0.5, 0.5, 0.5))
    card.animate(.linear(1), \Glow.color, to: nil)
    #expect(card[Glow.self]?.color == nil)
    stage.frame(at: 900)
    #expect(card[Glow.self]?.color == nil)
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("A component that is taken away is not put back, and the animation ends with the view")
  func missing() {
    var ends: [Bool] = []
    card.animate(.linear(1), \Glow.radius, to: 10) { ends.append($0) }
    stage.frame(at: 500)
    card[Glow.self] = nil
    stage.frame(at: 600)
    #expect(card[Glow.self] == nil)
    card.destroy()
    stage.frame(at: 700)
    #expect(ends == [false])
    // One without the component: nothing to animate.
    let other = stage.card()
    other.animate(.linear(1), \Glow.radius, to: 10) { ends.append($0) }
    #expect(other[Glow.self] == nil)
    #expect(ends == [false, true])
  }

  @Test("It holds the view as any animation does, unless interaction is allowed (H13)")
  func holds() {
    card.animate(.linear(1), \Glow.radius, to: 10)
    #expect(stage.scene.hitTest(card.center) != card)
    card.animate(.linear(1).allowingUserInteraction, \Glow.radius, to: 10)
    #expect(stage.scene.hitTest(card.center) == card)
  }

  @Test("Sizes stay positive and colours in their range, however far a spring swings")
  func ranges() {
    card[Shape.self] = Shape(.ellipse, fill: .white)
    card.animate(.spring(duration: 0.5, bounce: 0.9), \Shape.fill, to: .black)
    card.animate(.spring(duration: 0.5, bounce: 0.9)) { $0.size = .zero }
    for moment: Int64 in stride(from: 0, to: 3000, by: 16) {
      stage.frame(at: moment)
      #expect(card[Shape.self]?.fill?.red ?? -1 >= 0)
      #expect(card.bounds.size.width >= 0)
    }
  }
}
