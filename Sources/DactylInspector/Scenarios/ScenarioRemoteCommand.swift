/// A remote control event, by its name in a scenario.
package enum ScenarioRemoteCommand: String, Hashable, Sendable, CaseIterable {
  /// Play.
  case play
  /// Pause.
  case pause
  /// Stop.
  case stop
  /// Play, or pause when it plays.
  case togglePlayPause = "toggle_play_pause"
  /// The next track.
  case nextTrack = "next_track"
  /// The previous track.
  case previousTrack = "previous_track"
  /// Backward begins.
  case beginSeekingBackward = "begin_seeking_backward"
  /// Backward ends.
  case endSeekingBackward = "end_seeking_backward"
  /// Forward begins.
  case beginSeekingForward = "begin_seeking_forward"
  /// Forward ends.
  case endSeekingForward = "end_seeking_forward"
}
