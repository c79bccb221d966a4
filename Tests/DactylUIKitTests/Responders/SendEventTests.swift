import DactylTesting
import DactylUIKit
import Testing

/// Overrides of `sendEvent`, of a window and of the application.
@Suite struct SendEventTests {
  private final class Window: UIWindow {
    var seen: [String] = []
    var isStopping: (UIEvent) -> Bool = { _ in false }
    override func sendEvent(_ event: UIEvent) {
      seen.append("\(event.type) " + (event.allTouches ?? []).map { "\($0.phase)" }.sorted().joined(separator: " "))
      if !isStopping(event) { super.sendEvent(event) }
    }
  }

  private final class Application: UIApplication {
    var seen: [UIEvent.EventType] = []
    var stops = false
    override func sendEvent(_ event: UIEvent) {
      seen.append(event.type)
      if !stops { super.sendEvent(event) }
    }
  }

  @Test("D2: a window receives each event before its views do")
  func watch() {
    let desk = Desk(window: { Window(frame: $0) })
    desk.spy("view", 0, 0, 100, 100)
    desk.finger.press(at: Point(50, 50))
    desk.finger.move(to: Point(60, 50))
    desk.finger.lift()
    desk.key(.space)
    let window = desk.window as? Window
    #expect(
      window?.seen == ["touches began", "touches moved", "touches ended", "presses ", "presses "])
    #expect(desk.lines == ["view began", "view moved", "view ended"])
  }

  @Test("T27: without `super` a began is stopped, and an end becomes a cancel")
  func stop() {
    let desk = Desk(window: { Window(frame: $0) })
    desk.spy("view", 0, 0, 100, 100)
    let window = desk.window as? Window
    window?.isStopping = { $0.allTouches?.contains { $0.phase == .began } == true }
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines.isEmpty)
    window?.isStopping = { $0.allTouches?.contains { $0.phase == .ended } == true }
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["view began", "view cancelled"])
  }

  @Test("D2: the application receives events before its windows")
  func application() {
    let desk = Desk(application: { Application(scene: $0) }, window: { Window(frame: $0) })
    desk.spy("view", 0, 0, 100, 100)
    let (window, application) = (desk.window as? Window, desk.application as? Application)
    desk.finger.press(at: Point(50, 50))
    #expect(application?.seen == [.touches] && window?.seen.count == 1)
    application?.stops = true
    desk.finger.lift()
    #expect(application?.seen.count == 2 && desk.lines == ["view began", "view cancelled"])
  }

  @Test("T26: ignored events are not delivered until that ends")
  func ignored() {
    let desk = Desk()
    desk.spy("view", 0, 0, 100, 100)
    desk.application.beginIgnoringInteractionEvents()
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines.isEmpty)
    desk.application.endIgnoringInteractionEvents()
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["view began", "view ended"])
  }
}
