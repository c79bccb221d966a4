/// The boolean properties of a view, one bit each; the highest four bits have the capacity of its block of children.
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
  /// The view is rotated, scaled or sheared.
  package static let hasTransform = ViewFlags(rawValue: 1 << 7)
  package static let hasOutsets = ViewFlags(rawValue: 1 << 8)
  package static let isWindow = ViewFlags(rawValue: 1 << 9)
  /// An animation holds the view, which cannot be touched meanwhile (H13).
  package static let isHeldByAnimation = ViewFlags(rawValue: 1 << 10)
  package static let hasShape = ViewFlags(rawValue: 1 << 11)
  /// The transform of the view has a translation.
  static let isMovedByTransform = ViewFlags(rawValue: 1 << 12)
  /// The view has very many children, which have an order and an index of their own.
  static let isWide = ViewFlags(rawValue: 1 << 13)
  /// The parent of the view is wide.
  static let isInWide = ViewFlags(rawValue: 1 << 14)

  /// The record was changed, and the box of the view is not updated yet.
  static let isStale = ViewFlags(rawValue: 1 << 15)

  /// The entry of the view in the tree of a wide parent can be found by points.
  static let isFoundInWide = ViewFlags(rawValue: 1 << 16)

  /// The view is enlarged for fingers to at least the minimum hit size.
  package static let isGrownForTouch = ViewFlags(rawValue: 1 << 21)
  /// The view has an autoresizing mask.
  static let sticks = ViewFlags(rawValue: 1 << 17)
  /// A child of the view has, or had, an autoresizing mask.
  static let hasSticking = ViewFlags(rawValue: 1 << 18)
  /// The view has layout code, and is notified when its size changes.
  static let laysOut = ViewFlags(rawValue: 1 << 19)
  /// The view needs a layout.
  static let needsLayout = ViewFlags(rawValue: 1 << 20)

  /// The view shows a picture or text (H14).
  package static let isImage = ViewFlags(rawValue: 1 << 22)
  /// The view has listeners.
  package static let hasListeners = ViewFlags(rawValue: 1 << 23)
  /// The game has decided whether the view lets touches through.
  package static let decidesPassing = ViewFlags(rawValue: 1 << 24)
  /// The view answers hit-testing itself, or lets subviews stick out.
  package static let answersHitTest = ViewFlags(rawValue: 1 << 25)
  /// The view itself asks to be enlarged for fingers to the minimum hit size, apart from the setting for all views.
  package static let wantsGrowth = ViewFlags(rawValue: 1 << 26)
  /// The view has been one that the focus may come to.
  static let mayHaveFocus = ViewFlags(rawValue: 1 << 27)

  /// The flags by which the hit area of a view differs from its bounds.
  static let changesHitArea: ViewFlags = [.hasOutsets, .isGrownForTouch, .answersHitTest]

  /// Sets or clears bits.
  mutating func set(_ flags: ViewFlags, _ isOn: Bool) { if isOn { formUnion(flags) } else { subtract(flags) } }

  /// The capacity for children as the exponent of a power of two; -1 for none.
  var roomExponent: Int {
    get { Int(rawValue >> 28) - 1 }
    set { rawValue = rawValue & 0x0FFF_FFFF | UInt32(newValue + 1) << 28 }
  }
}
