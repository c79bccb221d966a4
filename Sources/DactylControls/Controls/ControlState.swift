import Dactyl

/// The state of a control as a set of bits, with UIKit's values (C14). The appearance of the control follows from it.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The empty set: a control at rest.
  public static let normal: ControlState = []
  /// A finger or key holds the control down (C7).
  public static let highlighted = ControlState(rawValue: 1)
  /// The control does not react to input (C13).
  public static let disabled = ControlState(rawValue: 2)
  /// The program has selected the control.
  public static let selected = ControlState(rawValue: 4)
  /// The control is the focused item and the focus is visible: keys operate it.
  public static let focused = ControlState(rawValue: 8)
  /// The mouse's pointer is over the control, or was when a button went down. (UIKit has no such state.)
  public static let hovered = ControlState(rawValue: 16)
}
