/// The input of a key command: a character, whatever its case, a key that types none, or a controller's button.
public enum KeyInput: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A character as the layout has it without modifiers; case does not count (R30). On a layout without Latin letters,
  /// such as a Russian, Greek or Hebrew one, the Latin letter at the key's position counts as well (R29).
  case character(String)
  /// A physical key, such as an arrow or a function key.
  case key(Key)
  /// A button of any game controller, such as `menu` for a pause and the shoulders for the next page.
  case button(ControllerButton)

  /// Makes a key from the character that it types.
  public init(stringLiteral text: String) { self = .character(text) }

  /// Whether a press matches the input.
  func matches(_ press: Press) -> Bool {
    switch self {
    case .character(let text):
      !text.isEmpty
        && (text.isCaseless(press.charactersIgnoringModifiers)
          || press.latin.isLetter && text.isCaseless(press.latinLetter))
    case .key(let key): press.key == key
    case .button(let button): press.button == button
    }
  }

  /// Whether the input is a button of a controller.
  package var isButton: Bool { if case .button = self { true } else { false } }
}

/// A key with modifiers, or a controller's button, that triggers an action (R29-R32).
public struct KeyCommand: Hashable, Sendable {
  /// The key or button.
  public var input: KeyInput
  /// The modifier keys that must be down, and no others; Caps Lock does not count (R30).
  public var modifierFlags: ModifierFlags
  /// The action, which is sent without a target from the first responder (R23).
  public var action: Action
  /// The title in lists and menus; empty for the action's name.
  public var title: String
  /// Whether the command can be chosen; see `MenuResponder.validate(_:)` (R25).
  public var isEnabled = true
  /// Whether menus show a tick beside the command.
  public var isOn = false
  /// Whether the command is tested before text input and the movement of focus, which otherwise receive keys first
  /// (R32).
  public var wantsPriorityOverSystemBehavior = false
  /// Whether the command is shown in lists of commands.
  public var isDiscoverable = true

  /// Makes a key command.
  public init(_ input: KeyInput, _ modifiers: ModifierFlags = [], action: Action, title: String = "") {
    self.input = input
    modifierFlags = modifiers
    self.action = action
    self.title = title
  }

  /// Makes a command without a key, for menus.
  public init(action: Action, title: String = "") { self.init("", action: action, title: title) }

  /// Whether a press matches the command, enabled or not. Caps Lock is ignored on both sides.
  func matches(_ press: Press) -> Bool {
    hasModifiers(of: press) && input.matches(press)
  }

  /// Whether a press has the command's key and other modifiers (R30).
  func isMissed(by press: Press) -> Bool { input.matches(press) && !hasModifiers(of: press) }

  private func hasModifiers(of press: Press) -> Bool {
    press.modifierFlags.subtracting(.capsLock) == modifierFlags.subtracting(.capsLock)
  }
}

extension String {
  /// Whether another text equals this one, whatever its case.
  fileprivate func isCaseless(_ other: String) -> Bool {
    if self == other { return true }
    let (own, others) = (utf8, other.utf8)
    guard own.count == others.count, own.allSatisfy({ $0 < 128 }) else { return lowercased() == other.lowercased() }
    return own.elementsEqual(others) { a, b in
      a == b || (a ^ b == 32 && a | 32 >= 97 && a | 32 <= 122)
    }
  }
}
