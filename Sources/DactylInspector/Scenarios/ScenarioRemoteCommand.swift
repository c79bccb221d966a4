/// A command of a remote control, by its name in a scenario.
package enum ScenarioRemoteCommand: String, Hashable, Sendable, CaseIterable {
  /// Start to play, or continue after a pause.
  case play
  /// Pause playing.
  case pause
  /// Stop playing.
  case stop
  /// Play or, while playing, pause.
  case togglePlayPause = "toggle_play_pause"
  /// Go to the next track.
  case nextTrack = "next_track"
  /// Go to the previous track.
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
