/// What a press is doing, as an event tells it (P1).
public enum PressPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// It went down.
  case began
  /// It is pressed harder or softer (P3).
  case changed
  /// It is down and did nothing in this event.
  case stationary
  /// It went up.
  case ended
  /// The system took it away.
  case cancelled
}

/// A key or button that is down, at the moment of an event: a value, safe to keep (P1).
public struct Press: Identifiable, Hashable, Sendable {
  /// The same from going down to going up, and never used again.
  public let id: UInt64
  /// What is pressed.
  public let type: PressType
  /// The device that it is on.
  public let device: DeviceID
  /// What it is doing in this event.
  public package(set) var phase: PressPhase
  /// When it did so.
  public package(set) var timestamp: Timestamp
  /// How hard it is pressed, 0…1; 1 for what has no measure while it is down (P3).
  public package(set) var force: Float
  /// What the key types with the modifiers, `!` for Shift-1 on an American layout; empty for buttons and keys that type
  /// nothing (P10). Where the platform does not know the layout so well, `1`: see `KeySample.typed`.
  public var characters: String { typedText.string }
  /// What the key types without any modifier.
  public var charactersIgnoringModifiers: String { layoutText.string }
  let typedText: KeyText
  let layoutText: KeyText
  /// The Latin letter of the key's place where the layout has no Latin letters, else empty: key commands are compared
  /// with it as well (R29).
  var latinLetter: String { latin.letter ?? "" }
  var latin = LatinLetter.none
  /// The modifier keys that were down.
  public package(set) var modifierFlags: ModifierFlags
  /// Who hears of it first, whatever becomes first responder meanwhile (P5); none before that is decided.
  public package(set) var responder = Entity.none

  /// What lies where there is no press.
  static let none = Press(
    id: 0, type: .key(Key(usage: 0)), device: .unknown, phase: .cancelled, timestamp: .zero, force: 0,
    typedText: KeyText(""), layoutText: KeyText(""), modifierFlags: [])

  /// The physical key, or nil for a button (P10).
  public var key: Key? { if case .key(let key) = type { key } else { nil } }
  /// The button, or nil for a key.
  public var button: ControllerButton? { if case .button(let button) = type { button } else { nil } }
}

/// The presses that a call tells of. Each key and button comes by itself (P9), so there is one, and it needs no memory
/// of its own.
public struct Presses: RandomAccessCollection, Sendable {
  private let press: Press

  package init(_ press: Press) { self.press = press }

  /// Where the first press is: 0.
  public var startIndex: Int { 0 }
  /// Behind the last press.
  public var endIndex: Int { 1 }
  /// The press at a place.
  public subscript(position: Int) -> Press { press }
}
