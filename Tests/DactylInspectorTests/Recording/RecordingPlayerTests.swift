import Dactyl
import DactylTesting
import Testing

@testable import DactylInspector

/// What was recorded of scenes happens again in others, and what does not is noticed.
@Suite struct RecordingPlayerTests {
  /// A game that notes what it receives and asks.
  private final class Game {
    var notes: [String] = []

    /// - Parameter distance: The points by which a dragged card moves for a point of the finger.
    func launch(_ scene: Scene, distance: Float = 1) {
      // A clock of tests is an entity of its scene.
      _ = scene.testClock
      scene.send(InputEvent(at: .zero, .key(KeySample(Key(usage: 60), isDown: true))))
      let card = scene.addView(frame: Rect(20, 20, 100, 100))
      card.addGestureRecognizer(PanGestureRecognizer()) { [unowned self] (pan: Gesture<PanGestureRecognizer>) in
        card.center += pan.translation * distance
        pan.translation = .zero
        if pan.state == .ended {
          scene.send(InputEvent(at: scene.currentTime, .key(KeySample(Key(usage: 61), isDown: true))))
        }
        notes.append("pan \(pan.state) \(card.center)")
      }
      scene.onEvent { [unowned self] event in
        switch event.kind {
        case .key(let key) where key.isDown:
          notes.append("key \(key.key.usage) \(scene.keyboardPlatform?.character(on: .w).map { "\($0)" } ?? "-")")
          notes.append("clipboard \(scene.clipboard.string ?? "-")")
        default: break
        }
      }
    }
  }

  private final class Layout: KeyboardPlatform {
    func character(on key: Key) -> Character? { key == .w ? "ц" : nil }
    func key(typing character: Character) -> Key? { character == "ц" ? .w : nil }
  }

  /// Records a drag, a pasted text and a change of the display.
  private func record(
    limit: Int? = nil, hashInterval: Double? = 0, play: ((Scene) -> Void)? = nil
  ) throws -> (recording: Recording, notes: [String], recorder: InputRecorder) {
    let (scene, game) = (Scene(size: Size(300, 200)), Game())
    let (clipboard, layout) = (MemoryClipboard(), Layout())
    clipboard.string = "copied"
    scene.clipboard = clipboard
    scene.keyboardPlatform = layout
    let recorder = InputRecorder(limit: limit, hashInterval: hashInterval)
    recorder.record(scene)
    game.launch(scene)
    recorder.launchDidEnd()
    if let play {
      play(scene)
    } else {
      let finger = Finger(in: scene)
      finger.drag(from: Point(60, 60), to: Point(150, 90))
      finger.lift()
      scene.send(.key(KeySample(.v, isDown: true)))
      scene.pointsPerMillimeter = 9
      scene.advance(by: 0.1)
      clipboard.string = "copied later"
      scene.send(.key(KeySample(.v, isDown: false)))
      scene.send(.key(KeySample(.v, isDown: true)))
      scene.advance(by: 0.1)
    }
    recorder.stop()
    var head = RecordingHead(program: "game")
    head.pointsPerMillimeter = 0
    let bytes = head.fileBytes + recorder.writer.blocks
    return (try Recording(bytes: bytes, file: "t"), game.notes, recorder)
  }

  private func replay(_ recording: Recording, distance: Float = 1) -> (player: RecordingPlayer, notes: [String]) {
    let (scene, game, player) = (Scene(size: Size(300, 200)), Game(), RecordingPlayer(recording))
    player.connect(scene)
    game.launch(scene, distance: distance)
    while player.playFrame() {}
    return (player, game.notes)
  }

  @Test func aReplayReceivesAndIsAnsweredTheSame() throws {
    let (recording, notes, _) = try record()
    #expect(recording.fault == nil && recording.eventCount > 5)
    #expect(notes.contains("clipboard copied") && notes.contains("clipboard copied later"))
    #expect(notes.contains { $0.hasSuffix(" ц") })
    for _ in 0..<3 {
      let (player, again) = replay(recording)
      #expect(player.divergence == nil && player.comparedCount == recording.frames.count)
      #expect(again == notes)
    }
  }

