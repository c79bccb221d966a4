import Dactyl

/// How a control is at the moment: a bit each, with UIKit's numbers (C14). What it looks like follows from it.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None of the others.
  public static let normal: ControlState = []
  /// A finger or key holds it down (C7).
  public static let highlighted = ControlState(rawValue: 1)
  /// It does not react (C13).
  public static let disabled = ControlState(rawValue: 2)
  /// The program has chosen it.
  public static let selected = ControlState(rawValue: 4)
  /// It has the focus and shows it: keys work it.
  public static let focused = ControlState(rawValue: 8)
}
