/// A list of rows in sections: the engine's `ListView`, filled by a data source with cells. Only rows in sight have
/// cells, which are used again.
open class UITableView: UIScrollView {
  /// The look of a table; all look plain here.
  public enum Style: Int, Sendable {
    /// A style of UIKit.
    case plain = 0, grouped, insetGrouped
  }
  /// Where a row is scrolled to, with UIKit's values.
  public enum ScrollPosition: Int, Sendable {
    /// A position of UIKit.
    case none = 0, top, middle, bottom

    var engine: ListScrollPosition {
      switch self {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    }
  }
  /// How rows come and go; they slide and fade here, unless there is no animation.
  public enum RowAnimation: Int, Sendable {
    /// An animation of UIKit.
    case fade = 0, right, left, top, bottom, none, middle, automatic = 100
  }
  /// Whether there are lines between rows, with UIKit's values.
  public enum SeparatorStyle: Int, Sendable {
    /// A style of UIKit.
    case none = 0, singleLine
  }
  /// The height that asks for that of a cell's constraints.
  public static let automaticDimension: CGFloat = -1

  /// The list of the engine, for what this class lacks.
  public var list: ListView { engine.makeListView() }
  /// The look, which has no effect.
  public let style: Style
  /// What is in the table. It is asked before the next frame.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsData() } }
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { setNeedsData() } }
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The cells and views in the rows, headers and footers of the list, by the views that hold them.
  let shown = TableContents()
  /// Whether the data source has to be asked again.
  private var needsData = false
  /// Whether the delegate leaves the heights of rows to the table.
  var hasOwnRowHeight = false
  /// The height of rows for a delegate that leaves it to the table.
  var ownRowHeight: CGFloat {
    hasOwnRowHeight = true
    return rowHeight
  }
  /// Changes that were reported since `beginUpdates()`, and how often that was called.
  private var updates: [(inout ListChanges) -> Void] = []
  private var updateDepth = 0

