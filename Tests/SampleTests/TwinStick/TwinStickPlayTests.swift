import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// The game on each device.
@Suite struct TwinStickPlayTests {
  private let test = TestTwinStick()
  private var game: TwinStickScene { test.game }

  @Test("Keys alone: menus by arrows and Return, the ship by WASD and arrows, Escape pauses and resumes")
  func keys() throws {
    #expect(test.focus == "Play")
    test.key(.down, .down, .down, .up, .up, .up, .return)
    #expect(test.lines() == ["screen game"])
    let start = try test.ship().location
    test.hold(Key.letter("d") ?? .space)
    test.hold(.up)
    test.scene.advance(by: 0.5)
    #expect(try test.ship().location.x > start.x + 60)
    #expect(abs(try test.ship().location.y - start.y) < 1, "arrows aim")
    #expect(try test.ship().heading == Vector(0, -1))
    #expect(game.match?.arena.shots.isEmpty == false)
    #expect(test.focus == nil, "keys of the game move no focus")
    test.hold(Key.letter("d") ?? .space, false)
    test.hold(.up, false)

    test.key(.escape)
    #expect(test.lines() == ["screen pause"] && test.focus == "Resume")
    let stopped = try test.ship()
    test.letter("d")
    test.key(.down, .down)
    #expect(test.focus == "Title")
    #expect(try test.ship() == stopped, "it stands still")
    test.key(.escape)
    #expect(test.lines() == ["screen game"])
    test.key(.escape, .down, .down, .return)
    #expect(test.lines().suffix(2) == ["screen pause", "screen title"])
    #expect(test.focus == "Play")
  }

  @Test("A game that a finger begins while another one has opened a page closes that page")
  func gameFromBelow() throws {
    test.fingers[0].press(at: try test.location("Controls"))
    test.fingers[1].press(at: try test.location("Two Players"))
    test.fingers[0].lift()
    test.fingers[1].lift()
    #expect(test.lines().last == "screen game" && game.screen == "game")
    test.lose()
    #expect(game.screen == "over")
  }

  @Test("A controller alone: menus by pad and stick, the ship by two sticks, Menu pauses, B resumes")
  func controller() throws {
    test.plug()
    test.button(.dpadDown, .dpadUp, .a)
    #expect(test.lines() == ["screen game"])
    let start = try test.ship().location
    test.stick(.leftStick, 0, 1)
    test.stick(.rightStick, -1, 0)
    test.scene.advance(by: 0.5)
    #expect(try test.ship().location.y > start.y + 60)
    #expect(try test.ship().heading == Vector(-1, 0))
    let slow = try test.ship().location
    test.button(.rightShoulder)
    #expect(try test.ship().location.y > slow.y + 50, "it darts")
    test.stick(.leftStick, 0, 0)
    test.stick(.rightStick, 0, 0)
    test.button(.menu)
    #expect(test.lines().contains("screen pause") && test.focus == "Resume")
    test.button(.b)
    #expect(test.lines() == ["screen game"] && game.match?.isRunning == true)
    test.button(.menu, .dpadDown, .dpadDown, .a)
    #expect(game.screen == "title")
  }

  @Test("Fingers: a stick under each thumb, a button to dash, and all hidden when keys are used")
  func fingers() throws {
    try test.tap("Play")
    test.scene.advance(by: 0.1)
    #expect(game.match?.pads?.move.view.isHidden == false)
    let start = try test.ship().location
    test.fingers[0].press(at: Point(150, 500))
    test.fingers[1].press(at: Point(850, 500))
    test.fingers[0].move(by: Vector(60, 0))
    test.fingers[1].move(by: Vector(0, -60))
    test.scene.advance(by: 0.5)
    #expect(try test.ship().location.x > start.x + 60)
    #expect(try test.ship().heading == Vector(0, -1))
    let slow = try test.ship().location
    test.fingers[2].tap(at: try test.location("Dash"))
    test.scene.advance(by: 0.2)
    #expect(try test.ship().location.x > slow.x + 80, "it darts")
    test.fingers[0].lift()
    test.fingers[1].lift()
    try test.tap("Pause")
    #expect(game.screen == "pause")
    try test.tap("Resume")
    test.letter("d")
    test.scene.advance(by: 0.1)
    #expect(game.match?.pads?.move.view.isHidden == true)
  }

  @Test("The mouse aims at the location where it is pressed")
  func mouse() throws {
    try test.click("Play")
    test.scene.advance(by: 0.1)
    let location = try #require(game.match?.location(of: try test.ship().location))
    test.mouse.press(at: location + Vector(0, 200))
    test.scene.advance(by: 0.3)
    #expect(try test.ship().heading.dy > 0.99)
    #expect(game.match?.arena.shots.isEmpty == false)
    test.mouse.release()
    test.scene.advance(by: 2)
    #expect(game.match?.arena.shots.isEmpty == true)
  }

  @Test("A dash that is requested a little too early is made when it can be")
  func earlyDash() throws {
    test.key(.return)
    test.key(.space)
    #expect(try test.ship().canDash == false)
    while try !test.ship().canDash { test.scene.advance(by: 1.0 / 60) }
    test.key(.space)
    // Half a second later it is too early by two tenths, another tenth later by one.
    test.scene.advance(by: 0.4)
    test.key(.space)
    test.scene.advance(by: 0.3)
    #expect(try test.ship().canDash, "that was too early by far")
    test.key(.space)
    test.scene.advance(by: 0.48)
    let before = try test.ship()
    #expect(!before.canDash)
    test.hold(.space)
    test.scene.advance(by: 0.14)
    #expect(try test.ship().isDashing)
    test.hold(.space, false)
  }

  @Test("The last loss ends the game, and it can be played again")
  func over() throws {
    test.key(.return)
    test.lose()
    let lines = test.lines()
    #expect(lines.filter { $0.hasPrefix("lost player=0") }.count == 3)
    #expect(lines.contains { $0.hasPrefix("over score=") } && lines.last == "screen over")
    #expect(test.focus == "Again")
    test.key(.return)
    #expect(test.lines() == ["screen game"])
    #expect(try test.ship().lives == 3)
    test.lose()
    test.key(.escape)
    #expect(game.screen == "title")
  }

  @Test("Quit ends the program")
  func quit() throws {
    test.key(.up, .up, .up)
    try test.click("Quit")
    #expect(test.scene.exitCode == 0)
  }

  @Test("The self-playing script shows every screen")
  func script() {
    let script = game.script
    for event in script.events { test.scene.send(event) }
    test.scene.advance(to: script.end)
    let lines = test.lines()
    for screen in ["controls", "listening", "game", "pause", "title"] { #expect(lines.contains("screen \(screen)")) }
    #expect(lines.contains("bound action=dash to=F") && lines.contains("join player=1 controller"))
    #expect(lines.contains { $0.hasPrefix("hit player=0") } && lines.contains { $0.hasPrefix("hit player=1") })
  }
}
