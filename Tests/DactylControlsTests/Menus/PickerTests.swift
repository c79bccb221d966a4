import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Pickers by fingers, the mouse, keys and a controller.
@Suite struct PickerTests {
  private let stage = Stage()
  private let picker: Picker

  init() {
    picker = stage.scene.addPicker(["Easy", "Normal", "Hard"], selected: 1, frame: Rect(100, 100, 160, 44)) {
      [log = stage.log] in log.write("chose \($0.selectedIndex ?? -1)")
    }
  }

  private func tap(_ title: String) throws {
    let place = try #require(stage.scene.shownMenu?.place(ofItem: title))
    stage.one.tap(at: place.center)
  }

  @Test("A finger opens the menu and chooses; the title follows, and choosing the same again sends nothing")
  func fingers() throws {
    #expect(picker.view[Label.self]?.text == "Normal")
    stage.one.tap(at: picker.view.center)
    #expect(stage.scene.shownMenu?.highlightedTitles == ["Normal"])
    try tap("Hard")
    #expect(stage.lines == ["chose 2"] && picker.view[Label.self]?.text == "Hard")
    #expect(stage.scene.shownMenu == nil)
    stage.one.tap(at: picker.view.center)
    try tap("Hard")
    #expect(stage.lines.isEmpty && picker.selectedIndex == 2)
    stage.one.tap(at: picker.view.center)
    stage.one.tap(at: Point(380, 380))
    #expect(stage.lines.isEmpty && stage.scene.shownMenu == nil)
  }

  @Test("Keys and a controller open it, go on from the chosen title, and choose; Escape leaves it")
  func keys() throws {
    let keyboard = Keyboard(in: stage.scene)
    let pad = Pad(in: stage.scene)
    keyboard.tap(.tab)
    keyboard.tap(.space)
    keyboard.tap(.down)
    keyboard.tap(.return)
    #expect(stage.lines == ["chose 2"])
    pad.tap(.a)
    pad.tap(.dpadUp)
    pad.tap(.dpadUp)
    pad.tap(.a)
    #expect(stage.lines == ["chose 0"])
    keyboard.tap(.return)
    #expect(stage.scene.shownMenu != nil)
    keyboard.tap(.escape)
    #expect(stage.lines.isEmpty && stage.scene.shownMenu == nil && picker.selectedIndex == 0)
  }

  @Test("Titles change, also while the menu is open; a disabled or empty picker does not open")
  func changes() throws {
    picker.open()
    picker.titles = ["Easy"]
    #expect(picker.selectedIndex == nil && picker.view[Label.self] == nil)
    try tap("Hard")
    #expect(stage.lines.isEmpty && picker.selectedIndex == nil)
    picker.placeholder = "Level"
    #expect(picker.view[Label.self]?.text == "Level")
    picker.open()
    try tap("Easy")
    #expect(stage.lines == ["chose 0"])
    picker.isEnabled = false
    stage.one.tap(at: picker.view.center)
    picker.open()
    #expect(stage.scene.shownMenu == nil)
    picker.isEnabled = true
    picker.titles = []
    picker.open()
    #expect(stage.scene.shownMenu == nil)
    picker.titles = ["a"]
    picker.open()
    picker.view.destroy()
    #expect(stage.scene.shownMenu == nil)
  }

  @Test("Without a frame it is as wide as its longest title and the mark need")
  func size() {
    let wide = stage.scene.addPicker(["a", "a much longer title"])
    let label = Label("a much longer title", size: stage.scene.controlStyle.normal.fontSize)
    #expect(wide.view.bounds.size.width > stage.scene.size(of: label).width + 40)
    #expect(wide.view.bounds.size.height == 44)
  }

  @Test("A picker that its own action destroys, or whose action opens it again, does no harm")
  func reentrant() throws {
    var opens = 0
    picker.control.addAction(for: .primaryActionTriggered) { [picker] _, _ in
      opens += 1
      if opens == 1 { picker.open() } else { picker.view.destroy() }
    }
    stage.one.tap(at: picker.view.center)
    #expect(stage.scene.shownMenu != nil)
    stage.scene.dismissMenu()
    stage.one.tap(at: picker.view.center)
    #expect(stage.scene.shownMenu == nil && !picker.view.isAlive)
  }
}
