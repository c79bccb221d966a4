import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The game with its menus in windows of all sizes.
struct MenusInWindowsTests {
  /// The buttons on each screen.
  private static let controls = [
    "title": ["Play", "Settings", "Quit"], "settings": ["Volume", "Sound", "Lives", "Difficulty", "Undo", "Back"],
    "game": ["Pause"], "pause": ["Resume", "Settings", "Back to Title"], "name": ["name", "Save", "Title"],
  ]

  private func expectOrder(_ test: TestShell) throws {
    let (scene, screen) = (test.scene, test.shell.screen)
    scene.advance(by: 0.1)
    let names = try #require(Self.controls[screen])
    var frames: [Rect] = []
    for case .control(let name, let frame) in test.shell.controls() where names.contains(name) {
      // Controls that a menu covers can't be pressed.
      guard screen == "game" || name != "Pause" else { continue }
      #expect(scene.area.holds(frame), "\(name) at \(scene.size): \(frame)")
      #expect(frame.size.width >= 40 && frame.size.height >= 20, "\(name) at \(scene.size): \(frame)")
      #expect(frames.allSatisfy { !$0.overlaps(frame) }, "\(name) at \(scene.size)")
      var hit = scene.hitTest(frame.center)
      while let view = hit, view.name != name { hit = view.superview }
      #expect(hit != nil, "\(name) at \(scene.size) is hit by nobody")
      frames.append(frame)
    }
    #expect(frames.count == names.count, "\(screen) at \(scene.size)")
    let texts = scene.shownTexts
    scene.expectReadable(screen == "game" ? texts : texts.filter { $0.view.isInside("menu") }, screen)
  }

  /// Holds Control, and expects that the list of keys is readable.
  private func expectKeys(_ test: TestShell) {
    let control = Key(usage: 224)
    test.scene.send(.key(KeySample(control, isDown: true, modifiers: .control)))
    test.scene.advance(by: 0.7)
    test.scene.expectReadable(test.scene.shownTexts.filter { $0.view.isInside("key commands") }, "the keys")
    test.scene.send(.key(KeySample(control, isDown: false)))
    test.scene.advance(by: 0.1)
  }

  @Test("Every control of every screen can be pressed, and all text is readable", arguments: WindowSizes.all)
  func order(_ size: Size) throws {
    let test = TestShell(size: size)
    // So that the round is over soon.
    test.shell.values.lives = 1
    try expectOrder(test)
    expectKeys(test)
    try test.tap("Settings")
    try expectOrder(test)
    try test.tap("Sound")
    try expectOrder(test)
    expectKeys(test)
    try test.tap("Back")
    try test.tap("Play")
    try expectOrder(test)
    test.finger.tap(at: try test.nextStar())
    try test.tap("Pause")
    try expectOrder(test)
    expectKeys(test)
    try test.tap("Resume")
    test.lose()
    try expectOrder(test)
    try test.tap("Save")
    try expectOrder(test)
  }

  @Test("The same holds when the window is resized", arguments: ["title", "settings", "game", "pause", "name"])
  func resized(_ screen: String) throws {
    let test = TestShell()
    if screen == "settings" { test.control(",") }
    if ["game", "pause", "name"].contains(screen) { test.control("n") }
    if screen == "name" {
      test.finger.tap(at: try test.nextStar())
      test.lose()
    }
    for size in WindowSizes.all + [Size(1, 1), Size(16000, 16), WindowSizes.usual] {
      if screen == "pause", test.shell.screen == "game" { test.key(.escape) }
      test.scene.resize(to: size, waiting: 0.05)
      if min(size.width, size.height) >= 300 { try expectOrder(test) }
      if screen == "game", test.shell.screen != "game" { test.control("n") }
    }
  }

  @Test("No star is lost by resizing the window: each keeps its relative height")
  func stars() throws {
    let test = TestShell()
    test.control("n")
    let round = try #require(test.shell.round)
    // A position where no star falls.
    round.field?.bowl.isHidden = true
    test.scene.advance(by: 3)
    func shares() -> [Int: Float] {
      let height = test.scene.size.height - 50
      return Dictionary(uniqueKeysWithValues: round.stars.map { ($0.number, ($0.view.center.y - 40) / height) })
    }
    #expect(round.stars.count >= 2)
    for size in [Size(360, 300), Size(1270, 500), Size(2560, 1440), Size(360, 300), WindowSizes.usual] {
      let (before, lives, score) = (shares(), round.lives, round.score)
      test.scene.resize(to: size, waiting: 1.0 / 60)
      #expect(round.lives == lives && round.score == score, "\(size)")
      for (star, share) in shares() {
        if let old = before[star] { #expect(abs(share - old) < 0.02, "star \(star) at \(size)") }
      }
    }
  }

  @Test("Stars fall where they can be touched", arguments: WindowSizes.all)
  func sky(_ size: Size) {
    for difficulty in Difficulty.allCases {
      let fall = StarFall(difficulty: difficulty, size: size)
      for star in 0..<60 {
        for age in stride(from: 0.0, to: 8, by: 0.1) {
          let location = fall.location(of: star, at: fall.birth(of: star) + age)
          #expect(location.x > 20 && location.x < size.width - 20, "star \(star) at \(size)")
        }
      }
    }
  }

  @Test("A finger that holds the slider holds it while the window is resized, and it is one step to undo")
  func resizedInMidDrag() throws {
    let test = TestShell()
    test.control(",")
    let slider = try #require(test.shell.form).volume
    let knob = slider.view.convert(slider.knobFrame.center, to: nil)
    test.finger.drag(from: knob, to: knob - Vector(60, 0))
    test.scene.resize(to: Size(360, 300), waiting: 0.1)
    test.finger.drag(to: Point(180, 60))
    #expect(slider.isTracking)
    test.finger.lift()
    _ = test.lines()
    test.control("z")
    #expect(test.lines() == ["set volume=70"])
    #expect(abs(slider.value - 0.7) < 1e-6)
  }
}
