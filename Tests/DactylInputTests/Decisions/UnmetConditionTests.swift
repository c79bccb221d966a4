import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// The conditions by which recognizers fail, as the log has them, and those that they do not meet so far.
@Suite struct UnmetConditionTests {
  private let stage = Stage()

  /// The condition of the latest failure in the log.
  private var failure: UnmetCondition? { stage.scene.decisions.decisions.last { $0.condition != nil }?.condition }

  private func add(_ gesture: some GestureRecognizer) -> AnyGesture {
    let added = stage.add(gesture, to: stage.card(), as: "gesture").any
    stage.scene.decisions.turnOn()
    return added
  }

  @Test("The failure of a tap that moved has the distance and the limit, by its own rule")
  func movedTap() {
    _ = add(TapGestureRecognizer())
    stage.one.drag(from: Point(10, 10), to: Point(22, 10))
    #expect(failure?.quantity == .movement)
    #expect(failure?.rule == .TAP5)
    #expect(failure.map { $0.measured > $0.limit && $0.limit == 10 } == true)
    let entered = stage.scene.decisions.decisions.last { $0.kind == .enter && $0.condition != nil }
    #expect(entered?.rule == .TAP5)
    #expect(entered?.detail == GestureState.failed.rawValue)
  }

  @Test("A long press that is lifted early fails by the time that it was held")
  func earlyLift() {
    let press = add(LongPressGestureRecognizer(duration: 0.5))
    stage.one.press(at: Point(10, 10))
    stage.scene.advance(by: 0.2)
    #expect(press.unmetCondition?.quantity == .duration)
    stage.one.lift()
    #expect(failure?.rule == .LP6)
    #expect(failure.map { $0.measured >= 200 && $0.measured < 500 && $0.limit == 500 } == true)
  }

  @Test("A pan has the way so far while it is possible, and nothing once it has begun")
  func panSoFar() {
    let pan = add(PanGestureRecognizer())
    #expect(pan.unmetCondition == nil)
    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(16, 10))
    #expect(pan.unmetCondition == UnmetCondition(.movement, measured: 6, limit: 10, rule: .PAN2))
    stage.one.move(to: Point(60, 10))
    #expect(pan.unmetCondition == nil)
  }

  @Test("A pinch of one finger lacks the other, and one of two fingers the change of their distance")
  func pinchSoFar() {
    let pinch = add(PinchGestureRecognizer())
    stage.one.press(at: Point(10, 10))
    #expect(pinch.unmetCondition == UnmetCondition(.fingers, measured: 1, limit: 2, rule: .PI6))
    stage.two.press(at: Point(60, 10))
    #expect(pinch.unmetCondition?.quantity == .distance)
    stage.two.lift()
    stage.one.lift()
    #expect(failure?.rule == .PI1)
  }

  @Test("A recognizer of a game's own fails by its own condition under the rule of states")
  func ownKind() {
    let condition = UnmetCondition(.movement, measured: 3, limit: 2)
    _ = add(Scripted(began: { $1.fail(condition) }))
    stage.one.press(at: Point(10, 10))
    #expect(failure == condition)
    #expect(stage.scene.decisions.decisions.last { $0.condition != nil }?.rule == .G2)
  }

  @Test("Conditions are not kept while nothing is recorded, and none outlives its failure")
  func nothingIsKept() {
    let tap = stage.add(TapGestureRecognizer(), to: stage.card(), as: "tap").any
    stage.one.drag(from: Point(10, 10), to: Point(60, 10))
    #expect(stage.scene.gestures.conditions.isEmpty)
    stage.one.lift()
    stage.scene.decisions.turnOn()
    stage.one.drag(from: Point(10, 10), to: Point(60, 10))
    stage.one.lift()
    #expect(stage.scene.gestures.conditions.isEmpty)
    #expect(tap.state == .possible)
  }

  @Test("A control whose finger lifts far outside records how far")
  func farOutside() {
    stage.item(Rect(0, 0, 50, 50))
    stage.scene.decisions.turnOn()
    stage.one.drag(from: Point(10, 10), to: Point(200, 10))
    stage.one.lift()
    #expect(failure == UnmetCondition(.outside, measured: 150, limit: 70, rule: .C8))
  }
}
