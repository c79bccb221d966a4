import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// A game's own responder on a control's view: it is called first, and receives every event although the control's is
/// behind it.
@Suite struct ControlOwnResponderTests {
  private let stage = Stage()

  private struct MenuMaker: ActionResponder, MenuResponder {
    var actions: [Action] { [.copy] }
    func buildMenu(_ menu: inout Menu) { menu.items.append(.command(KeyCommand("c", .control, action: .copy))) }
  }

  /// Ends its own view in the middle of a touch.
  private struct Quitter: TouchResponder {
    let view: View
    let log: CallLog
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { .passToNext }
    mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
      view.destroy()
      log.write("quit")
      return .handled
    }
    mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
      log.write("cancelled")
      return .passToNext
    }
  }

  @Test("The responder supplies the context menu") func menu() {
    let control = stage.control()
    control.view.setResponder(MenuMaker())

    #expect(stage.scene.contextMenu(for: control.view.entity).commands.map(\.action) == [.copy])
  }

  @Test("A responder that destroys the view in its own call receives the pending cancel when that returns (T23)")
  func pendingCancel() {
    let control = stage.control()
    control.view.setResponder(Quitter(view: control.view, log: stage.log))
    stage.one.press(at: Point(150, 120))
    stage.one.move(to: Point(160, 120))
    stage.one.lift()

    #expect(stage.lines == ["ok touchDown", "quit", "cancelled", "ok touchCancel"])
  }

  /// Records touches and presses, whether or not it handles them.
  private struct Choosy: TouchResponder, PressResponder, ActionResponder {
    let log: CallLog
    var handledEvents: ResponderEvents
    mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
      log.write("touch")
      return .handled
    }
    mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
      log.write("press")
      return .handled
    }
  }

  @Test(
    "A responder receives only the events that it handles",
    arguments: [ResponderEvents.actions, .touchesBegan, .pressesBegan])
  func chosenEvents(_ events: ResponderEvents) {
    let control = stage.control(for: [])
    control.view.setResponder(Choosy(log: stage.log, handledEvents: events))
    control.canBecomeFirstResponder = true
    control.becomeFirstResponder()
    stage.one.tap(at: Point(150, 120))
    stage.type(.key(.space))

    #expect(stage.lines == (events == .touchesBegan ? ["touch"] : events == .pressesBegan ? ["press"] : []))
  }
}
