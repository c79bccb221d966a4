import DactylTesting
import DactylUIKit
import Testing

@Suite struct TouchTests {
  /// Records touches with all their attributes.
  private final class Watcher: Spy {
    var touches: [UITouch] = []
    var phases: [UITouch.Phase] = []
    var all: [Int] = []
    var coalesced: [Int] = []
    var event: UIEvent?
    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      self.touches += touches
      self.event = event
      phases += touches.map(\.phase)
      all.append(event?.allTouches?.count ?? 0)
      coalesced += touches.map { event?.coalescedTouches(for: $0)?.count ?? 0 }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  }

  private func watcher(on desk: Desk) -> Watcher {
    let watcher = Watcher("watcher", desk.log, CGRect(x: 100, y: 100, width: 200, height: 200))
    desk.window.addSubview(watcher)
    return watcher
  }

  @Test("T1, T5, T6: a finger is one object from landing to lifting, with its location in any view")
  func identity() {
    let desk = Desk()
    let watcher = watcher(on: desk)
    desk.finger.press(at: Point(150, 150))
    desk.finger.move(to: Point(160, 170))
    let touch = watcher.touches.first
    #expect(touch?.location(in: watcher) == CGPoint(x: 60, y: 70))
    #expect(touch?.previousLocation(in: watcher) == CGPoint(x: 50, y: 50))
    #expect(touch?.location(in: nil) == CGPoint(x: 160, y: 170))
    #expect(touch?.preciseLocation(in: watcher) == CGPoint(x: 60, y: 70))
    #expect(touch?.precisePreviousLocation(in: nil) == CGPoint(x: 150, y: 150))
    #expect(touch?.view === watcher && touch?.window === desk.window)
    desk.finger.lift()
    desk.finger.press(at: Point(150, 150))
    desk.finger.cancel()

    #expect(watcher.touches.count == 5)
    #expect(Set(watcher.touches.prefix(3)).count == 1 && Set(watcher.touches.suffix(2)).count == 1)
    #expect(watcher.touches.first !== watcher.touches.last)
    #expect(watcher.phases == [.began, .moved, .ended, .began, .cancelled])
  }

  @Test(
    "T1: a touch is one object for recognizers, responders of all superviews and the event, also when delayed"
  )
  func sameForAll() {
    final class Seer: UIGestureRecognizer {
      var seen: [UITouch] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { seen += touches }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        seen += touches
        state = .failed
      }
    }
    let desk = Desk()
    var notified: [UITouch] = []
    let outer = desk.spy("outer", 0, 0, 200, 200)
    outer.onBegan = { touches, event in notified += Array(touches) + Array(event?.allTouches ?? []) }
    let inner = desk.spy("inner", 0, 0, 100, 100, in: outer)
    inner.handsOn = true
    inner.onBegan = { touches, _ in notified += touches }
    let seer = Seer(target: nil, action: nil)
    seer.delaysTouchesBegan = true
    outer.addGestureRecognizer(seer)

