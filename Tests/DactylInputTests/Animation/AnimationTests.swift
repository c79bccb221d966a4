import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct AnimationTests {
  private let stage = Stage()
  private let card: View

  init() { card = stage.card() }

  @Test("Properties animate evenly to their target values, and stay there")
  func values() {
    card.animate(duration: 1, easing: .linear) {
      $0.center = Point(150, 250)
      $0.size = Size(200, 50)
      $0.alpha = 0
      $0.transform = .rotation(1)
    }

    stage.frame(at: 500)
    #expect(card.center == Point(100, 150))
    #expect(card.bounds.size == Size(150, 75))
    #expect(card.alpha == 0.5)
    #expect(abs(card.transform.b - Transform.rotation(0.5).b) < 1e-5)

    stage.frame(at: 1000)
    stage.frame(at: 3000)
    #expect(card.center == Point(150, 250))
    #expect(card.bounds.size == Size(200, 50))
    #expect(card.alpha == 0)
    #expect(abs(card.transform.b - Transform.rotation(1).b) < 1e-5)
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("A rotation takes the shorter direction")
  func shorterWay() {
    card.transform = .rotation(3)
    card.animate(duration: 1, easing: .linear) { $0.transform = .rotation(-3) }

    stage.frame(at: 500)

    #expect(card.transform.a < -0.99)
  }

  @Test("The completion is called with true after the last animation, behind the animations of that frame")
  func completion() {
    var received: [Bool] = []
    card.animate(duration: 0.1) {
      $0.alpha = 0.5
      $0.center = Point(9, 9)
    } completion: { [card] isWhole in
      received.append(isWhole)
      #expect(card.alpha == 0.5)
    }

    stage.frame(at: 50)
    #expect(received == [])
    stage.frame(at: 100)
    stage.frame(at: 200)
    #expect(received == [true])
  }

  @Test("A delay postpones the start; a duration of zero, or an invalid one, finishes at once")
  func delays() {
    card.animate(duration: 0.1, delay: 0.2, easing: .linear) { $0.alpha = 0 }
    stage.frame(at: 200)
    #expect(card.alpha == 1)
    stage.frame(at: 250)
    #expect(card.alpha == 0.5)

    for (index, duration) in [0, -5, Double.nan].enumerated() {
      let goal = Point(Float(index), 70)
      card.animate(duration: duration, delay: 0.001) { $0.center = goal }
      stage.frame(at: 300 + Int64(index) * 10)
      #expect(card.center == goal)
    }
  }

  @Test("A new animation of a property starts from the current value, and the old completion is called with false")
  func interruption() {
    var received: [Bool] = []
    card.animate(duration: 1, easing: .linear) {
      $0.alpha = 0
    } completion: {
      received.append($0)
    }
    stage.frame(at: 500)
    card.animate(duration: 1, easing: .linear) { $0.alpha = 1 }

    stage.frame(at: 1000)

    #expect(card.alpha == 0.75)
    #expect(received == [false])
  }

  @Test("Cancelling an animation leaves the current value")
  func cancelling() {
    var received: [Bool] = []
    card.animate(duration: 1, easing: .linear) {
      $0.alpha = 0
    } completion: {
      received.append($0)
    }
    stage.frame(at: 250)

    card.cancelAnimations()
    stage.frame(at: 900)

    #expect(card.alpha == 0.75)
    #expect(received == [false])
  }

  @Test("An animation ends when its view, or an ancestor of it, is destroyed", arguments: [true, false])
  func viewLeaves(isDestroyed: Bool) {
    let inner = stage.scene.addView(frame: Rect(0, 0, 10, 10), to: card)
    var received: [Bool] = []
    inner.animate(duration: 1) {
      $0.alpha = 0
    } completion: {
      received.append($0)
    }
    stage.frame(at: 100)

    isDestroyed ? card.destroy() : card.removeFromSuperview()
    stage.frame(at: 200)

    #expect(received == [false])
    #expect(!stage.scene.tweens.isActive)
  }

  @Test(
    "H13: an animated view and its subviews are not hit unless user interaction is allowed", arguments: [true, false])
  func hittable(isAllowed: Bool) {
    let inner = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: card)
    card.animate(duration: 0.5, allowsUserInteraction: isAllowed) { $0.alpha = 0.5 }

    stage.frame(at: 100)
    #expect(stage.scene.hitTest(Point(10, 10)) == (isAllowed ? inner : stage.scene.window.view))
    stage.frame(at: 600)
    #expect(stage.scene.hitTest(Point(10, 10)) == inner)
  }

  @Test("H13: of two animations the stricter one decides while it runs")
  func twoAnimations() {
    card.animate(duration: 1, allowsUserInteraction: true) { $0.alpha = 0.5 }
    card.animate(duration: 0.2) { $0.center = Point(51, 50) }

    stage.frame(at: 100)
    #expect(stage.scene.hitTest(Point(20, 20)) != card)
    stage.frame(at: 300)
    #expect(stage.scene.hitTest(Point(20, 20)) == card)
  }

  @Test("A completion may start the next animation, or destroy the view")
  func chains() {
    card.animate(duration: 0.1) {
      $0.alpha = 0.5
    } completion: { [card] _ in
      card.animate(duration: 0.1) {
        $0.alpha = 0.25
      } completion: { _ in
        card.destroy()
      }
    }

    for moment in stride(from: 0, through: 400, by: 50) { stage.frame(at: Int64(moment)) }

    #expect(!card.isAlive)
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("Frames are requested while an animation runs")
  func needsFrame() {
    stage.frame(at: 0)
    card.animate(duration: 0.1) { $0.alpha = 0.5 }
    stage.frame(at: 50)
    #expect(stage.scene.needsFrame)
    stage.frame(at: 100)
    stage.frame(at: 110)
    #expect(!stage.scene.needsFrame)
  }

  @Test("Replaced animations leave no slots behind, and completions are called in the order of the starts")
  func many() {
    let views = (0..<100).map { _ in stage.scene.addView(frame: Rect(0, 0, 10, 10), to: card) }
    var ends: [Int] = []
    for round in 0..<50 {
      for (number, view) in views.enumerated() {
        view.animate(duration: 1, { $0.alpha = 0.5 }, completion: { _ in ends.append(round * 100 + number) })
      }
    }
    let tweens = stage.scene.tweens
    #expect(tweens.count == 100 && tweens.slotCount <= 200)
    stage.frame(at: 10)
    #expect(ends == Array(0..<4900))
    // One is removed alone, the others with their superview.
    views[7].removeFromSuperview()
    card.removeFromSuperview()
    #expect(tweens.count == 0)
    stage.frame(at: 20)
    #expect(ends == Array(0..<4900) + [4907] + (4900..<5000).filter { $0 != 4907 })
    #expect(!tweens.isActive && views.allSatisfy { $0.isUserInteractionEnabled })
  }

  @Test("An animation that repeats begins again, or goes back, and ends where its last time ends")
  func repeating() {
    let scene = Scene(size: Size(100, 100))
    let view = scene.addView(frame: Rect(0, 0, 10, 10))
    var ended: [Bool] = []
    func alphas(_ repeats: AnimationRepeat, _ seconds: Int) -> [Float] {
      view.alpha = 0
      view.animate(duration: 1, easing: .linear, repeats: repeats, { $0.alpha = 1 }, completion: { ended.append($0) })
      return (0..<seconds * 2).map { _ in
        scene.advance(by: 0.5)
        return view.alpha
      }
    }
    #expect(alphas(.times(2), 3) == [0.5, 0, 0.5, 1, 1, 1] && ended == [true])
    #expect(alphas(.times(2, autoreverses: true), 3) == [0.5, 1, 0.5, 0, 0, 0] && ended == [true, true])
    #expect(alphas(.times(3, autoreverses: true), 4) == [0.5, 1, 0.5, 0, 0.5, 1, 1, 1])
    #expect(alphas(.times(-5), 2) == [0.5, 1, 1, 1] && ended.count == 4)
    #expect(alphas(.forever(autoreverses: true), 3) == [0.5, 1, 0.5, 0, 0.5, 1] && ended.count == 4)
    #expect(scene.needsFrame)
    view.cancelAnimations()
    scene.advance(by: 0.5)
    #expect(ended.last == false && ended.count == 5 && view.alpha == 1 && !scene.needsFrame)
    view.animate(duration: 0, repeats: .forever()) { $0.alpha = 0.25 }
    scene.advance(by: 0.1)
    #expect(view.alpha == 0.25 && !scene.needsFrame)
  }
}
