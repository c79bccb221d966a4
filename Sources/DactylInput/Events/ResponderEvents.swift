/// The callbacks that a responder receives, one bit each. The walk up the chain calls only responders with the bit set,
/// and reads one word of all others.
public struct ResponderEvents: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt16
  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Touches that begin: `touchesBegan`.
  public static let touchesBegan = ResponderEvents(rawValue: 1 << 0)
  /// Touches that move: `touchesMoved`.
  public static let touchesMoved = ResponderEvents(rawValue: 1 << 1)
  /// Touches that end: `touchesEnded`.
  public static let touchesEnded = ResponderEvents(rawValue: 1 << 2)
  /// Touches that are cancelled: `touchesCancelled`.
  public static let touchesCancelled = ResponderEvents(rawValue: 1 << 3)
  /// All four phases of touches. A responder that handles one of them is expected to handle all (T20).
  public static let touches: ResponderEvents = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]

  /// Presses that begin: `pressesBegan`.
  public static let pressesBegan = ResponderEvents(rawValue: 1 << 4)
  /// Presses that change: `pressesChanged`.
  public static let pressesChanged = ResponderEvents(rawValue: 1 << 5)
  /// Presses that end: `pressesEnded`.
  public static let pressesEnded = ResponderEvents(rawValue: 1 << 6)
  /// Presses that are cancelled: `pressesCancelled`.
  public static let pressesCancelled = ResponderEvents(rawValue: 1 << 7)
  /// All four phases of presses (P4).
  public static let presses: ResponderEvents = [.pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled]

  /// A shake that begins: `motionBegan`.
  public static let motionBegan = ResponderEvents(rawValue: 1 << 8)
  /// A shake that ends: `motionEnded`.
  public static let motionEnded = ResponderEvents(rawValue: 1 << 9)
  /// A shake that is cancelled: `motionCancelled`.
  public static let motionCancelled = ResponderEvents(rawValue: 1 << 10)
  /// All three phases of a shake (M1).
  public static let motion: ResponderEvents = [.motionBegan, .motionEnded, .motionCancelled]

  /// Commands of media keys and remote controls: `remoteControlReceived`.
  public static let remoteControl = ResponderEvents(rawValue: 1 << 11)
  /// Actions: `canPerformAction` and `perform`.
  public static let actions = ResponderEvents(rawValue: 1 << 12)
  /// The key commands of the responder: `keyCommands`.
  public static let keyCommands = ResponderEvents(rawValue: 1 << 13)
  /// Events of the game's own: `received`.
  public static let custom = ResponderEvents(rawValue: 1 << 14)

  /// No callback: the next responder may be another than the superview. Set by the engine only.
  static let turnsOff = ResponderEvents(rawValue: 1 << 15)

  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .stationary: self = []
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    }
  }

  init(_ phase: PressPhase) {
    switch phase {
    case .began: self = .pressesBegan
    case .changed: self = .pressesChanged
    case .stationary: self = []
    case .ended: self = .pressesEnded
    case .cancelled: self = .pressesCancelled
    }
  }

  init(_ phase: MotionPhase) {
    switch phase {
    case .began: self = .motionBegan
    case .ended: self = .motionEnded
    case .cancelled: self = .motionCancelled
    }
  }
}
