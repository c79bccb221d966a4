/// A key or button that is down: one object from going down to going up (P1).
public final class UIPress: NSObject {
  /// What a press is doing.
  public enum Phase: Int, Sendable {
    /// It went down, is pressed harder or softer, rests, went up, or was taken away.
    case began, changed, stationary, ended, cancelled
  }
  /// What is pressed, where it is one of those that UIKit knows (P2).
  public enum PressType: Int, Sendable {
    /// An arrow, or the directional pad.
    case upArrow = 0, downArrow, leftArrow, rightArrow
    /// The lower button of a controller, its menu button.
    case select = 4, menu = 5
    /// Another key or button.
    case other = -1

    /// The keys and buttons of the engine that it stands for.
    var engine: [Dactyl.PressType] {
      switch self {
      case .upArrow: [.key(.up), .button(.dpadUp)]
      case .downArrow: [.key(.down), .button(.dpadDown)]
      case .leftArrow: [.key(.left), .button(.dpadLeft)]
      case .rightArrow: [.key(.right), .button(.dpadRight)]
      case .select: [.key(.space), .button(.a)]
      case .menu: [.key(.escape), .button(.menu)]
      case .other: []
      }
    }
  }

  /// The press as it was told last.
  var press: Press
  private weak var application: UIApplication?

  init(_ press: Press, _ application: UIApplication) {
    self.press = press
    self.application = application
  }

  /// What it is doing in the event at hand.
  public var phase: Phase {
    switch press.phase {
    case .began: .began
    case .changed: .changed
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
  /// When it did so, in seconds of the scene's clock.
  public var timestamp: TimeInterval { press.timestamp.seconds }
  /// How hard it is pressed, from 0 to 1 (P3).
  public var force: CGFloat { CGFloat(press.force) }
  /// What is pressed.
  public var type: PressType {
    let types: [PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu]
    return types.first { $0.engine.contains(press.type) } ?? .other
  }
  /// The key, or nil for a button (P10).
  public var key: UIKey? { press.key.map { UIKey(press, $0) } }
  /// Who hears of it first (P5).
  public var responder: UIResponder? { application?.object(of: press.responder) }
}

/// A key of a keyboard (P10).
public struct UIKey: Hashable, Sendable {
  /// What it types with the modifiers.
  public let characters: String
  /// What it types without.
  public let charactersIgnoringModifiers: String
  /// Its number in the USB usage tables.
  public let keyCode: Int
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags

  init(_ press: Press, _ key: Key) {
    characters = press.characters
    charactersIgnoringModifiers = press.charactersIgnoringModifiers
    keyCode = Int(key.usage)
    modifierFlags = UIKeyModifierFlags(press.modifierFlags)
  }
}

/// A key that has an action performed (R29).
public final class UIKeyCommand: NSObject {
  /// The key, as what it types: one of the constants, or a character.
  public let input: String?
  /// The modifiers that are down with it, exactly these (R30).
  public let modifierFlags: UIKeyModifierFlags
  /// The action that goes up the responder chain.
  public let action: Selector?
  /// What a list of commands calls it.
  public var discoverabilityTitle: String?
  /// Whether it comes before text that is edited (R32).
  public var wantsPriorityOverSystemBehavior = false

  /// A key that types nothing.
  public static let inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow"
  /// A key that types nothing.
  public static let inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow"
  /// A key that types nothing.
  public static let inputEscape = "UIKeyInputEscape", inputDelete = "\u{8}"

  /// Makes a command with a title.
  public convenience init(
    title: String, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle ?? title
  }
  /// Makes a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  private static let keys: [String: Key] = [
    inputUpArrow: .up, inputDownArrow: .down, inputLeftArrow: .left, inputRightArrow: .right, inputEscape: .escape,
    inputDelete: .backspace, "\r": .return, "\t": .tab,
  ]

  func engine(in application: UIApplication) -> KeyCommand {
    let input = input ?? ""
    var command = KeyCommand(
      Self.keys[input].map { .key($0) } ?? .character(input), modifierFlags.engine,
      action: action.map(application.name(of:)) ?? Action(""), title: discoverabilityTitle ?? "")
    command.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    command.isDiscoverable = discoverabilityTitle != nil
    return command
  }
}
