/// What is either so or not so about a view, a bit each; and, in the highest four, how much room its block of children
/// has.
package struct ViewFlags: OptionSet, Sendable {
  package private(set) var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let isView = ViewFlags(rawValue: 1 << 0)
  package static let isHidden = ViewFlags(rawValue: 1 << 1)
  package static let isInteractionDisabled = ViewFlags(rawValue: 1 << 2)
  package static let clips = ViewFlags(rawValue: 1 << 3)
  package static let allowsMultipleTouch = ViewFlags(rawValue: 1 << 4)
  package static let isExclusiveTouch = ViewFlags(rawValue: 1 << 5)
  package static let passesThrough = ViewFlags(rawValue: 1 << 6)
  /// It is rotated, scaled or sheared.
  package static let hasTransform = ViewFlags(rawValue: 1 << 7)
  package static let hasOutsets = ViewFlags(rawValue: 1 << 8)
  package static let isWindow = ViewFlags(rawValue: 1 << 9)
  /// An animation holds the view and does not let it be touched meanwhile (H13).
  package static let isHeldByAnimation = ViewFlags(rawValue: 1 << 10)
  package static let hasShape = ViewFlags(rawValue: 1 << 11)
  /// Its transform has a translation.
  static let isMovedByTransform = ViewFlags(rawValue: 1 << 12)
  /// It has very many children: they have an order and an index of their own.
  static let isWide = ViewFlags(rawValue: 1 << 13)
  /// Its parent is wide.
  static let isInWide = ViewFlags(rawValue: 1 << 14)

  /// It was changed, and its box is older than its record.
  static let isStale = ViewFlags(rawValue: 1 << 15)

  /// Its entry in the tree of a wide parent is one that points can find.
  static let isFoundInWide = ViewFlags(rawValue: 1 << 16)

  /// Fingers hit it as if it were of the least size at least.
  package static let isGrownForTouch = ViewFlags(rawValue: 1 << 21)
  /// Edges of it stick to its parent's when that changes its size.
  static let sticks = ViewFlags(rawValue: 1 << 17)
  /// One of its children does so, or did.
  static let hasSticking = ViewFlags(rawValue: 1 << 18)
  /// Code lays out what is in it, and is notified when its size changes.
  static let laysOut = ViewFlags(rawValue: 1 << 19)
  /// It waits for a layout.
  static let needsLayout = ViewFlags(rawValue: 1 << 20)

  /// It shows a picture or text (H14).
  static let isImage = ViewFlags(rawValue: 1 << 22)
  /// Something listens on it.
  static let isHeeded = ViewFlags(rawValue: 1 << 23)
  /// The game has decided whether it lets touches through.
  static let decidesPassing = ViewFlags(rawValue: 1 << 24)
  /// It answers hit-testing itself, or lets what is in it stick out.
  static let answersHitTest = ViewFlags(rawValue: 1 << 25)
  /// It is itself meant to be hit by fingers as if it were of the least size at least, whatever is so of all views.
  package static let wantsGrowth = ViewFlags(rawValue: 1 << 26)
  /// Something about it once meant that the focus may come to it.
  static let mayHaveFocus = ViewFlags(rawValue: 1 << 27)

  /// What makes the rectangle in which a view can be hit another one than its bounds.
  static let changesHitArea: ViewFlags = [.hasOutsets, .isGrownForTouch, .answersHitTest]

  /// Switches bits on or off.
  mutating func set(_ flags: ViewFlags, _ isOn: Bool) { if isOn { formUnion(flags) } else { subtract(flags) } }

  /// The room for children, as the power of two that it is; -1 for none.
  var roomExponent: Int {
    get { Int(rawValue >> 28) - 1 }
    set { rawValue = rawValue & 0x0FFF_FFFF | UInt32(newValue + 1) << 28 }
  }
}
