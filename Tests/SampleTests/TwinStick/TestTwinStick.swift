import Dactyl
import DactylTesting
import Foundation
import SampleScenes
import Testing

/// The arena game, and hands for all kinds of input. A diagnostic of the scene fails the test.
struct TestTwinStick {
  static let pad = DeviceID(41)
  static let otherPad = DeviceID(42)
  let scene: Scene
  let game: TwinStickScene
  let mouse: Mouse
  let fingers: [Finger]
  private let log = CallLog()
  private let diagnostics: DiagnosticRecorder

  init(size: Size = Size(1024, 720)) {
    scene = Scene(size: size)
    diagnostics = DiagnosticRecorder(scene) { Issue.record("\($0)") }
    game = TwinStickScene(in: scene)
    mouse = Mouse(in: scene)
    fingers = [Finger(1, in: scene), Finger(2, in: scene), Finger(3, in: scene)]
    let log = log
    game.reportLines { line in
      if !line.hasPrefix("control "), !line.hasPrefix("ship ") { log.write(line) }
    }
    scene.advance(by: 0.1)
  }

  /// The lines since the last time, after a frame.
  func lines() -> [String] {
    scene.advance(by: 0.05)
    return log.take()
  }

  func hold(_ key: Key, _ isDown: Bool = true) {
    let characters = "abcdefghijklmnopqrstuvwxyz".first { Key.letter($0) == key }.map { String($0) } ?? ""
    scene.send(.key(KeySample(key, isDown: isDown, characters: characters)))
  }

  func key(_ keys: Key...) {
    for key in keys {
      hold(key)
      scene.advance(by: 0.05)
      hold(key, false)
      scene.advance(by: 0.05)
    }
  }

  func letter(_ letter: Character) { key(Key.letter(letter) ?? .space) }

  func plug(_ device: DeviceID = pad, serial: String? = nil) {
    let identity = ControllerIdentity(model: "pad", serial: serial)
    scene.send(.controller(GameController(id: device, name: "Pad", identity: identity)))
    scene.advance(by: 0.05)
  }

  func button(_ buttons: ControllerButton..., device: DeviceID = pad) {
    for button in buttons {
      scene.send(.press(PressSample(.button(button), .began, device: device)))
      scene.advance(by: 0.05)
      scene.send(.press(PressSample(.button(button), .ended, force: 0, device: device)))
      scene.advance(by: 0.05)
    }
  }

  func stick(_ axis: ControllerAxis, _ x: Float, _ y: Float, device: DeviceID = pad) {
    scene.send(.axis(AxisSample(axis, Vector(x, y), device: device)))
  }

  func location(_ name: String) throws -> Point { try #require(game.location(of: name), "no \(name)") }
  func click(_ name: String) throws { mouse.click(at: try location(name)) }
  func tap(_ name: String) throws { fingers[0].tap(at: try location(name)) }

  /// The focused item, by its name.
  var focus: String? { scene.focusedItem?.name }
  func ship(_ player: Int = 0) throws -> Ship { try #require(game.match?.arena.ships[player]) }

  /// Plays without input, until the game is over.
  func lose() {
    for _ in 0..<4000 where game.screen != "over" { scene.advance(by: 0.1) }
  }
}
