import Dactyl

/// Which way a key or button points that changes a control: an arrow key or the directional pad.
public enum ControlStep: UInt8, Hashable, Sendable, CaseIterable {
  /// To the left: less.
  case left
  /// To the right: more.
  case right
  /// Up.
  case up
  /// Down.
  case down

  init?(_ type: PressType) {
    switch type {
    case .key(.left), .button(.dpadLeft): self = .left
    case .key(.right), .button(.dpadRight): self = .right
    case .key(.up), .button(.dpadUp): self = .up
    case .key(.down), .button(.dpadDown): self = .down
    default: return nil
    }
  }
}
