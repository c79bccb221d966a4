import Dactyl

extension ListView {
  /// The scroll view that contains the rows. Its delegate is for the game to set.
  public var scrollView: ScrollView { state?.scroll ?? view.makeScrollView(contentSize: ScrollSize(0, 0)) }

  /// The state of the list; nil when the list is gone.
  var state: ListState? {
    guard view.isAlive else { return nil }
    let state = view.scene.flatMap { scene in
      scene.readingPart(ListTable.self) { $0.states[view.entity.index] } ?? nil
    }
    return state?.view == view ? state : nil
  }

  /// The state of the list for a change, which is refused with a diagnostic when the list is gone.
  func changing(_ attempt: String) -> ListState? {
    guard view.columns.check(view.entity, "\(attempt) list"), view.columns.canEdit("\(attempt) list \(view)") else {
      return nil
    }
    return state
  }

  func read<Value>(_ value: (ListState) -> Value, _ otherwise: Value) -> Value { state.map(value) ?? otherwise }

  // MARK: What is in it

  /// The contents of the list. Setting it reads all of them again.
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

  /// The delegate: closures that the list calls, and questions besides the contents.
  public var delegate: ListDelegate {
    get { read({ $0.delegate }, ListDelegate()) }
    nonmutating set {
      guard let state = changing("set the delegate of") else { return }
      let old = state.delegate
      state.delegate = newValue
      state.refreshGestures()
      state.noteChangedRows()
      withExtendedLifetime(old) {}
    }
  }

  /// Reads all contents again, and fills all rows. Clears the selection; the offset is kept as far as possible.
  public func reloadData() { changing("reload")?.reload() }

  /// The number of sections.
  public var numberOfSections: Int { read({ $0.geometry.sections.count }, 0) }
  /// The number of rows in a section; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    read({ $0.geometry.sections.indices.contains(section) ? $0.geometry.sections[section].rows : 0 }, 0)
  }
}

@available(*, unavailable)
extension ListView: Sendable {}

extension Scene {
  /// Makes an empty list in front of the other subviews of a view, or of the main window. Set its `dataSource`.
  @discardableResult
  public func addListView(frame: Rect, to parent: View? = nil) -> ListView {
    addView(frame: frame, to: parent).makeListView()
  }

  /// Makes a list of one section in front of the other subviews of a view, or of the main window.
  /// - Parameters:
  ///   - frame: The frame, in the parent's coordinates.
  ///   - parent: The view that gets the list as a subview; nil for the main window.
  ///   - rows: Returns the number of rows.
  ///   - showRow: Fills the view of a row, as `ListDataSource.showRow`.
  @discardableResult
  public func addListView(
    frame: Rect, to parent: View? = nil, rows: @escaping () -> Int,
    showRow: @escaping (ListView, View, ListPath) -> Void
  ) -> ListView {
    let list = addListView(frame: frame, to: parent)
    var source = ListDataSource()
    source.numberOfRows = { _, _ in rows() }
    source.showRow = showRow
    list.dataSource = source
    return list
  }
}

extension View {
  /// Makes the view an empty list, which clips its contents, and a scroll view, if it is none. Set its `dataSource`. A
  /// view that is a list already stays the same.
  @discardableResult
  public func makeListView() -> ListView {
    if let listView { return listView }
    let list = ListView(view: self)
    guard let scene, columns.check(entity, "make a list of view") else { return list }
    clipsToBounds = true
    let scroll = scrollView ?? makeScrollView(contentSize: ScrollSize(0, 0))
    scroll.alwaysBounceVertical = true
    let state = ListState(self, scroll)
    scene.watchEnd(of: entity)
    scene.lists.states[entity.index] = state
    scroll.add(state)
    setWidget(ListWidget(state: state))
    return list
  }

  /// The list whose view this is, or nil.
  public var listView: ListView? {
    let list = ListView(view: self)
    return list.state == nil ? nil : list
  }
}
