import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

/// Filters of the application and of windows: what UIKit overrides `sendEvent` for (D2).
@Suite struct EventFilterTests {
  private let a = Key(usage: 4)
  private let b = Key(usage: 5)

  @Test("The application's filter receives an event before the window's, and both before recognizers and views")
  func order() {
    let stage = Stage()
    let card = stage.card()
    stage.add(TapGestureRecognizer(), to: card, as: "tap")
    stage.scene.eventFilter = {
      stage.log.write("application \($0.event.type) \($0.touches.map { "\($0.touch.phase)" })")
    }
    stage.scene.window.eventFilter = { event in
      stage.log.write("window \(event.touches.map { $0.touch.view?.name ?? "none" })")
      #expect(event.window == stage.scene.window)
    }
    stage.one.tap(at: Point(20, 20))
    #expect(
      stage.lines == [
        "application touches [\"began\"]", "window [\"card\"]", "card touchesBegan 1",
        "application touches [\"ended\"]",
        "window [\"card\"]", "card touchesCancelled 1", "tap ended",
      ])
  }

  @Test("A touch whose began is stopped is ignored until it lifts, and a new one is received (T27)")
  func stoppedBegan() {
    let stage = Stage()
    stage.card()
    var stops = true
    stage.scene.window.eventFilter = { if stops { $0.isStopped = true } }
    stage.one.press(at: Point(20, 20))
    stops = false
    stage.one.move(to: Point(30, 30))
    stage.one.lift()
    #expect(stage.lines == [])
    #expect(stage.scene.pendingWork.isEmpty)
    stage.one.tap(at: Point(20, 20))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
  }

  @Test("A stopped move is not delivered, as if the finger had stayed where it was")
  func stoppedMove() {
    let stage = Stage()
    let card = stage.card()
    let pan = stage.add(PanGestureRecognizer(), to: card, as: "pan")
    pan.cancelsTouchesInView = false
    stage.scene.eventFilter = { event in
      for index in event.touches.indices where event.touches[index].touch.location.x > 200 {
        event.touches[index].isStopped = true
      }
    }
    stage.one.press(at: Point(20, 20))
    stage.one.move(to: Point(300, 20))
    stage.expect(["card touchesBegan 1"])
    stage.one.move(to: Point(50, 20))
    #expect(stage.lines == ["card touchesBegan 1", "pan began", "card touchesMoved 1"])
    #expect(pan.translation == Vector(30, 0))
    #expect(pan.touches.first?.previousLocation == Point(20, 20))
  }

  @Test("An end that is stopped becomes a cancel for the receivers of the began", arguments: [true, false])
  func stoppedEnd(ofWindow: Bool) {
    let stage = Stage()
    let card = stage.card()
    stage.add(LongPressGestureRecognizer(duration: 0.1), to: card, as: "press")
    let filter: (inout FilteredEvent) -> Void = { event in
      for index in event.touches.indices where event.touches[index].touch.phase == .ended {
        event.touches[index].isStopped = true
      }
    }
    if ofWindow { stage.scene.window.eventFilter = filter } else { stage.scene.eventFilter = filter }
    stage.one.tap(at: Point(20, 20))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1"])
    stage.one.press(at: Point(20, 20))
    stage.scene.advance(by: 0.3)
    stage.one.lift()
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1", "press began", "press cancelled"])
    #expect(stage.scene.pendingWork.isEmpty)
  }

  @Test("A touch is stopped alone; the others of the event continue")
  func oneOfTwo() {
    let stage = Stage()
    stage.view("left", Rect(0, 0, 100, 100))
    stage.view("right", Rect(200, 0, 100, 100))
    stage.scene.eventFilter = { event in
      for index in event.touches.indices where event.touches[index].touch.finger == FingerID(2) {
        event.touches[index].isStopped = true
      }
    }
    stage.scene.together {
      stage.one.press(at: Point(20, 20))
      stage.two.press(at: Point(220, 20))
    }
    stage.scene.together {
      stage.one.lift()
      stage.two.lift()
    }
    #expect(stage.lines == ["left touchesBegan 1", "left touchesEnded 1"])
    #expect(stage.scene.pendingWork.isEmpty)
  }

  @Test(
    "The application's filter moves a began to a view in any window; later moves are relative to that"
  )
  func movedByApplication() {
    let stage = Stage()
    stage.card()
    let front = stage.scene.addWindow(frame: Rect(200, 200, 100, 100))
    let there = stage.view("there", Rect(0, 0, 100, 100), in: front.view)
    stage.scene.eventFilter = { event in
      for index in event.touches.indices { event.touches[index].location += Vector(200, 200) }
    }
    var seen: [Point] = []
    stage.scene.window.eventFilter = { _ in stage.log.write("wrong window") }
    front.eventFilter = { seen += $0.touches.map(\.touch.location) }
    stage.one.press(at: Point(20, 20))
    stage.one.move(to: Point(30, 20))
    stage.one.lift()
    #expect(stage.lines == ["there touchesBegan 1", "there touchesMoved 1", "there touchesEnded 1"])
    #expect(seen == [Point(220, 220), Point(230, 220), Point(230, 220)])
    #expect(there.window == front)
  }

  @Test("A window's filter moves a touch within its window only; where no view lies, the window is hit (W3)")
  func movedByWindow() {
    let stage = Stage()
    let left = stage.view("left", Rect(0, 0, 100, 100), answer: .passToNext)
    left.transform = Transform.identity.rotated(by: .pi / 2)
    stage.view("right", Rect(200, 0, 100, 100), answer: .passToNext)
    let front = stage.scene.addWindow(frame: Rect(300, 300, 100, 100))
    stage.view("front", Rect(0, 0, 100, 100), in: front.view)
    stage.scene.window.view.setResponder(TouchRecorder("window", in: stage.log))
    var goal = Point(220, 20)
    stage.scene.window.eventFilter = { event in
      for index in event.touches.indices { event.touches[index].location = goal }
    }
    stage.one.tap(at: Point(20, 20))
    #expect(
      stage.lines == [
        "right touchesBegan 1", "window touchesBegan 1", "right touchesEnded 1", "window touchesEnded 1",
      ])
    // Another window is in front there.
    goal = Point(350, 350)
    stage.one.tap(at: Point(20, 20))
    #expect(stage.lines == ["window touchesBegan 1", "window touchesEnded 1"])
  }

  @Test("Samples, force and modifiers follow a filter's changes; values that are not numbers are ignored")
  func changes() {
    let stage = Stage(expecting: [.badLocation])
    let card = stage.scene.addView(frame: Rect(0, 0, 400, 400))
    var received: [Touch] = []
    var samples: [Point] = []
    card.setResponder(
      TouchListener { _, touches, event in
        received += touches
        samples = touches.first.flatMap { event.coalescedTouches(for: $0) }?.map(\.location) ?? []
      })
    stage.scene.eventFilter = { event in
      for index in event.touches.indices {
        event.touches[index].location += Vector(0, 5)
        event.touches[index].force = 2
        event.touches[index].modifierFlags = .shift
      }
    }
    stage.queue(1, .began, 10, 10, at: 10)
    stage.frame(at: 10)
    stage.queue(1, .moved, 20, 10, at: 20)
    stage.queue(1, .moved, 30, 10, at: 25)
    stage.frame(at: 30)
    #expect(received.map(\.location) == [Point(10, 15), Point(30, 15)])
    #expect(received.allSatisfy { $0.force == 2 && $0.modifierFlags == .shift })
    #expect(received.last?.previousLocation == Point(10, 15) && received.last?.initialLocation == Point(10, 15))
    #expect(samples == [Point(20, 15), Point(30, 15)])
    stage.scene.eventFilter = { event in
      for index in event.touches.indices { event.touches[index].location.x = .nan }
    }
    stage.queue(1, .ended, 30, 10, at: 40)
    stage.frame(at: 40)
    #expect(received.last?.location == Point(30, 10))
    #expect(stage.diagnostics.kinds == [.badLocation])
  }

  @Test("Presses are stopped before text, key commands and responders; their repeats and ends are not delivered")
  func presses() {
    let stage = Stage()
    let desk = stage.witness("desk") { $0.keyCommands = [KeyCommand(.key(a), action: "act")] }
    desk.setAction("act") { _ in stage.log.write("act") }
    desk.becomeFirstResponder()
    _ = stage.lines
    var stops = true
    stage.scene.window.eventFilter = { event in
      stage.log.write("filter \(event.press?.press.phase.rawValue ?? 99)")
      if stops { event.isStopped = true }
    }
    stage.key(a)
    stage.key(a, .ended)
    stage.key(b)
    stage.key(b, .ended)
    #expect(stage.lines == ["filter 0", "filter 0"])
    stops = false
    stage.key(b)
    stops = true
    stage.key(b, .ended)
    #expect(stage.lines == ["filter 0", "desk pressesBegan", "filter 3", "desk pressesCancelled"])
    #expect(stage.scene.pendingWork.isEmpty)
  }

  @Test("Scrolling, hovering, shakes, remote control and custom events pass the filters, and can be stopped")
  func otherInput() {
    struct News: CustomEvent {}
    let stage = Stage()
    let desk = stage.witness("desk", Rect(0, 0, 400, 400))
    desk.becomeFirstResponder()
    stage.scene.beginReceivingRemoteControlEvents()
    let pan = stage.add(PanGestureRecognizer(), to: desk, as: "pan")
    pan.allowedScrollTypesMask = .all
    stage.add(HoverGestureRecognizer(), to: desk, as: "hover")
    _ = stage.lines
    func play() {
      stage.scene.send(
        .scroll(ScrollSample(location: Point(50, 50), delta: Vector(0, 20), isContinuous: false, modifiers: [])))
      stage.scene.advance(by: 1)
      stage.scene.send(.hover(Point(60, 60), modifiers: []))
      stage.scene.send(.hover(nil, modifiers: []))
      stage.scene.send(.motion(.began))
      stage.scene.send(.motion(.ended))
      stage.scene.send(.remote(.pause))
      stage.scene.send(News(), at: Point(10, 10))
      stage.scene.advance(by: 0.1)
    }
    var types: [EventType] = []
    stage.scene.eventFilter = { types.append($0.event.type) }
    play()
    let received = stage.lines
    #expect(received.contains("pan began") && received.contains("hover began") && received.contains("desk motionEnded"))
    #expect(received.contains("desk remote pause") && received.contains { $0.hasPrefix("desk News") })
    #expect(Set(types) == [.scroll, .hover, .motion, .remoteControl, .custom])
    types = []
    stage.scene.eventFilter = {
      types.append($0.event.type)
      $0.isStopped = true
    }
    play()
    #expect(stage.lines == [])
    #expect(types == [.scroll, .hover, .motion, .remoteControl, .custom])
    #expect(stage.scene.pendingWork.isEmpty)
  }

  @Test("A filter may destroy views, remove itself, cancel input and quit during its call")
  func meddling() {
    let stage = Stage()
    let card = stage.card()
    stage.scene.eventFilter = { _ in
      stage.scene.eventFilter = nil
      card.destroy()
    }
    stage.one.press(at: Point(20, 20))
    stage.one.lift()
    #expect(stage.lines == [])
    stage.card("next")
    stage.scene.window.eventFilter = { event in
      if event.touches.first?.touch.phase == .moved {
        stage.scene.cancel(.all)
        event.touches[0].location = Point(300, 300)
      }
    }
    stage.one.press(at: Point(20, 20))
    stage.one.move(to: Point(30, 30))
    stage.one.lift()
    #expect(stage.lines == ["next touchesBegan 1", "next touchesCancelled 1"])
    stage.scene.window.eventFilter = { _ in stage.scene.quit(3) }
    stage.one.press(at: Point(20, 20))
    #expect(stage.scene.exitCode == 3)
  }

  @Test("A system cancel passes the filters as well, and is delivered though it is stopped")
  func systemCancel() {
    let stage = Stage()
    stage.card()
    var phases: [TouchPhase] = []
    stage.scene.eventFilter = { event in
      phases += event.touches.map(\.touch.phase)
      if event.touches.contains(where: { $0.touch.phase == .cancelled }) { event.isStopped = true }
    }
    stage.one.press(at: Point(20, 20))
    stage.scene.send(.window(.deactivated))
    stage.scene.advance(by: 0.01)
    #expect(phases == [.began, .cancelled])
    #expect(stage.lines == ["card touchesBegan 1", "card touchesCancelled 1"])
  }
}
