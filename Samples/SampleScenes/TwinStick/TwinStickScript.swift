import Dactyl

/// A script of some seconds on every screen: the dash gets another key, one player plays with keys, then with fingers,
/// then two with keys and a controller.
enum TwinStickScript {
  private static let pad = DeviceID(41)

  static func write(for game: TwinStickScene) -> SampleScript {
    var input = ScriptedInput()
    // The third row of the controls is the dash.
    for (number, key) in [Key.down, .down, .return, .down, .down, .return].enumerated() {
      input.press(key, at: 0.8 + 0.15 * Double(number))
    }
    input.press(.letter("f") ?? .space, at: 2.4)
    input.press(.escape, at: 3.2)
    for (number, key) in [Key.up, .up, .return].enumerated() { input.press(key, at: 3.5 + 0.15 * Double(number)) }
    playByKeys(&input, at: 4.2)
    input.press(.escape, at: 13.6)
    for (number, key) in [Key.down, .down, .return].enumerated() { input.press(key, at: 14.4 + 0.15 * Double(number)) }
    playByFingers(&input, game, at: 15.2)
    input.press(.escape, at: 20.0)
    for (number, key) in [Key.down, .down, .return, .down, .return].enumerated() {
      input.press(key, at: 20.3 + 0.15 * Double(number))
    }
    playTogether(&input, at: 21.4)
    let moments = [
      ("01-title", 0.4), ("02-controls", 1.5), ("03-listening", 2.0), ("04-bound", 2.9), ("05-game", 8.6),
      ("06-later", 12.9), ("07-pause", 14.2), ("08-touch", 18.2), ("09-two", 26.0), ("10-two-later", 31.5),
    ]
    return SampleScript(input, moments: moments, end: 33)
  }

  private static func playByKeys(_ input: inout ScriptedInput, at start: Double) {
    let letters = "dsawdsawdsaw".compactMap { Key.letter($0) }
    for (number, key) in letters.enumerated() {
      input.press(key, at: start + 0.6 + 0.7 * Double(number), holding: 0.75)
    }
    for (number, key) in [Key.right, .up, .left, .down, .right, .up, .left, .down, .left].enumerated() {
      input.press(key, at: start + 0.5 + Double(number), holding: 1.1)
    }
    input.press(.letter("f") ?? .space, at: start + 3)
    input.press(.letter("f") ?? .space, at: start + 6)
  }

  private static func playByFingers(_ input: inout ScriptedInput, _ game: TwinStickScene, at start: Double) {
    let size = game.scene.size
    if let play = game.location(of: "Play") { input.tap(FingerID(3), play, at: start) }
    let low = size.height * 0.75
    input.move(FingerID(1), at: start + 0.5, for: 4) { share in
      Point(size.width * 0.2, low) + Transform.rotation(share * 9).apply(to: Vector(44 * min(share * 8, 1), 0))
    }
    input.move(FingerID(2), at: start + 0.7, for: 3.8) { share in
      Point(size.width * 0.8, low) + Transform.rotation(-share * 14).apply(to: Vector(50 * min(share * 8, 1), 0))
    }
  }

  private static func playTogether(_ input: inout ScriptedInput, at start: Double) {
    let controller = GameController(id: pad, name: "Pad", identity: ControllerIdentity(model: "pad"))
    input.send(.controller(controller), at: start + 0.2)
    input.send(.press(PressSample(.button(.menu), .began, device: pad)), at: start + 0.8)
    input.send(.press(PressSample(.button(.menu), .ended, force: 0, device: pad)), at: start + 0.9)
    for step in 0..<600 {
      let share = Float(step) / 600
      let move = Transform.rotation(share * 22).apply(to: Vector(0.9, 0))
      let aim = Transform.rotation(-share * 31).apply(to: Vector(1, 0))
      let moment = start + 1.2 + Double(step) / 60
      input.send(.axis(AxisSample(.leftStick, move, device: pad)), at: moment)
      input.send(.axis(AxisSample(.rightStick, aim, device: pad)), at: moment)
    }
    playByKeys(&input, at: start + 1)
  }
}
