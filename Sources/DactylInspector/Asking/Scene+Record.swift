import Dactyl

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

  var staysOnRestoring: Bool { true }
  func mix(into hash: inout StateHash) {}
  func copyState(_ copier: StateCopier) {}
}
