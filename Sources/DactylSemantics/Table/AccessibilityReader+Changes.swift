/// Reads what has changed since the elements were read last: each changed view again with what is in it, and with the
/// element around it.
extension AccessibilityReader {
  /// What is known of the changes while they are read.
  private struct Changes {
    var views: Set<UInt32>
    /// The views whose nodes were removed.
    var cleared: Set<UInt32> = []
    /// The views that are read again, once each.
    var read: Set<UInt32> = []
    /// The steps that may be taken until reading everything costs less.
    var left: Int
  }

  /// Reads views again that have changed, and those that lost a subview as far as their texts count. Returns false
  /// where all must be read.
  mutating func readChanges(of views: [UInt32], lossesOf parents: [UInt32]) -> Bool {
    var changes = Changes(views: Set(views), left: 4 * nodes.count + 1000)
    for view in views where !clear(view, &changes) { return false }
    for view in views where scene.isView(view) {
      if let unit = unit(of: view, &changes), changes.read.insert(unit).inserted { readAgain(unit) }
      guard changes.left > 0 else { return false }
    }
    for view in parents where scene.isView(view) && !changes.views.contains(view) {
      guard let unit = unit(of: view, &changes), let node = nodes.node(of: unit), nodes[node].isWhole else { continue }
      if changes.read.insert(unit).inserted { readAgain(unit) }
      guard changes.left > 0 else { return false }
    }
    return true
  }

  /// Removes what was read of a view and of the views in it. Returns false where all must be read.
  private mutating func clear(_ view: UInt32, _ changes: inout Changes) -> Bool {
    if scene.isView(view) {
      if table.settings(of: scene.entity(at: view))?.isModal == true { return false }
      // Windows come and go with those around them.
      if scene.record(of: view).flags.contains(.isWindow) { return (nodes.node(of: view) != nil) == isListed(view) }
    }
    var pending = [view]
    while let next = pending.popLast() {
      guard changes.cleared.insert(next).inserted else { continue }
      changes.left -= 1
      guard changes.left > 0 else { return false }
      if scene.isView(next) { nodes.hide(scene.entity(at: next)) }
      if let node = nodes.node(of: next) {
        nodes.vacate(node)
      } else if scene.isView(next) {
        pending += scene.children(of: next)
      }
    }
    return true
  }

  private func isListed(_ view: UInt32) -> Bool {
    isShown(view) && table.settings(of: scene.entity(at: view))?.isHidden != true
  }

  /// The view that is read again because a view has changed: the outermost one around it that is read as a whole, or
  /// itself. Nil where a changed view around it is read again, or where it is in no window.
  private func unit(of view: UInt32, _ changes: inout Changes) -> UInt32? {
    var (unit, current) = (view, view)
    while true {
      changes.left -= 1
      guard changes.left > 0, current == view || !changes.views.contains(current) else { return nil }
      if let node = nodes.node(of: current), nodes[node].isWhole { unit = current }
      let record = scene.record(of: current)
      if record.flags.contains(.isWindow) { return unit }
      guard record.parent != .max else { return nil }
      current = record.parent
    }
  }

  private mutating func readAgain(_ view: UInt32) {
    let old = nodes.node(of: view)
    guard scene.record(of: view).flags.contains(.isWindow) else {
      if let old { nodes.vacate(old) }
      if let item = place(of: view) { read(whole: item) }
      return
    }
    guard let old, let place = nodes.roots.firstIndex(of: old) else { return }
    nodes.remove(old)
    nodes.roots[place] = readWindow(scene.entity(at: view))
  }

  /// The place of a view among what was read; nil where nothing of it is listed.
  private func place(of view: UInt32) -> Pending? {
    var around: [UInt32] = []
    var current = view
    var item = Pending(view: view, node: -1, outer: .identity, area: whole, isInElement: false)
    while true {
      guard isListed(current), nodes.partViews[scene.entity(at: current)] == nil else { return nil }
      let parent = scene.record(of: current).parent
      guard parent != .max else { return nil }
      if scene.record(of: parent).flags.contains(.isWindow) {
        // What is presented hides all else in its window, as the focus has it (F20).
        let window = scene.entity(at: parent)
        let top = scene.topPresentation(in: window) ?? window
        guard top == window || top.index == current, let node = nodes.node(of: parent) else { return nil }
        let outer = scene.view(window).transformToScene
        (item.node, item.outer) = (node, outer)
        break
      }
      around.append(parent)
      current = parent
    }
    for outer in around.reversed() {
      enter(outer, &item)
      if let node = nodes.node(of: outer) { item.node = node }
    }
    return item
  }
}
