/// A command of a remote control or media key (X1).
public enum RemoteCommand: UInt8, Hashable, Sendable, CaseIterable {
  /// Start or resume playing.
  case play = 100
  /// Pause playing.
  case pause = 101
  /// Stop playing.
  case stop = 102
  /// Toggle between playing and pausing.
  case togglePlayPause = 103
  /// Play the next track.
  case nextTrack = 104
  /// Play the previous track.
  case previousTrack = 105
  /// Start to seek backward, until `endSeekingBackward`.
  case beginSeekingBackward = 106
  /// Stop seeking backward.
  case endSeekingBackward = 107
  /// Start to seek forward, until `endSeekingForward`.
  case beginSeekingForward = 108
  /// Stop seeking forward.
  case endSeekingForward = 109
}
