import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Alerts and action sheets, by fingers, keys and controllers.
@Suite struct AlertTests {
  private func actions(_ log: CallLog) -> [AlertAction] {
    [
      AlertAction.cancel.handled { log.write("cancel shown=\($0.isShown)") },
      AlertAction("Delete", style: .destructive) { log.write("delete shown=\($0.isShown)") },
      AlertAction("Keep") { log.write("keep shown=\($0.isShown)") },
    ]
  }

  private func center(_ title: String, _ alert: Alert) throws -> Point {
    let view = try #require(alert.buttons.first { $0.title == title }).view
    return view.convert(view.bounds.center, to: nil)
  }

  @Test("A finger presses a button: the alert goes, and then the handler is called")
  func fingers() throws {
    let stage = Stage()
    stage.card()
    let alert = try #require(stage.scene.presentAlert("Sure?", message: "For good.", actions: actions(stage.log)))
    stage.scene.advance(by: 0.3)
    #expect(alert.buttons.map(\.title) == ["Delete", "Keep", "Cancel"], "The cancelling action comes last")
    stage.one.tap(at: Point(50, 50))
    #expect(stage.lines.isEmpty && alert.isShown, "Touches reach nothing behind it")
    stage.one.tap(at: try center("Delete", alert))
    #expect(stage.lines == ["delete shown=false"])
    #expect(!alert.isShown && stage.scene.shownAlert == nil && stage.scene.windows.count == 1)
    stage.one.tap(at: Point(50, 50))
    #expect(stage.lines == ["card touchesBegan 1", "card touchesEnded 1"])
  }

  @Test("Return presses the preferred button, arrows move on, Escape cancels, and the game's keys are silent")
  func keys() throws {
    let stage = Stage()
    let keyboard = Keyboard(in: stage.scene)
    let card = stage.witness("card", Rect(0, 0, 100, 100)) {
      $0.keyCommands = [KeyCommand("d", .control, action: "deal")]
    }
    #expect(card.becomeFirstResponder())
    _ = stage.lines
    func present() throws -> Alert {
      let alert = try #require(stage.scene.presentAlert("Sure?", actions: actions(stage.log)))
      stage.scene.advance(by: 0.3)
      _ = stage.lines
      return alert
    }
    _ = try present()
    keyboard.tap(.return)
    #expect(stage.lines.contains("keep shown=false"))
    _ = try present()
    keyboard.tap(.up)
    keyboard.tap(.space)
    #expect(stage.lines.contains("delete shown=false"))
    let alert = try present()
    keyboard.tap(.d, holding: .control)
    #expect(stage.lines.isEmpty && alert.isShown)
    keyboard.tap(.escape)
    #expect(stage.lines.contains("cancel shown=false"))
    #expect(stage.scene.window.isKey && card.isFirstResponder)
    let pad = Pad(in: stage.scene)
    _ = try present()
    pad.tap(.b)
    #expect(stage.lines.contains("cancel shown=false"))
    _ = try present()
    pad.tap(.a)
    #expect(stage.lines.contains("keep shown=false"))
  }

