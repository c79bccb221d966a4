extension SceneGraph {
  /// Makes a type of component one that views show: a frame is drawn again when one changes, and if it is a picture or
  /// text, views that have one let touches through on which nothing listens (H14).
  package final func makeVisual<Component>(_ type: Component.Type, isImage: Bool) {
    let column = column(of: type)
    column.isVisual = true
    if isImage { columns.imageBits |= column.bit }
  }

  /// Counts up whenever a component that can be seen may have come, changed or gone.
  package final var contentVersion: UInt64 { columns.contentVersion }

  /// Notes whether anything listens on a living view.
  package final func noteHeeded(_ isHeeded: Bool, of index: UInt32) {
    if views.isView(index) { views.setPassing(.isHeeded, isHeeded, of: index) }
  }

  /// Notes that something about a living view means that the focus may come to it.
  package final func noteMayHaveFocus(_ index: UInt32) {
    if views.isView(index) { views.records[Int(index)].flags.insert(.mayHaveFocus) }
  }

  /// Counts up whenever views that were out of the focus's reach may have come within it. What goes out of reach is
  /// found by looking.
  package final var reachVersion: UInt64 { views.reachVersion }

  @usableFromInline
  final func noteVisualChange(of index: UInt32, _ bit: UInt32, isThere: Bool) {
    columns.noteVisualChange(of: index, bit, isThere: isThere)
  }
}

extension SceneColumns {
  /// Notes that a visual component of an entity comes, changes or goes, before it does.
  @usableFromInline
  func noteVisualChange(of index: UInt32, _ bit: UInt32, isThere: Bool) {
    noteVisualChange()
    let bits = entities.slots[Int(index)].bits
    guard bit & imageBits != 0, (bits & bit != 0) != isThere, views.isView(index) else { return }
    views.setPassing(.isImage, isThere || bits & imageBits & ~bit != 0, of: index)
  }
}
