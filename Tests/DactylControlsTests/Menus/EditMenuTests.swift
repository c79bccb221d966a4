import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct EditMenuTests {
  private func titles(_ scene: Scene) -> [String] { scene.shownMenu?.menu.commands.map(\.title) ?? [] }

  @Test("R24: the menu offers the edit actions that a responder performs, and additions of the chain")
  func actions() {
    let stage = Stage()
    let card = stage.witness("card", Rect(150, 200, 100, 100)) {
      $0.actions = [.copy, .delete, "flip"]
      $0.menu = { if $0.kind == .edit { $0.add(KeyCommand(action: "flip", title: "Flip")) } }
    }
    stage.scene.window.view.setAction(.paste) { _ in stage.log.write("paste") }
    let shown = stage.scene.showEditMenu(for: card.entity, at: card.frame)
    #expect(titles(stage.scene) == ["Copy", "Paste", "Delete", "Flip"] && shown?.arrangement == .bar)
    #expect(shown?.panelFrames[0].maxY == 192 && shown?.panelFrames[0].center.x == 200)
    stage.one.tap(at: stage.spot("Paste"))
    #expect(stage.lines == ["paste"] && stage.scene.shownMenu == nil)
    #expect(stage.scene.showEditMenu(for: stage.scene.makeView(frame: .zero).entity, at: .zero) == nil)
  }

  @Test("A finger's double tap in a text field opens the menu above the selection, and its commands are performed")
  func doubleTap() {
    let typist = Typist("one two three", isEditing: false)
    typist.scene.clipboard.string = "x"
    typist.stage.one.tap(at: typist.point(5), count: 2)
    typist.scene.advance(by: 0.34)
    #expect(typist.scene.shownMenu == nil, "a third tap may come")
    typist.scene.advance(by: 0.02)
    #expect(titles(typist.scene) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
    typist.stage.one.tap(at: typist.stage.spot("Cut"))
    #expect(typist.field.text == "one  three" && typist.scene.clipboard.string == "two")
    #expect(typist.scene.shownMenu == nil && typist.field.isEditing)
    Mouse(in: typist.scene).click(at: typist.point(1), count: 2)
    #expect(typist.scene.shownMenu == nil, "a mouse has another menu")
  }

  @Test("A held finger selects the word under it, and opens the menu when it lifts")
  func longPress() {
    let typist = Typist("one two three", isEditing: false)
    typist.stage.one.press(at: typist.point(5))
    typist.scene.advance(by: 0.6)
    #expect(typist.field.isEditing && typist.field.selection == 4..<7 && typist.scene.shownMenu == nil)
    typist.stage.one.lift()
    #expect(titles(typist.scene).first == "Cut")
    typist.field.isEnabled = false
    #expect(typist.scene.shownMenu == nil, "it goes when editing ends")
    typist.stage.one.press(at: typist.point(5))
    typist.scene.advance(by: 0.6)
    typist.stage.one.lift()
    #expect(typist.scene.shownMenu == nil && !typist.field.isEditing)
  }

  @Test("Select and Select All open the menu again, for the new selection")
  func selecting() {
    let typist = Typist("one two", isEditing: false)
    typist.stage.one.tap(at: typist.point(1), count: 2)
    typist.scene.advance(by: 0.4)
    typist.stage.one.tap(at: typist.stage.spot("Select All"))
    #expect(typist.field.selection == 0..<7 && titles(typist.scene) == ["Cut", "Copy", "Delete"])
    typist.scene.dismissMenu()
    typist.control("a")
    #expect(typist.scene.shownMenu == nil, "a key shows nothing")
  }

  @Test("The menu closes when the text, the selection or the focus changes; keys go to the field, but for Escape")
  func going() {
    let operations: [(Typist) -> Void] = [
      { $0.type("a") }, { $0.press(.right) }, { $0.field.text = "other" }, { $0.field.endEditing() },
      { $0.field.view.destroy() }, { $0.press(.escape) },
    ]
    for (number, operation) in operations.enumerated() {
      let typist = Typist("one two")
      typist.stage.one.tap(at: typist.point(1), count: 2)
      typist.scene.advance(by: 0.4)
      #expect(typist.scene.shownMenu != nil)
      operation(typist)
      #expect(typist.scene.shownMenu == nil, "\(number)")
      if number == 0 { #expect(typist.field.text == "a two") }
      if number == 5 { #expect(typist.field.isEditing, "Escape took the menu away, and nothing else") }
    }
  }

  @Test("The mouse's secondary button opens a list, for the selection or the word under it")
  func secondaryClick() {
    let typist = Typist("one two three", isEditing: false)
    let mouse = Mouse(in: typist.scene)
    mouse.click(.secondary, at: typist.point(5))
    #expect(typist.field.isEditing && typist.field.selection == 4..<7)
    #expect(titles(typist.scene) == ["Cut", "Copy", "Delete", "Select All"])
    #expect(typist.scene.shownMenu?.arrangement == .list && typist.field.isEditing)
    mouse.click(at: typist.stage.spot("Copy"))
    #expect(typist.scene.clipboard.string == "two" && typist.field.selection == 4..<7)
    typist.field.selection = 0..<7
    mouse.click(.secondary, at: typist.point(2))
    #expect(typist.field.selection == 0..<7, "what is selected stays so")
    typist.press(.menu)
    typist.press(.menu)
    #expect(titles(typist.scene).first == "Cut", "closed and opened again by the key")
  }

  @Test("A field may be destroyed by a handler that opens its menu")
  func ending() {
    for isMouse in [false, true] {
      let typist = Typist("one two", isEditing: false)
      let field = typist.field
      field.editingDidBegin = { $0.view.destroy() }
      if isMouse {
        Mouse(in: typist.scene).click(.secondary, at: typist.point(1))
      } else {
        typist.stage.one.press(at: typist.point(1))
        typist.scene.advance(by: 0.6)
        typist.stage.one.lift()
      }
      #expect(!field.view.isAlive && typist.scene.shownMenu == nil && typist.scene.pendingWork.isEmpty)
    }
  }
}
