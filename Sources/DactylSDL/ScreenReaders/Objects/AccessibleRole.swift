import DactylControls

/// What an object is, by the numbers and names of AT-SPI2.
struct AccessibleRole: Hashable {
  var number: UInt32
  var name: String

  static let application = Self(number: 75, name: "application")
  static let frame = Self(number: 23, name: "frame")
  static let notification = Self(number: 101, name: "notification")

  /// The role of an element or container.
  init(_ role: AccessibilityRole) {
    let (number, name): (UInt32, String) =
      switch role {
      case .button: (43, "push button")
      case .link: (88, "link")
      case .toggle: (7, "check box")
      case .choice: (44, "radio button")
      case .tab: (37, "page tab")
      case .text: (29, "label")
      case .header: (83, "heading")
      case .image: (27, "image")
      case .slider: (51, "slider")
      case .stepper, .pages: (52, "spin button")
      case .picker: (11, "combo box")
      case .textField, .searchField: (79, "entry")
      case .textView: (61, "text")
      case .progress: (42, "progress bar")
      case .activity: (3, "animation")
      case .row: (32, "list item")
      case .menuItem: (35, "menu item")
      case .group: (39, "panel")
      case .choices: (99, "grouping")
      case .list: (31, "list")
      case .tabs: (38, "page tab list")
      case .menu: (33, "menu")
      case .dialog, .sheet: (16, "dialog")
      case .scrollArea: (49, "scroll pane")
      case .navigationBar, .toolbar: (63, "tool bar")
      // A window of the scene is an area of the system's window, of which readers say nothing.
      case .window: (20, "filler")
      }
    self.init(number: number, name: name)
  }

  private init(number: UInt32, name: String) {
    self.number = number
    self.name = name
  }
}

extension AccessibilityRole {
  /// Whether text is edited in what has the role.
  var isField: Bool { self == .textField || self == .searchField || self == .textView }

  /// Whether what has the role can be chosen among others.
  var isChoice: Bool { self == .choice || self == .tab || self == .row || self == .menuItem }

  /// Whether what has the role contains what can be chosen.
  var hasChoices: Bool { self == .choices || self == .tabs || self == .list || self == .menu }
}
