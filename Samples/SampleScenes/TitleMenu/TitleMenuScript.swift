import Dactyl

/// A visit to every screen: settings are changed, the keys listed, one change undone, a game is played with fingers and
/// keys, paused, and lost; a name is typed.
enum TitleMenuScript {
  static func write(for shell: TitleMenuScene) -> SampleScript {
    var input = ScriptedInput()
    if let settings = shell.location(of: "Settings") { input.tap(FingerID(1), settings, at: 1.0) }
    set(&input, shell)
    input.press(.escape, at: 6.0)
    input.press(.return, at: 6.5)
    play(&input, in: shell, at: 6.57)
    input.press(.escape, at: 9.9)
    input.press(.return, at: 11.1)
    // The typed name replaces the present one, which is selected.
    input.type("Nova", at: 21.5)
    input.press(.return, at: 22.6)
    let moments = [
      ("01-title", 0.2), ("02-settings", 3.7), ("03-keys", 4.8), ("04-taken-back", 5.7), ("05-game", 9.3),
      ("06-pause", 10.7), ("07-name", 22.3), ("08-best", 23.3),
    ]
    return SampleScript(input, moments: moments, end: 23.6)
  }

  private static func set(_ input: inout ScriptedInput, _ shell: TitleMenuScene) {
    guard let root = shell.settings.view, let form = shell.form else { return }
    let knob = form.volume.view.convert(form.volume.knobFrame.center, to: nil)
    input.drag(FingerID(1), [knob, knob + Vector(60, 3)], at: 1.6, for: 0.6)
    if let sound = shell.location(of: "Sound", in: root) { input.tap(FingerID(1), sound, at: 2.5) }
    if let difficulty = shell.location(of: "Difficulty", in: root) {
      input.tap(FingerID(1), difficulty + Vector(120, 0), at: 2.9)
    }
    if let lives = shell.location(of: "Lives", in: root) { input.tap(FingerID(2), lives + Vector(35, 0), at: 3.3) }
    // Control lists the keys; with Z the change of lives is undone. The sound is turned on again.
    input.hold(.control, at: 3.9)
    input.press(.letter("z") ?? .space, at: 5.0)
    input.hold([], at: 5.15)
    if let sound = shell.location(of: "Sound", in: root) { input.tap(FingerID(1), sound, at: 5.3) }
  }

  /// Taps falling stars, in a game that begins at a moment and is hard.
  private static func play(_ input: inout ScriptedInput, in shell: TitleMenuScene, at start: Double) {
    let fall = StarFall(difficulty: .hard, size: shell.scene.size)
    for star in 0..<4 {
      let moment = fall.birth(of: star) + 1.1
      input.tap(FingerID(Int64(star + 1)), fall.location(of: star, at: moment), at: start + moment)
    }
  }
}