  /// Makes a table with a frame.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }
  /// Makes a plain table with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a plain table without a size.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    showsHorizontalScrollIndicator = false
    listenForLayout()
    connect()
  }

  // MARK: Appearance

  /// The height of rows; `automaticDimension`, at first, for that of each cell.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { setNeedsData() } } }
  /// The height that a row is taken for until it comes into sight.
  open var estimatedRowHeight = automaticDimension { didSet { if estimatedRowHeight != oldValue { setNeedsData() } } }
  /// The height of headers; `automaticDimension`, at first, for that of a title or view, where there is one.
  open var sectionHeaderHeight = automaticDimension { didSet { setNeedsData() } }
  /// The height of footers, as that of headers.
  open var sectionFooterHeight = automaticDimension { didSet { setNeedsData() } }
  /// Without effect: headers are measured at once.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// Without effect: footers are measured at once.
  open var estimatedSectionFooterHeight = automaticDimension
  /// Without effect: there is no distance above headers.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Whether there are lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { showSeparators() } }
  /// The colour of the lines.
  open var separatorColor: UIColor? = .separator { didSet { showSeparators() } }
  /// The distances of the lines from the sides.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { showSeparators() } }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view above all rows, of its own height, which scrolls with them.
  open var tableHeaderView: UIView? {
    didSet {
      topHeight = tableHeaderView?.bounds.height ?? 0
      setNeedsData()
    }
  }
  /// A view below all rows, of its own height, which scrolls with them.
  open var tableFooterView: UIView? {
    didSet {
      bottomHeight = tableFooterView?.bounds.height ?? 0
      setNeedsData()
    }
  }
  /// The heights that these views had when they were set, as in UIKit.
  private(set) var (topHeight, bottomHeight): (CGFloat, CGFloat) = (0, 0)

  func showSeparators() { for cell in shown.cells { showSeparator(of: cell) } }

  func showSeparator(of cell: UITableViewCell) {
    cell.separator = separatorStyle == .none ? nil : separatorColor
    if cell.separatorInset != separatorInset { cell.separatorInset = separatorInset }
  }

  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
  /// Without effect: rows can be selected in editing mode as else.
  open var allowsSelectionDuringEditing = false
  /// Without effect, as `allowsSelectionDuringEditing`.
  open var allowsMultipleSelectionDuringEditing = false
  /// The path of the selected row; of several, that of the first.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The paths of the selected rows; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = list.selectedPaths.compactMap(indexPath(of:))
    return paths.isEmpty ? nil : paths
  }
  /// Selects a row, and scrolls to it unless the position is none; nil deselects all. The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadData()
    guard let indexPath else { return list.deselectAll() }
    list.selectRow(at: listPath(of: indexPath))
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects a row. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { list.deselectRow(at: listPath(of: indexPath)) }

  // MARK: Rows in sight

  /// The number of sections.
  open var numberOfSections: Int {
    loadData()
    return max(0, list.numberOfSections - (hasTopRow ? 1 : 0) - (hasBottomRow ? 1 : 0))
  }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadData()
    return list.numberOfRows(inSection: section + (hasTopRow ? 1 : 0))
  }
  /// The cell of a row in sight; nil for another.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadData()
    return list.view(for: listPath(of: indexPath)).flatMap { shown.cell(in: $0) }
  }
  /// The path of a cell that is in the table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { list.path(of: cell.engine).flatMap(indexPath(of:)) }
  /// The path of the row at a point of the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadData()
    return list.path(at: point.engine).flatMap(indexPath(of:))
  }
  /// The paths of the rows in sight; nil for none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadData()
    let paths = list.visiblePaths.compactMap(indexPath(of:))
    return paths.isEmpty ? nil : paths
  }
  /// The cells in sight, in order.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow(at:)) }
  /// The rectangle of a row, in the table's coordinates; an estimate for one that did not come into sight yet.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadData()
    return list.frame(for: listPath(of: indexPath)).map { CGRect($0) } ?? .zero
  }
  /// The view above a section in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.headerView(forSection: section + (hasTopRow ? 1 : 0)).flatMap { shown.content(of: $0) }
  }
  /// The view below a section in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    list.footerView(forSection: section + (hasTopRow ? 1 : 0)).flatMap { shown.content(of: $0) }
  }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadData()
    list.scrollToRow(at: listPath(of: indexPath), position: scrollPosition.engine, animated: animated)
  }

  // MARK: Reuse

  /// Has cells of a class made for a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    shown.classes[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Has headers and footers of a class made for a name.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    shown.pinClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// A cell out of use, or a new one of the class that was registered for the name; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    shown.takeCell(identifier)
      ?? shown.classes[identifier].map { $0.init(forReuse: identifier) }
  }
  /// A cell out of use, or a new one of the class that was registered for the name. Without a class it is a plain one,
  /// with a diagnostic.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    application.scene.report(.missingCell, "no class of cells is registered for '\(identifier)': a plain one is used")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A header or footer out of use, or a new one of the class that was registered for the name.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    shown.takePin(identifier) ?? shown.pinClasses[identifier].map { $0.init(forReuse: identifier) }
  }

  // MARK: Changes

  /// Asks the data source for everything again.
  open func reloadData() {
    needsData = false
    configure()
    list.reloadData()
  }
  func setNeedsData() {
    needsData = true
    setNeedsLayout()
  }
  /// Asks the data source, if it has to be asked.
  func loadData() { if needsData { reloadData() } }

  /// Begins to collect changes that are made at once by `endUpdates()`.
  open func beginUpdates() { updateDepth += 1 }
  /// Makes the changes that were reported since `beginUpdates()`.
  open func endUpdates() {
    updateDepth -= 1
    guard updateDepth <= 0 else { return }
    updateDepth = 0
    let made = updates
    updates = []
    loadData()
    list.performBatchUpdates { changes in for update in made { update(&changes) } }
  }
  /// Makes the changes that a closure reports at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadData()
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { application.scene.nextFrame { completion(true) } }
  }
  private func change(_ animation: RowAnimation, _ body: @escaping (inout ListChanges) -> Void) {
    guard updateDepth == 0 else { return updates.append(body) }
    // A table that was not filled yet reads the changed data.
    guard !needsData else { return }
    list.performBatchUpdates(animated: animation != .none) { body(&$0) }
  }

  /// Reports that rows were inserted into the data.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = indexPaths.map(listPath(of:))
    change(animation) { $0.insertRows(at: paths) }
  }
  /// Reports that rows were deleted from the data.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = indexPaths.map(listPath(of:))
    change(animation) { $0.deleteRows(at: paths) }
  }
  /// Reports that rows have changed in the data.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = indexPaths.map(listPath(of:))
    change(animation) { $0.reloadRows(at: paths) }
  }
  /// Reports that a row was moved in the data.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (from, to) = (listPath(of: indexPath), listPath(of: newIndexPath))
    change(.automatic) { $0.moveRow(from: from, to: to) }
  }
  /// Reports that sections were inserted into the data.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    let numbers = sections.map { $0 + (hasTopRow ? 1 : 0) }
    change(animation) { $0.insertSections(numbers) }
  }
  /// Reports that sections were deleted from the data.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    let numbers = sections.map { $0 + (hasTopRow ? 1 : 0) }
    change(animation) { $0.deleteSections(numbers) }
  }
  /// Reports that sections have changed in the data.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    let numbers = sections.map { $0 + (hasTopRow ? 1 : 0) }
    change(animation) { $0.reloadSections(numbers) }
  }

  /// Whether rows can be moved, by a long press.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Begins or ends editing mode, in which rows can be moved by a long press.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for cell in shown.cells { cell.setEditing(editing, animated: animated) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadData()
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
  }
}

extension Diagnostic.Kind {
  /// A table or collection has no class of cells for a name, or was given a cell that another row shows.
  public static let missingCell = Diagnostic.Kind("missingCell")
}
