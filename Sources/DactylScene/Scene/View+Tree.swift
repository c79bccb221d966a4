extension View {
  /// Whether neither the view nor any view around it is hidden, faint or closed to input. Costs a step for each level.
  package var isOpenToInput: Bool {
    guard isAlive else { return false }
    var current = entity.index
    while current != .max {
      let record = columns.views.records[Int(current)]
      guard record.refusal == nil else { return false }
      current = record.parent
    }
    return true
  }

  /// The superview, or nil.
  public var superview: View? {
    let parent = read().parent
    return parent == .max ? nil : columns.view(at: parent)
  }

  /// The subviews, from back to front. Allocates an array; `subviewCount` does not.
  public var subviews: [View] {
    guard columns.check(entity, "read `subviews` of view"), columns.views.isView(entity.index) else { return [] }
    return columns.views.children(of: entity.index).map(columns.view)
  }

  /// The number of subviews.
  public var subviewCount: Int {
    guard columns.check(entity, "read `subviewCount` of view"), columns.views.isView(entity.index) else { return 0 }
    return columns.views.childCount(of: entity.index)
  }

  /// The index among the siblings, counted from 0 at the back.
  public var siblingIndex: Int {
    guard columns.check(entity, "read `siblingIndex` of view"), columns.views.isView(entity.index) else { return 0 }
    return columns.views.siblingRank(of: entity.index)
  }

  /// Adds a view in front of the other subviews. It is removed from its present superview (R7).
  ///
  /// Within one window, its touches and recognizers continue. Returns false, with a diagnostic that names both views,
  /// when it would make a cycle.
  @discardableResult
  public func addSubview(_ view: View) -> Bool { insert(view, at: .rank(.max)) }

  /// Adds a view at an index among the subviews, counted from 0 at the back; indices beyond the ends count as the ends.
  @discardableResult
  public func insertSubview(_ view: View, at index: Int) -> Bool {
    insert(view, at: .rank(max(index, 0)))
  }

  /// Adds a view directly behind one of the subviews.
  @discardableResult
  public func insertSubview(_ view: View, belowSubview sibling: View) -> Bool {
    insert(view, at: .behind(sibling.entity.index), beside: sibling)
  }

  /// Adds a view directly in front of one of the subviews.
  @discardableResult
  public func insertSubview(_ view: View, aboveSubview sibling: View) -> Bool {
    insert(view, at: .inFrontOf(sibling.entity.index), beside: sibling)
  }

  /// Moves the view in front of its siblings.
  public func bringToFront() { columns.graph?.reorder(self, to: .rank(.max)) }

  /// Moves the view behind its siblings.
  public func sendToBack() { columns.graph?.reorder(self, to: .rank(0)) }

  /// Removes the view, with its subviews, from its superview. Touches in it are cancelled once (T23).
  public func removeFromSuperview() {
    guard columns.check(entity, "remove view"), record.parent != .max else { return }
    guard columns.canEdit("remove \(self)") else { return }
    let before = record.parent
    _ = columns.graph?.observer?.viewWillMove(entity.index, into: nil)
    guard isAlive, record.parent == before else { return }
    columns.graph?.observer?.viewWillLeave(entity.index, isDestroyed: false)
    // The tree as the game may have changed it meanwhile takes precedence.
    guard isAlive, record.parent == before else { return }
    columns.noteLeaving(of: entity.index, from: before)
    columns.views.remove(entity.index)
    columns.graph?.observer?.viewDidMove(entity.index)
  }

  /// Destroys the view and its subviews, with all their components. Their handles are stale afterwards.
  public func destroy() { columns.graph?.destroy(entity) }

  /// Whether the view is another one or one of its descendants. Costs a step for each level.
  public func isDescendant(of ancestor: View) -> Bool {
    guard columns === ancestor.columns, isAlive, ancestor.isAlive else { return false }
    return columns.views.isDescendant(entity.index, of: ancestor.entity.index)
  }

  private func insert(_ view: View, at location: SiblingLocation) -> Bool {
    columns.graph?.insert(view, into: self, at: location) ?? false
  }

  private func insert(_ view: View, at location: SiblingLocation, beside sibling: View) -> Bool {
    guard columns.check(entity, "add a subview to view") else { return false }
    guard sibling.columns === columns, sibling.isAlive, sibling.record.parent == entity.index else {
      columns.graph?.report(.mismatchedViews, "can't insert \(view) beside \(sibling): that is no subview of \(self)")
      return false
    }
    return view == sibling || insert(view, at: location)
  }
}

