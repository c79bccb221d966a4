import Dactyl

/// A list: rows below each other, or in columns, of which only the visible ones have views. A handle, like `View`.
///
/// ```swift
/// let list = scene.addListView(frame: Rect(20, 20, 300, 400), rows: { names.count }) { _, row, path in
///   row[Label.self] = Label(names[path.row])
/// }
/// list.delegate.didSelect = { _, path in print(names[path.row]) }
/// ```
/// The contents come from counts and closures (`dataSource`), which are asked about visible rows only: a list of a
/// million rows opens at once, and a frame of scrolling costs what its visible rows cost. At rest it costs nothing. The
/// rows are in a scroll view of the list's own (`scrollView`), which competes for fingers as others do: see the article
/// on who gets a touch in a scroll view.
///
/// Change the rows with `performBatchUpdates(animated:_:)` and its kin, with `update(animated:ids:changes:)`, or all at
/// once with `reloadData()`. The list identifies rows by their paths alone.
public struct ListView: Hashable {
  /// The view of the list, which contains the rows.
  public let view: View

  init(view: View) { self.view = view }
}