  @Test("A text field is edited at once, Return chooses the preferred action, and the handler has the text")
  func texts() throws {
    let stage = Stage()
    let keyboard = Keyboard(in: stage.scene)
    let alert = try #require(
      stage.scene.presentAlert(
        "Save", placeholders: ["name", "place"],
        actions: [.cancel, AlertAction("Save") { stage.log.write("save \($0.texts)") }]))
    stage.scene.advance(by: 0.3)
    #expect(alert.textFields[0].isEditing && alert.textFields[0].placeholder == "name")
    keyboard.type("Nova")
    #expect(alert.texts == ["Nova", ""])
    keyboard.tap(.return)
    #expect(stage.lines == ["save [\"Nova\", \"\"]"] && alert.texts == ["Nova", ""])
  }

  @Test("Two buttons are side by side where their titles fit, and below one another where they do not")
  func arranging() throws {
    let stage = Stage()
    let short = try #require(stage.scene.presentAlert("A", actions: [AlertAction("Yes"), .cancel]))
    #expect(short.buttons[0].view.frame.minY == short.buttons[1].view.frame.minY)
    #expect(short.buttons[0].view.frame.maxX < short.buttons[1].view.frame.minX)
    short.dismiss()
    let long = try #require(
      stage.scene.presentAlert(
        "A", actions: [AlertAction("Replace everything in it"), AlertAction("Merge both of them")]))
    #expect(long.buttons[0].view.frame.maxY < long.buttons[1].view.frame.minY)
    let other = try #require(stage.scene.presentAlert("Nothing to choose"))
    #expect(other.buttons.map(\.title) == ["OK"])
    other.dismiss()
    other.dismiss()
    #expect(stage.scene.shownAlert === long)
  }

  @Test("In a low scene the contents scroll, every button can be reached, and a resized scene has it in the middle")
  func small() throws {
    let stage = Stage(size: Size(240, 200))
    let message = String(repeating: "Something that has to be said at length. ", count: 6)
    let alert = try #require(
      stage.scene.presentAlert(
        "Title", message: message,
        actions: (1...5).map { number in AlertAction("Action \(number)") { _ in stage.log.write("\(number)") } }))
    stage.scene.advance(by: 0.3)
    let keyboard = Keyboard(in: stage.scene)
    for _ in 0..<4 { keyboard.tap(.down) }
    stage.scene.advance(by: 1)
    let last = try center("Action 5", alert)
    #expect(Rect(0, 0, 240, 200).contains(last), "The focus scrolls to it: \(last)")
    stage.one.tap(at: last)
    #expect(stage.lines == ["5"])

    let next = try #require(stage.scene.presentAlert("Title", message: message))
    for size in [Size(800, 600), Size(100, 60), Size(1, 1), Size(320, 240)] {
      stage.scene.send(.window(.resized(size)))
      stage.scene.advance(by: 0.3)
      let panel = try #require(next.buttons[0].view.superview?.superview?.superview)
      #expect(next.window.view.frame.size == size)
      #expect(abs(panel.frame.center.x - size.width / 2) <= 1 && abs(panel.frame.center.y - size.height / 2) <= 1)
      #expect(size.width < 50 || next.window.view.bounds.contains(panel.frame.origin), "\(panel.frame) in \(size)")
    }
  }

  @Test("Alerts lie above each other, and the key window comes back in whatever order they go")
  func several() throws {
    let stage = Stage()
    let first = try #require(stage.scene.presentAlert("1", actions: actions(stage.log)))
    let second = try #require(stage.scene.presentAlert("2", actions: actions(stage.log)))
    #expect(stage.scene.shownAlert === second && second.window.isKey)
    first.dismiss()
    #expect(second.window.isKey && second.isShown)
    second.dismiss()
    #expect(stage.scene.window.isKey && stage.scene.shownAlert == nil)

    let third = try #require(stage.scene.presentAlert("3"))
    third.window.view.destroy()
    stage.scene.advance(by: 0.1)
    #expect(!third.isShown && stage.scene.shownAlert == nil && stage.scene.window.isKey)
    Keyboard(in: stage.scene).tap(.escape)
    #expect(stage.lines.isEmpty)
  }

  @Test("A handler that presents the next alert, and one that ends the scene, do no harm")
  func reentry() throws {
    let stage = Stage()
    stage.scene.presentAlert(
      "1",
      actions: [
        AlertAction("Next") { _ in
          stage.scene.presentAlert("2", actions: [AlertAction("End") { _ in stage.scene.end() }])
        }
      ])
    stage.scene.advance(by: 0.3)
    let keyboard = Keyboard(in: stage.scene)
    keyboard.tap(.return)
    stage.scene.advance(by: 0.3)
    let alert = try #require(stage.scene.shownAlert)
    #expect(alert.buttons.map(\.title) == ["End"])
    alert.choose("End")
    #expect(stage.scene.shownAlert == nil)
  }

  @Test("An action sheet is at the lower edge, and a touch beside it cancels")
  func sheet() throws {
    let stage = Stage(size: Size(400, 500))
    let sheet = try #require(stage.scene.presentActionSheet("Photo", actions: actions(stage.log)))
    stage.scene.advance(by: 0.3)
    let panel = try #require(sheet.buttons[0].view.superview?.superview?.superview)
    #expect(panel.frame.maxY == 500 - AlertStyle().margin && panel.frame.midX == 200)
    stage.one.tap(at: try center("Keep", sheet))
    #expect(stage.lines == ["keep shown=false"])
    stage.scene.presentActionSheet("Photo", actions: actions(stage.log))
    stage.scene.advance(by: 0.3)
    stage.one.tap(at: Point(200, 20))
    #expect(stage.lines == ["cancel shown=false"])
  }

  @Test("A scene goes back to a snapshot from before an alert, and to one with it")
  func snapshots() throws {
    let stage = Stage()
    let before = stage.scene.snapshot()
    let alert = try #require(stage.scene.presentAlert("1", actions: actions(stage.log)))
    stage.scene.advance(by: 0.3)
    let during = stage.scene.snapshot()
    stage.scene.restore(before)
    #expect(stage.scene.shownAlert == nil && stage.scene.window.isKey && !alert.isShown)
    stage.scene.restore(during)
    #expect(stage.scene.shownAlert === alert && alert.isShown && alert.window.isKey)
    stage.one.tap(at: try center("Keep", alert))
    #expect(stage.lines == ["keep shown=false"])
  }

  @Test("A disabled action is not chosen, and is not the preferred one")
  func disabled() throws {
    let stage = Stage()
    let alert = try #require(
      stage.scene.presentAlert(
        "1",
        actions: [
          AlertAction("A", isEnabled: false) { _ in stage.log.write("a") },
          AlertAction("B") { _ in stage.log.write("b") },
        ]))
    stage.scene.advance(by: 0.3)
    stage.one.tap(at: try center("A", alert))
    #expect(stage.lines.isEmpty && alert.isShown)
    Keyboard(in: stage.scene).tap(.return)
    #expect(stage.lines == ["b"])
  }
}

extension AlertAction {
  fileprivate func handled(_ handler: @escaping (Alert) -> Void) -> AlertAction {
    var action = self
    action.handler = handler
    return action
  }
}

extension Alert {
  /// Presses a button by its title.
  fileprivate func choose(_ title: String) {
    buttons.first { $0.title == title }.map { $0.control.sendActions(for: .primaryActionTriggered) }
  }
}
