import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct ContextMenuTests {
  private func stage() -> (stage: Stage, card: View) {
    let stage = Stage()
    let card = stage.menuCard()
    card.setResponder(
      ResponderRecorder("card", in: stage.log) {
        $0.handledEvents = [.touches, .actions]
        $0.actions = ["open", "flip"]
        $0.menu = { if $0.kind == .context { $0.add(KeyCommand(action: "flip", title: "Flip")) } }
      })
    card.addContextMenu { $0.add(KeyCommand(action: "open", title: "Open")) }
    return (stage, card)
  }

  private func titles(_ stage: Stage) -> [String] { stage.scene.shownMenu?.menu.commands.map(\.title) ?? [] }

  @Test("R26: a held finger opens the menu, its touch is cancelled in the view, and it may stay or choose")
  func finger() {
    let (stage, card) = stage()
    stage.one.press(at: Point(60, 60))
    stage.scene.advance(by: 0.49)
    #expect(stage.scene.shownMenu == nil)
    stage.scene.advance(by: 0.02)
    #expect(titles(stage) == ["Open", "Flip"] && stage.scene.shownMenu?.owner == card.entity)
    #expect(stage.lines == ["card touchesBegan", "card touchesCancelled"])
    stage.one.lift()
    #expect(stage.scene.shownMenu != nil, "to let go at once leaves it open")
    stage.one.tap(at: stage.spot("Flip"))
    #expect(stage.lines == ["card performs flip"])

    stage.one.press(at: Point(60, 60))
    stage.scene.advance(by: 0.6)
    stage.one.drag(to: stage.spot("Open"))
    #expect(stage.scene.shownMenu?.highlightedTitles == ["Open"])
    stage.one.lift()
    #expect(stage.lines.last == "card performs open" && stage.scene.shownMenu == nil)
  }

  @Test("The mouse's secondary button opens the menu at once: a click and another, or one press, choose")
  func mouse() {
    let (stage, _) = stage()
    let mouse = Mouse(in: stage.scene)
    mouse.click(.secondary, at: Point(60, 60))
    #expect(titles(stage) == ["Open", "Flip"] && stage.lines.isEmpty, "the view is not notified of it")
    #expect(stage.scene.shownMenu?.panelFrames[0].origin == Point(60, 60))
    mouse.click(at: stage.spot("Open"))
    #expect(stage.lines == ["card performs open"])
    mouse.press(.secondary, at: Point(60, 60))
    mouse.move(to: stage.spot("Flip"))
    mouse.release(.secondary)
    #expect(stage.lines == ["card performs flip"] && stage.scene.shownMenu == nil)
    mouse.click(at: Point(60, 60))
    #expect(stage.lines == ["card touchesBegan"] && stage.scene.shownMenu == nil)
    stage.scene.advance(by: 1)
    mouse.press(at: Point(60, 60))
    stage.scene.advance(by: 1)
    #expect(stage.scene.shownMenu == nil, "the primary button may be held as long as it likes")
    mouse.release()
  }

  @Test(
    "The menu key and Shift-F10 open the menu nearest to the first responder, unless a game handles them"
  )
  func keys() {
    for (type, modifiers) in [(PressType.key(.menu), ModifierFlags()), (.key(Key(usage: 67)), .shift)] {
      let (stage, card) = stage()
      let inner = stage.witness("inner", Rect(10, 10, 20, 20), in: card)
      stage.type(type, modifiers: modifiers)
      #expect(stage.scene.shownMenu == nil)
      inner.becomeFirstResponder()
      _ = stage.lines
      stage.type(type, modifiers: modifiers)
      #expect(titles(stage) == ["Open", "Flip"] && stage.lines.isEmpty)
      #expect(stage.scene.shownMenu?.panelFrames[0].origin == Point(30, 50), "below the first responder")
      stage.type(.key(.down))
      stage.type(.key(.return))
      #expect(stage.lines == ["card performs open"])
    }
  }

  @Test("With an empty menu a press is the same as without one")
  func empty() {
    let (stage, card) = stage()
    card.setResponder(ResponderRecorder("card", in: stage.log) { $0.handledEvents = .touches })
    stage.one.press(at: Point(60, 60))
    stage.scene.advance(by: 1)
    stage.one.lift()
    #expect(stage.scene.shownMenu == nil && stage.lines == ["card touchesBegan"])
  }

  @Test("The inner of two views opens its own menu, which the outer one adds to")
  func nested() {
    let (stage, card) = stage()
    let inner = stage.scene.addView(frame: Rect(10, 10, 40, 40), to: card)
    inner.addContextMenu { $0.add(KeyCommand(action: "open", title: "Inner")) }
    #expect(inner.hasContextMenu && card.hasContextMenu)
    stage.one.press(at: Point(40, 40))
    stage.scene.advance(by: 0.6)
    stage.one.lift()
    #expect(titles(stage) == ["Inner", "Open", "Flip"] && stage.scene.shownMenu?.owner == inner.entity)
  }

  @Test("A menu may be removed, also while it is shown, and set again")
  func removing() {
    let (stage, card) = stage()
    card.addContextMenu { $0.add(KeyCommand(action: "open", title: "Other")) }
    #expect(card.gestureRecognizers.count == 2)
    stage.one.press(at: Point(60, 60))
    stage.scene.advance(by: 0.6)
    #expect(titles(stage) == ["Other", "Flip"])
    card.removeContextMenu()
    stage.one.lift()
    card.removeContextMenu()
    #expect(stage.scene.shownMenu == nil && card.gestureRecognizers.isEmpty && !card.hasContextMenu)
    #expect(stage.scene.contextMenu(for: card.entity).commands.map(\.title) == ["Flip"])
    stage.one.press(at: Point(60, 60))
    stage.scene.advance(by: 0.6)
    stage.one.lift()
    #expect(stage.scene.shownMenu == nil)
  }

  @Test("The owner of the menu, and the press that opened it, may end in between")
  func ending() {
    for operation in 0..<4 {
      let (stage, card) = stage()
      var isDone = false
      card.addContextMenu { menu in
        menu.add(KeyCommand(action: "open", title: "Open"))
        guard !isDone else { return }
        isDone = true
        switch operation {
        case 0: card.destroy()
        case 1: card.removeContextMenu()
        case 2: card.removeFromSuperview()
        default: stage.scene.cancelTouches()
        }
      }
      stage.one.press(at: Point(60, 60))
      stage.scene.advance(by: 0.6)
      if let shown = stage.scene.shownMenu {
        shown.dismiss()
        stage.one.move(to: Point(200, 200))
      }
      stage.one.lift()
      #expect(isDone && stage.scene.shownMenu == nil && stage.scene.pendingWork.isEmpty, "\(operation)")
    }
  }
}
