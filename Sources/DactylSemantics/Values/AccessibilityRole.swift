/// What an accessibility element or container is, where its traits do not say it.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  // Elements.

  /// A button.
  case button
  /// A link.
  case link
  /// A switch or check box.
  case toggle
  /// One of several choices of which one is chosen.
  case choice
  /// The tab of a page.
  case tab
  /// Text.
  case text
  /// A heading.
  case header
  /// A picture.
  case image
  /// A slider.
  case slider
  /// A number with buttons to change it.
  case stepper
  /// The page that is shown, of several.
  case pages
  /// A button that shows choices in a menu.
  case picker
  /// A text field of one line.
  case textField
  /// A field to search in.
  case searchField
  /// A text of several lines that can be edited.
  case textView
  /// A bar that shows how far a task is.
  case progress
  /// A sign that something goes on.
  case activity
  /// A row of a list.
  case row
  /// An item of a menu.
  case menuItem

  // Containers.

  /// A group of elements.
  case group
  /// Choices of which one is chosen.
  case choices
  /// A list.
  case list
  /// The tabs of pages.
  case tabs
  /// A menu.
  case menu
  /// An alert or another dialog.
  case dialog
  /// A sheet or popover.
  case sheet
  /// An area that scrolls.
  case scrollArea
  /// A bar with a title and the way back.
  case navigationBar
  /// A bar with buttons.
  case toolbar
  /// A window.
  case window
}

extension AccessibilityRole {
  /// Whether what has the role is used, and not only read.
  package var isUsed: Bool {
    switch self {
    case .button, .link, .toggle, .choice, .tab, .slider, .stepper, .pages, .picker, .textField, .searchField,
      .textView, .row, .menuItem:
      true
    default: false
    }
  }
}
