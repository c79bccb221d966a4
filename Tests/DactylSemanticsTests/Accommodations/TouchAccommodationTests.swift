import DactylControls
import DactylTesting
import Testing

@Suite("Fingers that wait, tap with help, or are ignored (AX13–AX16)") struct TouchAccommodationTests {
  private let desk = SemanticDesk()
  private var scene: Scene { desk.scene }
  private var finger: Finger { desk.stage.one }

  /// A view of 100 points whose touches are logged with their locations.
  private func watch() {
    let view = scene.addView(frame: Rect(0, 0, 400, 400))
    view.setResponder(Places(log: desk.stage.log))
  }

  private struct Places: TouchResponder {
    let log: CallLog
    func touchesBegan(_ touches: Touches, with event: Event) -> Handling { write("began", touches) }
    func touchesMoved(_ touches: Touches, with event: Event) -> Handling { write("moved", touches) }
    func touchesEnded(_ touches: Touches, with event: Event) -> Handling { write("ended", touches) }
    func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { write("cancelled", touches) }

    private func write(_ phase: String, _ touches: Touches) -> Handling {
      for touch in touches {
        log.write(
          "\(phase) \(Int(touch.location.x)),\(Int(touch.location.y)) \(Int((touch.timestamp.seconds * 1000).rounded()))"
        )
      }
      return .handled
    }
  }

  /// The lines of the log of decisions by rules of accommodations.
  private func decisions(_ body: () -> Void) -> [String] {
    scene.decisions.turnOn()
    body()
    defer { scene.decisions.turnOff() }
    return scene.decisionLines.filter { $0.contains("(AX") }
  }

  @Test("Without settings nothing changes, and nothing is there")
  func none() {
    watch()
    #expect(scene.assistance.touches == TouchAccommodations() && scene.assistance.keys == KeyAccommodations())
    #expect(scene.assistance.pointer == PointerAccommodations())
    desk.stage.one.tap(at: Point(10, 10))
    #expect(desk.stage.lines.count == 2)
  }

  @Test("A finger counts after the hold duration, where it is then, and is ignored before")
  func hold() {
    watch()
    scene.assistance.touches.holdDuration = 0.3
    let start = scene.testClock.now
    finger.press(at: Point(10, 10))
    scene.advance(by: 0.2)
    finger.move(to: Point(20, 10))
    #expect(desk.stage.lines.isEmpty)
    #expect(scene.nextDeadline == start + 0.3)
    scene.advance(by: 0.2)
    let held = Int(((start.seconds + 0.3) * 1000).rounded())
    #expect(desk.stage.lines == ["began 20,10 \(held)"])
    finger.move(to: Point(30, 10))
    finger.lift()
    #expect(desk.stage.lines.map { $0.prefix(5) } == ["moved", "ended"])
    let lines = decisions {
      finger.press(at: Point(10, 10))
      scene.advance(by: 0.1)
      finger.lift()
    }
    #expect(desk.stage.lines.isEmpty)
    #expect(lines.count == 1 && lines[0].hasSuffix("finger 1 · ignored, down for 100 of 300 ms (AX13)"), "\(lines)")
  }

  @Test("Each of several fingers waits for itself")
  func several() {
    scene.assistance.touches.holdDuration = 0.3
    let view = desk.stage.view("card", Rect(0, 0, 400, 400))
    view.isMultipleTouchEnabled = true
    desk.stage.one.press(at: Point(10, 10))
    scene.advance(by: 0.1)
    desk.stage.two.press(at: Point(50, 10))
    scene.advance(by: 0.25)
    #expect(desk.stage.lines == ["card touchesBegan 1"])
    scene.advance(by: 0.1)
    #expect(desk.stage.lines == ["card touchesBegan 2"])
    desk.stage.one.lift()
    desk.stage.two.lift()
    #expect(desk.stage.lines.count == 2)
  }

  @Test("A repeat is ignored within its time and distance")
  func repeats() {
    watch()
    scene.assistance.touches.ignoreRepeat = 0.5
    scene.assistance.touches.ignoreRepeatDistance = 50
    finger.tap(at: Point(10, 10))
    scene.advance(by: 0.1)
    let lines = decisions { finger.tap(at: Point(20, 10)) }
    #expect(lines.count == 1 && lines[0].contains("ignored") && lines[0].hasSuffix("(AX14)"), "\(lines)")
    finger.tap(at: Point(100, 10))
    scene.advance(by: 0.6)
    finger.tap(at: Point(100, 10))
    #expect(
      desk.stage.lines.filter { $0.hasPrefix("began") }.map { String($0.split(separator: " ")[1]) } == [
        "10,10", "100,10", "100,10",
      ])
  }

  @Test(
    "A finger that slides as it taps taps where it landed, or where it lifted",
    arguments: [
      (TouchAccommodations.TapAssistance.initialLocation, "10,10"), (.finalLocation, "60,30"),
    ])
  func tap(_ assistance: TouchAccommodations.TapAssistance, _ place: String) {
    watch()
    scene.assistance.touches.tapAssistance = assistance
    finger.press(at: Point(10, 10))
    scene.advance(by: 0.1)
    finger.move(to: Point(60, 30))
    scene.advance(by: 0.1)
    finger.lift()
    #expect(desk.stage.lines.map { String($0.split(separator: " ")[1]) } == [place, place])
    // One that stays begins as usual.
    finger.press(at: Point(10, 10))
    scene.advance(by: 0.6)
    finger.move(to: Point(60, 30))
    finger.lift()
    #expect(desk.stage.lines.map { $0.prefix(5) } == ["began", "moved", "ended"])
  }

  @Test("Tap assistance begins when the hold duration is over")
  func tapAfterHold() {
    watch()
    scene.assistance.touches.holdDuration = 0.2
    scene.assistance.touches.tapAssistance = .initialLocation
    scene.assistance.touches.tapAssistanceDelay = 0.3
    finger.press(at: Point(10, 10))
    scene.advance(by: 0.1)
    finger.lift()
    #expect(desk.stage.lines.isEmpty)
    finger.press(at: Point(10, 10))
    scene.advance(by: 0.3)
    finger.lift()
    #expect(desk.stage.lines.count == 2)
    finger.press(at: Point(10, 10))
    scene.advance(by: 0.45)
    #expect(desk.stage.lines.isEmpty)
    scene.advance(by: 0.1)
    #expect(desk.stage.lines.count == 1)
    finger.lift()
  }

  @Test("A swipe does not wait, and begins where the finger landed")
  func swipe() {
    scene.assistance.touches.holdDuration = 1
    scene.assistance.touches.swipeTolerance = 20
    let area = scene.addView(frame: Rect(0, 0, 200, 200)).makeScrollView(contentSize: ScrollSize(200, 2000))
    finger.drag(from: Point(100, 150), to: Point(100, 50))
    finger.lift()
    #expect(area.contentOffset.y > 60)
    let lines = decisions {
      finger.press(at: Point(10, 10))
      finger.move(to: Point(10, 25))
      finger.move(to: Point(10, 35))
    }
    #expect(lines.count == 1 && lines[0].contains("counts at once, since it swipes, moved 25 of 20 points"), "\(lines)")
    finger.lift()
  }

  @Test("What receives a swipe sees it from where the finger landed")
  func swipePlace() {
    watch()
    scene.assistance.touches.holdDuration = 1
    scene.assistance.touches.swipeTolerance = 20
    finger.press(at: Point(10, 10))
    finger.move(to: Point(10, 25))
    finger.move(to: Point(10, 45))
    finger.lift()
    let places = desk.stage.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(places == ["began 10,10", "moved 10,45", "ended 10,45"])
  }

  @Test("A finger that waits when the program goes to the background never counts, and lifts unseen")
  func background() {
    watch()
    scene.assistance.touches.holdDuration = 0.3
    finger.press(at: Point(10, 10))
    scene.send(.window(.deactivated))
    scene.advance(by: 1)
    finger.move(to: Point(20, 20))
    finger.lift()
    #expect(desk.stage.lines.isEmpty)
    scene.send(.window(.activated))
    finger.press(at: Point(10, 10))
    scene.advance(by: 0.5)
    #expect(desk.stage.lines.count == 1)
    finger.lift()
  }

  @Test("A setting that goes while a finger waits leaves it waiting, and the next is taken at once")
  func change() {
    watch()
    scene.assistance.touches.holdDuration = 0.3
    finger.press(at: Point(10, 10))
    scene.assistance.touches.holdDuration = 0
    desk.stage.two.tap(at: Point(50, 50))
    #expect(desk.stage.lines.count == 2)
    scene.advance(by: 0.5)
    #expect(desk.stage.lines.count == 1)
    finger.lift()
  }

  @Test("A finger that was down before is seen to its end")
  func before() {
    watch()
    finger.press(at: Point(10, 10))
    scene.assistance.touches.holdDuration = 0.3
    finger.move(to: Point(20, 10))
    finger.lift()
    #expect(desk.stage.lines.count == 3)
  }

  @Test("The mouse and assistive clients do not wait")
  func others() {
    watch()
    scene.assistance.touches.holdDuration = 1
    Mouse(in: scene).click(at: Point(10, 10))
    #expect(desk.stage.lines.count == 2)
    let card = desk.stage.view("card", Rect(0, 0, 100, 100))
    card.accessibilityLabel = "card"
    desk.ask(.activate, card)
    #expect(desk.stage.lines.count == 2)
  }

  @Test("A clock that jumps leaves what waits the time that was left")
  func jump() {
    let desk = SemanticDesk(expecting: [.timeJumped])
    desk.scene.assistance.touches.holdDuration = 0.3
    desk.stage.card()
    desk.stage.queue(1, .began, 10, 10, at: 100_000)
    desk.stage.frame(at: 100_100)
    desk.stage.frame(at: 50_000)
    #expect(desk.stage.lines.isEmpty)
    desk.stage.frame(at: 50_150)
    #expect(desk.stage.lines.isEmpty)
    desk.stage.frame(at: 50_250)
    #expect(desk.stage.lines == ["card touchesBegan 1"])
    desk.stage.queue(1, .ended, 10, 10, at: 50_300)
    desk.stage.frame(at: 50_300)
  }

  @Test("Frames of any length give the same touches")
  func lengths() {
    func play(_ frames: [Int64]) -> [String] {
      let desk = SemanticDesk()
      desk.scene.assistance.touches.holdDuration = 0.3
      let view = desk.scene.addView(frame: Rect(0, 0, 400, 400))
      view.setResponder(Places(log: desk.stage.log))
      desk.stage.frame(at: 0)
      desk.stage.queue(1, .began, 10, 10, at: 100)
      desk.stage.queue(1, .moved, 20, 10, at: 250)
      for moment in frames { desk.stage.frame(at: moment) }
      desk.stage.queue(1, .moved, 40, 10, at: 500)
      desk.stage.queue(1, .ended, 40, 10, at: 600)
      desk.stage.frame(at: 700)
      return desk.stage.lines
    }
    let all = play([])
    #expect(all == ["began 20,10 400", "moved 40,10 500", "ended 40,10 600"])
    #expect(play([120, 260, 399, 400, 450]) == all && play([450]) == all)
  }
}
