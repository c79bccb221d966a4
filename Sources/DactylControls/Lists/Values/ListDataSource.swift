import Dactyl

/// What is in a list, told by counts and closures: those that ask answer for what the game has, and are asked about
/// what is to be seen alone.
///
/// ```swift
/// list.dataSource.numberOfRows = { _ in mails.count }
/// list.dataSource.showRow = { row, path in row[Label.self] = Label(mails[path.row].subject) }
/// ```
/// A view is made for each row that can be seen at once, filled for one row after another, and goes with the list. All
/// of them run between passes and may do anything; what is in the list changes by
/// `ListView.performBatchUpdates(animated:_:)` and its kin, or `reloadData()`.
public struct ListDataSource {
  /// How many sections there are. Asked by `reloadData()` and with changes; one without it.
  public var numberOfSections: (() -> Int)?
  /// How many rows a section has. Asked for each section by `reloadData()`, and for those that changes name; none
  /// without it. Of more than 2,147,483,647 only as many are shown, with a diagnostic.
  public var numberOfRows: ((_ section: Int) -> Int)?
  /// Of what kind a row is; `.row` without it.
  public var kindOfRow: ((ListPath) -> ListRowKind)?
  /// Makes the view of a row of a kind: a plain one without it. It is put into the list, and its frame is the list's to
  /// set.
  public var makeRow: ((ListRowKind) -> View)?
  /// Fills a view for a row. It may have been another row's.
  public var showRow: ((View, ListPath) -> Void)?
  /// How high a row is, in points, where `ListView.rowHeight` is `.told`. Asked when the row comes near what is to be
  /// seen.
  public var heightOfRow: ((ListPath) -> Float)?
  /// How high a row is at a width, in points, once its view was filled, where `ListView.rowHeight` is `.own`. Without
  /// it the height that the view has then.
  public var measureRow: ((View, ListPath, _ width: Float) -> Float)?

  /// How high the header of a section is, in points; 0, as without it, for none. Asked where `numberOfRows` is.
  public var heightOfHeader: ((_ section: Int) -> Float)?
  /// Makes a view for headers: a plain one without it.
  public var makeHeader: (() -> View)?
  /// Fills a view for the header of a section.
  public var showHeader: ((View, _ section: Int) -> Void)?
  /// How high the footer of a section is, in points; 0, as without it, for none.
  public var heightOfFooter: ((_ section: Int) -> Float)?
  /// Makes a view for footers: a plain one without it.
  public var makeFooter: (() -> View)?
  /// Fills a view for the footer of a section.
  public var showFooter: ((View, _ section: Int) -> Void)?

  /// A source of nothing.
  public init() {}
}
