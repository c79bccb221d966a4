/// What a remote control or a media key asks for (X1).
public enum RemoteCommand: UInt8, Hashable, Sendable, CaseIterable {
  /// Start to play, or go on after a pause.
  case play = 100
  /// Pause what plays.
  case pause = 101
  /// Stop what plays.
  case stop = 102
  /// Play, or pause when it plays.
  case togglePlayPause = 103
  /// The next track.
  case nextTrack = 104
  /// The previous track.
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
