/// The views that wait for a layout.
extension SceneGraph {
  /// Whether any view waits, or waited.
  package final var hasLayouts: Bool { !views.layouts.isEmpty }

  /// Takes the view out of the list of those that wait that asked last; nil when none waits.
  package final func takeLayout() -> UInt32? {
    while let index = views.layouts.popLast() {
      if views.isView(index), views.records[Int(index)].flags.contains(.needsLayout) { return index }
    }
    return nil
  }

  /// Begins the layout of a view. False when it did not wait for one.
  package final func beginLayout(of index: UInt32) -> Bool {
    guard views.isView(index), views.records[Int(index)].flags.contains(.needsLayout) else { return false }
    views.records[Int(index)].flags.remove(.needsLayout)
    return true
  }

  /// Puts a view back that is not to be laid out yet.
  package final func putBackLayout(of index: UInt32) { views.layouts.append(index) }
}

extension View {
  /// Whether code lays the view out, and is notified when its size changes.
  package var hearsOfLayout: Bool {
    get { isAlive && flag(.laysOut) }
    nonmutating set { if isAlive { columns.views.records[Int(entity.index)].flags.set(.laysOut, newValue) } }
  }

  /// Asks for a layout in the next frame; see `onLayout`. A view that nobody lays out is left alone.
  public func setNeedsLayout() { edit { if hearsOfLayout { $0.noteLayout(of: entity.index) } } }
}