    desk.finger.press(at: Point(50, 50))
    #expect(desk.lines.isEmpty)
    desk.finger.lift()
    #expect(desk.lines == ["inner began", "outer began", "inner ended", "outer ended"])
    #expect(notified.count == 3 && seer.seen.count == 2 && Set(notified + seer.seen).count == 1)
  }

  @Test(
    "T4, T9, T28: the event has all touches and samples; a view receives one finger without multiple touch"
  )
  func severalFingers() {
    let desk = Desk()
    let watcher = watcher(on: desk)
    desk.finger.press(at: Point(150, 150))
    desk.other.press(at: Point(250, 250))
    #expect(watcher.all == [1])
    watcher.isMultipleTouchEnabled = true
    desk.finger.lift()
    desk.other.lift()
    watcher.all = []
    desk.scene.together {
      desk.finger.press(at: Point(150, 150))
      desk.other.press(at: Point(250, 250))
    }
    #expect(watcher.all == [2])
    watcher.coalesced = []
    desk.scene.together {
      for step in 1...4 { desk.finger.move(to: Point(150 + Float(step), 150)) }
    }
    #expect(watcher.coalesced == [4])
  }

  @Test("T14: an exclusive view keeps others from touches")
  func exclusive() {
    let desk = Desk()
    desk.spy("left", 0, 0, 100, 100).isExclusiveTouch = true
    desk.spy("right", 200, 0, 100, 100)
    desk.finger.press(at: Point(50, 50))
    desk.other.press(at: Point(250, 50))
    #expect(desk.lines == ["left began"])
  }

  @Test("T17, T32: taps are counted, and a touch has its type and its force")
  func kinds() {
    let desk = Desk()
    let watcher = watcher(on: desk)
    var counts: [Int] = []
    desk.finger.force = 0.75
    for _ in 0..<2 {
      desk.finger.press(at: Point(150, 150))
      counts.append(watcher.touches.last?.tapCount ?? 0)
      desk.finger.lift()
    }
    #expect(counts == [1, 2])
    #expect(watcher.touches.last?.force == 0.75 && watcher.touches.last?.type == .direct)
    desk.mouse.press(.secondary, at: Point(150, 150))
    #expect(watcher.touches.last?.type == .indirectPointer)
    let event = watcher.event
    #expect(event?.buttonMask == .secondary && event?.type == .touches && event?.subtype == UIEvent.EventSubtype.none)
    #expect(UIEvent.ButtonMask.button(2) == .secondary && UIEvent.ButtonMask.button(0) == [])
  }

  @Test("T32: a pencil has its angles, in the axes of any view")
  func pencil() throws {
    let desk = Desk()
    let watcher = watcher(on: desk)
    watcher.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let pencil = Finger(7, in: desk.scene, type: .pencil)
    pencil.force = 2
    pencil.details = TouchDetails(altitudeAngle: 0.5, azimuthAngle: 2, maximumPossibleForce: 4)
    pencil.press(at: Point(150, 150))

    let touch = try #require(watcher.touches.last)
    #expect(touch.type == .pencil && touch.force == 2 && touch.maximumPossibleForce == 4 && touch.altitudeAngle == 0.5)
    #expect(abs(touch.azimuthAngle(in: nil) - 2) < 1e-5)
    #expect(abs(touch.azimuthAngle(in: watcher) - (2 - .pi / 2)) < 1e-5)
    let vector = touch.azimuthUnitVector(in: nil)
    #expect(abs(vector.dx + 0.41615) < 1e-4 && abs(vector.dy - 0.90930) < 1e-4)
  }

  @Test("The screen is as large as the scene, also when that changes")
  func screen() {
    let desk = Desk()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 400, height: 400))
    desk.scene.size = Size(300, 200)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("The event object is the same for all events of a type")
  func event() {
    let desk = Desk()
    var events: [UIEvent] = []
    desk.spy("view", 0, 0, 100, 100).onBegan = { events += [$1].compactMap { $0 } }
    desk.finger.tap(at: Point(50, 50))
    desk.finger.tap(at: Point(50, 50))
    #expect(events.count == 2 && events[0] === events[1])
    #expect(events.last.map { $0.timestamp > 0 } == true)
  }

  @Test("T1: a finger whose end is held back is the same object then, however many others landed meanwhile")
  func heldBack() {
    let desk = Desk()
    let watcher = watcher(on: desk)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    watcher.addGestureRecognizer(tap)
    desk.finger.tap(at: Point(150, 150), hold: 0.01)
    #expect(watcher.phases == [.began])
    for number in 100..<300 as Range<Int64> {
      for phase in [TouchSamplePhase.began, .ended] {
        desk.scene.send(.touch(TouchSample(finger: FingerID(number), phase: phase, location: Point(5, 5))))
      }
    }
    desk.scene.advance(by: 1)
    #expect(watcher.phases == [.began, .ended] && watcher.touches.first === watcher.touches.last)
  }

  @Test("Thousands of fingers leave no objects alive")
  func pool() {
    let desk = Desk()
    let watcher = watcher(on: desk)
    for _ in 0..<300 { desk.finger.tap(at: Point(150, 150), hold: 0.01) }
    weak var first: UITouch?
    first = watcher.touches.first
    let held = watcher.touches.last
    watcher.touches = []
    #expect(first == nil && held != nil)
  }
}
