import Dactyl
import DactylInspector
import DactylTesting
import SampleScenes
import Testing

/// A card table without a display, and hands that play on it in the scene's own time.
final class TestTable {
  let scene: Scene
  let table: CardTableScene
  /// The log, in order.
  private(set) var events: [CardTableEvent] = []
  private let recorder: DiagnosticRecorder
  private var fingers: [FingerID: Finger] = [:]
  private let mouse: Mouse

  init(size: Size = Size(1024, 720)) throws {
    scene = Scene(size: size)
    scene.assets = BlankAssets()
    scene.hasInspectorKeys = true
    table = try CardTableScene(in: scene)
    recorder = DiagnosticRecorder(scene)
    mouse = Mouse(in: scene)
    table.onEvent = { [unowned self] in events.append($0) }
    scene.advance(by: 0)
  }

  var now: Timestamp { scene.testClock.now }

  var diagnostics: [Diagnostic] { recorder.diagnostics }

  var lines: [String] { events.map(\.description) }

  /// The front card of a pile and where its centre is.
  func top(of pile: Int) throws -> (card: Int, location: Point) {
    let pile = table.summary[pile]
    return (try #require(pile.cards.last), pile.location)
  }

  /// Lets time pass, frame by frame.
  func pass(_ seconds: Double) { scene.advance(by: seconds) }

  func send(_ kind: InputEvent.Kind) { scene.send(kind) }

  func touch(_ finger: FingerID, _ phase: TouchSamplePhase, _ location: Point) {
    if finger.device == .mouse { return click(phase, location) }
    let known = fingers[finger] ?? Finger(finger.finger, in: scene, device: finger.device)
    fingers[finger] = known
    switch phase {
    case .began: known.press(at: location)
    case .moved: known.move(to: location)
    case .ended: known.lift()
    case .cancelled: known.cancel()
    }
  }

  private func click(_ phase: TouchSamplePhase, _ location: Point) {
    switch phase {
    case .began: mouse.press(at: location)
    case .moved: mouse.move(to: location)
    case .ended, .cancelled: mouse.release()
    }
  }

  func press(_ key: Key) {
    send(.key(KeySample(key, isDown: true)))
    send(.key(KeySample(key, isDown: false)))
  }

  /// Fingers land together, glide to their goals in a quarter of a second, and stay down.
  func glide(_ drags: [(finger: FingerID, from: Point, to: Point)], landing: Bool = true) {
    if landing {
      scene.together { for drag in drags { touch(drag.finger, .began, drag.from) } }
    }
    for step in 1...15 {
      pass(1.0 / 60)
      let share = Float(step) / 15
      scene.together { for drag in drags { touch(drag.finger, .moved, drag.from + (drag.to - drag.from) * share) } }
    }
    pass(1.0 / 60)
  }

  func lift(_ finger: FingerID, at location: Point) { touch(finger, .ended, location) }

  /// One finger drags from one location to another and lifts.
  func drag(_ finger: FingerID = FingerID(1), from start: Point, to end: Point) {
    glide([(finger, start, end)])
    lift(finger, at: end)
  }

  func tap(_ finger: FingerID = FingerID(1), at location: Point) {
    touch(finger, .began, location)
    pass(0.05)
    lift(finger, at: location)
  }

  /// The name of the view that a finger landing at a location would hit.
  func hit(_ location: Point) -> String? { scene.hitTest(location)?.name }

  /// A location in the middle of the table, where no card is.
  static let middle = Point(512, 340)
}
