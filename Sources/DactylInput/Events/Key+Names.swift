extension Key {
  /// The English name of the key on an American layout: "A", "Left Shift", "Keypad 1"; "Key 171" for a key without a
  /// name.
  public var englishName: String {
    let index = Int(usage)
    if let number = functionNumber { return "F\(number)" }
    for run in Self.englishNames where index >= run.first && index < run.first + run.names.count {
      return run.names[index - run.first]
    }
    return "Key \(usage)"
  }

  /// All keys with an English name, sorted by usage. Those without a constant are made by `init(usage:)`.
  public static var allNamed: [Key] {
    let others = englishNames.flatMap { run in run.names.indices.map { Key(usage: UInt16(run.first + $0)) } }
    return (others + (1...24).compactMap(function)).sorted { $0.usage < $1.usage }
  }

  /// The number of a function key, from 1; nil for other keys.
  private var functionNumber: Int? { (1...24).first { Key.function($0) == self } }

  /// The names of keys with consecutive usages.
  private struct Names {
    let first: Int
    let names: [String]
  }

  private static let englishNames: [Names] = [
    Names(
      first: 4,
      names: [
        "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V",
        "W", "X", "Y", "Z", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Return", "Escape", "Backspace", "Tab",
        "Space", "-", "=", "[", "]", "\\", "#", ";", "'", "`", ",", ".", "/", "Caps Lock",
      ]),
    Names(
      first: 70,
      names: [
        "Print Screen", "Scroll Lock", "Pause", "Insert", "Home", "Page Up", "Delete", "End", "Page Down", "Right",
        "Left", "Down", "Up", "Num Lock", "Keypad /", "Keypad *", "Keypad -", "Keypad +", "Keypad Enter", "Keypad 1",
        "Keypad 2", "Keypad 3", "Keypad 4", "Keypad 5", "Keypad 6", "Keypad 7", "Keypad 8", "Keypad 9", "Keypad 0",
        "Keypad .", "\\", "Menu", "Power", "Keypad =",
      ]),
    Names(
      first: 116,
      names: [
        "Execute", "Help", "Menu Key", "Select", "Stop", "Again", "Undo", "Cut", "Copy", "Paste", "Find", "Mute",
        "Volume Up", "Volume Down",
      ]),
    Names(
      first: 133,
      names: [
        "Keypad ,", "Keypad = (AS400)", "International 1", "International 2", "International 3", "International 4",
        "International 5", "International 6", "International 7", "International 8", "International 9", "Language 1",
        "Language 2", "Language 3", "Language 4", "Language 5", "Language 6", "Language 7", "Language 8",
        "Language 9", "Alternate Erase", "System Request", "Cancel", "Clear", "Prior", "Return 2", "Separator",
        "Out", "Oper", "Clear Again", "CrSel", "ExSel",
      ]),
    Names(
      first: 176,
      names: [
        "Keypad 00", "Keypad 000", "Thousands Separator", "Decimal Separator", "Currency Unit", "Currency Subunit",
        "Keypad (", "Keypad )", "Keypad {", "Keypad }", "Keypad Tab", "Keypad Backspace", "Keypad A", "Keypad B",
        "Keypad C", "Keypad D", "Keypad E", "Keypad F", "Keypad XOR", "Keypad ^", "Keypad %", "Keypad <", "Keypad >",
        "Keypad &", "Keypad &&", "Keypad |", "Keypad ||", "Keypad :", "Keypad #", "Keypad Space", "Keypad @",
        "Keypad !", "Keypad Memory Store", "Keypad Memory Recall", "Keypad Memory Clear", "Keypad Memory Add",
        "Keypad Memory Subtract", "Keypad Memory Multiply", "Keypad Memory Divide", "Keypad +/-", "Keypad Clear",
        "Keypad Clear Entry", "Keypad Binary", "Keypad Octal", "Keypad Decimal", "Keypad Hexadecimal",
      ]),
    Names(
      first: 224,
      names: [
        "Left Control", "Left Shift", "Left Alt", "Left Command", "Right Control", "Right Shift", "Right Alt",
        "Right Command",
      ]),
    Names(
      first: 257,
      names: [
        "Mode", "Next Track", "Previous Track", "Stop Playing", "Play", "Mute", "Media", "Web", "Mail", "Calculator",
        "Computer", "Web Search", "Web Home", "Web Back", "Web Forward", "Web Stop", "Web Refresh", "Bookmarks",
        "Brightness Down", "Brightness Up", "Display Switch", "Keyboard Light", "Keyboard Light Down",
        "Keyboard Light Up", "Eject", "Sleep", "App 1", "App 2", "Rewind", "Fast Forward", "Soft Left", "Soft Right",
        "Call", "End Call",
      ]),
  ]
}
