import Dactyl

/// The delegate of a list: closures that are notified of changes and asked questions besides the contents. Each is nil
/// by default, and receives the list first. They run between passes, and may do anything.
public struct ListDelegate {
  /// Whether a row may be selected. True by default.
  public var shouldSelect: ((ListView, ListPath) -> Bool)?
  /// Called when the user selects a row.
  public var didSelect: ((ListView, ListPath) -> Void)?
  /// Called when the user deselects a row, or selects another one instead.
  public var didDeselect: ((ListView, ListPath) -> Void)?
  /// Called when the user changes the selection, of one row or many: after the calls for single rows, and alone for
  /// rows that Shift or Control-A selected together.
  public var didChangeSelection: ((ListView) -> Void)?
  /// Called for the primary action of a row: it was tapped or clicked in a list with single selection, double-clicked,
  /// or Return was pressed.
  public var performPrimaryAction: ((ListView, ListPath) -> Void)?
  /// Called when the state of a visible row changes: highlighted, selected, focused or lifted. The row is already shown
  /// with the list's style.
  public var didChangeState: ((ListView, _ row: View, ListPath, ListRowState) -> Void)?

  /// Returns the actions at the left edge of a row, which are visible when the row is dragged to the right.
  public var leadingSwipeActions: ((ListView, ListPath) -> [ListSwipeAction])?
  /// Returns the actions at the right edge of a row, which are visible when the row is dragged to the left.
  public var trailingSwipeActions: ((ListView, ListPath) -> [ListSwipeAction])?

  /// Whether a row may be moved by a long press; true by default where `didMove` is set.
  public var canMove: ((ListView, ListPath) -> Bool)?
  /// Returns the path for a lifted row that is held over another one; the proposed path by default.
  public var targetForMove: ((ListView, _ from: ListPath, _ proposed: ListPath) -> ListPath)?
  /// Called when the user has moved a row, with UIKit's indices. The list has moved it already; the game moves it in
  /// its data. Rows can be moved only when this is set.
  public var didMove: ((ListView, _ from: ListPath, _ to: ListPath) -> Void)?

  /// Makes a delegate whose closures are all nil.
  public init() {}
}

/// The state of a row, as a set.
public struct ListRowState: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A finger or the mouse presses the row.
  public static let highlighted = ListRowState(rawValue: 1)
  /// The row is selected.
  public static let selected = ListRowState(rawValue: 2)
  /// The row is the one from which keys go, and the list is focused.
  public static let focused = ListRowState(rawValue: 4)
  /// The row is lifted to be moved.
  public static let lifted = ListRowState(rawValue: 8)
  /// The mouse's pointer is over the row, or was when a button went down.
  public static let hovered = ListRowState(rawValue: 16)
}

/// An action of a row, on a button behind the row that is visible when the row is dragged aside.
public struct ListSwipeAction {
  /// The title of the button.
  public var title: String
  /// The colour of the button.
  public var color: Color
  /// Whether the action deletes something; the button is red then, unless a colour was given.
  public var isDestructive: Bool
  /// Performs the action for a row of the list. The row is closing, or has closed.
  public var handler: (ListView, ListPath) -> Void

  /// Makes an action.
  public init(
    _ title: String, color: Color? = nil, isDestructive: Bool = false, handler: @escaping (ListView, ListPath) -> Void
  ) {
    self.title = title
    self.color = color ?? (isDestructive ? Color(0.86, 0.2, 0.18) : Color(0.42, 0.45, 0.5))
    self.isDestructive = isDestructive
    self.handler = handler
  }
}
