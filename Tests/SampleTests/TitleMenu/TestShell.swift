import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The game with its menus, and hands for all kinds of input. A diagnostic of the scene fails the test.
struct TestShell {
  let scene: Scene
  let shell: TitleMenuScene
  let mouse: Mouse
  let finger: Finger
  private let log = CallLog()
  private let diagnostics: DiagnosticRecorder

  init(size: Size = Size(1024, 720)) {
    scene = Scene(size: size)
    diagnostics = DiagnosticRecorder(scene) { Issue.record("\($0)") }
    shell = TitleMenuScene(in: scene)
    mouse = Mouse(in: scene)
    finger = Finger(1, in: scene)
    let log = log
    // The positions of controls, new stars and the bowl are read from the game itself.
    shell.reportLines { line in
      if !["control", "fall", "bowl"].contains(where: { line.hasPrefix($0) }) { log.write(line) }
    }
    scene.advance(by: 0.1)
  }

  /// The lines since the last time, after a frame.
  func lines() -> [String] {
    scene.advance(by: 0.05)
    return log.take()
  }

  func key(_ key: Key, _ modifiers: ModifierFlags = [], typing characters: String = "", hold: Double = 0.05) {
    scene.send(.key(KeySample(key, isDown: true, characters: characters, modifiers: modifiers)))
    scene.advance(by: hold)
    scene.send(.key(KeySample(key, isDown: false, characters: characters, modifiers: modifiers)))
  }

  /// Control with a key that types a character.
  func control(_ character: Character) {
    key(Key.letter(character) ?? Key(usage: 54), .control, typing: String(character))
  }

  func button(_ button: ControllerButton) {
    scene.send(.press(PressSample(.button(button), .began)))
    scene.advance(by: 0.05)
    scene.send(.press(PressSample(.button(button), .ended, force: 0)))
  }

  /// Where a person would touch what has a name: the control, where the text before it gives it that.
  func location(_ name: String) throws -> Point {
    let control = scene.accessibility.elements.first { $0.label == name && $0.role != .text }
    return try control?.activationPoint ?? scene.find(label: name).element.activationPoint
  }

  func click(_ name: String, beside: Float = 0) throws { mouse.click(at: try location(name) + Vector(beside, 0)) }

  func tap(_ name: String, beside: Float = 0) throws { finger.tap(at: try location(name) + Vector(beside, 0)) }

  /// The receiver of keys, by its name.
  var focus: String? { scene.focusedItem?.name ?? scene.firstResponder.flatMap { View($0, in: scene).name } }

  /// Lets stars fall until one can be touched, and returns its position.
  func nextStar() throws -> Point {
    for _ in 0..<60 where shell.round?.stars.isEmpty != false { scene.advance(by: 0.1) }
    return try #require(shell.round?.stars.first).view.center
  }

  /// Plays without input, until the round is over.
  func lose() {
    for _ in 0..<200 where shell.screen != "name" { scene.advance(by: 0.25) }
  }
}
