/// What a remote control or a media key asks for (X1).
public enum RemoteCommand: UInt8, Hashable, Sendable, CaseIterable {
  /// Play.
  case play = 100
  /// Pause.
  case pause = 101
  /// Stop.
  case stop = 102
  /// Play, or pause when it plays.
  case togglePlayPause = 103
  /// The next track.
  case nextTrack = 104
  /// The previous track.
  case previousTrack = 105
  /// Backward begins.
  case beginSeekingBackward = 106
  /// Backward ends.
  case endSeekingBackward = 107
  /// Forward begins.
  case beginSeekingForward = 108
  /// Forward ends.
  case endSeekingForward = 109
}