extension SceneGraph {
  /// Moves a view to another location among its siblings, counted without it; a view without superview is left alone.
  func reorder(_ view: View, to location: SiblingLocation) {
    guard check(view.entity, "reorder view"), views.isView(view.entity.index), canEdit("reorder \(view)"),
      views.records[Int(view.entity.index)].parent != .max
    else { return }
    columns.noteChange(of: view.entity.index)
    views.reorder(view.entity.index, to: location)
  }

  /// Moves a view into another one; the location is counted after the view has left its old one.
  func insert(_ view: View, into parent: View, at location: SiblingLocation) -> Bool {
    guard view.columns === parent.columns else {
      report(.mismatchedViews, "can't put \(view) into \(parent): they are views of two scenes")
      return false
    }
    guard check(parent.entity, "add a subview to view"), check(view.entity, "add as a subview view") else {
      return false
    }
    guard views.isView(parent.entity.index), views.isView(view.entity.index), canEdit("put \(view) into \(parent)")
    else { return false }
    let child = view.entity.index
    if views.records[Int(child)].parent == parent.entity.index {
      columns.noteChange(of: child)
      views.reorder(child, to: location)
      return true
    }
    guard !isCycle(view, into: parent) else { return false }
    guard !views.records[Int(child)].flags.contains(.isWindow) else {
      report(.mismatchedViews, "can't put \(view) into \(parent): it is a window")
      return false
    }
    let before = views.records[Int(child)].parent
    if observer?.viewWillMove(child, into: parent.entity.index) == true {
      guard stands(view, parent, since: before) else { return false }
    }
    let isLeaving = before != .max && views.root(of: child) != views.root(of: parent.entity.index)
    if isLeaving {
      observer?.viewWillLeave(child, isDestroyed: false)
      // The observer may have run code of the game, which may have changed the tree.
      guard stands(view, parent, since: before) else { return false }
    }
    if isLeaving || views.records[Int(child)].parent == .max {
      observer?.viewWillEnter(child, into: parent.entity.index)
      guard stands(view, parent, since: before) else { return false }
    }
    let location = views.isLocation(location, in: parent.entity.index) ? location : .rank(.max)
    columns.noteLeaving(of: child, from: views.records[Int(child)].parent)
    if views.records[Int(child)].parent == parent.entity.index {
      views.reorder(child, to: location)
    } else {
      views.remove(child)
      views.insert(child, into: parent.entity.index, at: location)
    }
    observer?.viewDidMove(child)
    return true
  }

  /// Whether a view can still be moved into another one after a call of the observer, which may have run code of the
  /// game. If not, the observer is notified of where the view is.
  private func stands(_ view: View, _ parent: View, since before: UInt32) -> Bool {
    if view.isAlive, parent.isAlive, !isElsewhere(view, than: parent, since: before), !isCycle(view, into: parent) {
      return true
    }
    if view.isAlive { observer?.viewDidMove(view.entity.index) }
    return false
  }

  /// Whether the game has moved a living view somewhere else meanwhile: its later call takes precedence.
  private func isElsewhere(_ view: View, than parent: View, since before: UInt32) -> Bool {
    let now = views.records[Int(view.entity.index)].parent
    return now != before && now != .max && now != parent.entity.index
  }

  /// Whether a view would become its own descendant, which is reported. A view without children has no descendants,
  /// which saves the walk up: building a chain from the top costs the same for every level.
  private func isCycle(_ view: View, into parent: View) -> Bool {
    let isEmpty = views.childCount(of: view.entity.index) == 0 && view != parent
    guard !isEmpty, views.isDescendant(parent.entity.index, of: view.entity.index) else { return false }
    report(.cycle, "can't put \(view) into \(parent): \(parent) is \(view) itself or lies in it")
    return true
  }
}
