import Dactyl

/// The contents of a list as counts and closures. The closures answer for the game's data, receive the list first, and
/// are asked about visible rows only.
///
/// ```swift
/// list.dataSource.numberOfRows = { _, _ in mails.count }
/// list.dataSource.showRow = { _, row, path in row[Label.self] = Label(mails[path.row].subject) }
/// ```
/// As many views are made as there are visible rows; they are filled for one row after another, and destroyed with the
/// list. All closures run between passes and may do anything. Change the rows with
/// `ListView.performBatchUpdates(animated:_:)` and its kin, or with `reloadData()`.
public struct ListDataSource {
  /// Returns the number of sections. Asked by `reloadData()` and with changes; 1 without it.
  public var numberOfSections: ((ListView) -> Int)?
  /// Returns the number of rows in a section. Asked for each section by `reloadData()`, and for those that changes
  /// name; 0 without it. Rows beyond 2,147,483,647 are left out, with a diagnostic.
  public var numberOfRows: ((ListView, _ section: Int) -> Int)?
  /// Returns the kind of a row; `.row` without it.
  public var kindOfRow: ((ListView, ListPath) -> ListRowKind)?
  /// Makes the view for rows of a kind; a plain view without it. The list adds it as a subview, and sets its frame.
  public var makeRow: ((ListView, ListRowKind) -> View)?
  /// Fills a view for a row. The view may have been another row's.
  public var showRow: ((ListView, _ row: View, ListPath) -> Void)?
  /// Returns the height of a row, in points, where `ListView.rowHeight` is `.delegate`. Asked when the row comes near
  /// the visible part.
  public var heightOfRow: ((ListView, ListPath) -> Float)?
  /// Returns the height of a row at a width, in points, after its view was filled, where `ListView.rowHeight` is
  /// `.automatic`. Without it the row has the height of its view.
  public var measureRow: ((ListView, _ row: View, ListPath, _ width: Float) -> Float)?

  /// Returns the height of a section's header, in points; 0, the default, for none. Asked where `numberOfRows` is.
  public var heightOfHeader: ((ListView, _ section: Int) -> Float)?
  /// Makes a view for headers; a plain view without it.
  public var makeHeader: ((ListView) -> View)?
  /// Fills a view for the header of a section.
  public var showHeader: ((ListView, _ header: View, _ section: Int) -> Void)?
  /// Returns the height of a section's footer, in points; 0, the default, for none.
  public var heightOfFooter: ((ListView, _ section: Int) -> Float)?
  /// Makes a view for footers; a plain view without it.
  public var makeFooter: ((ListView) -> View)?
  /// Fills a view for the footer of a section.
  public var showFooter: ((ListView, _ footer: View, _ section: Int) -> Void)?

  /// Makes a data source of an empty list.
  public init() {}
}
