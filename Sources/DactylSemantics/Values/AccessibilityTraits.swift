/// What kind of thing an accessibility element is, and in which state: the words of UIKit.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt32
  /// Makes traits of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a button.
  public static let button = Self(rawValue: 1 << 0)
  /// It is a link.
  public static let link = Self(rawValue: 1 << 1)
  /// It is a heading of what follows.
  public static let header = Self(rawValue: 1 << 2)
  /// It is a picture.
  public static let image = Self(rawValue: 1 << 3)
  /// It is selected.
  public static let selected = Self(rawValue: 1 << 4)
  /// Its value can be increased and decreased.
  public static let adjustable = Self(rawValue: 1 << 5)
  /// It can't be used now.
  public static let notEnabled = Self(rawValue: 1 << 6)
  /// Its label or value changes all the time: clients ask from time to time, and are not notified of each change.
  public static let updatesFrequently = Self(rawValue: 1 << 7)
  /// It is switched on and off.
  public static let toggleButton = Self(rawValue: 1 << 8)
  /// It is the tab of a page.
  public static let tab = Self(rawValue: 1 << 9)
  /// It is text that does not change.
  public static let staticText = Self(rawValue: 1 << 10)
  /// It is a field to search in.
  public static let searchField = Self(rawValue: 1 << 11)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = Self(rawValue: 1 << 12)
  /// It handles touches itself: exploring by touch lets them through.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
}
