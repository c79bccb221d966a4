import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct FailureRequirementTests {
  private struct Taps {
    let stage = Stage(expecting: [.requirementCycle])
    let card: View
    let single: Gesture<TapGestureRecognizer>
    let double: Gesture<TapGestureRecognizer>
    init() {
      card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
      single = stage.add(TapGestureRecognizer(), to: card, as: "single")
      double = stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    }
  }

  @Test("G28, G30: a single tap waits until the double tap has failed, and keeps its own location")
  func singleWaits() {
    let taps = Taps()
    taps.single.require(toFail: taps.double)
    var location = Point.zero
    taps.single.addAction { location = $0.location(in: nil) }

    taps.stage.one.tap(at: Point(30, 40))
    taps.stage.scene.advance(by: 0.1)
    #expect(taps.stage.lines == [])
    #expect(taps.single.state == .possible)
    taps.stage.scene.advance(by: 0.9)

    #expect(taps.stage.lines == ["single ended"])
    #expect(location == Point(30, 40))
    #expect(taps.stage.scene.activeGestures.isEmpty)
  }

  @Test("G29: the double tap's success fails the single tap")
  func doubleWins() {
    let taps = Taps()
    taps.single.require(toFail: taps.double)

    taps.stage.one.tap(at: Point(30, 40), count: 2)
    taps.stage.scene.advance(by: 1)

    #expect(taps.stage.lines == ["double ended"])
  }

  @Test(
    "D5: of the proposals of one event failures are granted first, in whatever order they are asked",
    arguments: [true, false])
  func failuresFirst(isWaitingFirst: Bool) {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let waiting = Scripted(ended: { $1.state = .ended })
    let failing = Scripted(ended: { $1.state = .failed })
    let first = stage.add(isWaitingFirst ? waiting : failing, to: card, as: isWaitingFirst ? "waiting" : "failing")
    let second = stage.add(isWaitingFirst ? failing : waiting, to: card, as: isWaitingFirst ? "failing" : "waiting")
    let (winner, loser) = isWaitingFirst ? (first, second) : (second, first)
    winner.require(toFail: loser)
    var isAsked = false
    loser.any.delegate.shouldRecognizeSimultaneously = { _, _ in
      isAsked = true
      return false
    }

    stage.one.press(at: Point(10, 10))
    stage.expect([])
    stage.one.lift()

    #expect(stage.lines == ["waiting ended"] && !isAsked)
  }

  @Test("G28: a discrete gesture that is held and complete receives no new touches")
  func completeTakesNoMore() {
    let taps = Taps()
    taps.single.require(toFail: taps.double)
    var location = Point.zero
    taps.single.addAction { location = $0.location(in: nil) }
    taps.stage.one.tap(at: Point(30, 40))
    taps.stage.scene.advance(by: 0.1)
    taps.stage.two.press(at: Point(32, 40))

    #expect(taps.single.numberOfTouches == 0 && taps.double.numberOfTouches == 1)
    #expect(taps.stage.scene.liveTouches.first?.gestureRecognizers == [taps.double.any])
    taps.stage.two.drag(to: Point(90, 90))
    #expect(taps.stage.lines == ["single ended"] && location == Point(30, 40))
  }

  @Test("G41: without a requirement the single tap is recognized at once, and the double tap alone at the second")
  func withoutRequirement() {
    let taps = Taps()

    taps.stage.one.tap(at: Point(30, 40))
    #expect(taps.stage.lines == ["single ended"])
    taps.stage.scene.advance(by: 0.1)
    taps.stage.one.tap(at: Point(30, 40))
    #expect(taps.stage.lines == ["double ended"])
  }

  @Test(
    "G41: of completed taps on one view the one that needs more taps comes first, in any order of adding",
    arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
  func moreTapsFirst(order: [Int]) {
    let stage = Stage()
    let card = stage.card()
    for taps in order { stage.add(TapGestureRecognizer(taps: taps), to: card, as: "\(taps)") }
    card.removeResponder()

    for _ in 0..<3 {
      stage.one.tap(at: Point(30, 40))
      stage.scene.advance(by: 0.1)
    }

    #expect(stage.lines == ["1 ended", "2 ended", "3 ended"])
  }

  @Test("G41: it holds for taps that were held, too, and when a finger joins meanwhile", arguments: [true, false])
  func heldRivals(isSingleFirst: Bool) {
    let stage = Stage()
    let card = stage.card()
    let triple = stage.add(TapGestureRecognizer(taps: 3), to: card, as: "triple")
    for taps in isSingleFirst ? [1, 2] : [2, 1] {
      stage.add(TapGestureRecognizer(taps: taps), to: card, as: "\(taps)").require(toFail: triple)
    }
    stage.add(Scripted.patient, to: card, as: "looker")
    card.removeResponder()

    for _ in 0..<2 {
      stage.one.tap(at: Point(30, 40))
      stage.scene.advance(by: 0.1)
    }
    stage.two.press(at: Point(60, 60))
    stage.three.press(at: Point(80, 80))
    stage.scene.advance(by: 1)

    #expect(stage.lines.filter { $0.hasSuffix("ended") } == ["2 ended"])
  }

  @Test(
    "G18, G41: rivals on two views, or ones that the delegate lets recognize together, keep their order",
    arguments: [true, false])
  func noRivals(isOneView: Bool) {
    let stage = Stage()
    let card = stage.card()
    let inner = isOneView ? card : stage.view("inner", Rect(0, 0, 50, 50), in: card)
    let double = stage.add(TapGestureRecognizer(taps: 2), to: card, as: "double")
    let single = stage.add(TapGestureRecognizer(), to: inner, as: "single")
    if isOneView { double.any.delegate.shouldRecognizeSimultaneously = { _, other in other == single.any } }
    card.removeResponder()
    inner.removeResponder()

    stage.one.tap(at: Point(30, 40), count: 2)

    #expect(
      stage.lines == ["single ended"]
        + (isOneView ? ["double ended", "single ended"] : ["single ended", "double ended"]))
  }

  @Test("G33: the delegates' answers are requirements for one attempt", arguments: [true, false])
  func dynamic(isOwnWord: Bool) {
    let taps = Taps()
    var asked = 0
    if isOwnWord {
      taps.single.any.delegate.shouldRequireFailure = {
        asked += 1
        return $0 == taps.single.any && $1 == taps.double.any
      }
    } else {
      taps.double.any.delegate.shouldBeRequiredToFail = {
        asked += 1
        return $0 == taps.double.any && $1 == taps.single.any
      }
    }

    taps.stage.one.tap(at: Point(10, 10))
    taps.stage.scene.advance(by: 0.1)
    #expect(taps.stage.lines == [])
    taps.stage.scene.advance(by: 1)
    #expect(taps.stage.lines == ["single ended"])
    #expect(asked == 1)

    taps.single.any.delegate = GestureDelegate()
    taps.double.any.delegate = GestureDelegate()
    taps.stage.one.tap(at: Point(10, 10))
    #expect(taps.stage.lines == ["single ended"])
  }

  @Test("G32: a requirement that is disabled, removed, or has no touch does not hold", arguments: 0..<3)
  func notInPlay(variant: Int) {
    let taps = Taps()
    taps.single.require(toFail: taps.double)
    switch variant {
    case 0: taps.double.any.isEnabled = false
    case 1: taps.double.remove()
    default: taps.double.any.delegate.shouldReceiveTouch = { _, _ in false }
    }

    taps.stage.one.tap(at: Point(10, 10))

    #expect(taps.stage.lines == ["single ended"])
  }

  @Test("A held tap is released when the one it waits for is disabled", arguments: [true, false])
  func releasedByDisabling(isRemoved: Bool) {
    let taps = Taps()
    taps.single.require(toFail: taps.double)
    taps.stage.one.tap(at: Point(10, 10))

    if isRemoved { taps.double.remove() } else { taps.double.any.isEnabled = false }

    #expect(taps.stage.lines == ["single ended"])
  }

  @Test("G30, G64: a held tap waits longer than the maximum duration of a tap")
  func longWait() {
    let taps = Taps()
    var slow = Scripted()
    slow.began = { $1.setDeadline(after: 3) }
    slow.deadline = { $0.state = .failed }
    let other = taps.stage.add(slow, to: taps.card, as: "slow")
    taps.single.require(toFail: other)

    taps.stage.one.tap(at: Point(10, 10))
    taps.stage.scene.advance(by: 2.5)
    #expect(taps.stage.lines == [])
    taps.stage.scene.advance(by: 1)

    #expect(taps.stage.lines == ["single ended"])
  }

  @Test("G34: recognizers in a circle of requirements are reported when it closes, once, and fail at the end")
  func cycle() {
    let taps = Taps()
    let second = taps.stage.add(TapGestureRecognizer(), to: taps.card, as: "second")
    let third = taps.stage.add(TapGestureRecognizer(), to: taps.card, as: "third")
    taps.single.require(toFail: second)
    second.require(toFail: third)
    #expect(taps.stage.diagnostics.kinds == [])
    third.require(toFail: taps.single)
    third.require(toFail: taps.single)

    for _ in 0..<2 {
      taps.stage.one.tap(at: Point(10, 10))
      taps.stage.scene.advance(by: 2)
    }

    #expect(taps.stage.lines == [])
    #expect(
      taps.stage.diagnostics.diagnostics.map(\.description) == [
        "third, single, second wait for each other to fail: if all want to begin, none does (G34)"
      ])
    #expect(taps.stage.scene.activeGestures.isEmpty)
  }

  @Test("G34: a circle made by delegates is reported when it ends")
  func dynamicCycle() {
    let taps = Taps()
    let third = taps.stage.add(TapGestureRecognizer(), to: taps.card, as: "third")
    third.require(toFail: taps.single)
    taps.single.any.delegate.shouldRequireFailure = { $1 == third.any }

    #expect(taps.stage.diagnostics.kinds == [])
    taps.stage.one.tap(at: Point(10, 10))
    taps.stage.scene.advance(by: 2)

    #expect(taps.stage.lines == [])
    #expect(
      taps.stage.diagnostics.diagnostics.map(\.description) == [
        "single, third wait for each other to fail: all of them failed (G34)"
      ])
    #expect(taps.stage.scene.activeGestures.isEmpty)
  }

  @Test(
    "G29, G34: a recognizer that waits for a circle, and is in none, is released when that has failed",
    arguments: [false, true])
  func besideACycle(isBetweenTwo: Bool) {
    let stage = Stage(expecting: [.requirementCycle])
    let card = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let taps = ["a", "b", "c", "d", "e"].map { stage.add(TapGestureRecognizer(), to: card, as: $0) }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[0])
    taps[2].require(toFail: taps[0])
    taps[3].require(toFail: taps[4])
    taps[4].require(toFail: taps[3])
    if isBetweenTwo { taps[4].require(toFail: taps[2]) }

    stage.one.tap(at: Point(10, 10))
    stage.scene.advance(by: 2)

    #expect(stage.lines == ["c ended"])
    #expect(stage.scene.activeGestures.isEmpty)
  }

  @Test("A requirement of a recognizer for itself is refused, and reported")
  func oneself() {
    let taps = Taps()
    taps.single.require(toFail: taps.single)

    taps.stage.one.tap(at: Point(10, 10))

    #expect(taps.stage.lines == ["single ended"])
    #expect(
      taps.stage.diagnostics.diagnostics.map(\.description) == [
        "single can't wait for itself to fail: nothing was done"
      ])
  }

  @Test("Removing either recognizer removes the requirement")
  func removed() {
    let taps = Taps()
    let table = taps.stage.scene.gestures
    for number in 0..<100 {
      let other = taps.stage.add(TapGestureRecognizer(taps: 3), to: taps.card, as: "\(number)")
      taps.single.require(toFail: other)
      other.require(toFail: taps.double)
      other.remove()
    }

    #expect(table.requirements.count < 4)
    #expect(table.requirements[taps.double.any.id] == [])
  }

  @Test("G34: pans that require each other to fail never begin")
  func cycleOfPans() {
    let stage = Stage(expecting: [.requirementCycle])
    let card = stage.scene.addView(frame: Rect(0, 0, 300, 300))
    let a = stage.add(PanGestureRecognizer(), to: card, as: "a")
    let b = stage.add(PanGestureRecognizer(), to: card, as: "b")
    a.require(toFail: b)
    b.require(toFail: a)

    stage.one.drag(from: Point(10, 10), to: Point(200, 10))
    stage.one.lift()

    #expect(stage.lines == [])
    #expect(stage.scene.activeGestures.isEmpty)
    #expect(stage.diagnostics.kinds == [.requirementCycle])
  }

  @Test("G31: a held pan begins when it is released, with its values at that moment")
  func heldPan() {
    let stage = Stage()
    let card = stage.scene.addView(frame: Rect(0, 0, 300, 300))
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    let press = stage.add(LongPressGestureRecognizer(duration: 0.5, movement: 60), to: card, as: "press")
    pan.require(toFail: press)
    var translation = Vector.zero
    pan.addAction { if $0.state == .began { translation = $0.translation } }

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(50, 10))
    #expect(stage.lines == [])
    stage.one.move(to: Point(100, 10))

    #expect(stage.lines == ["pan began"])
    #expect(translation == Vector(90, 0))
  }

  @Test("G28: a held gesture cancels nothing in the view")
  func heldTakesNothing() {
    let stage = Stage()
    let card = stage.view("card", Rect(0, 0, 300, 300))
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    pan.require(toFail: stage.add(Scripted.patient, to: card, as: "patient"))

    stage.one.drag(from: Point(10, 10), to: Point(100, 10), steps: 1)

    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1"])
  }
}
