/// A remote control event, by its name in a scenario.
package enum ScenarioRemoteCommand: String, Hashable, Sendable, CaseIterable {
  /// Start to play, or go on after a pause.
  case play
  /// Pause what plays.
  case pause
  /// Stop what plays.
  case stop
  /// Play, or pause when it plays.
  case togglePlayPause = "toggle_play_pause"
  /// The next track.
  case nextTrack = "next_track"
  /// The previous track.
  case previousTrack = "previous_track"
  /// Start to seek backward, until `endSeekingBackward`.
  case beginSeekingBackward = "begin_seeking_backward"
  /// Stop seeking backward.
  case endSeekingBackward = "end_seeking_backward"
  /// Start to seek forward, until `endSeekingForward`.
  case beginSeekingForward = "begin_seeking_forward"
  /// Stop seeking forward.
  case endSeekingForward = "end_seeking_forward"
}
