import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Invalid input of devices does no harm, is reported once a kind, and never loses a phase change.
@Suite struct BadInputTests {
  static let nowhere: [Point] = [
    Point(.nan, 0), Point(0, .nan), Point(.infinity, 0), Point(0, -.infinity), Point(.nan, .nan),
  ]

  @Test("A finger that lands at a position that is not finite hits nothing, and its end is silent", arguments: nowhere)
  func landingNowhere(location: Point) {
    let stage = Stage(expecting: [.badLocation])
    stage.card()

    stage.one.press(at: location)
    stage.one.move(to: Point(10, 10))
    stage.one.lift()

    #expect(stage.lines == [])
    #expect(stage.diagnostics.kinds == [.badLocation])
    #expect(stage.scene.inputs.order.isEmpty)
  }

  @Test("A move to a position that is not finite is ignored", arguments: nowhere)
  func movingNowhere(location: Point) {
    let stage = Stage(expecting: [.badLocation])
    stage.card()

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: location)
    stage.one.move(to: Point(20, 10))
    stage.one.lift()

    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1", "card touchesEnded 1"])
  }

  @Test("An end at a position that is not finite ends at the last position", arguments: nowhere)
  func endingNowhere(location: Point) {
    let stage = Stage(expecting: [.badLocation])
    let tap = stage.add(TapGestureRecognizer(), to: stage.card(), as: "tap")
    stage.queue(1, .began, 10, 20, at: 0)
    stage.queue(1, .ended, location.x, location.y, at: 10)

    stage.frame(at: 20)

    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1", "tap ended"])
    #expect(tap.location(in: nil).isFinite)
  }

  @Test("A sample that is not finite is absent from the coalesced touches")
  func coalescedNowhere() {
    let stage = Stage(expecting: [.badLocation])
    var locations: [Point] = []
    let view = stage.card()
    view.addGestureRecognizer(
      Scripted(moved: { touches, context in
        locations = touches.first.flatMap { context.coalescedTouches(for: $0) }?.map(\.location) ?? []
      }))
    stage.queue(1, .began, 10, 10, at: 0)
    stage.queue(1, .moved, 20, 10, at: 1)
    stage.queue(1, .moved, .nan, 10, at: 2)
    stage.queue(1, .moved, 30, 10, at: 3)

    stage.frame(at: 5)

    #expect(locations == [Point(20, 10), Point(20, 10), Point(30, 10)])
  }

  @Test("Moves, ends and cancels of unknown fingers are ignored, and reported once")
  func unknownFingers() {
    let stage = Stage(expecting: [.unknownFinger])
    stage.card()

    for phase in [TouchSamplePhase.moved, .ended, .cancelled] { stage.queue(9, phase, 10, 10, at: 0) }
    stage.frame(at: 1)

    #expect(stage.lines == [])
    #expect(stage.diagnostics.kinds == [.unknownFinger])
    #expect(stage.scene.diagnosticCounts[.unknownFinger] == 3)
  }

  @Test("T35: a second landing of a finger that is down is handled as a move")
  func secondBegan() {
    let stage = Stage(expecting: [.repeatedBegan])
    stage.card()

    stage.one.press(at: Point(10, 10))
    stage.one.press(at: Point(30, 10))
    stage.one.lift()

    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1", "card touchesEnded 1"])
    #expect(stage.diagnostics.kinds == [.repeatedBegan])
  }

  @Test("A clock that runs backwards is reported, and events count from the latest time")
  func timeReversed() {
    let stage = Stage(expecting: [.timeReversed])
    let card = stage.card()
    var times: [Timestamp] = []
    card.addGestureRecognizer(
      Scripted(began: { times.append($1.timestamp) }, ended: { times.append($1.timestamp) }))
    stage.queue(1, .began, 10, 10, at: 50)
    stage.queue(1, .ended, 10, 10, at: 20)

    stage.frame(at: 60)

    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
    #expect(times == [Timestamp(milliseconds: 50), Timestamp(milliseconds: 50)])
    #expect(stage.diagnostics.kinds == [.timeReversed])
  }

  @Test("A frame at an earlier moment than the last does not set the time back")
  func earlierFrame() {
    let stage = Stage()
    stage.card()
    stage.frame(at: 100)
    stage.frame(at: 40)

    #expect(stage.scene.now == Timestamp(milliseconds: 100))
  }

  @Test("A move to a position that is not finite does not undo the moves before it in the same frame")
  func badMoveAfterGoodOnes() {
    let stage = Stage(expecting: [.badLocation])
    stage.card()
    stage.queue(1, .began, 10, 10, at: 0)
    stage.frame(at: 0)
    stage.queue(1, .moved, 50, 10, at: 10)
    stage.queue(1, .moved, .nan, 10, at: 11)
    stage.frame(at: 16)

    #expect(stage.scene.liveTouches.map(\.location) == [Point(50, 10)])
    #expect(stage.diagnostics.kinds == [.badLocation])
  }

  @Test("The largest numbers do not crash, and touches end as they should")
  func hugeNumbers() {
    let stage = Stage()
    stage.add(PanGestureRecognizer(), to: stage.card(), as: "pan")
    stage.one.press(at: Point(10, 10))
    for location in [Point(3e38, -3e38), Point(-3e38, 3e38), Point(0, 0)] { stage.one.move(to: location) }
    stage.one.lift()

    #expect(stage.lines.last == "pan ended")
    #expect(stage.scene.inputs.order.isEmpty)
  }

  @Test("A frame inside a frame is refused")
  func nestedFrame() {
    let stage = Stage(expecting: [.nestedFrame])
    stage.scene.onUpdate { [unowned scene = stage.scene] _ in scene.frame(at: .zero) }

    stage.frame(at: 10)

    #expect(stage.diagnostics.kinds == [.nestedFrame])
  }
}
