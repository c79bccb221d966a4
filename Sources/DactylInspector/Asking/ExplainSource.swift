import Dactyl

/// Where an explanation gets what came into a running program, and copies of its scenes.
package struct ExplainSource {
  /// What was recorded from the launch on; nil when it can't be read.
  package var recording: () -> Recording?
  /// Launches the program once more, without a window, with its scenes connected to a player; nil for a program that
  /// can't be launched twice.
  package var launch: ((RecordingPlayer) throws -> LaunchedCopy)?

  /// Makes a source.
  package init(recording: @escaping () -> Recording?, launch: ((RecordingPlayer) throws -> LaunchedCopy)?) {
    self.recording = recording
    self.launch = launch
  }
}

/// A program that was launched once more, into which a recording is played.
package struct LaunchedCopy {
  /// Plays the next frame of the recording by a closure that runs it. Returns whether there was one.
  package var playFrame: (_ run: (Scene, Timestamp) -> Void) -> Bool
  /// Ends the copy.
  package var end: () -> Void

  /// Makes a copy.
  package init(
    playFrame: @escaping (_ run: (Scene, Timestamp) -> Void) -> Bool, end: @escaping () -> Void
  ) {
    self.playFrame = playFrame
    self.end = end
  }
}

extension Scene {
  /// Runs a launch, and records from there on what comes into the scene, so that `explain(_:)` can ask copies that the
  /// same launch fills. A program with a window does so by itself (`AppOptions.keepsRecording`).
  ///
  /// Called once, for an empty scene; the copies are scenes of the same size and assets without a window. Recording
  /// costs some nanoseconds for an event and holds everything that comes in, in memory.
  ///
  /// ```swift
  /// let scene = Scene(size: Size(320, 240))
  /// try scene.record(launch: fill)
  /// ```
  ///
  /// - Parameters:
  ///   - canLaunchAgain: Whether the closure may be called again, with other scenes. Without that, explanations have
  ///     the cause, and changes that were not tried.
  ///   - launch: Fills the scene.
  /// - Throws: the error of the launch.
  public func record(canLaunchAgain: Bool = true, launch: @escaping (Scene) throws -> Void) throws {
    let (size, assets, density) = (size, assets, pointsPerMillimeter)
    let recorder = InputRecorder(hashInterval: nil)
    addPart(RecordedLaunch(recorder))
    var head = RecordingHead(program: "")
    head.sceneSize = size
    head.pointsPerMillimeter = density
    recorder.explainSource = ExplainSource(
      recording: { [unowned recorder] in recorder.recording(head: head) },
      launch: !canLaunchAgain
        ? nil
        : { player in
          let copy = Scene(size: size)
          copy.assets = assets
          player.connect(copy)
          try launch(copy)
          return LaunchedCopy(playFrame: { player.playFrame(run: $0) }, end: { copy.endInput() })
        })
    recorder.record(self)
    try launch(self)
    recorder.launchDidEnd()
  }
}

/// Keeps the recorder of a scene as long as the scene lives.
private final class RecordedLaunch: AddedPart {
  private let recorder: InputRecorder

  init(_ recorder: InputRecorder) { self.recorder = recorder }

  func mix(into hash: inout StateHash) {}
}
