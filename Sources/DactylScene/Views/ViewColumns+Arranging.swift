/// A view whose subviews a container arranges.
package struct Arranger {
  /// Whether the container has to arrange its subviews again. Those of the containers around it are set as well.
  package var isPending: Bool
  /// Whether it has to for another reason than contents whose size may have changed.
  package var isChanged = false
  /// The number of the last layout pass that arranged it by itself, and how often it did.
  var pass: UInt32 = 0
  var rounds: UInt16 = 0

  init(isPending: Bool) { self.isPending = isPending }
}

/// The measured size of the contents of a view in a container, in points.
package struct ContentMeasure: Hashable, Sendable {
  /// The width and height of the contents without limits.
  package var ideal = SIMD2<Float>(0, 0)
  /// The least width of the contents.
  package var leastWidth: Float = 0
  /// The height of the contents in a width; the width is NaN when no height is known.
  package var fittedWidth = Float.nan
  package var fittedHeight: Float = 0
  /// Whether the contents may have another size now.
  package var isStale = false
  /// Whether the game has set the size of the view since it was measured.
  package var hasNewSize = false
  /// Whether the size is that of the view itself rather than of its contents.
  package var isOwnSize = false
  /// Whether the contents are a text, whose height depends on its width.
  package var isText = false

  package init() {}
}

/// The changes of subviews after which a container arranges them again. They cost a compare where a scene has no
/// containers.
extension ViewColumns {
  /// Records that the size of a view's contents may have changed.
  @inline(__always)
  func noteContent(of index: UInt32) {
    guard arrangers.count > 0, isView(index) else { return }
    noteContentInContainer(of: index)
  }

  @inline(never)
  private func noteContentInContainer(of index: UInt32) {
    // A container has measured all that it arranges. What it leaves alone, such as a part of a control, may be changed
    // in each layout.
    guard let slot = measures.slot(of: index) else { return }
    measures.values[slot].isStale = true
    setPending(from: records[Int(index)].parent)
  }

  /// Records that the game has set the size of a view.
  @inline(never)
  func noteOwnSize(of index: UInt32) {
    guard adjusted == .max || records[Int(index)].parent != adjusted else { return }
    if let slot = measures.slot(of: index) { measures.values[slot].hasNewSize = true }
    noteArrangement(of: index)
  }

  /// Requests that the container around a view, if there is one, arranges its subviews again: with it the containers
  /// around that, of which the outermost is queued for a layout.
  func noteArrangement(of index: UInt32) { notePending(from: records[Int(index)].parent) }

  /// Requests that a container arranges its subviews again.
  func notePending(from container: UInt32) {
    guard arrangers.count > 0, container != .max, let slot = arrangers.slot(of: container) else { return }
    arrangers.values[slot].isChanged = true
    setPending(from: container)
  }

  private func setPending(from container: UInt32) {
    var container = container
    var outermost: UInt32?
    while container != .max, let slot = arrangers.slot(of: container) {
      // Then the outer ones are pending as well.
      guard !arrangers.values[slot].isPending else { return }
      arrangers.values[slot].isPending = true
      outermost = container
      container = records[Int(container)].parent
    }
    if let outermost { noteLayout(of: outermost) }
  }

  /// Requests the layout of a pending container that came to a superview which is no container, or left one.
  func noteMove(ofContainer index: UInt32) {
    guard let slot = arrangers.slot(of: index), arrangers.values[slot].isPending else { return }
    let parent = records[Int(index)].parent
    if parent == .max || arrangers.slot(of: parent) == nil { noteLayout(of: index) }
  }

  /// Records that the size of a view with layout code has changed.
  func noteSizeChange(of index: UInt32) {
    noteLayout(of: index)
    if arrangers.count > 0, let slot = arrangers.slot(of: index) { arrangers.values[slot].isChanged = true }
  }

  /// Makes a view a container.
  func addArranger(_ index: UInt32) {
    if arrangers.slot(of: index) == nil { arrangers[index] = Arranger(isPending: false) }
    records[Int(index)].flags.insert(.laysOut)
    notePending(from: index)
  }

  /// Requests that all containers measure and arrange all of their subviews again: the font has changed, say.
  func noteAllContents() {
    for slot in 0..<measures.count { measures.values[slot].isStale = true }
    for slot in 0..<arrangers.count { notePending(from: arrangers.owners[slot]) }
  }

  /// Sets the frame of a view for its container, as if the view had no transform. Returns whether it has changed.
  func setArrangedFrame(_ position: SIMD2<Float>, _ size: SIMD2<Float>, of index: UInt32) -> Bool {
    let record = records[Int(index)]
    if record.flags.contains(.isMovedByTransform) {
      var geometry = geometry(of: index)
      guard geometry.position != position || geometry.size != size else { return false }
      geometry.position = position
      geometry.size = size
      storeGeometry(geometry, of: index)
    } else {
      guard record.position != position || record.size != size else { return false }
      records[Int(index)].position = position
      records[Int(index)].size = size
      noteChange(of: index)
    }
    if record.size != size, !record.flags.isDisjoint(with: [.hasSticking, .laysOut]) {
      sizeDidChange(of: index, from: record.size)
    }
    return true
  }
}
