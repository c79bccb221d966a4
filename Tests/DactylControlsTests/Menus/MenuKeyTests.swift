import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct MenuKeyTests {
  private func shown(_ stage: Stage, as arrangement: MenuArrangement = .list) throws -> ShownMenu {
    let card = stage.menuCard()
    card.becomeFirstResponder()
    _ = stage.lines
    return try #require(stage.scene.showMenu(stage.menu, for: card.entity, at: Rect(50, 50, 0, 0), as: arrangement))
  }

  @Test("Arrows, Home and End move from item to item, skip separators and disabled items, and wrap around")
  func arrows() throws {
    let stage = Stage()
    let shown = try shown(stage)
    let steps: [(PressType, [String])] = [
      (.key(.down), ["Open"]), (.key(.down), ["Flip"]), (.button(.leftStickDown), ["More"]), (.key(.down), ["Open"]),
      (.button(.dpadUp), ["More"]), (.key(.home), ["Open"]), (.key(.end), ["More"]),
      (.button(.leftStickRight), ["More", "Copy"]), (.key(.down), ["More", "Far"]), (.key(.left), ["More"]),
      (.key(.left), ["More"]),
    ]
    for (type, titles) in steps {
      stage.type(type)
      #expect(shown.highlightedTitles == titles, "\(type)")
    }
    #expect(stage.lines.isEmpty, "no key is a press to anybody")
    stage.press(.key(.down))
    stage.scene.send(.key(KeySample(.down, isDown: true, isRepeat: true)))
    #expect(shown.highlightedTitles == ["Flip"], "a key that is held goes on")
    stage.release(.key(.down))
  }

  @Test(
    "Return, Space and the south button choose; Escape and the east one go back, and then close", arguments: [0, 1, 2])
  func choosing(_ number: Int) throws {
    let stage = Stage()
    let (select, back): (PressType, PressType) = [
      (.key(.return), .key(.escape)), (.key(.space), .key(.escape)), (.button(.a), .button(.b)),
    ][number]
    let shown = try shown(stage)
    stage.type(select)
    #expect(shown.isShown, "nothing is highlighted")
    stage.type(.key(.end))
    stage.type(select)
    #expect(shown.highlightedTitles == ["More", "Copy"])
    stage.type(back)
    #expect(shown.isShown && shown.highlightedTitles == ["More"])
    stage.type(select)
    stage.type(.button(.dpadDown))
    stage.type(select)
    #expect(stage.lines == ["card performs far"] && !shown.isShown)
    let again = try self.shown(stage)
    stage.type(back)
    #expect(!again.isShown && stage.lines.isEmpty)
    stage.type(back)
    #expect(stage.lines == ["card pressesBegan", "card pressesEnded"])
  }

  @Test("A letter moves to the next item that begins with it; other keys do nothing while the menu is open")
  func letters() throws {
    let stage = Stage()
    let shown = try shown(stage)
    func type(_ letter: Character) {
      guard let key = Key.letter(letter) else { return }
      stage.key(key, .began, String(letter))
      stage.key(key, .ended, String(letter))
    }
    type("f")
    #expect(shown.highlightedTitles == ["Flip"])
    type("m")
    #expect(shown.highlightedTitles == ["More"])
    type("l")
    #expect(shown.highlightedTitles == ["More"], "that is disabled")
    type("x")
    stage.key(.tab)
    stage.key(.tab, .ended)
    if let key = Key.letter("f") { stage.key(key, .began, "f", .control) }
    #expect(shown.isShown && stage.lines.isEmpty)
    stage.type(.key(.menu))
    #expect(!shown.isShown)
  }

  @Test("Typed text is dropped while the menu is open, and so is that of the key that chose")
  func text() {
    let typist = Typist("one")
    let stage = typist.stage
    typist.field.view.setAction("open") { _ in stage.log.write("open") }
    let menu = Menu(kind: .context, [.command(KeyCommand(action: "open", title: "Open"))])
    stage.scene.showMenu(menu, for: typist.field.view.entity, at: Rect(50, 50, 0, 0))
    typist.type("o")
    #expect(typist.field.text == "one" && stage.scene.shownMenu?.highlightedTitles == ["Open"])
    stage.scene.send(.key(KeySample(.space, isDown: true, characters: " ")))
    #expect(stage.scene.shownMenu == nil && stage.lines == ["open"])
    stage.scene.send(.text(" "))
    stage.scene.send(.key(KeySample(.space, isDown: true, isRepeat: true, characters: " ")))
    stage.scene.send(.text(" "))
    stage.scene.send(.key(KeySample(.space, isDown: false, characters: " ")))
    #expect(typist.field.text == "one" && typist.field.isEditing)
    typist.type("a")
    #expect(typist.field.text == "onea")
  }

  @Test("A bar is navigated sideways, and its submenus open downward")
  func bar() throws {
    let stage = Stage()
    let shown = try shown(stage, as: .bar)
    #expect(shown.arrangement == .bar)
    stage.type(.key(.right))
    stage.type(.key(.right))
    #expect(shown.highlightedTitles == ["Flip"])
    stage.type(.key(.left))
    stage.type(.key(.left))
    #expect(shown.highlightedTitles == ["More"])
    stage.key(.delete)
    #expect(stage.lines == ["card pressesBegan"], "what it has no use for goes where it goes")
    stage.key(.delete, .ended)
    _ = stage.lines
    stage.type(.key(.down))
    #expect(shown.highlightedTitles == ["More", "Copy"] && shown.panelFrames[1].minY >= shown.panelFrames[0].minY)
    stage.type(.key(.return))
    #expect(stage.lines == ["card performs copy"])
  }

  @Test("A command that a key chose is performed with the actions of the event")
  func actions() throws {
    let stage = Stage()
    _ = try shown(stage)
    stage.scene.decisions.turnOn(capacity: 100)
    stage.type(.key(.down))
    stage.type(.key(.return))
    let rules = stage.scene.decisions.decisions.filter { $0.kind == .action }.map(\.rule)
    #expect(stage.lines == ["card performs open"] && rules == [.R29])
  }
}
