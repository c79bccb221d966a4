/// The queue of views that need a layout.
extension SceneGraph {
  /// Whether the queue has entries, possibly outdated ones.
  package final var hasLayouts: Bool { !views.layouts.isEmpty }

  /// Removes and returns the view that requested a layout last; nil when none needs one.
  package final func takeLayout() -> UInt32? {
    while let index = views.layouts.popLast() {
      if views.isView(index), views.records[Int(index)].flags.contains(.needsLayout) { return index }
    }
    return nil
  }

  /// Begins the layout of a view. Returns false when it needs none.
  package final func beginLayout(of index: UInt32) -> Bool {
    guard views.isView(index), views.records[Int(index)].flags.contains(.needsLayout) else { return false }
    views.records[Int(index)].flags.remove(.needsLayout)
    return true
  }

  /// Requests a layout of all views with layout code. Costs a step for each view of the scene.
  package final func setNeedsLayoutOfAll() {
    for index in views.records.indices where views.records[index].flags.contains(.laysOut) {
      let index = UInt32(index)
      if views.isView(index) { views.noteLayout(of: index) }
    }
  }

  /// Returns a view to the queue that is not to be laid out yet.
  package final func putBackLayout(of index: UInt32) { views.layouts.append(index) }
}

extension View {
  /// Whether the view has layout code, and is notified when its size changes.
  package var observesLayout: Bool {
    get { isAlive && flag(.laysOut) }
    nonmutating set { if isAlive { columns.views.records[Int(entity.index)].flags.set(.laysOut, newValue) } }
  }

  /// Requests a layout in the next frame; see `onLayout`. Does nothing for a view without layout code.
  public func setNeedsLayout() {
    edit { views in
      if observesLayout { views.noteLayout(of: entity.index) }
      views.notePending(from: entity.index)
    }
  }
}