  @Test func whatTheGameSendsItselfIsNotRecorded() throws {
    let (recording, notes, _) = try record()
    #expect(notes.contains { $0.hasPrefix("key 60 ") } && notes.contains { $0.hasPrefix("key 61 ") })
    let keys = recording.frames.flatMap(\.events).compactMap { event -> Key? in
      if case .key(let key) = event.kind { key.key } else { nil }
    }
    #expect(Set(keys) == [.v])
  }

  @Test func aChangeOfTheDisplayIsRecorded() throws {
    #expect(try record().recording.frames.contains { $0.pointsPerMillimeter == 9 })
  }

  @Test func aGameThatDoesSomethingElseIsNoticedAtTheFirstFrame() throws {
    let (recording, _, _) = try record()
    let divergence = try #require(replay(recording, distance: 0.5).player.divergence)
    #expect(recording.frames.indices.contains(divergence.frame) && divergence.frame > 0)
    #expect(recording.frames[divergence.frame].moment == divergence.moment)
    #expect(divergence.description.hasSuffix("the state is another one"))
  }

  @Test func aWindowThatIsNotThereIsNoticed() throws {
    var (recording, _, _) = try record()
    recording.frames[2].scene = 1
    #expect(replay(recording).player.divergence?.problem == "there is no window 1")
  }

  @Test func aReplayStopsAtAMoment() throws {
    let (recording, _, _) = try record()
    let (scene, player, game) = (Scene(size: Size(300, 200)), RecordingPlayer(recording), Game())
    player.connect(scene)
    game.launch(scene)
    let limit = recording.frames[3].moment
    let count = recording.frames.count { $0.moment <= limit }
    while player.playFrame(until: limit) {}
    #expect(player.frameCount == count && count < recording.frames.count)
    #expect(player.isNext(scene) && player.nextFrame == recording.frames[count])
  }

  @Test(arguments: [0, 0.05, nil] as [Double?])
  func hashesAreAsFarApartAsWanted(interval: Double?) throws {
    let frames = try record(hashInterval: interval).recording.frames
    let hashed = frames.filter { $0.hash != nil }.map(\.moment)
    guard let interval else { return #expect(hashed.isEmpty) }
    if interval == 0 { return #expect(hashed.count == frames.count) }
    #expect(hashed.count > 2 && hashed.count < frames.count / 2)
    for (a, b) in zip(hashed, hashed.dropFirst()) { #expect(b - a >= interval) }
  }

  @Test func aFullRecorderStopsWithANote() throws {
    let limit = 2000
    let (recording, _, recorder) = try record(limit: limit) { scene in
      for number in 0..<1000 {
        scene.send(.text("some text \(number)"))
        scene.advance(by: 1.0 / 60)
      }
    }
    #expect(recorder.isFull && recorder.writer.count < limit + 1000)
    #expect(recording.notes == ["the recording stopped here: it holds 2000 bytes"])
    #expect(recording.fault == nil && recording.frames.count > 20 && recording.frames.count < 1000)
    #expect(replay(recording).player.divergence == nil)
  }

  @Test func theKeyThatSavesIsTakenOnlyWhereNothingElseTakesIt() throws {
    func isTaken(_ launch: (Scene) -> Void, flags: ModifierFlags = []) -> Bool {
      let (scene, recorder) = (Scene(), InputRecorder())
      recorder.record(scene)
      launch(scene)
      recorder.launchDidEnd()
      scene.send(.key(KeySample(Key(usage: 66), isDown: true, modifiers: flags)))
      scene.advance(by: 0.1)
      defer { #expect(!recorder.takeKey()) }
      return recorder.takeKey()
    }
    #expect(isTaken { _ in })
    #expect(!isTaken({ _ in }, flags: .shift))
    #expect(
      !isTaken { scene in
        scene.window.view.setResponder(Taker())
        scene.window.view.becomeFirstResponder()
      })
  }

  private struct Taker: PressResponder, FirstResponding {
    mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling { .handled }
  }
}
