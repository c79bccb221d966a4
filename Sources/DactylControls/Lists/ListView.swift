import Dactyl

/// A list: rows below each other, or in columns, of which only those have views that can be seen. A handle, as `View`
/// is.
///
/// ```swift
/// let list = ListView(frame: Rect(20, 20, 300, 400), in: scene.window.view, rows: { names.count }) { row, path in
///   row[Label.self] = Label(names[path.row])
/// }
/// list.delegate.onSelect = { print(names[$0.row]) }
/// ```
/// What is in it is told by counts and closures (`dataSource`), and asked about what is to be seen alone: a list of a
/// million rows opens at once, and a frame of scrolling costs what its visible rows cost. At rest it costs nothing. It
/// lies in a scroll view of its own (`scrollView`), and competes for fingers as that does: see the article on who gets
/// a touch in a scroll view.
///
/// What the list shows changes by `performBatchUpdates(animated:_:)` and its kin, by `update(animated:ids:changes:)`,
/// or all at once by `reloadData()`. Rows have no identity for the list but their place.
public struct ListView: Hashable {
  /// The view: rows lie in it.
  public let view: View

  init(view: View) { self.view = view }

  /// Makes an empty list in a view, in front of what is there. Set its `dataSource`.
  public init(frame: Rect, in parent: View) {
    let view = parent.columns.makeView(frame: frame)
    self.init(view: view)
    guard let scene = parent.scene, view.isAlive else { return }
    parent.addSubview(view)
    view.clipsToBounds = true
    let scroll = view.makeScrollView(contentSize: ScrollSize(0, 0))
    scroll.alwaysBounceVertical = true
    let state = ListState(view, scroll)
    scene.watchEnd(of: view.entity)
    scene.lists.states[view.entity.index] = state
    scroll.add(state)
    view.setWidget(ListWidget(state: state))
  }

  /// Makes a list of one section in a view, in front of what is there.
  /// - Parameters:
  ///   - frame: where it is, in the view's coordinates.
  ///   - parent: the view that it is put into.
  ///   - rows: says how many rows there are.
  ///   - showRow: fills the view of a row, which may have been another row's.
  public init(frame: Rect, in parent: View, rows: @escaping () -> Int, showRow: @escaping (View, ListPath) -> Void) {
    self.init(frame: frame, in: parent)
    var source = ListDataSource()
    source.numberOfRows = { _ in rows() }
    source.showRow = showRow
    dataSource = source
  }

  /// The scroll view that the rows lie in. Its delegate is the game's.
  public var scrollView: ScrollView { state?.scroll ?? view.makeScrollView(contentSize: ScrollSize(0, 0)) }

  /// What it has; nil when the list is gone.
  var state: ListState? {
    guard view.isAlive else { return nil }
    let state = view.scene.flatMap { scene in
      scene.readingPart(ListTable.self) { $0.states[view.entity.index] } ?? nil
    }
    return state?.view == view ? state : nil
  }

  /// The same for who changes it: told when the list is gone.
  func changing(_ attempt: String) -> ListState? {
    guard view.columns.check(view.entity, "\(attempt) list"), view.columns.canEdit("\(attempt) list \(view)") else {
      return nil
    }
    return state
  }

  func read<Value>(_ value: (ListState) -> Value, _ otherwise: Value) -> Value { state.map(value) ?? otherwise }

  // MARK: What is in it

  /// What is in the list. Setting it asks for all of it again.
  public var dataSource: ListDataSource {
    get { read({ $0.source }, ListDataSource()) }
    nonmutating set {
      guard let state = changing("set the data source of") else { return }
      let old = state.source
      state.source = newValue
      state.reload()
      withExtendedLifetime(old) {}
    }
  }

  /// What the list tells the game, and asks it besides.
  public var delegate: ListDelegate {
    get { read({ $0.delegate }, ListDelegate()) }
    nonmutating set {
      guard let state = changing("set the delegate of") else { return }
      let old = state.delegate
      state.delegate = newValue
      state.refreshGestures()
      withExtendedLifetime(old) {}
    }
  }

  /// Asks the game again what is in the list, and fills all rows. Nothing is selected afterwards; it stays scrolled as
  /// far as it can.
  public func reloadData() { changing("reload")?.reload() }

  /// How many sections it has.
  public var numberOfSections: Int { read({ $0.geometry.sections.count }, 0) }
  /// How many rows a section has; none of one that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    read({ $0.geometry.sections.indices.contains(section) ? $0.geometry.sections[section].rows : 0 }, 0)
  }
}

@available(*, unavailable)
extension ListView: Sendable {}

extension View {
  /// The list that the view is, or nil.
  public var listView: ListView? {
    let list = ListView(view: self)
    return list.state == nil ? nil : list
  }
}
