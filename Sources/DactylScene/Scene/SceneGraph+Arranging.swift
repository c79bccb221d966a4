/// Access to the containers of a scene for the module that arranges their subviews.
extension SceneGraph {
  /// Makes components of a type count as contents that give their view a size: containers measure a view again when
  /// such a component of it changes.
  package final func makeContent<Component>(_ type: Component.Type) { columns.contentBits |= column(of: type).bit }

  /// Whether a living view is a container.
  package final func isContainer(_ index: UInt32) -> Bool { views.arrangers.slot(of: index) != nil }

  /// The containers, by their views.
  package final var arrangers: SparseColumn<Arranger> { views.arrangers }

  /// The measured sizes of views in containers.
  package final var measures: SparseColumn<ContentMeasure> { views.measures }

  /// The outermost of the containers around a living view, or the view itself where there is none directly around it.
  /// Costs a step for each of them.
  package final func outermostContainer(of index: UInt32) -> UInt32 {
    var index = index
    while true {
      let parent = views.records[Int(index)].parent
      guard parent != .max, views.arrangers.slot(of: parent) != nil else { return index }
      index = parent
    }
  }

  /// Counts an arrangement of a container in a layout pass with a number, and returns how many there were in it.
  package final func countArrangement(of index: UInt32, inPass pass: UInt32) -> Int {
    guard let slot = views.arrangers.slot(of: index) else { return 0 }
    if views.arrangers.values[slot].pass != pass { views.arrangers.values[slot].rounds = 0 }
    views.arrangers.values[slot].pass = pass
    views.arrangers.values[slot].rounds += 1
    return Int(views.arrangers.values[slot].rounds)
  }

  /// Runs the layout code of a container, which may adjust the frames of its subviews: their sizes do not count as set
  /// by the game.
  package final func adjustingSubviews(of index: UInt32, _ body: () -> Void) {
    let before = views.adjusted
    views.adjusted = index
    defer { views.adjusted = before }
    body()
  }

  /// Requests that all containers measure and arrange their subviews again: the font or the insets of a window changed.
  package final func setNeedsArrangement() { views.noteAllContents() }

  /// Appends the subviews of a living view, from back to front, to a list.
  package final func appendChildren(of index: UInt32, to list: inout [UInt32]) {
    views.appendChildren(of: index, to: &list)
  }

  /// Sets the size of a living view for itself as a container; its corner stays, as if the view had no transform.
  package final func setArrangedSize(_ size: SIMD2<Float>, of index: UInt32) {
    setArrangedFrame(views.geometry(of: index).position, size, of: index)
  }

  /// Sets the frame of a living view for its container, as if the view had no transform.
  package final func setArrangedFrame(_ position: SIMD2<Float>, _ size: SIMD2<Float>, of index: UInt32) {
    if views.setArrangedFrame(position, size, of: index) { columns.noteChange(of: index) }
  }
}

extension View {
  /// Makes the view one whose subviews a container arranges, or requests that it arranges them again.
  package func setArrangesSubviews() { edit { $0.addArranger(entity.index) } }

  /// Requests that the container around the view arranges its subviews again.
  package func setNeedsArrangement() { edit { $0.noteArrangement(of: entity.index) } }
}
