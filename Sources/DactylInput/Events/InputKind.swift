/// The kinds of input. All are processed alike: ingested, targeted, claimed, routed to recognizers, decided, delivered
/// to responders. What is particular to a kind is in one file of `Intake/`.
public enum InputKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A finger, a pencil or a pressed mouse button.
  case touch
  /// A key or button.
  case press
  /// A wheel or touchpad that scrolls.
  case scroll
  /// Two fingers that pinch or turn on a touchpad.
  case transform
  /// A pointer with no button pressed.
  case hover
  /// Input of the game's own (`CustomEvent`).
  case custom
  /// A shake of the device or of a controller.
  case motion
  /// A remote control or media key.
  case remoteControl
  /// Text that is typed or composed.
  case text

  /// Whether its contents are in `InputTable.payloads`.
  var hasPayload: Bool { self == .custom || self == .remoteControl || self == .text }

  /// The type of events of the kind.
  var eventType: EventType {
    switch self {
    case .touch, .text: .touches
    case .press: .presses
    case .scroll: .scroll
    case .transform: .transform
    case .hover: .hover
    case .custom: .custom
    case .motion: .motion
    case .remoteControl: .remoteControl
    }
  }
}

/// A set of kinds of input.
struct InputKinds: OptionSet {
  let rawValue: UInt16
  static let all = InputKinds(rawValue: .max)
  static let touches = InputKinds(.touch)
  static let presses = InputKinds(.press)
  /// The sequences of a pointer with no button pressed.
  static let pointer: InputKinds = [InputKinds(.scroll), InputKinds(.transform), InputKinds(.hover)]

  init(rawValue: UInt16) { self.rawValue = rawValue }
  init(_ kind: InputKind) { rawValue = 1 << UInt16(kind.rawValue) }

  func contains(_ kind: InputKind) -> Bool { contains(InputKinds(kind)) }
}
