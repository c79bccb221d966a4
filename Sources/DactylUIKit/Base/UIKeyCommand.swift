/// A key that sends an action (R29).
public final class UIKeyCommand: NSObject {
  /// The key, as the text that it types: one of the constants, or a character.
  public let input: String?
  /// The modifier keys that must be down, exactly these (R30).
  public let modifierFlags: UIKeyModifierFlags
  /// The action, which goes up the responder chain.
  public let action: Selector?
  /// The title in a list of key commands.
  public var discoverabilityTitle: String?
  /// Whether the command takes precedence over text that is being edited (R32).
  public var wantsPriorityOverSystemBehavior = false

  /// The input of a key that types nothing.
  public static let inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow"
  /// The input of a key that types nothing.
  public static let inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow"
  /// The input of a key that types nothing.
  public static let inputEscape = "UIKeyInputEscape", inputDelete = "\u{8}"

  /// Makes a command with a title.
  public convenience init(
    title: String, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle ?? title
  }
  /// Makes a command without a title.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  private static let keys: [String: Key] = [
    inputUpArrow: .up, inputDownArrow: .down, inputLeftArrow: .left, inputRightArrow: .right, inputEscape: .escape,
    inputDelete: .backspace, "\r": .return, "\t": .tab,
  ]

  func engine(naming name: (Selector) -> Action) -> KeyCommand {
    let input = input ?? ""
    var command = KeyCommand(
      Self.keys[input].map { .key($0) } ?? .character(input), modifierFlags.engine,
      action: action.map(name) ?? Action(""), title: discoverabilityTitle ?? "")
    command.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    command.isDiscoverable = discoverabilityTitle != nil
    return command
  }
}
