import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// A photo table without a display, and hands that play on it in the scene's own time.
final class TestPhotos {
  let scene: Scene
  let table: PhotoTableScene
  /// The log, in order.
  private(set) var events: [PhotoTableEvent] = []
  private let recorder: DiagnosticRecorder

  init(size: Size = Size(1024, 720)) throws {
    scene = Scene(size: size)
    scene.assets = BlankAssets()
    table = try PhotoTableScene(in: scene)
    recorder = DiagnosticRecorder(scene)
    table.onEvent = { [unowned self] in events.append($0) }
    scene.advance(by: 0)
  }

  var diagnostics: [Diagnostic] { recorder.diagnostics }

  /// Photos that none covers, the front one last.
  var front: [PhotoSummary] { table.order.suffix(7).map { table.summary[$0] } }

  func summary(_ photo: Int) -> PhotoSummary { table.summary[photo] }

  func finger(_ number: Int64) -> Finger { Finger(number, in: scene) }

  func press(_ key: Key) {
    scene.send(.key(KeySample(key, isDown: true)))
    scene.send(.key(KeySample(key, isDown: false)))
  }

  /// The point of a photo, in its own coordinates, at a location on the screen.
  func point(of photo: Int, at location: Point) throws -> Point {
    try #require(table.view(of: photo)).convert(location, from: nil)
  }

  /// Moves fingers together to new locations, in as many frames as there are steps.
  func move(_ fingers: [Finger], to locations: [Point], steps: Int = 12) {
    let starts = fingers.map(\.location)
    for step in 1...steps {
      scene.advance(by: 1.0 / 60)
      let share = Float(step) / Float(steps)
      scene.together {
        for (number, finger) in fingers.enumerated() {
          finger.move(to: starts[number] + (locations[number] - starts[number]) * share)
        }
      }
    }
  }
}
