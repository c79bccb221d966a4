import Dactyl
import DactylTesting
import Testing

@testable import DactylInspector

/// Recordings and the inspector of scenes that go back to snapshots.
@Suite struct RollbackRecordingTests {
  private static func moment(_ frame: Int) -> Timestamp { Timestamp(milliseconds: Int64(16 * frame)) }

  private static func touch(inFrame frame: Int) -> InputEvent {
    let location = Point(10 + Float(3 * frame), 20)
    let sample = TouchSample(finger: FingerID(1), phase: frame == 1 ? .began : .moved, location: location)
    return InputEvent(at: moment(frame), .touch(sample))
  }

  /// A card that follows a finger, in a scene that goes back by two frames at the end of every fifth.
  private static func fill(_ scene: Scene) {
    let card = scene.addView(frame: Rect(0, 0, 60, 60))
    card.addGestureRecognizer(PanGestureRecognizer()) { $0.drag(card) }
    let snapshot = SceneSnapshot()
    var frames: [Timestamp] = []
    scene.onFrameEnd { [unowned scene] report in
      frames.append(report.timestamp)
      if frames.count % 5 == 3 { scene.takeSnapshot(snapshot) }
      guard frames.count % 5 == 0 else { return }
      scene.restore(snapshot)
      card.alpha *= 0.9
      for moment in frames.suffix(2) {
        scene.send(InputEvent(at: moment, .hover(Point(5, 5), modifiers: [])))
        scene.frame(at: moment)
      }
    }
  }

  private static func record(_ frames: Int, _ fill: (Scene) -> Void, atEach body: (Int, Scene) -> Void = { _, _ in })
    throws -> Recording
  {
    let (scene, recorder) = (Scene(size: Size(200, 200)), InputRecorder())
    recorder.record(scene)
    fill(scene)
    recorder.launchDidEnd()
    for frame in 1...frames {
      scene.send(touch(inFrame: frame))
      scene.frame(at: moment(frame))
      body(frame, scene)
    }
    recorder.stop()
    return try Recording(bytes: RecordingHead(program: "game").fileBytes + recorder.writer.blocks, file: "game")
  }

  @Test("A program that goes back at the end of frames does so again when it is played again")
  func replay() throws {
    let recording = try Self.record(23, Self.fill)
    #expect(recording.frames.count == 23 && recording.eventCount == 23 && recording.notes == [])

    let player = RecordingPlayer(recording)
    let scene = Scene(size: Size(200, 200))
    player.connect(scene)
    Self.fill(scene)
    while player.playFrame() {}

    #expect(player.divergence == nil && player.comparedCount == 23)
  }

  @Test("A recording ends, with a note, where a scene goes back between frames")
  func note() throws {
    var snapshot: SceneSnapshot?
    let recording = try Self.record(9, { _ in }) { frame, scene in
      if frame == 2 { snapshot = scene.snapshot() }
      if frame == 6, let snapshot { scene.restore(snapshot) }
    }

    #expect(recording.frames.count == 6)
    #expect(recording.notes == ["the recording stopped here: the scene went back to a snapshot"])
  }

  @Test("Tools stay when a scene goes back to a time before them")
  func tools() {
    let scene = Scene(size: Size(200, 200))
    scene.addView(frame: Rect(0, 0, 60, 60))
    scene.frame(at: .zero)
    let snapshot = scene.snapshot()
    scene.showsInspector = true
    scene.frame(at: Self.moment(1))

    scene.restore(snapshot)
    scene.frame(at: Self.moment(1))
    #expect(scene.showsInspector)
    scene.showsInspector = false
    scene.frame(at: Self.moment(2))
    #expect(!scene.showsInspector)
  }
}
