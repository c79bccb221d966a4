/// Speaks texts: what the exploring by touch says. A platform has one where the system has a voice; a game may set its
/// own (`Assistance.speech`).
public protocol Speech: AnyObject {
  /// Speaks a text, instead of the one that is being spoken.
  func speak(_ text: String)
  /// Falls silent.
  func stop()
}

extension AccessibilityElement {
  /// What is said of it: its name, its value, what it is, its state and its place in a list, and the hint.
  public var spokenText: String {
    var parts: [String] = []
    if !label.isEmpty { parts.append(label) }
    if traits.contains(.selected), role != .toggle { parts.append("selected") }
    if !role.spokenName.isEmpty { parts.append(role.spokenName) }
    if !value.isEmpty { parts.append(value) }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    if let place { parts.append(place.spokenText) }
    if !hint.isEmpty { parts.append(hint) }
    return parts.joined(separator: ", ")
  }
}

extension AccessibilityElement.Place {
  /// The place as it is said: `3 of 100,000`.
  package var spokenText: String { "\(Self.grouped(index + 1)) of \(Self.grouped(count))" }

  /// A number with commas between thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension AccessibilityRole {
  /// The word for it in a sentence; empty for what its name says.
  fileprivate var spokenName: String {
    switch self {
    case .button: "button"
    case .link: "link"
    case .toggle: "switch"
    case .choice: "choice"
    case .tab: "tab"
    case .header: "heading"
    case .image: "picture"
    case .slider: "slider"
    case .stepper: "stepper"
    case .pages: "pages"
    case .picker: "picker"
    case .textField: "text field"
    case .searchField: "search field"
    case .textView: "text"
    case .progress: "progress"
    case .activity: "busy"
    case .text, .row, .menuItem, .group, .choices, .list, .tabs, .menu, .dialog, .sheet, .scrollArea, .navigationBar,
      .toolbar, .window:
      ""
    }
  }
}
