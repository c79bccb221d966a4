import Dactyl
import SampleScenes
import Testing

/// A card table without a display, and hands that play on it in the scene's own time.
final class TestTable {
  let scene: Scene
  let table: CardTableScene
  /// What happened, in order.
  private(set) var events: [CardTableEvent] = []
  private(set) var now = Timestamp.zero
  private(set) var diagnostics: [Diagnostic] = []

  init(size: Size = Size(1024, 720)) throws {
    scene = Scene(size: size)
    scene.assets = BlankAssets()
    table = try CardTableScene(in: scene)
    table.onEvent = { [unowned self] in events.append($0) }
    scene.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    scene.frame(at: now)
  }

  var lines: [String] { events.map(\.description) }

  /// The front card of a pile and where its centre is.
  func top(of pile: Int) throws -> (card: Int, place: Point) {
    let pile = table.summary[pile]
    return (try #require(pile.cards.last), pile.place)
  }

  /// Lets time go by, frame by frame.
  func pass(_ seconds: Double) {
    let end = now + seconds
    while now < end {
      now = min(now + 1.0 / 60, end)
      scene.frame(at: now)
    }
  }

  func send(_ kind: InputEvent.Kind) { scene.send(InputEvent(at: now, kind)) }

  func touch(_ finger: FingerID, _ phase: TouchSamplePhase, _ place: Point) {
    let isMouse = finger.device == .mouse
    send(
      .touch(
        TouchSample(
          finger: finger, phase: phase, location: place, type: isMouse ? .pointer : .direct,
          buttons: isMouse ? .primary : [])))
  }

  func press(_ key: Key) {
    send(.key(KeySample(key, isDown: true)))
    send(.key(KeySample(key, isDown: false)))
    pass(1.0 / 60)
  }

  /// Fingers land together, glide to their goals in a quarter of a second, and stay down.
  func glide(_ ways: [(finger: FingerID, from: Point, to: Point)], landing: Bool = true) {
    if landing {
      for way in ways { touch(way.finger, .began, way.from) }
      pass(1.0 / 60)
    }
    for step in 1...15 {
      for way in ways { touch(way.finger, .moved, way.from + (way.to - way.from) * (Float(step) / 15)) }
      pass(1.0 / 60)
    }
  }

  func lift(_ finger: FingerID, at place: Point) {
    touch(finger, .ended, place)
    pass(1.0 / 60)
  }

  /// One finger drags from one place to another and lifts.
  func drag(_ finger: FingerID = FingerID(1), from start: Point, to end: Point) {
    glide([(finger, start, end)])
    lift(finger, at: end)
  }

  func tap(_ finger: FingerID = FingerID(1), at place: Point) {
    touch(finger, .began, place)
    pass(0.05)
    lift(finger, at: place)
  }

  /// The name of the view that a finger landing at a place would hit.
  func hit(_ place: Point) -> String? { scene.hitTest(place)?.name }

  /// A place in the middle of the table, where nothing lies.
  static let middle = Point(512, 340)
}
