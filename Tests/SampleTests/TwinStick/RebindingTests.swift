import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The screen that rebinds controls, by each kind of input alone.
@Suite struct RebindingTests {
  private let test = TestTwinStick()
  private var game: TwinStickScene { test.game }

  @Test("By a controller alone: the dash is bound to the left shoulder, and works with it")
  func controller() throws {
    test.plug()
    test.button(.dpadDown, .dpadDown, .a)
    #expect(test.lines() == ["screen controls"])
    test.button(.dpadDown, .dpadDown, .dpadRight)
    #expect(test.focus == "dash controller")
    test.button(.a)
    #expect(test.lines() == ["screen listening"])
    test.button(.leftShoulder)
    #expect(test.lines() == ["bound action=dash to=Left Shoulder", "screen controls"])
    #expect(test.focus == "dash controller")
    test.button(.b)
    test.button(.dpadUp, .dpadUp, .a)
    #expect(test.lines() == ["screen title", "screen game"])
    test.button(.rightShoulder)
    #expect(try test.ship().canDash)
    test.button(.leftShoulder)
    #expect(try !test.ship().canDash)
  }

  @Test("By keys alone: four, one per direction; a key that another action had is swapped")
  func keys() throws {
    test.key(.down, .down, .return, .return)
    #expect(test.lines() == ["screen controls", "screen listening"])
    for letter in "ijkl" { test.letter(letter) }
    #expect(
      test.lines() == [
        "bound action=move.up to=I", "bound action=move.left to=J", "bound action=move.down to=K",
        "bound action=move.right to=L", "screen controls",
      ])
    test.key(.down, .down, .return)
    test.letter("j")
    #expect(test.lines() == ["screen listening", "bound action=dash to=J", "screen controls"])
    let move = test.scene.inputActions.bindings(of: .move, in: .arena).first
    #expect(move?.controls.contains(.key(.space)) == true, "the dash's key")
  }

  @Test("Cancelling leaves all bindings unchanged, also after two of four keys")
  func cancelled() throws {
    let before = test.scene.inputActions.bindingOverrides
    test.key(.down, .down, .return, .return)
    test.letter("i")
    test.letter("j")
    test.key(.escape)
    #expect(test.lines().suffix(2) == ["unbound cancelled", "screen controls"])
    #expect(test.scene.inputActions.bindingOverrides == before)
    try test.tap("dash keyboard")
    #expect(game.screen == "listening")
    try test.tap("Cancel")
    #expect(test.lines().suffix(2) == ["unbound cancelled", "screen controls"])
    test.key(.return)
    test.scene.advance(by: 11)
    #expect(test.lines().suffix(2) == ["unbound timed out", "screen controls"])
    try test.click("Back")
    #expect(game.screen == "title")
  }

  @Test("A controller alone cancels where a key is requested, and binds its buttons where one is requested")
  func calledOffByController() throws {
    test.plug()
    test.button(.dpadDown, .dpadDown, .a)
    test.button(.dpadDown, .dpadDown, .a)
    #expect(game.screen == "listening" && test.focus == "Cancel")
    test.button(.b)
    #expect(test.lines().suffix(2) == ["unbound cancelled", "screen controls"])
    #expect(test.focus == "dash keyboard")
    test.button(.a, .menu)
    #expect(test.lines().suffix(2) == ["unbound cancelled", "screen controls"])
    test.button(.dpadRight, .a)
    test.button(.b)
    #expect(test.lines().suffix(2) == ["bound action=dash to=B", "screen controls"])
    test.button(.dpadUp, .a)
    test.button(.b)
    #expect(test.lines().suffix(2) == ["unbound cancelled", "screen controls"])
    test.button(.b)
    #expect(game.screen == "title")
  }

  @Test("A key is ignored where a button is requested")
  func wrongFamily() throws {
    test.plug()
    try test.click("Controls")
    try test.click("pause controller")
    test.letter("x")
    #expect(game.screen == "listening")
    test.button(.select)
    #expect(test.lines().suffix(2) == ["bound action=pause to=Select", "screen controls"])
    #expect(!test.scene.inputActions.bindings(of: .pause, in: .arena).contains(.key(.x)))
  }

  @Test("A stick is bound by moving it, and the other action gets the other one")
  func sticks() throws {
    test.plug()
    try test.tap("Controls")
    try test.tap("move controller")
    test.stick(.rightStick, 0.9, 0)
    test.scene.advance(by: 0.1)
    test.stick(.rightStick, 0, 0)
    #expect(test.lines().suffix(2) == ["bound action=move to=Right Stick", "screen controls"])
    let aim = test.scene.inputActions.bindings(of: .aim, in: .arena).last
    #expect(aim?.source == .axis(.leftStick))
  }

  @Test("The players' bindings are saved and loaded; Reset restores the defaults")
  func kept() throws {
    var kept: [InputBindings] = []
    game.onBindings = { kept.append($0) }
    test.key(.down, .down, .return, .down, .down, .return)
    test.letter("f")
    let bindings = try #require(kept.last)
    let next = TestTwinStick()
    next.scene.inputActions.bindingOverrides = bindings
    #expect(next.scene.inputActions.bindingOverrides == bindings)
    next.key(.return)
    next.letter("f")
    #expect(try !next.ship().canDash)

    try test.click("Reset")
    #expect(test.lines().last == "reset" && kept.count == 2)
    #expect(test.scene.inputActions.bindingOverrides == TestTwinStick().scene.inputActions.bindingOverrides)
  }
}
