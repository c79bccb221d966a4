import DactylInspector

/// Plays recordings without a display, each with the scenes of a launch of its own, and reads the log of decisions.
@MainActor struct HeadlessReplay {
  /// A frame that was played.
  struct Frame {
    /// Its index in the recording.
    var index: Int
    var scene: Scene
    /// The decisions of the frame, in the first one with those of the launch.
    var decisions: [Decision]
  }
  /// The decisions of one frame that are kept.
  private static let capacity = 1 << 14

  let options: AppOptions

  /// Plays a recording, up to a moment or until the closure returns false, which is called after each frame. Another
  /// one is called after the launch, and the play goes on if it returns true.
  func play(
    _ recording: Recording, until limit: Timestamp? = nil, launch: (Scene) throws -> Void,
    launched: (Scene) -> Bool = { _ in true }, each: (Frame) -> Bool
  ) throws {
    let app = try HeadlessApp(options: options, oversampling: 1)
    defer { app.end() }
    let player = RecordingPlayer(recording)
    app.connect(player)
    app.scene.decisions.turnOn(capacity: Self.capacity)
    try launch(app.scene)
    var goesOn = launched(app.scene)
    while goesOn {
      let isPlayed = app.playFrame(of: player, until: limit) { scene, moment in
        scene.frame(at: moment)
        let decisions = scene.decisions.decisions
        // Windows that the game opens are watched from their first frame on.
        if scene.decisions.isOn { scene.decisions.removeAll() } else { scene.decisions.turnOn(capacity: Self.capacity) }
        goesOn = each(Frame(index: player.frameCount - 1, scene: scene, decisions: decisions))
      }
      if !isPlayed { return }
    }
  }

  /// The index of the first frame in which the log of decisions gets an entry with a text in it; nil when none does, or
  /// the launch fails.
  func firstFrame(of recording: Recording, showing text: String, launch: (Scene) throws -> Void) -> Int? {
    var shown: Int?
    try? play(recording, launch: launch) { frame in
      let isShown = frame.decisions.contains { DecisionText.line(of: $0, in: frame.scene).contains(text) }
      if isShown { shown = frame.index }
      return !isShown
    }
    return shown
  }

  /// A recording with the hashes that its frames have when it is played.
  func hashed(_ recording: Recording, launch: (Scene) throws -> Void) throws -> Recording {
    var hashed = recording
    try play(recording, launch: launch) { frame in
      hashed.frames[frame.index].hash = frame.scene.stateHash
      return true
    }
    hashed.head.features.insert(.hashes)
    return hashed
  }
}
