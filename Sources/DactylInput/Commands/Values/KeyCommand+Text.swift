extension KeyCommand {
  /// The text of the command's key for lists, such as `Ctrl+Shift+Z`; empty for a command without a key, and for a
  /// controller's button.
  public var keyText: String {
    var parts: [String] = []
    if modifierFlags.contains(.control) { parts.append("Ctrl") }
    if modifierFlags.contains(.alternate) { parts.append("Alt") }
    if modifierFlags.contains(.shift) { parts.append("Shift") }
    if modifierFlags.contains(.command) { parts.append("Cmd") }
    let name =
      switch input {
      case .character(let text): text == " " ? "Space" : text.uppercased()
      case .key(let key): key.listName
      case .button: ""
      }
    guard !name.isEmpty else { return "" }
    return (parts + [name]).joined(separator: "+")
  }
}

extension Key {
  /// The name of the key in lists.
  fileprivate var listName: String {
    switch usage {
    case 4...29: String(UnicodeScalar(UInt8(usage) - 4 + 65))
    case 30...38: String(usage - 29)
    case 39: "0"
    case 40: "Return"
    case 41: "Esc"
    case 42: "Backspace"
    case 43: "Tab"
    case 44: "Space"
    case 58...69: "F\(usage - 57)"
    case 74: "Home"
    case 75: "Page Up"
    case 76: "Delete"
    case 77: "End"
    case 78: "Page Down"
    case 79: "Right"
    case 80: "Left"
    case 81: "Down"
    case 82: "Up"
    case 101: "Menu"
    default: "Key \(usage)"
    }
  }
}
