import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

@Suite struct TouchRulesTests {
  @Test("T1: a finger keeps its identity until it lifts, and the next one gets another")
  func identity() {
    let stage = Stage()
    var ids: [UInt64] = []
    stage.card().setResponder(TouchListener { _, touches, _ in ids += touches.map(\.id) })

    for _ in 0..<2 {
      stage.one.press(at: Point(10, 10))
      stage.one.move(to: Point(20, 10))
      stage.one.lift()
    }

    #expect(ids.count == 6)
    #expect(Set(ids[0..<3]).count == 1)
    #expect(Set(ids[3..<6]).count == 1)
    #expect(ids[3] > ids[0])
  }

  @Test("T3, T4: a finger that does nothing is stationary in the event, and its view is not called")
  func stationary() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    var calls: [[UInt64]] = []
    var all: [[TouchPhase]] = []
    card.setResponder(
      TouchListener { _, touches, event in
        calls.append(touches.map(\.id))
        all.append(event.allTouches.map(\.phase))
      })

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 20))
    stage.one.move(to: Point(15, 10))
    stage.two.lift()

    #expect(calls.map(\.count) == [1, 1, 1, 1])
    #expect(all == [[.began], [.stationary, .began], [.moved, .stationary], [.stationary, .ended]])
  }

  @Test("T4: an event has the touches of all windows; a callback gets its own")
  func allTouches() {
    let stage = Stage()
    stage.card()
    let window = stage.scene.addWindow(frame: Rect(200, 200, 100, 100))
    var seen: [(own: Int, all: Int, card: Int)] = []
    window.view.setResponder(
      TouchListener { _, touches, event in
        seen.append((touches.count, event.allTouches.count, event.touches(for: window.view).count))
      })

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(250, 250))

    #expect(seen.map(\.own) == [1])
    #expect(seen.map(\.all) == [2])
    #expect(seen.map(\.card) == [1])
  }

  @Test("T5: the previous location is the one in the previous event; a finger that landed has its own location")
  func previousLocation() {
    let stage = Stage()
    var steps: [(Point, Point)] = []
    stage.card().setResponder(
      TouchListener { _, touches, _ in steps += touches.map { ($0.previousLocation, $0.location) } })

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))
    stage.one.move(to: Point(20, 40))
    stage.one.lift()

    #expect(steps.map(\.0) == [Point(10, 10), Point(10, 10), Point(20, 10), Point(20, 40)])
    #expect(steps.map(\.1) == [Point(10, 10), Point(20, 10), Point(20, 40), Point(20, 40)])
  }

  @Test("T5: a resting finger's previous location is its location; other fingers' events do not change it")
  func previousLocationAfterRest() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    var steps: [Vector] = []
    card.setResponder(
      TouchListener { phase, touches, _ in
        if phase == .moved { steps += touches.map { $0.location - $0.previousLocation } }
      })

    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))
    stage.two.press(at: Point(50, 50))
    stage.scene.advance(by: 0.1)
    stage.one.move(to: Point(25, 10))

    #expect(steps == [Vector(10, 0), Vector(5, 0)])
  }

  @Test("T6: a location is converted into any view's own coordinates; nil means the coordinates of the scene")
  func locationInView() throws {
    let stage = Stage()
    let outer = stage.view("outer", Rect(100, 50, 200, 200))
    outer.bounds = Rect(0, 500, 200, 200)
    let inner = stage.scene.addView(frame: Rect(20, 520, 100, 100), to: outer)
    inner.transform = .scale(2)
    var received: Touch?
    inner.setResponder(TouchListener { _, touches, _ in received = touches.first })

    stage.one.press(at: Point(50, 50), in: inner)

    let touch = try #require(received)
    #expect(touch.location(in: nil) == Point(170, 120))
    #expect(touch.location(in: inner) == Point(50, 50))
    #expect(touch.location(in: outer) == Point(70, 570))
    #expect(touch.location(in: stage.scene.window.view) == Point(170, 120))
  }

  @Test("T7, H15: all later phases go to the hit view, wherever the finger moves")
  func ownership() {
    let stage = Stage()
    stage.card()
    stage.view("other", Rect(100, 0, 100, 100))

    stage.one.drag(from: Point(50, 50), to: Point(150, 50), steps: 2)
    stage.one.lift()

    #expect(
      stage.lines == [
        "card touchesBegan 1", "card touchesMoved 1", "card touchesMoved 1", "card touchesEnded 1",
      ])
  }

  @Test("T25: a view that is hidden, transparent or disabled after the hit-test still receives the touch")
  func eligibilityIsAskedOnce() {
    let stage = Stage()
    let card = stage.card()
    stage.one.press(at: Point(50, 50))

    card.isHidden = true
    card.alpha = 0
    card.isUserInteractionEnabled = false
    stage.one.move(to: Point(60, 50))
    stage.one.lift()

    #expect(stage.lines == ["card touchesBegan 1", "card touchesMoved 1", "card touchesEnded 1"])
  }

  @Test("D8: one call per view and phase, with its touches in landing order")
  func grouping() {
    let stage = Stage()
    stage.card().isMultipleTouchEnabled = true

    stage.scene.together {
      stage.two.press(at: Point(20, 20))
      stage.one.press(at: Point(10, 10))
    }
    stage.scene.together {
      stage.one.lift()
      stage.two.move(to: Point(30, 30))
      stage.three.press(at: Point(40, 40))
    }

    #expect(
      stage.lines == [
        "card touchesBegan 2 1", "card touchesBegan 3", "card touchesMoved 2", "card touchesEnded 1",
      ])
  }

  @Test("T34: a tap within one frame is delivered in full, in that frame")
  func tapWithinOneFrame() {
    let stage = Stage()
    stage.card()
    stage.queue(1, .began, 10, 10, at: 1)
    stage.queue(1, .ended, 10, 10, at: 4)

    stage.frame(at: 16)

    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
  }

  @Test("T28: coalesced touches are all samples since the previous event, the last one the touch itself")
  func coalescedTouches() throws {
    let stage = Stage()
    var received: [[Touch]?] = []
    stage.card().setResponder(
      TouchListener { _, touches, event in received += touches.map { event.coalescedTouches(for: $0) } })
    stage.queue(1, .began, 10, 10, at: 0)
    for step in 1...3 { stage.queue(1, .moved, 10 + Float(step), 10, at: Int64(step)) }
    stage.queue(1, .ended, 13, 10, at: 9)

    stage.frame(at: 16)

    #expect(received.map { $0?.map(\.location.x) } == [[10], [11, 12, 13], [13]])
    let moves = try #require(received[1])
    #expect(moves.map(\.previousLocation.x) == [10, 11, 12])
    #expect(moves.map(\.timestamp) == [1, 2, 3].map { Timestamp(milliseconds: $0) })
  }

  @Test("T28: a touch that the system cancelled has itself as its only sample")
  func coalescedTouchesOfACancel() {
    let stage = Stage()
    var received: [Int] = []
    stage.card().setResponder(
      TouchListener { phase, touches, event in
        if phase == .cancelled { received += touches.map { event.coalescedTouches(for: $0)?.count ?? 0 } }
      })
    stage.one.press(at: Point(10, 10))

    stage.scene.cancelTouches()

    #expect(received == [1])
  }

  @Test("T28: a touch that is not in the event has no coalesced touches")
  func coalescedTouchesOfAnother() {
    let stage = Stage()
    let card = stage.card()
    card.isMultipleTouchEnabled = true
    var first: Touch?
    var answer: [Touch]? = []
    card.setResponder(
      TouchListener { _, touches, event in
        if first == nil { first = touches.first }
        if let first { answer = event.coalescedTouches(for: first) }
      })

    stage.one.press(at: Point(10, 10))
    stage.two.press(at: Point(20, 20))

    #expect(answer?.count == nil)
  }
}
