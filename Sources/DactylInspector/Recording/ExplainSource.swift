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
