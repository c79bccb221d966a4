import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// A gesture lab without a display, and hands that play on it in the scene's own time.
final class TestLab {
  let scene: Scene
  let lab: GestureLabScene
  /// The output, in order.
  private(set) var lines: [String] = []
  private let recorder: DiagnosticRecorder

  /// Opens a page by its title.
  init(_ title: String = "Tap", size: Size = Size(1024, 720)) throws {
    scene = Scene(size: size)
    scene.assets = BlankAssets()
    lab = try GestureLabScene(in: scene)
    recorder = DiagnosticRecorder(scene)
    lab.onLine = { [unowned self] in lines.append($0) }
    let page = try #require(GestureLabScene.titles.firstIndex(of: title))
    lab.open(page)
    scene.advance(by: 0.1)
    lines = []
  }

  var diagnostics: [Diagnostic] { recorder.diagnostics }

  /// The middle of the stage, in the scene's coordinates.
  var middle: Point { lab.stageFrame.center }

  func finger(_ number: Int64 = 1) -> Finger { Finger(number, in: scene) }

  func press(_ key: Key) {
    scene.send(.key(KeySample(key, isDown: true)))
    scene.send(.key(KeySample(key, isDown: false)))
  }

  /// Two fingers on both sides of the middle of the stage, that spread and turn within a third of a second.
  func twist(from start: Vector, to end: Vector, lifting: Bool = true) {
    let fingers = [finger(1), finger(2)]
    scene.together {
      fingers[0].press(at: middle + start)
      fingers[1].press(at: middle - start)
    }
    for step in 1...20 {
      scene.advance(by: 1.0 / 60)
      let arm = start + (end - start) * (Float(step) / 20)
      scene.together {
        fingers[0].move(to: middle + arm)
        fingers[1].move(to: middle - arm)
      }
    }
    guard lifting else { return }
    scene.together { for finger in fingers { finger.lift() } }
    scene.advance(by: 0.1)
  }

  /// The state of a recognizer.
  func state(of name: String) -> String? { lab.states.first { $0.name == name }?.state }

  /// All visible text, back to front.
  var labels: [String] {
    scene.drawList.items.compactMap { item in
      if case .label(let label) = item.content { label.text } else { nil }
    }
  }
}
