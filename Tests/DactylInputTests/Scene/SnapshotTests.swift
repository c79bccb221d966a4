import DactylControls
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// A scene that goes back to a snapshot is as it was, and what comes has the same effect again.
@Suite struct SnapshotTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  @Test("Every change is undone", arguments: StateHashTests.allChanges.indices)
  func changes(number: Int) {
    scene.addView(frame: Rect(0, 0, 50, 50))
    let card = scene.addView(frame: Rect(20, 20, 50, 50))
    card[Shape.self] = Shape(.ellipse, fill: .white)
    let pan = card.addGestureRecognizer(PanGestureRecognizer()) { _ in }
    scene.frame(at: .zero)
    let (hash, drawn) = (scene.stateHash, scene.drawList)
    let snapshot = scene.snapshot()
    #expect(scene.stateHash == hash)

    StateHashTests.allChanges[number](stage, card, pan)
    #expect(scene.stateHash != hash)
    #expect(scene.restore(snapshot))

    #expect(scene.stateHash == hash)
    scene.frame(at: .zero)
    #expect(scene.drawList == drawn)
    // Once more, since the snapshot is still what it was.
    StateHashTests.allChanges[number](stage, card, pan)
    scene.restore(snapshot)
    scene.frame(at: .zero)
    #expect(scene.drawList == drawn)
  }

  @Test("A closure that was replaced is called again after the scene went back")
  func replacedClosures() {
    let view = scene.addView(frame: Rect(0, 0, 100, 100))
    var calls: [String] = []
    view.touchFeedback = .custom { _, isPressed in calls.append("first \(isPressed)") }
    scene.setAction("deal", of: view.entity) { _ in calls.append("first deal") }
    let snapshot = scene.snapshot()
    view.touchFeedback = .custom { _, isPressed in calls.append("second \(isPressed)") }
    scene.setAction("deal", of: view.entity) { _ in calls.append("second deal") }

    scene.restore(snapshot)

    stage.one.tap(at: Point(50, 50))
    scene.sendAction("deal", from: view.entity)
    #expect(calls == ["first true", "first false", "first deal"])
  }

  private struct Score: Equatable { var points: [Int] }
  private struct Name: Equatable { var text: String }

  @Test("Components are what they were, also those of a kind that there was not")
  func components() {
    let card = scene.addView(frame: Rect(0, 0, 50, 50))
    card[Score.self] = Score(points: [1])
    let snapshot = scene.snapshot()

    card[Score.self]?.points.append(2)
    card[Name.self] = Name(text: "queen")
    let other = scene.addView(frame: Rect(0, 0, 10, 10))
    other[Score.self] = Score(points: [7])
    scene.restore(snapshot)

    #expect(card[Score.self] == Score(points: [1]))
    #expect(card[Name.self] == nil)
    #expect(!other.isAlive)
    // The same is made in its place.
    let again = scene.addView(frame: Rect(0, 0, 10, 10))
    #expect(again == other && again[Score.self] == nil)
    again[Name.self] = Name(text: "king")
    #expect(card[Name.self] == nil && again[Name.self] == Name(text: "king"))
  }

  @Test("A view that was destroyed is back, with all that was attached to it")
  func destroyed() {
    var taps = 0
    let card = scene.addView(frame: Rect(0, 0, 50, 50))
    card.addGestureRecognizer(TapGestureRecognizer()) { _ in taps += 1 }
    let snapshot = scene.snapshot()

    card.destroy()
    stage.one.tap(at: Point(20, 20))
    #expect(taps == 0)
    scene.restore(snapshot)
    stage.one.tap(at: Point(20, 20))

    #expect(card.isAlive && taps == 1)
  }

  @Test("Listeners that were added since have ended, and those that were cancelled are called")
  func listeners() {
    var calls: [String] = []
    let first = scene.onUpdate { _ in calls.append("first") }
    let snapshot = scene.snapshot()
    first.cancel()
    let second = scene.onUpdate { _ in calls.append("second") }

    scene.restore(snapshot)
    scene.frame(at: .zero)

    #expect(calls == ["first"] && first.isActive && !second.isActive)
    second.cancel()
    scene.onUpdate { _ in calls.append("third") }
    scene.frame(at: .zero)
    #expect(calls == ["first", "first", "third"])
    first.cancel()
    scene.frame(at: .zero)
    #expect(calls == ["first", "first", "third", "third"])
  }

  /// A recognizer of a game, with memory.
  private struct Scratch: GestureRecognizer {
    static let isDiscrete = true
    var path: [Point] = []
    mutating func touchesBegan(_ touches: Touches, with context: inout GestureContext) {
      path = [touches[0].location]
    }
    mutating func touchesMoved(_ touches: Touches, with context: inout GestureContext) {
      path.append(touches[0].location)
      if path.count == 4 { context.state = .recognized }
    }
    mutating func reset() { path = [] }
  }

  @Test("A recognizer of the game's own goes back in the middle of its gesture")
  func ownRecognizer() {
    var recognized: [Int] = []
    let card = scene.addView(frame: Rect(0, 0, 100, 100))
    let scratch = card.addGestureRecognizer(Scratch()) { recognized.append($0.path.count) }
    stage.one.press(at: Point(10, 10))
    stage.one.move(to: Point(20, 10))
    let snapshot = scene.snapshot()

    for round in 1...3 {
      stage.one.move(to: Point(30, 10))
      #expect(recognized.count == round - 1)
      stage.one.move(to: Point(40, 10))
      #expect(recognized.count == round)
      scene.restore(snapshot)
      #expect(scratch.any.state == .possible)
    }
    #expect(recognized == [4, 4, 4])
  }

  private final class Game {
    var state = (score: 0, log: [String]())
  }

  @Test("A value of an object of the game is kept on request")
  func ownValue() {
    let game = Game()
    let kept = scene.keepInSnapshots(game, \.state)
    game.state = (3, ["start"])
    let snapshot = scene.snapshot()
    game.state.score = 9
    game.state.log.append("lost")

    scene.restore(snapshot)
    #expect(game.state == (3, ["start"]))

    kept.cancel()
    let without = scene.snapshot()
    game.state.score = 5
    scene.restore(without)
    #expect(game.state.score == 5)
  }

  @Test("In code that the scene calls, none is taken and none is restored")
  func refused() {
    let stage = Stage(expecting: [.snapshotInCall, .foreignSnapshot])
    let scene = stage.scene
    let card = scene.addView(frame: Rect(0, 0, 50, 50))
    let snapshot = scene.snapshot()
    var answers: [Bool] = []
    var kinds: [Diagnostic.Kind] = []
    scene.onDiagnostic { kinds.append($0.kind) }
    card.addGestureRecognizer(TapGestureRecognizer()) { [scene] _ in
      answers += [scene.restore(snapshot), scene.takeSnapshot(snapshot)]
    }
    scene.onUpdate { [scene] _ in answers.append(scene.restore(snapshot)) }
    card.hitShape = .custom { [scene] _ in
      answers.append(scene.restore(snapshot))
      return true
    }
    stage.one.tap(at: Point(20, 20))
    _ = scene.hitTest(Point(20, 20))

    #expect(answers.count >= 4 && !answers.contains(true))
    #expect(kinds.count == answers.count && Set(kinds) == [.snapshotInCall])
    #expect(!scene.restore(SceneSnapshot()) && !scene.restore(Stage().scene.snapshot()))
    #expect(kinds.suffix(2) == [.foreignSnapshot, .foreignSnapshot])
    let other = Scene(size: Size(10, 10))
    let ended = other.snapshot()
    other.end()
    #expect(!other.restore(ended) && other.entityCount == 0)
  }

  private final class Probe {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }
  private struct Held { var probe: Probe }

  @Test("A value that edits the scene when it is released does so in the restored scene, and in a whole one")
  func released() {
    var ended: [Bool] = []
    let card = scene.addView(frame: Rect(0, 0, 50, 50))
    let snapshot = scene.snapshot()
    let other = scene.addView(frame: Rect(0, 0, 50, 50))
    other[Held.self] = Held(
      probe: Probe { [scene] in
        ended.append(card.isAlive && !other.isAlive)
        card.alpha = 0.5
        scene.addView(frame: Rect(0, 0, 1, 1))
      })

    scene.restore(snapshot)

    #expect(ended == [true] && card.alpha == 0.5)
    #expect(scene.window.view.subviews.count == 2)
    // And when a snapshot that holds one is filled again.
    let held = scene.snapshot()
    card[Held.self] = Held(probe: Probe { [scene] in _ = scene.addView(frame: Rect(0, 0, 2, 2)) })
    scene.takeSnapshot(held)
    card[Held.self] = nil
    #expect(scene.window.view.subviews.count == 2)
    scene.takeSnapshot(held)
    #expect(scene.window.view.subviews.count == 3)
  }

  @Test("Time goes on from where it was")
  func time() {
    var fired = 0
    let card = scene.addView(frame: Rect(0, 0, 50, 50))
    card.addGestureRecognizer(LongPressGestureRecognizer()) { _ in fired += 1 }
    scene.frame(at: .zero)
    scene.send(InputEvent(at: .zero, .touch(TouchSample(finger: FingerID(1), phase: .began, location: Point(20, 20)))))
    scene.frame(at: .zero)
    let snapshot = scene.snapshot()
    for _ in 0..<2 {
      scene.frame(at: Timestamp(seconds: 0.4))
      let before = fired
      scene.frame(at: Timestamp(seconds: 0.6))
      #expect(fired > before)
      scene.restore(snapshot)
      #expect(scene.nextDeadline == Timestamp(seconds: 0.5))
    }
  }
}

