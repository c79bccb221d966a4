import DactylSDL
import DactylTesting
import Testing

@testable import DragAView
@testable import DrawACircle
@testable import ExplainATap
@testable import PinchAPhoto
@testable import PointAtATile
@testable import SwipeACard
@testable import TapOrHold
@testable import TapTwice

/// The programs about recognizers.
@MainActor @Suite struct GestureTests {
  private let middle = Point(400, 300)

  @Test("DragAView: the box follows a finger and the mouse, and stays when neither landed on it")
  func dragAView() throws {
    let play = try Play(DragAView.self)
    play.drag(from: Point(380, 280), by: Vector(100, -60))
    #expect(play.views[0].center == Point(500, 240))
    play.mouse.press(at: Point(500, 240))
    play.mouse.move(to: Point(520, 300))
    play.mouse.release()
    #expect(play.views[0].center == Point(520, 300))
    play.drag(from: Point(100, 100), by: Vector(100, 100))
    #expect(play.views[0].center == Point(520, 300))
  }

  @Test("TapOrHold: a tap selects the next color, and holding lifts the tile for its duration, without a tap")
  func tapOrHold() throws {
    let play = try Play(TapOrHold.self)
    let first = play.fill()
    play.finger.tap(at: middle)
    let second = play.fill()
    #expect(first != second && play.views[0].transform == .identity)
    play.finger.press(at: middle)
    play.scene.advance(by: 0.4)
    #expect(play.views[0].transform == .identity)
    play.scene.advance(by: 0.2)
    play.finger.move(by: Vector(30, 0))
    #expect(play.views[0].transform == .scale(1.2))
    play.finger.lift()
    #expect(play.views[0].transform == .identity && play.fill() == second)
    play.finger.tap(at: middle, count: 2)
    #expect(play.fill() == first)
  }

  @Test("TapTwice: one tap turns the tile, once no second one can follow; two enlarge it and do not turn it")
  func tapTwice() throws {
    let play = try Play(TapTwice.self)
    play.finger.tap(at: middle)
    play.scene.advance(by: 0.1)
    #expect(play.views[0].transform == .identity)
    play.scene.advance(by: 0.5)
    let turned = play.views[0].transform
    #expect(turned == .rotation(.pi / 12))
    play.finger.tap(at: middle, count: 2)
    play.scene.advance(by: 1)
    #expect(play.views[0].transform == turned.scaled(by: 1.2))
  }

  @Test("PinchAPhoto: two fingers scale and turn the photo at once")
  func pinchAPhoto() throws {
    let play = try Play(PinchAPhoto.self)
    play.finger.press(at: Point(350, 300))
    play.secondFinger.press(at: Point(450, 300))
    for step in 1...20 {
      // Half a turn and twice as far apart, in small steps.
      let offset = Transform.rotation(.pi / 2 * Float(step) / 20).scaled(by: 1 + Float(step) / 20)
        .apply(to: Vector(50, 0))
      play.scene.together {
        play.finger.move(to: middle - offset)
        play.secondFinger.move(to: middle + offset)
      }
    }
    play.finger.lift()
    play.secondFinger.lift()
    let transform = play.views[0].transform
    #expect(abs(transform.scaleFactor - 2) < 0.01 && abs(transform.a) < 0.01 && transform.b > 1.9)
  }

  @Test("PinchAPhoto: with Control held down the mouse plays both fingers")
  func pinchWithTheMouse() throws {
    let play = try Play(PinchAPhoto.self)
    play.mouse.move(to: middle)
    play.scene.send(.key(KeySample(.leftControl, isDown: true, modifiers: .control)))
    play.mouse.modifiers = .control
    play.mouse.move(to: Point(450, 300))
    play.mouse.press()
    for x in stride(from: Float(460), through: 500, by: 10) { play.mouse.move(to: Point(x, 300)) }
    play.mouse.release()
    #expect(abs(play.views[0].transform.scaleFactor - 2) < 0.01)
  }

  @Test("SwipeACard: the card animates where it is swiped, and a slow drag leaves it")
  func swipeACard() throws {
    let play = try Play(SwipeACard.self)
    play.finger.drag(from: middle, to: Point(520, 300), duration: 0.15)
    play.finger.lift()
    play.scene.advance(by: 0.15)
    #expect(play.views[0].center.x > 400 && play.views[0].center.x < 600)
    play.scene.advance(by: 0.5)
    #expect(play.views[0].center == Point(600, 300))
    play.finger.drag(from: Point(600, 300), to: Point(480, 300), duration: 0.15)
    play.finger.lift()
    play.scene.advance(by: 0.5)
    #expect(play.views[0].center == middle)
    play.drag(from: middle, by: Vector(120, 0), duration: 3)
    play.drag(from: middle, by: Vector(120, 100), duration: 0.15)
    play.scene.advance(by: 0.5)
    #expect(play.views[0].center == middle)
  }

  @Test("DrawACircle: a circle fills the ring and another empties it; half of one and a line fail")
  func drawACircle() throws {
    let play = try Play(DrawACircle.self)
    func draw(_ share: Float) {
      play.finger.press(at: Point(250, 300))
      for step in 1...24 {
        let angle = 2 * Float.pi * share * Float(step) / 24
        play.finger.move(to: Point(200, 300) + Transform.rotation(angle).apply(to: Vector(50, 0)))
      }
      play.finger.lift()
    }
    draw(1)
    #expect(play.fill() != nil)
    draw(0.5)
    play.finger.drag(from: Point(100, 100), to: Point(300, 100))
    play.finger.drag(to: Point(100, 100))
    play.finger.lift()
    #expect(play.fill() != nil)
    draw(-1)
    #expect(play.fill() == nil)
  }

  @Test("PointAtATile: only the tile under the pointer lights up, and the pointer is a hand over it")
  func pointAtATile() throws {
    let play = try Play(PointAtATile.self)
    let dark = play.fill()
    play.mouse.move(to: Point(200, 300))
    #expect(play.fill(0) != dark && play.fill(1) == dark && play.scene.cursor == .pointingHand)
    play.mouse.move(to: Point(330, 300))
    #expect(play.fill(0) == dark && play.fill(1) != dark && play.scene.cursor == .pointingHand)
    play.mouse.move(to: Point(330, 500))
    #expect(play.views.indices.allSatisfy { play.fill($0) == dark } && play.scene.cursor == .arrow)
  }

  @Test("ExplainATap: each winner names the recognizer that failed, and the rule")
  func explainATap() throws {
    let play = try Play(ExplainATap.self)
    let location = Point(400, 140)
    #expect(play.text() == nil)
    play.finger.tap(at: location)
    play.scene.advance(by: 1)
    #expect(
      play.text() == """
        swipe is failed: SW2
        tap is held by double tap: G28
        double tap is failed: TAP7
        tap is ended: G2
        """)
    play.finger.tap(at: location, count: 2)
    #expect(
      play.text() == """
        swipe is failed: SW2
        tap is held by double tap: G28
        swipe is failed: SW2
        double tap is ended: G2
        tap is failed by double tap: G37
        """)
    play.scene.advance(by: 1)
    play.finger.drag(from: location, to: Point(540, 140), duration: 0.15)
    play.finger.lift()
    #expect(
      play.text() == """
        tap is failed: TAP5
        double tap is failed: TAP5
        swipe is ended: G2
        """)
  }
}
