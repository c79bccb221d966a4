import Dactyl

/// What happens to a control, a bit each, with UIKit's numbers (C1). An action is for any of them.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A finger landed on it (C2), or a key that works it went down.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// Beside `touchDown`, when that is a tap after the first in a row (C3).
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// The finger moved, and is inside (C5).
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// The finger moved, and is outside (C5).
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// The finger came back in (C6).
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// The finger went out.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// The finger lifted inside (C9), or the key went up.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// The finger lifted outside.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The finger or key was taken away (C11-C13).
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The user changed its value; never the program (C19).
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// What the control is there for happened: a button was pressed, a value changed.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// Text began to be edited.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// Text was edited.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Text is edited no longer.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Text is edited no longer, by the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All that fingers do.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  /// All of editing text.
  public static let allEditingEvents = ControlEvents(rawValue: 0xF_0000)
  /// Those that are a game's own to give a meaning.
  public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
  /// All events of the control.
  public static let allEvents = ControlEvents(rawValue: .max)
}

extension ControlEvents {
  /// Its events one by one, the lowest bit first.
  var each: some Sequence<ControlEvents> {
    sequence(state: rawValue) { bits -> ControlEvents? in
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return ControlEvents(rawValue: bits & (0 &- bits))
    }
  }

  /// The rule by which one of them is sent.
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
  /// Writes down an event of a control, by its bit.
  func note(_ event: ControlEvents, of control: Control, rule: Rule? = nil) {
    record(
      .controlEvent, rule: rule ?? event.rule, detail: UInt8(event.rawValue.trailingZeroBitCount), view: control.entity)
  }
}
