import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The arena game in windows of all sizes.
struct ArenasInWindowsTests {
  /// The buttons on each screen.
  private static let controls = [
    "title": ["Play", "Two Players", "Controls", "Quit"], "pause": ["Resume", "Controls", "Title"],
    "controls": ["move keyboard", "aim keyboard", "dash controller", "pause controller", "Reset", "Back"],
    "listening": ["Cancel"], "game": ["Pause"], "over": ["Again", "Title"],
  ]

  private func expectOrder(_ test: TestTwinStick) throws {
    let (scene, screen) = (test.scene, test.game.screen)
    scene.advance(by: 0.1)
    let panel = scene.views(named: "menu").first
    var frames: [Rect] = []
    for name in try #require(Self.controls[screen]) {
      let view = try #require(scene.views(named: name).first { screen == "game" || $0.superview == panel }, "\(name)")
      let frame = view.frameInScene
      #expect(scene.area.holds(frame), "\(name) at \(scene.size): \(frame)")
      #expect(frame.size.width >= 40 && frame.size.height >= 20, "\(name) at \(scene.size): \(frame)")
      #expect(frames.allSatisfy { !$0.overlaps(frame) }, "\(name) at \(scene.size)")
      var hit = scene.hitTest(frame.center)
      while let above = hit, above.name != name { hit = above.superview }
      #expect(hit != nil, "\(name) at \(scene.size) is hit by nobody")
      frames.append(frame)
    }
    let texts = scene.shownTexts
    scene.expectReadable(
      screen == "game"
        ? texts
        : texts.filter { text in
          var view: View? = text.view
          while let now = view, now != panel { view = now.superview }
          return view != nil
        }, screen)
  }

  @Test("Every control of every screen can be pressed, and all text is readable", arguments: WindowSizes.all)
  func order(_ size: Size) throws {
    let test = TestTwinStick(size: size)
    try expectOrder(test)
    try test.tap("Controls")
    try expectOrder(test)
    try test.tap("dash keyboard")
    try expectOrder(test)
    try test.tap("Cancel")
    try test.tap("Back")
    try test.tap("Play")
    try expectOrder(test)
    try test.tap("Pause")
    try expectOrder(test)
    test.key(.escape)
    try expectOrder(test)
    test.plug()
    test.button(.dpadUp)
    try expectOrder(test)
    test.lose()
    try expectOrder(test)
  }

  @Test("The arena is in the middle of any window, whole, and continues in a resized one", arguments: WindowSizes.all)
  func resized(_ size: Size) throws {
    let test = TestTwinStick()
    test.key(.down, .return)
    test.plug()
    test.button(.menu)
    test.scene.resize(to: size, waiting: 0.3)
    let arena = try #require(test.scene.views(named: "arena").first).frameInScene
    #expect(test.scene.area.holds(arena))
    #expect(abs(arena.center.x - size.width / 2) < 1 && abs(arena.center.y - size.height / 2) < 1)
    #expect(test.game.match?.isRunning == true && test.game.match?.arena.ships.count == 2)
    try expectOrder(test)
  }
}
