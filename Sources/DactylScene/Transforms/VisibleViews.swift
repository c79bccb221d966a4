/// The views of a tree that may be seen, in paint order, with where and how they appear.
package struct VisibleViews {
  /// One view that may be seen.
  package struct Item {
    /// The view.
    package var index: UInt32
    /// From its own coordinates to the scene's.
    package var transform: Transform
    /// Its opacity times that of all its ancestors.
    package var alpha: Float
    /// The area it is clipped to, by its place in `clips`, or -1.
    package var clip: Int32
  }

  /// A view that clips what is in it.
  package struct Clip {
    package var transform: Transform
    package var bounds: Rect
    package var parent: Int32
    /// The upright box of the area, already cut by those further out.
    package var box: Rect
  }

  package private(set) var items: [Item] = []
  package private(set) var clips: [Clip] = []

  private struct Level {
    var children: ChildCursor
    var transform: Transform
    var alpha: Float
    var clip: Int32
    var box: Rect
  }
  private var levels: [Level] = []

  package init() {}

  package mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
  }

  /// Adds the views of a tree, back to front, that may show inside a rectangle of the scene's coordinates.
  mutating func collect(_ root: UInt32, of views: ViewColumns, in viewport: Rect) {
    visit(root, views, .identity, 1, -1, viewport)
    while var level = levels.popLast() {
      guard let child = level.children.next(views) else { continue }
      levels.append(level)
      visit(child, views, level.transform, level.alpha, level.clip, level.box)
    }
  }

  /// Adds a view when it may be seen, and gets ready to visit those in it.
  private mutating func visit(
    _ index: UInt32, _ views: ViewColumns, _ outer: Transform, _ outerAlpha: Float, _ outerClip: Int32, _ outerBox: Rect
  ) {
    let record = views.records[Int(index)]
    let alpha = outerAlpha * record.alpha
    guard !record.flags.contains(.isHidden), alpha > 0 else { return }
    let transform = record.toParent.concatenating(outer)
    let box = transform.apply(to: record.bounds)
    // Also one without area, inside: the text of a label may stick out of it.
    let isInside =
      box.minX < outerBox.maxX && outerBox.minX < box.maxX && box.minY < outerBox.maxY && outerBox.minY < box.maxY
    if isInside { items.append(Item(index: index, transform: transform, alpha: alpha, clip: outerClip)) }

    var clip = outerClip
    var inner = outerBox
    if record.flags.contains(.clips) {
      guard isInside else { return }
      inner = box.intersection(outerBox)
      guard !inner.isEmpty else { return }
      clips.append(Clip(transform: transform, bounds: record.bounds, parent: outerClip, box: inner))
      clip = Int32(clips.count - 1)
    }
    guard record.childCount > 0 else { return }
    levels.append(
      Level(children: ChildCursor(record, views), transform: transform, alpha: alpha, clip: clip, box: inner))
  }
}
