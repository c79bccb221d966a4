import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct GestureGateTests {
  @Test("G25: shouldBegin is asked once per attempt, while the gesture is still possible; false fails it")
  func shouldBegin() {
    let stage = Stage()
    let gesture = stage.add(Scripted.onMove, to: stage.card(), as: "g")
    var asked: [GestureState] = []
    gesture.any.delegate.shouldBegin = {
      asked.append($0.state)
      return asked.count > 1
    }

    for _ in 0..<2 {
      stage.one.drag(from: Point(10, 10), to: Point(40, 10), steps: 3)
      stage.one.lift()
    }

    #expect(asked == [.possible, .possible])
    #expect(stage.lines.filter { $0.hasPrefix("g ") } == ["g began", "g changed", "g changed", "g ended"])
  }

  @Test("G25: a held recognizer is asked once, not again when it is released")
  func askedOnceWhenHeld() {
    let stage = Stage()
    let card = stage.card()
    let single = stage.add(TapGestureRecognizer(), to: card, as: "single")
    let double = stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    single.require(toFail: double)
    var asked = 0
    single.any.delegate.shouldBegin = { _ in
      asked += 1
      return true
    }

    stage.one.tap(at: Point(10, 10))
    stage.scene.advance(by: 1)

    #expect(asked == 1)
  }

  @Test("G26: the view whose touches would be cancelled is asked, not only the recognizer's own")
  func viewGate() {
    let stage = Stage()
    let outer = stage.view("outer", Rect(0, 0, 200, 200))
    let inner = stage.view("inner", Rect(0, 0, 100, 100), in: outer)
    stage.add(TapGestureRecognizer(), to: outer, as: "tap")
    inner.gestureRecognizerShouldBegin = { _ in false }

    stage.one.tap(at: Point(10, 10))
    #expect(stage.lines == ["inner touchesBegan 1", "inner touchesEnded 1"])

    stage.one.tap(at: Point(150, 150))
    #expect(stage.lines == ["outer touchesBegan 1", "outer touchesCancelled 1", "tap ended"])
  }

  @Test("G26: with cancelsTouchesInView off no touches would be cancelled, so no view is asked")
  func viewGateWithoutCancelling() {
    let stage = Stage()
    let card = stage.card()
    stage.add(TapGestureRecognizer(), to: card, as: "tap").any.cancelsTouchesInView = false
    card.gestureRecognizerShouldBegin = { _ in false }

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["card touchesBegan 1", "tap ended", "card touchesEnded 1"])
  }

  @Test("A recognizer that is disabled or removed by its own shouldBegin does not begin", arguments: 0..<3)
  func endedByItsGate(variant: Int) {
    let stage = Stage()
    let card = stage.card()
    let gesture = stage.add(Scripted.immediate, to: card, as: "g")
    let rival = stage.add(Scripted.onMove, to: card, as: "rival")
    let end: () -> Void = { variant == 2 ? gesture.remove() : (gesture.any.isEnabled = false) }
    if variant == 1 {
      rival.any.delegate.shouldBegin = { _ in
        end()
        return true
      }
    } else {
      gesture.any.delegate.shouldBegin = { _ in
        end()
        return true
      }
    }

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))
    stage.one.lift()

    let own = stage.lines.filter { $0.hasPrefix("g ") }
    #expect(own == (variant == 1 ? ["g began", "g changed", "g ended"] : []))
  }

  @Test("G39: one true from either delegate lets both be recognized", arguments: 0..<3)
  func simultaneous(side: Int) {
    let stage = Stage()
    let card = stage.card()
    let a = stage.add(Scripted.immediate, to: card, as: "a")
    let b = stage.add(Scripted.onMove, to: card, as: "b")
    if side == 0 { a.any.delegate.shouldRecognizeSimultaneously = { $0 == a.any && $1 == b.any } }
    if side == 1 { b.any.delegate.shouldRecognizeSimultaneously = { $0 == b.any && $1 == a.any } }

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))
    stage.one.lift()

    #expect(stage.lines.contains("b began") == (side < 2))
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("G40: no delegate is asked about both where neither prevents the other anyway")
  func simultaneousIsNotAsked() {
    let stage = Stage()
    let card = stage.card()
    var gesture = Scripted.immediate
    gesture.prevents = { _ in false }
    let a = stage.add(gesture, to: card, as: "a")
    var meek = Scripted.onMove
    meek.prevents = { _ in false }
    stage.add(meek, to: card, as: "b")
    var asked = 0
    a.any.delegate.shouldRecognizeSimultaneously = { _, _ in
      asked += 1
      return false
    }

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))

    #expect(asked == 0)
    #expect(stage.lines.contains("b began"))
  }

  @Test("G37: canPrevent and canBePrevented decide who fails", arguments: [true, false])
  func prevention(isWinnersWord: Bool) {
    let stage = Stage()
    let card = stage.card()
    var winner = Scripted.immediate
    var loser = Scripted.onMove
    if isWinnersWord { winner.prevents = { _ in false } } else { loser.isPrevented = { _ in false } }
    stage.add(winner, to: card, as: "winner")
    stage.add(loser, to: card, as: "loser")

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))

    #expect(stage.lines == ["winner began", "winner changed", "loser began"])
  }

  @Test("G36, G42: without an answer the first wins; of two in one event the inner view's")
  func exclusion() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 200, 200))
    let inner = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: outer)
    stage.add(Scripted.immediate, to: outer, as: "outer")
    stage.add(Scripted.immediate, to: inner, as: "inner")

    stage.one.tap(at: Point(10, 10))

    #expect(stage.lines == ["inner began", "inner ended"])
  }

  @Test("G38: an active recognizer is never revoked by a later one")
  func laterOneFails() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    stage.add(Scripted.onMove, to: card, as: "late")
    stage.add(Scripted.immediate, to: stage.scene.window.view, as: "early")

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))
    stage.one.lift()

    #expect(stage.lines == ["early began", "early changed", "early ended"])
  }

  @Test("G43: recognizers that share no touch do not exclude each other")
  func unrelatedTouches() {
    let stage = Stage()
    let left = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let right = stage.scene.addView(frame: Rect(100, 0, 100, 100))
    stage.add(PanGestureRecognizer(), to: left, as: "left")
    stage.add(PanGestureRecognizer(), to: right, as: "right")
    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(110, 10))

    stage.one.move(to: Point(60, 10))
    stage.two.move(to: Point(160, 10))

    #expect(stage.lines == ["left began", "right began"])
  }
}
