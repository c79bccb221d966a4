import Dactyl

/// The events of a control as a set of bits, with UIKit's values (C1). An action is registered for any of them.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A finger landed on the control (C2), or a key that activates it went down.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger landed again soon after a tap; sent after `touchDown` (C3).
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// The tracked finger moved, and is inside (C5).
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// The tracked finger moved, and is outside (C5).
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// The tracked finger moved back inside (C6).
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// The tracked finger moved outside (C5).
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// The tracked finger lifted inside (C9), or the key that pressed the control went up.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// The tracked finger lifted outside (C9).
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The finger or key was cancelled (C11-C13).
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The user changed the value; never sent for changes by the program (C19).
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The main action of the control happened: a button was pressed, or a value changed.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// Editing of text began.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// Text was edited.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing of text ended.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Editing of text ended with the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All events of fingers.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  /// All events of editing text.
  public static let allEditingEvents = ControlEvents(rawValue: 0xF_0000)
  /// The events that are reserved for a game's own use.
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// All events.
  public static let allEvents = ControlEvents(rawValue: .max)
}

extension ControlEvents {
  /// The events of the set one by one, beginning with the lowest bit.
  var each: some Sequence<ControlEvents> {
    sequence(state: rawValue) { bits -> ControlEvents? in
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return ControlEvents(rawValue: bits & (0 &- bits))
    }
  }

  /// The rule by which a single event is sent.
  var rule: Rule {
    switch self {
    case .touchDown: .C2
    case .touchDownRepeat: .C3
    case .touchDragInside, .touchDragOutside, .touchDragExit: .C5
    case .touchDragEnter: .C6
    case .touchUpInside, .touchUpOutside, .primaryActionTriggered: .C9
    case .touchCancel: .C11
    case .valueChanged: .C19
    default: .C1
    }
  }
}

extension Scene {
  /// Records an event of a control in the decisions, by the number of its bit.
  func note(_ event: ControlEvents, of control: Control, rule: Rule? = nil) {
    record(
      .controlEvent, rule: rule ?? event.rule, detail: UInt8(event.rawValue.trailingZeroBitCount), view: control.entity)
  }
}