/// What a scene shows outside of itself when it goes back.
@Suite struct SnapshotPlatformTests {
  private final class Platform: TextInputPlatform {
    var calls: [String] = []
    func beginTextInput(at caret: Rect) { calls.append("begin") }
    func endTextInput() { calls.append("end") }
    func discardMarkedText() { calls.append("discard") }
  }

  @Test("The platform is notified when text editing is no more, and when it is again")
  func textEditing() {
    let scene = Scene(size: Size(200, 200))
    let platform = Platform()
    scene.textInputPlatform = platform
    let field = scene.addTextField(frame: Rect(0, 0, 100, 30))
    scene.frame(at: .zero)
    let before = scene.snapshot()
    field.beginEditing()
    scene.frame(at: Timestamp(milliseconds: 16))
    let editing = scene.snapshot()
    #expect(platform.calls == ["begin"])

    scene.restore(before)
    #expect(!field.isEditing)
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(platform.calls == ["begin", "discard", "end"])

    scene.restore(editing)
    #expect(field.isEditing)
    scene.frame(at: Timestamp(milliseconds: 32))
    #expect(platform.calls == ["begin", "discard", "end", "begin"])
  }

  @Test("Input from outside is seen, touches too, and what handlers send is not")
  func input() {
    let scene = Scene(size: Size(200, 200))
    var seen: [InputEvent] = []
    scene.onInput { seen.append($0) }
    scene.addView(frame: Rect(0, 0, 100, 100)).addGestureRecognizer(TapGestureRecognizer()) { [unowned scene] _ in
      scene.send(InputEvent(at: Timestamp(milliseconds: 16), .hover(Point(1, 1), modifiers: [])))
    }
    let finger = Finger(1, in: scene)
    finger.tap(at: Point(20, 20))
    scene.onFrameEnd { [unowned scene] report in
      scene.send(InputEvent(at: report.timestamp, .hover(Point(2, 2), modifiers: [])))
    }
    scene.frame(at: Timestamp(milliseconds: 900))

    let phases = seen.compactMap { event in if case .touch(let sample) = event.kind { sample.phase } else { nil } }
    #expect(phases.first == .began && phases.last == .ended && phases.count == seen.count)
  }
}

