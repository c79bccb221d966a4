import Dactyl
import DactylTesting
import Testing

@testable import DactylInspector

/// A recording is shortened to what is needed, and stays one that a person could have made.
@Suite struct ShrinkingTests {
  private static let frame: Int64 = 16

  /// Plays a recording in a new scene with a card, and returns the first frame in which a line has the text.
  private static func firstFrame(_ recording: Recording, _ text: String) -> Int? {
    let scene = Scene(size: Size(400, 300))
    let player = RecordingPlayer(recording)
    player.connect(scene)
    scene.decisions.turnOn()
    let card = scene.addView(frame: Rect(100, 100, 100, 100))
    card.name = "card"
    card.addGestureRecognizer(TapGestureRecognizer(taps: 2)) { _ in }.any.name = "double"
    card.addGestureRecognizer(PanGestureRecognizer()) { _ in }.any.name = "pan"
    while player.playFrame() {
      if scene.decisionLines.contains(where: { $0.contains(text) }) { return player.frameCount - 1 }
      scene.decisions.removeAll()
    }
    return nil
  }

  /// A recording with events at times in milliseconds, and a frame every 16.
  private static func recording(_ events: [(Int64, InputEvent.Kind)], until end: Int64) -> Recording {
    var recording = Recording(head: RecordingHead(program: "Card"))
    var left = events[...]
    for moment in stride(from: 0, through: end, by: Int(frame)) {
      var recorded = RecordedFrame(moment: Timestamp(milliseconds: Int64(moment)))
      while let (at, kind) = left.first, at <= moment {
        recorded.events.append(InputEvent(at: Timestamp(milliseconds: at), kind))
        left.removeFirst()
      }
      recording.frames.append(recorded)
    }
    return recording
  }

  private static func touch(_ finger: Int64, _ phase: TouchSamplePhase, _ x: Float, _ y: Float) -> InputEvent.Kind {
    .touch(TouchSample(finger: FingerID(finger), phase: phase, location: Point(x, y)))
  }

  /// A long play: a pan, fingers beside the card, hovering, keys, and two taps.
  private static var long: Recording {
    var events: [(Int64, InputEvent.Kind)] = [(16, touch(1, .began, 120, 120))]
    for step in 1...20 { events.append((16 + Int64(step) * 16, touch(1, .moved, 120 + Float(step), 120))) }
    events.append((352, touch(1, .ended, 140, 120)))
    for step in 0..<30 { events.append((400 + Int64(step) * 16, .hover(Point(Float(step), 5), modifiers: []))) }
    events.append((900, .key(KeySample(.space, isDown: true, characters: " "))))
    events.append((960, .key(KeySample(.space, isDown: false, characters: " "))))
    for tap in 0..<2 as Range<Int64> {
      let start = 2000 + tap * 150
      events.append((start, touch(2, .began, 150, 150)))
      events.append((start + 16, touch(2, .moved, 151, 150)))
      events.append((start + 20, touch(3, .began, 10, 10)))
      events.append((start + 50, touch(2, .ended, 151, 150)))
      events.append((start + 60, touch(3, .ended, 10, 10)))
    }
    events.append((3000, touch(1, .began, 150, 150)))
    events.append((3050, touch(1, .ended, 150, 150)))
    return recording(events, until: 4000)
  }

  @Test func aDoubleTapIsAllThatIsLeftOfALongPlay() throws {
    let text = "double on card: ran its action"
    let long = Self.long
    let short = try #require(RecordingShrinker.shrink(long) { Self.firstFrame($0, text) })

    #expect(Self.firstFrame(short, text) != nil)
    let phases = short.frames.flatMap(\.events).compactMap { event -> TouchSamplePhase? in
      guard case .touch(let sample) = event.kind, sample.finger == FingerID(2) else { return nil }
      return sample.phase
    }
    #expect(short.eventCount == 4 && phases == [.began, .ended, .began, .ended])
    // The time before the taps is gone: a frame for the launch, and one for each event.
    #expect(short.frames.count == 5)
    #expect(short.frames.map(\.moment) == short.frames.map(\.moment).sorted())
    #expect(try Recording(bytes: short.bytes, file: "short").frames == short.frames)
  }

  @Test func movesThatAreNeededStay() throws {
    let short = try #require(RecordingShrinker.shrink(Self.long) { Self.firstFrame($0, "pan on card: ran its action") })
    let kinds = short.frames.flatMap(\.events).map(\.kind)
    #expect(
      kinds.count == 3 && kinds.first == Self.touch(1, .began, 120, 120)
        && kinds.last == Self.touch(1, .ended, 140, 120))
  }

  @Test func whatIsNotShownShrinksToNothing() {
    #expect(RecordingShrinker.shrink(Self.long) { Self.firstFrame($0, "no such entry") } == nil)
  }

  @Test func fewAttemptsLeaveARecordingThatShowsIt() throws {
    var plays = 0
    let short = try #require(
      RecordingShrinker.shrink(Self.long, attempts: 3) {
        plays += 1
        return Self.firstFrame($0, "double on card: ran its action")
      })
    #expect(plays == 4 && Self.firstFrame(short, "double on card: ran its action") != nil)
  }

  @Test func everyEventIsInOneSequence() {
    var recording = Recording.made(of: SampleEvents.all)
    recording.frames[2].events.reverse()
    for recording in [recording, Self.long] {
      let sequences = InputSequences(recording).all
      let places = sequences.flatMap { $0.fixed + $0.moves }
      #expect(places.count == recording.eventCount && Set(places).count == places.count)
      #expect(sequences.allSatisfy { !$0.fixed.isEmpty && ($0.fixed + $0.moves).min() == $0.fixed[0] })
    }
  }

  @Test func whatComesFromADeviceGoesWithItsConnection() throws {
    let pad = DeviceID(7)
    let recording = Self.recording(
      [
        (16, .device(.added(pad))), (32, .press(PressSample(.button(.a), .began, device: pad))),
        (64, .press(PressSample(.button(.a), .ended, force: 0, device: pad))), (80, .device(.removed(pad))),
        (100, .key(KeySample(.space, isDown: true))), (120, .key(KeySample(.space, isDown: false))),
      ], until: 200)
    var candidates: [Recording] = []
    let short = RecordingShrinker.shrink(recording) { candidate in
      candidates.append(candidate)
      let kinds = candidate.frames.flatMap(\.events).map(\.kind)
      return kinds.contains { if case .press = $0 { true } else { false } } ? 2 : nil
    }
    #expect(short?.frames.flatMap(\.events).count == 4)
    for candidate in candidates {
      let kinds = candidate.frames.flatMap(\.events).map(\.kind)
      let hasPress = kinds.contains { if case .press = $0 { true } else { false } }
      #expect(!hasPress || kinds.contains(.device(.added(pad))))
    }
  }
}
