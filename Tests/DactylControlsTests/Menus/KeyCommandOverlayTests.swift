import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct KeyCommandOverlayTests {
  private let control = Key(usage: 224)

  private func stage() -> Stage {
    let stage = Stage()
    let card = stage.witness("card") {
      $0.keyCommands = [
        KeyCommand("s", .control, action: "save", title: "Save"), KeyCommand("q", action: "quit"),
        KeyCommand("n", action: "nobody"),
      ]
      $0.keyCommands[1].isDiscoverable = false
      $0.actions = ["save", "quit"]
    }
    card.becomeFirstResponder()
    _ = stage.lines
    return stage
  }

  @Test("The overlay is shown only if a game enables it")
  func off() {
    let stage = stage()
    stage.key(control, .began, "", .control)
    #expect(stage.scene.nextDeadline == nil)
    stage.scene.advance(by: 1)
    #expect(stage.scene.windows.count == 1)
  }

  @Test("Rows of no height are shown as well", arguments: [0, 1e-38])
  func rowsWithoutHeight(height: Float) throws {
    let stage = stage()
    let overlay = try #require(stage.scene.showKeyCommands())
    overlay.style.rowHeight = height
    stage.key(control, .began, "", .control)
    stage.scene.advance(by: 1)
    #expect(overlay.window != nil)
  }

  @Test("Holding Control for exactly half a second shows the discoverable commands that can be performed")
  func shows() throws {
    let stage = stage()
    let overlay = try #require(stage.scene.showKeyCommands())
    stage.key(control, .began, "", .control)
    #expect(stage.scene.nextDeadline == Timestamp.zero + 0.5)
    stage.scene.advance(to: Timestamp.zero + 0.499)
    #expect(overlay.window == nil)
    stage.scene.advance(to: Timestamp.zero + 0.5)

    let window = try #require(overlay.window)
    let labels = window.view.subviews[0].subviews.compactMap { $0[Label.self]?.text }
    #expect(labels == ["Save", "Ctrl+S"])
    #expect(!window.isKey && stage.scene.window.isKey && window.level > 2000)
    #expect(stage.scene.hitTest(Point(200, 200)) == stage.scene.window.view, "W4: touches go through")

    stage.key(control, .ended)
    #expect(overlay.window == nil && stage.scene.windows.count == 1)
  }

  @Test("Commands by a controller's buttons are not in the keyboard's list")
  func buttons() throws {
    let stage = stage()
    stage.scene.window.view.setResponder(
      ResponderRecorder("window", in: stage.log) {
        $0.keyCommands = [KeyCommand(.button(.menu), action: "pause", title: "Pause")]
        $0.actions = ["pause"]
      })
    let overlay = try #require(stage.scene.showKeyCommands())
    var titles: [String] = []
    overlay.fill = { titles = $2.map(\.title) }
    stage.key(control, .began, "", .control)
    stage.scene.advance(by: 0.6)
    #expect(titles == ["Save"])
    #expect(stage.scene.discoverableKeyCommands.map(\.title) == ["Save", "Pause"], "lists of a game's own have them")
    #expect(KeyCommand(.button(.menu), action: "a").keyText.isEmpty)
  }

  @Test("Another key, the end of the hold, or an inactive application keep the overlay closed", arguments: 0..<4)
  func interrupted(variant: Int) throws {
    let stage = stage()
    let overlay = try #require(stage.scene.showKeyCommands())
    stage.key(control, .began, "", .control)
    stage.scene.advance(by: 0.3)
    switch variant {
    case 0: stage.key(Key(usage: 22), .began, "s", .control)
    case 1: stage.key(control, .ended)
    case 2: stage.scene.send(.window(.deactivated))
    default: stage.scene.showKeyCommands(nil)
    }
    #expect(stage.scene.nextDeadline == nil)
    stage.scene.advance(by: 1)
    #expect(overlay.window == nil && stage.scene.windows.count == 1)
  }

  @Test("P8: repeats of a Control key whose press was not received show nothing")
  func heldElsewhere() throws {
    let stage = stage()
    let overlay = try #require(stage.scene.showKeyCommands())
    stage.scene.send(.press(PressSample(.key(control), .began, modifiers: .control, isRepeat: true)))
    stage.scene.advance(by: 1)
    #expect(overlay.window == nil && stage.lines.isEmpty)
  }

  @Test("The style and the contents can be replaced; destroying the window does no harm")
  func restyled() throws {
    let stage = stage()
    let overlay = try #require(stage.scene.showKeyCommands())
    overlay.delay = 0.1
    var titles: [String] = []
    overlay.fill = { titles = $2.map(\.title) }
    stage.key(control, .began, "", .control)
    stage.scene.advance(by: 0.2)
    #expect(titles == ["Save"] && overlay.window?.view.subviewCount == 0)
    overlay.window?.view.destroy()
    stage.key(control, .ended)
    #expect(overlay.window == nil)
  }

  @Test("Keys have names")
  func names() {
    let all: ModifierFlags = [.control, .alternate, .shift, .command]
    #expect(KeyCommand(.key(.f1), all, action: "a").keyText == "Ctrl+Alt+Shift+Cmd+F1")
    #expect(KeyCommand(" ", action: "a").keyText == "Space" && KeyCommand(action: "a").keyText.isEmpty)
    #expect(KeyCommand(.key(.up), action: "a").keyText == "Up")
  }
}
