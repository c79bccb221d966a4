import Dactyl
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
  func top(of pile: Int) throws -> (card: Int, place: Point) {
    let pile = table.summary[pile]
    return (try #require(pile.cards.last), pile.place)
  }

  /// Lets time pass, frame by frame.
  func pass(_ seconds: Double) { scene.advance(by: seconds) }

  func send(_ kind: InputEvent.Kind) { scene.send(kind) }

  func touch(_ finger: FingerID, _ phase: TouchSamplePhase, _ place: Point) {
    if finger.device == .mouse { return click(phase, place) }
    let known = fingers[finger] ?? Finger(finger.finger, in: scene, device: finger.device)
    fingers[finger] = known
    switch phase {
    case .began: known.press(at: place)
    case .moved: known.move(to: place)
    case .ended: known.lift()
    case .cancelled: known.cancel()
    }
  }

  private func click(_ phase: TouchSamplePhase, _ place: Point) {
    switch phase {
    case .began: mouse.press(at: place)
    case .moved: mouse.move(to: place)
    case .ended, .cancelled: mouse.release()
    }
  }

  func press(_ key: Key) {
    send(.key(KeySample(key, isDown: true)))
    send(.key(KeySample(key, isDown: false)))
  }

  /// Fingers land together, glide to their goals in a quarter of a second, and stay down.
  func glide(_ ways: [(finger: FingerID, from: Point, to: Point)], landing: Bool = true) {
    if landing {
      scene.together { for way in ways { touch(way.finger, .began, way.from) } }
    }
    for step in 1...15 {
      pass(1.0 / 60)
      let share = Float(step) / 15
      scene.together { for way in ways { touch(way.finger, .moved, way.from + (way.to - way.from) * share) } }
    }
    pass(1.0 / 60)
  }

  func lift(_ finger: FingerID, at place: Point) { touch(finger, .ended, place) }

  /// One finger drags from one location to another and lifts.
  func drag(_ finger: FingerID = FingerID(1), from start: Point, to end: Point) {
    glide([(finger, start, end)])
    lift(finger, at: end)
  }

  func tap(_ finger: FingerID = FingerID(1), at place: Point) {
    touch(finger, .began, place)
    pass(0.05)
    lift(finger, at: place)
  }

  /// The name of the view that a finger landing at a location would hit.
  func hit(_ place: Point) -> String? { scene.hitTest(place)?.name }

  /// A location in the middle of the table, where no card is.
  static let middle = Point(512, 340)
}
