/// Which way the focus goes (F9). Raw values are UIKit's.
public enum FocusHeading: UInt8, Hashable, Sendable, CaseIterable {
  /// To what lies above.
  case up = 1
  /// To what lies below.
  case down = 2
  /// To what lies on the left.
  case left = 4
  /// To what lies on the right.
  case right = 8
  /// To the next in reading order; after the last comes the first.
  case next = 16
  /// To the one before in reading order; before the first comes the last.
  case previous = 32

  /// Whether it goes by place rather than by reading order.
  public var isDirection: Bool { rawValue < FocusHeading.next.rawValue }
}

extension FocusHeading {
  /// The way that a press points, wherever presses point: arrow keys, the directional pad and the left stick.
  package init?(direction type: PressType) {
    switch type {
    case .key(.up), .button(.dpadUp), .button(.leftStickUp): self = .up
    case .key(.down), .button(.dpadDown), .button(.leftStickDown): self = .down
    case .key(.left), .button(.dpadLeft), .button(.leftStickLeft): self = .left
    case .key(.right), .button(.dpadRight), .button(.leftStickRight): self = .right
    default: return nil
    }
  }

  /// The heading that a press is where nobody handles it (F24).
  package init?(_ press: Press) {
    guard press.key == .tab else {
      self.init(direction: press.type)
      return
    }
    self = press.modifierFlags.contains(.shift) ? .previous : .next
  }
}