/// A program that goes back at the end of its frames, as one that plays over a network does.
@Suite struct FrameEndTests {
  @Test("At the end of a frame a scene goes back and runs frames again")
  func goingBack() {
    let scene = Scene(size: Size(100, 100))
    let card = scene.addView(frame: Rect(0, 0, 10, 10))
    card[Shape.self] = Shape(.ellipse, fill: .white)
    scene.onUpdate { _ in card.frame.origin.x += 1 }
    let snapshot = SceneSnapshot()
    var ends: [Int64] = []
    scene.onFrameEnd { [unowned scene] report in
      ends.append(report.timestamp.nanoseconds / 1_000_000)
      if ends.count == 2 { scene.takeSnapshot(snapshot) }
      guard ends.count == 5 else { return }
      // The frame at 16 ms was another one: it moves the card down, too.
      #expect(scene.restore(snapshot))
      card.frame.origin.y = 7
      for moment in [32, 48, 64] as [Int64] { scene.frame(at: Timestamp(milliseconds: moment)) }
    }

    for frame in 0..<6 { scene.frame(at: Timestamp(milliseconds: Int64(16 * frame))) }

    #expect(ends == [0, 16, 32, 48, 64, 80])
    #expect(card.frame.origin == Point(6, 7))
  }

  @Test("The report of a frame covers the frames that run at its end")
  func report() {
    let scene = Scene(size: Size(100, 100))
    let card = scene.addView(frame: Rect(0, 0, 10, 10))
    card[Shape.self] = Shape(.ellipse, fill: .white)
    scene.frame(at: .zero)
    #expect(!scene.frame(at: Timestamp(milliseconds: 16)).hasChanged)
    let end = scene.onFrameEnd { [unowned scene] report in
      card.frame.origin.x += 1
      scene.frame(at: report.timestamp)
    }
    #expect(scene.frame(at: Timestamp(milliseconds: 32)).hasChanged)
    end.cancel()
    #expect(!scene.frame(at: Timestamp(milliseconds: 48)).hasChanged)
  }
}
