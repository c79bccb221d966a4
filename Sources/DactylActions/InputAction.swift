/// A named action of a player in a game: jump, fire, move. Bindings (`InputContext`) define the keys, buttons and
/// fingers that perform it, and can be changed by the player.
///
/// An action is declared once and read without strings; `Value` is its kind: `Bool` is a button, `Float` an axis
/// (−1…1), `Vector` two axes, `Point?` the position of a finger, and `Movement` a way since the last reading.
///
/// ```swift
/// extension InputAction where Value == Bool {
///   static let jump = InputAction("jump", buffer: 0.1)
/// }
/// if scene.input.justPressed(.jump) { hero.jump() }
/// ```
public struct InputAction<Value>: Hashable, Sendable {
  /// The name, which has to be unique among the actions of a game, and the kind.
  public let id: InputActionID
  /// The time for which an early press remains available, in seconds (`InputState.takePress(_:)`).
  public let buffer: Double

  init(id: InputActionID, buffer: Double = 0) {
    self.id = id
    self.buffer = buffer.isFinite ? max(0, buffer) : 0
  }
}

extension InputAction where Value == Bool {
  /// Makes a button, with the time in seconds for which early presses remain available.
  public init(_ name: String, buffer: Double = 0) { self.init(id: InputActionID(name, .button), buffer: buffer) }
}

extension InputAction where Value == Float {
  /// Makes an axis, −1…1; a trigger is 0…1.
  public init(_ name: String) { self.init(id: InputActionID(name, .axis)) }
}

extension InputAction where Value == Vector {
  /// Makes two axes, to the right and down, with a length of at most 1.
  public init(_ name: String) { self.init(id: InputActionID(name, .vector)) }
}

extension InputAction where Value == Point? {
  /// Makes the position of a finger or pressed pointer, in the scene's coordinates; nil while there is none.
  public init(_ name: String) { self.init(id: InputActionID(name, .touch)) }
}

/// The identity of an action: its name and its kind. Lists of actions contain it, in rebinding menus and in files.
public struct InputActionID: Hashable, Sendable {
  /// The name of the action, by which saved bindings refer to it.
  public let name: String
  /// The kind of the action.
  public let kind: InputActionKind

  init(_ name: String, _ kind: InputActionKind) {
    self.name = name
    self.kind = kind
  }
}

/// The kind of an action, by its value.
public enum InputActionKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A button, which is down or not (`Bool`).
  case button
  /// An axis from −1 to 1 (`Float`).
  case axis
  /// Two axes (`Vector`).
  case vector
  /// A position on the screen (`Point?`).
  case touch
  /// A way since the last reading (`Movement`).
  case movement
}
