import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

@Suite struct TitleMenuTests {
  private let test = TestShell()
  private var shell: TitleMenuScene { test.shell }

  @Test("A drag of the slider is one step to undo, and one to redo")
  func slider() throws {
    try test.tap("Settings")
    let slider = try #require(shell.form).volume
    let knob = slider.view.convert(slider.knobFrame.center, to: nil)
    test.finger.drag(from: knob, to: knob - Vector(126, 0))
    #expect(shell.values.volume < 0.3)
    #expect(test.lines() == ["screen settings"])
    test.finger.lift()
    #expect(test.lines() == ["set volume=20"])
    #expect(shell.form?.undo.title == "Undo Volume")

    test.control("z")
    #expect(test.lines() == ["set volume=70"])
    #expect(abs(slider.value - 0.7) < 1e-6)
    #expect(shell.form?.undo.isEnabled == false)
    test.control("y")
    #expect(test.lines() == ["set volume=20"])
    #expect(shell.form?.undo.isEnabled == true)
  }

  @Test("The settings open over the pause menu in a game, and Escape goes back step by step")
  func settingsInGame() throws {
    test.control("n")
    test.control(",")
    #expect(test.lines() == ["screen game", "screen pause", "screen settings"])
    #expect(shell.round?.isRunning == false)
    test.control(",")
    #expect(test.lines() == [])
    test.key(.escape)
    #expect(test.lines() == ["screen pause"])
    test.key(.escape)
    #expect(test.lines() == [])
    #expect(shell.round?.isRunning == true)
  }

  @Test("Views that a menu covers receive neither fingers nor Tab, and are paused")
  func covered() throws {
    test.control("n")
    let star = try test.nextStar()
    test.key(.escape)
    _ = test.lines()
    let location = try #require(shell.round?.stars.first).view.center
    test.finger.tap(at: star)
    test.scene.advance(by: 1)
    #expect(test.lines() == [])
    #expect(shell.round?.stars.first?.view.center == location)
    var names: [String?] = []
    for _ in 0..<3 {
      names.append(test.focus)
      test.key(.tab)
    }
    #expect(names == ["Resume", "Settings", "Back to Title"])
    #expect(test.focus == "Resume")
  }

  @Test("A new game begins from anywhere, over the settings of the pause menu as well")
  func newGame() throws {
    test.control("n")
    test.control(",")
    let old = try #require(shell.round)
    _ = test.lines()
    test.control("n")
    #expect(test.lines() == ["screen game"])
    #expect(shell.round !== old)
    #expect(!old.controller.isAlive)
    #expect(shell.settings.isAlive)
    #expect(shell.stack.viewControllers.count == 2)
    test.key(.escape)
    try test.tap("Back to Title")
    #expect(test.lines() == ["screen pause", "screen title"])
    #expect(shell.stack.viewControllers.count == 1)
  }

  @Test("Typing a name is undone in the field; Escape ends editing, and the next one leaves without a name")
  func name() throws {
    test.control("n")
    test.finger.tap(at: try test.nextStar())
    test.lose()
    let field = try #require(shell.nameField)
    #expect(field.isEditing)
    test.scene.send(.text("Grace"))
    #expect(field.text == "Grace")
    test.control("z")
    #expect(field.text == "Player")
    test.key(.escape)
    #expect(!field.isEditing)
    #expect(shell.screen == "name")
    _ = test.lines()
    test.key(.escape)
    #expect(test.lines() == ["screen title"])
    #expect(!shell.scores.rows.contains { $0.name == "Player" })
  }

  @Test("A round without points asks for no name")
  func noName() throws {
    test.control("n")
    for _ in 0..<200 where shell.screen != "name" {
      // A location where the bowl does not catch stars.
      for star in shell.round?.stars ?? [] {
        guard let bowl = shell.round?.field?.bowl, abs(star.view.center.x - bowl.center.x) < 120 else { continue }
        bowl.center.x = star.view.center.x < 512 ? 900 : 120
      }
      test.scene.advance(by: 0.05)
    }
    #expect(shell.round?.score == 0)
    #expect(shell.nameField == nil)
    #expect(test.focus == "Title")
    test.key(.space)
    #expect(test.lines().last == "screen title")
  }

  @Test("Holding Control lists the key commands, with the action that would be undone")
  func overlay() throws {
    try test.tap("Settings")
    try test.tap("Sound")
    let control = Key(usage: 224)
    test.scene.send(.key(KeySample(control, isDown: true, modifiers: .control)))
    test.scene.advance(by: 0.6)
    #expect(test.scene.windows.contains { $0.view.name == "key commands" })
    #expect(test.scene.discoverableKeyCommands.map(\.title) == ["Back", "New Game", "Undo Sound"])
    test.scene.send(.key(KeySample(control, isDown: false)))
    #expect(!test.scene.windows.contains { $0.view.name == "key commands" })
  }

  @Test("A catch is shown as a ripple, unless the sound is off")
  func ripple() throws {
    func ripples() -> Int { shell.round?.field?.sky.subviews.count { $0.name == "ripple" } ?? 0 }
    test.control("n")
    test.finger.tap(at: try test.nextStar())
    #expect(ripples() == 1)
    shell.values.isSoundOn = false
    test.scene.advance(by: 1)
    #expect(ripples() == 0)
    test.finger.tap(at: try test.nextStar())
    #expect(shell.round?.score == 20)
    #expect(ripples() == 0)
  }

  @Test("Quit on the title ends the program")
  func quit() throws {
    try test.click("Quit")
    #expect(test.scene.exitCode == 0)
  }

  @Test("The self-playing tour shows every screen, and enters the table of scores")
  func script() {
    let script = shell.script
    for event in script.events { test.scene.send(event) }
    test.scene.advance(to: script.end)
    let lines = test.lines()
    for screen in ["settings", "game", "pause", "name", "title"] { #expect(lines.contains("screen \(screen)")) }
    #expect(lines.contains("set lives=4") && lines.contains("set lives=3"))
    #expect(shell.scores.rows.contains { $0.name == "Nova" && $0.score >= 40 })
    #expect(lines.last == "screen title")
  }
}
