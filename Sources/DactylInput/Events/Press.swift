/// The phase of a press in an event (P1).
public enum PressPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The key or button went down.
  case began
  /// The force changed (P3).
  case changed
  /// The key or button is down and did not change in this event.
  case stationary
  /// The key or button went up.
  case ended
  /// The system cancelled the press.
  case cancelled
}

/// A key or button that is down, at the moment of an event: a value that is safe to keep (P1).
public struct Press: Identifiable, Hashable, Sendable {
  /// The identity, constant from going down to going up, and never used again.
  public let id: UInt64
  /// The key or button.
  public let type: PressType
  /// The device of the key or button.
  public let device: DeviceID
  /// The phase in this event.
  public package(set) var phase: PressPhase
  /// The moment of the last change.
  public package(set) var timestamp: Timestamp
  /// The force, 0…1; 1 for keys and buttons without a measured force while they are down (P3).
  public package(set) var force: Float
  /// The text that the key types with the modifiers, `!` for Shift-1 on an American layout; empty for buttons and keys
  /// that type nothing (P10). Where the platform does not report the layout in such detail, `1`: see `KeySample.typed`.
  public var characters: String { typedText.string }
  /// The text that the key types without any modifier.
  public var charactersIgnoringModifiers: String { layoutText.string }
  let typedText: KeyText
  let layoutText: KeyText
  /// The Latin letter at the key's position on a layout without Latin letters, else empty: key commands are also
  /// compared with it (R29).
  var latinLetter: String { latin.letter ?? "" }
  var latin = LatinLetter.none
  /// The modifier keys that were down.
  public package(set) var modifierFlags: ModifierFlags
  /// The first responder in the chain to receive the press, whatever becomes first responder meanwhile (P5); `.none`
  /// before that is determined.
  public package(set) var responder = Entity.none

  /// The value of unused slots.
  static let none = Press(
    id: 0, type: .key(Key(usage: 0)), device: .unknown, phase: .cancelled, timestamp: .zero, force: 0,
    typedText: KeyText(""), layoutText: KeyText(""), modifierFlags: [])

  /// The physical key, or nil for a button (P10).
  public var key: Key? { if case .key(let key) = type { key } else { nil } }
  /// The button, or nil for a key.
  public var button: ControllerButton? { if case .button(let button) = type { button } else { nil } }
}

/// The presses of a call. Each key and button is delivered by itself (P9), so there is exactly one, which needs no heap
/// storage.
public struct Presses: RandomAccessCollection, Sendable {
  private let press: Press

  package init(_ press: Press) { self.press = press }

  /// The position of the first press: 0.
  public var startIndex: Int { 0 }
  /// The position after the last press: 1.
  public var endIndex: Int { 1 }
  /// The press at a position.
  public subscript(position: Int) -> Press { press }
}
