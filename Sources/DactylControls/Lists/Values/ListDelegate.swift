import Dactyl

/// What a list tells the game, and asks it beside what is in it: closures, each nil by default. They run between
/// passes, and may do anything.
public struct ListDelegate {
  /// Whether a row may be selected. Yes by default.
  public var shouldSelect: ((ListPath) -> Bool)?
  /// The user selected a row.
  public var onSelect: ((ListPath) -> Void)?
  /// The user selected a row no longer, or another one instead.
  public var onDeselect: ((ListPath) -> Void)?
  /// The user selected other rows than before, one or many: after the calls for single rows, and for all that Shift or
  /// Control-A selected together the only one.
  public var onSelectionChange: (() -> Void)?
  /// The user wants what the row is there for: it was tapped or clicked in a list of single selection, clicked twice,
  /// or Return was pressed.
  public var onPrimaryAction: ((ListPath) -> Void)?
  /// A row came to look another way: it is highlighted, selected, first for keys, or lifted, or no longer. Called for
  /// rows that are shown, after `ListStyle` has shown it.
  public var onStateChange: ((View, ListPath, ListRowState) -> Void)?

  /// What can be done with a row behind its left edge: it shows when the row is dragged to the right.
  public var leadingSwipeActions: ((ListPath) -> [ListSwipeAction])?
  /// What can be done with a row behind its right edge: it shows when the row is dragged to the left.
  public var trailingSwipeActions: ((ListPath) -> [ListSwipeAction])?

  /// Whether a row may be taken elsewhere by a long press; yes where `onMove` is set.
  public var canMove: ((ListPath) -> Bool)?
  /// Where a row would go that is held over another: that place by default.
  public var targetForMove: ((_ from: ListPath, _ proposed: ListPath) -> ListPath)?
  /// The user took a row to another place, by UIKit's indices: the game moves it in what it shows from, and the list
  /// has moved it already. Rows can be moved when this is set.
  public var onMove: ((_ from: ListPath, _ to: ListPath) -> Void)?

  /// A delegate that hears of nothing.
  public init() {}
}

/// How a row is at the moment.
public struct ListRowState: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A finger or the mouse presses it.
  public static let highlighted = ListRowState(rawValue: 1)
  /// It is selected.
  public static let selected = ListRowState(rawValue: 2)
  /// Keys go from here, and the list is first responder.
  public static let focused = ListRowState(rawValue: 4)
  /// It is being taken elsewhere.
  public static let lifted = ListRowState(rawValue: 8)
}

/// Something that can be done with a row that was dragged aside.
public struct ListSwipeAction {
  /// What it is called, on its button.
  public var title: String
  /// The colour of its button.
  public var color: Color
  /// Whether it takes something away; a red button, unless it was given a colour.
  public var isDestructive: Bool
  /// Does it. The row has closed, or closes meanwhile.
  public var handler: (ListPath) -> Void

  /// Makes an action.
  public init(
    _ title: String, color: Color? = nil, isDestructive: Bool = false, handler: @escaping (ListPath) -> Void
  ) {
    self.title = title
    self.color = color ?? (isDestructive ? Color(0.86, 0.2, 0.18) : Color(0.42, 0.45, 0.5))
    self.isDestructive = isDestructive
    self.handler = handler
  }
}
