/// What a player can do in a game, by name: jump, fire, move. What keys, buttons and fingers do it is said by bindings
/// (`InputContext`), and can be changed by the player.
///
/// It is declared once and read without strings; `Value` says what it is: `Bool` is a button, `Float` an axis
/// (−1…1), `Vector` two axes, and `Point?` where a finger is.
///
/// ```swift
/// extension InputAction where Value == Bool {
///   static let jump = InputAction("jump", buffer: 0.1)
/// }
/// if scene.input.justPressed(.jump) { hero.jump() }
/// ```
public struct InputAction<Value>: Hashable, Sendable {
  /// Its name, which two actions of a game never share, and its kind.
  public let id: InputActionID
  /// For how many seconds a press that came too early still counts (`InputState.takePress(_:)`).
  public let buffer: Double

  private init(id: InputActionID, buffer: Double = 0) {
    self.id = id
    self.buffer = buffer.isFinite ? max(0, buffer) : 0
  }
}

extension InputAction where Value == Bool {
  /// A button, with a window in seconds for presses that come early.
  public init(_ name: String, buffer: Double = 0) { self.init(id: InputActionID(name, .button), buffer: buffer) }
}

extension InputAction where Value == Float {
  /// An axis, −1…1; a trigger goes 0…1.
  public init(_ name: String) { self.init(id: InputActionID(name, .axis)) }
}

extension InputAction where Value == Vector {
  /// Two axes, to the right and down, with a length of at most 1.
  public init(_ name: String) { self.init(id: InputActionID(name, .vector)) }
}

extension InputAction where Value == Point? {
  /// Where a finger or a pressed pointer is, in the scene's coordinates; nil while there is none.
  public init(_ name: String) { self.init(id: InputActionID(name, .touch)) }
}

/// Which action: its name and its kind. What lists of actions hold, on a screen for bindings and in files.
public struct InputActionID: Hashable, Sendable {
  /// The name of the action, by which saved bindings refer to it.
  public let name: String
  /// What it is.
  public let kind: InputActionKind

  init(_ name: String, _ kind: InputActionKind) {
    self.name = name
    self.kind = kind
  }
}

/// What an action is.
public enum InputActionKind: UInt8, Hashable, Sendable, CaseIterable {
  /// It is down or not (`Bool`).
  case button
  /// It goes from −1 to 1 (`Float`).
  case axis
  /// It goes in two directions (`Vector`).
  case vector
  /// It is somewhere on the screen (`Point?`).
  case touch
}
