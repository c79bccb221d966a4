import DactylControls

/// The states of an object, by the numbers of AT-SPI2.
struct AccessibleStates: OptionSet, Hashable {
  let rawValue: UInt64

  static let active = Self(rawValue: 1 << 1)
  static let checked = Self(rawValue: 1 << 4)
  static let defunct = Self(rawValue: 1 << 6)
  static let editable = Self(rawValue: 1 << 7)
  static let enabled = Self(rawValue: 1 << 8)
  static let focusable = Self(rawValue: 1 << 11)
  static let focused = Self(rawValue: 1 << 12)
  static let modal = Self(rawValue: 1 << 16)
  static let multiLine = Self(rawValue: 1 << 17)
  static let selectable = Self(rawValue: 1 << 22)
  static let selected = Self(rawValue: 1 << 23)
  static let sensitive = Self(rawValue: 1 << 24)
  static let showing = Self(rawValue: 1 << 25)
  static let singleLine = Self(rawValue: 1 << 26)
  static let visible = Self(rawValue: 1 << 30)
  static let selectableText = Self(rawValue: 1 << 38)
  static let checkable = Self(rawValue: 1 << 41)
  static let hasPopup = Self(rawValue: 1 << 42)

  /// The states that clients are notified of, with their names.
  static let named: [(AccessibleStates, String)] = [
    (.active, "active"), (.checked, "checked"), (.enabled, "enabled"), (.focused, "focused"),
    (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
  ]

  /// The states of an element.
  init(_ element: AccessibilityElement) {
    let role = element.role
    self = [.visible]
    if element.isVisible { insert(.showing) }
    if !element.traits.contains(.notEnabled) { formUnion([.enabled, .sensitive]) }
    if role.isUsed || element.traits.contains(.button) { insert(.focusable) }
    if element.isFocused || element.selection != nil { insert(.focused) }
    if role.isChoice { insert(.selectable) }
    if element.traits.contains(.selected) {
      insert(.selected)
      if role == .choice { insert(.checked) }
    }
    if role == .toggle || role == .choice { insert(.checkable) }
    if role == .toggle, element.number == 1 { insert(.checked) }
    if role.isField { formUnion([.editable, .selectableText, role == .textView ? .multiLine : .singleLine]) }
    if role == .dialog { insert(.modal) }
    if role == .picker { insert(.hasPopup) }
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The states as AT-SPI2 has them: two numbers of 32 bits.
  var value: BusValue {
    .array(
      of: "u",
      [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(truncatingIfNeeded: rawValue >> 32))])
  }
}
