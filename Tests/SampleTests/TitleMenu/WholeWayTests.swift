import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The whole tour from the title through settings, undo, game and pause to the table, by each kind of input alone.
@Suite struct WholeWayTests {
  private let test = TestShell()
  private var shell: TitleMenuScene { test.shell }

  @Test("By the mouse, and the keyboard for the name alone")
  func mouse() throws {
    try test.click("Settings")
    try test.click("Sound")
    try test.click("Lives", beside: -35)
    #expect(test.lines() == ["screen settings", "set sound=off", "set lives=2"])
    try test.click("Undo Lives")
    #expect(test.lines() == ["set lives=3"])
    try test.click("Back")
    try test.click("Play")
    #expect(test.lines() == ["screen title", "screen game"])

    test.mouse.click(at: try test.nextStar())
    #expect(test.lines() == ["catch star=0 score=10"])
    try test.click("Pause")
    try test.click("Resume")
    #expect(test.lines() == ["screen pause"])
    #expect(shell.round?.isRunning == true)

    test.lose()
    test.scene.send(.text("Ada"))
    try test.click("Save")
    let lines = test.lines()
    #expect(lines.contains { $0.hasPrefix("over score=") })
    #expect(lines.contains { $0.hasPrefix("save name=Ada") })
    #expect(lines.last == "screen title")
    #expect(shell.scores.rows.contains { $0.name == "Ada" })
  }

  @Test("By keys alone: arrows, Tab, Space, Return, Escape and commands")
  func keys() throws {
    #expect(test.focus == "Play")
    test.key(.down)
    test.key(.return)
    test.key(.right)
    test.key(.tab)
    test.key(.space)
    test.key(.tab)
    test.key(.right)
    test.key(.tab)
    test.key(.right)
    #expect(
      test.lines() == ["screen settings", "set volume=75", "set sound=off", "set lives=4", "set difficulty=hard"])
    test.control("z")
    test.control("z")
    #expect(test.lines() == ["set difficulty=normal", "set lives=3"])
    test.key(.escape)
    test.control("n")
    #expect(test.lines() == ["screen title", "screen game"])

    try catchWithBowl(.key(.left), .key(.right))
    test.key(.escape)
    #expect(test.lines().last == "screen pause")
    #expect(test.focus == "Resume")
    test.key(.return)
    test.lose()
    test.scene.send(.text("Lovelace"))
    test.key(.return)
    #expect(test.lines().suffix(2).first?.hasPrefix("save name=Lovelace") == true)
    #expect(shell.screen == "title")
    #expect(test.focus == "Play")
  }

  @Test("By a controller alone: pad and buttons; the name is the previous one")
  func controller() throws {
    test.button(.dpadDown)
    test.button(.a)
    test.button(.dpadDown)
    test.button(.a)
    #expect(test.lines() == ["screen settings", "set sound=off"])
    test.button(.b)
    test.button(.a)
    #expect(test.lines() == ["screen title", "screen game"])
    try catchWithBowl(.button(.leftStickLeft), .button(.leftStickRight))
    test.button(.menu)
    test.button(.b)
    #expect(test.lines().last == "screen pause")
    #expect(shell.round?.isRunning == true)
    test.lose()
    test.button(.dpadDown)
    #expect(test.focus == "Save")
    test.button(.a)
    #expect(test.lines().suffix(2).first?.hasPrefix("save name=Player") == true)
  }

  /// Holds one of two directions so that the bowl follows the lowest star, until it is caught.
  private func catchWithBowl(_ left: PressType, _ right: PressType) throws {
    let round = try #require(shell.round)
    for _ in 0..<100 where round.score == 0 {
      guard let bowl = round.field?.bowl.center.x, let star = round.stars.first?.view.center.x, abs(star - bowl) > 10
      else {
        test.scene.advance(by: 0.05)
        continue
      }
      let direction = star < bowl ? left : right
      test.scene.send(.press(PressSample(direction, .began)))
      test.scene.advance(by: 0.05)
      test.scene.send(.press(PressSample(direction, .ended, force: 0)))
    }
    #expect(round.score > 0)
  }
}
