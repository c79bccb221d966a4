import Dactyl

/// The direction of a key that changes a control: an arrow key, the directional pad or the left stick.
public enum ControlStep: UInt8, Hashable, Sendable, CaseIterable {
  /// To the left: less.
  case left
  /// To the right: more.
  case right
  /// One step up.
  case up
  /// One step down.
  case down

  init?(_ type: PressType) {
    switch FocusHeading(direction: type) {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}
