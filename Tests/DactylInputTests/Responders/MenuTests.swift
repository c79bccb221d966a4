import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct MenuTests {
  @Test("R26: the delegate edits the main menu, which the application built; no other responder does")
  func mainMenu() {
    let stage = Stage()
    let scene = stage.scene
    scene.delegate = scene.makeEntity()
    scene.setResponder(
      ResponderRecorder("application", in: stage.log) {
        $0.menu = { $0.add(Menu("File", [.command(KeyCommand("s", .control, action: "save", title: "Save"))])) }
      }, of: scene.application)
    scene.setResponder(
      ResponderRecorder("delegate", in: stage.log) {
        $0.menu = {
          $0.addSeparator(); $0.add(KeyCommand(action: "quit", title: "Quit"))
        }
        $0.actions = ["quit"]
      }, of: scene.delegate)
    stage.witness("card") { $0.menu = { $0.add(KeyCommand(action: "no")) } }

    let menu = scene.mainMenu()
    #expect(menu.kind == .main && menu.items.count == 3 && menu.items[1] == .separator)
    #expect(menu.commands.map(\.title) == ["Save", "Quit"])
    #expect(menu.commands.map(\.isEnabled) == [false, true], "R24: nobody saves")
    #expect(scene.choose(menu.commands[0]) == nil && scene.choose(menu.commands[1]) == scene.delegate)
    #expect(stage.lines == ["delegate performs quit"])
  }

  @Test("R25: the responder that would perform a command validates it just before it is shown")
  func validation() {
    let stage = Stage()
    var isMuted = true
    let card = stage.witness("card") {
      $0.actions = ["mute"]
      $0.menu = { $0.add(KeyCommand(action: "mute", title: "Mute")) }
      $0.validating = {
        $0.isOn = isMuted
        $0.title = isMuted ? "Unmute" : "Mute"
      }
    }
    #expect(stage.scene.contextMenu(for: card.entity).commands.map(\.title) == ["Unmute"])
    isMuted = false
    #expect(stage.scene.contextMenu(for: card.entity).commands.map(\.isOn) == [false])
  }

  @Test("R24, R26: a context menu is built by a view and its chain, without commands that none performs")
  func contextMenu() {
    let stage = Stage()
    let root = stage.root("root")
    root.setResponder(
      ResponderRecorder("controller", in: stage.log) {
        $0.menu = { if $0.kind == .context { $0.add(KeyCommand(action: "deal")) } }
        $0.actions = ["deal"]
      })
    let card = stage.witness("card", in: root.view) {
      $0.menu = { $0.add(Menu("More", [.command(KeyCommand(action: "flip")), .command(KeyCommand(action: "eat"))])) }
      $0.actions = ["flip"]
    }
    let scene = stage.scene
    scene.delegate = scene.makeEntity()
    for entity in [scene.application, scene.delegate] {
      scene.setResponder(
        ResponderRecorder("program", in: stage.log) {
          $0.menu = { $0.add(KeyCommand(action: "quit")) }
          $0.actions = ["quit"]
        }, of: entity)
    }
    let menu = scene.contextMenu(for: card.entity)
    #expect(menu.commands.map(\.action) == ["flip", "deal"], "the program makes the main menu alone")
    #expect(stage.scene.choose(menu.commands[1], from: card.entity) == root.entity)
  }
}
