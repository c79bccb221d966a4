/// The direction in which the focus moves (F9). Raw values are UIKit's.
public enum FocusHeading: UInt8, Hashable, Sendable, CaseIterable {
  /// Upward.
  case up = 1
  /// Downward.
  case down = 2
  /// To the left.
  case left = 4
  /// To the right.
  case right = 8
  /// To the next item in reading order; the first follows the last.
  case next = 16
  /// To the previous item in reading order; the last precedes the first.
  case previous = 32

  /// Whether the heading is a direction on the screen rather than in reading order.
  public var isDirection: Bool { rawValue < FocusHeading.next.rawValue }
}

extension FocusHeading {
  /// Makes the heading of a press of an arrow key, the directional pad or the left stick; nil for others.
  package init?(direction type: PressType) {
    switch type {
    case .key(.up), .button(.dpadUp), .button(.leftStickUp): self = .up
    case .key(.down), .button(.dpadDown), .button(.leftStickDown): self = .down
    case .key(.left), .button(.dpadLeft), .button(.leftStickLeft): self = .left
    case .key(.right), .button(.dpadRight), .button(.leftStickRight): self = .right
    default: return nil
    }
  }

  /// Makes the heading of a press that no responder handles (F24); nil for others.
  package init?(_ press: Press) {
    guard press.key == .tab else {
      self.init(direction: press.type)
      return
    }
    self = press.modifierFlags.contains(.shift) ? .previous : .next
  }
}
