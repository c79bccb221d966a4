extension SceneGraph {
  /// Makes a component type visible: a change of such a component requires a new frame. If it is a picture or text,
  /// views that have one let touches through unless they have listeners (H14).
  package final func makeVisual<Component>(_ type: Component.Type, isImage: Bool) {
    let column = column(of: type)
    column.isVisual = true
    if isImage { columns.imageBits |= column.bit }
  }

  /// A counter that increases whenever a visible component may have been added, changed or removed.
  package final var contentVersion: UInt64 { columns.contentVersion }

  /// Sets whether a living view has listeners.
  package final func noteListeners(_ hasListeners: Bool, of index: UInt32) {
    if views.isView(index) { views.setPassing(.hasListeners, hasListeners, of: index) }
  }

  /// Marks a living view as one that may become the focused item.
  package final func noteMayHaveFocus(_ index: UInt32) {
    if views.isView(index) { views.records[Int(index)].flags.insert(.mayHaveFocus) }
  }

  /// A counter that increases whenever views may have come within the reach of the focus. Views that go out of reach
  /// are found by searching.
  package final var reachVersion: UInt64 { views.reachVersion }

  @usableFromInline
  final func noteVisualChange(of index: UInt32, _ bit: UInt32, isThere: Bool) {
    columns.noteVisualChange(of: index, bit, isThere: isThere)
  }
}

extension SceneColumns {
  /// Records that components of an entity were changed that include a visible one.
  @usableFromInline
  func noteVisualChange(of index: UInt32, _ bits: UInt32) {
    noteChange(of: index)
    countVisualComponents()
    if bits & contentBits != 0 { views.noteContent(of: index) }
  }

  /// Records that a visible component of an entity is about to be added, changed or removed.
  @usableFromInline
  func noteVisualChange(of index: UInt32, _ bit: UInt32, isThere: Bool) {
    noteVisualChange(of: index, bit)
    let bits = entities.slots[Int(index)].bits
    guard bit & imageBits != 0, (bits & bit != 0) != isThere, views.isView(index) else { return }
    views.setPassing(.isImage, isThere || bits & imageBits & ~bit != 0, of: index)
  }
}
