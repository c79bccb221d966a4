/// What inspectors read of the focus besides the public API. Collecting the items asks widgets whether they can be
/// focused, as a heading does.
extension Scene {
  /// The items that the first player's focus can reach in the key window, in reading order, without guides; each with
  /// the innermost trap around it, if there is one. Allocates an array.
  package var reachableFocusItems: [(item: View, trap: View?)] {
    let map = FocusItems.map(of: focus.first, in: self)
    return map.items.filter { !$0.isGuide }.map { item in
      (View(item.entity, in: self), map.trap(item.trap).map { View($0, in: self) })
    }
  }

  /// The first environment whose delegate does not let the focus move to an item from where it is now (F7); nil when
  /// all do. Asks the delegates.
  package func environmentRefusing(focusOn item: View) -> Entity? {
    FocusSystem.refuser(of: item.entity, focus.first, in: self)
  }

  /// The items that no heading from another item leads to, of so many at most (F15): with more it does not search. A
  /// search compares each item with many others.
  package func focusItemsWithoutWay(atMost limit: Int) -> [View] {
    let map = FocusItems.map(of: focus.first, in: self)
    guard map.items.count <= limit, let made = map.made else { return [] }
    let search = FocusLintState()
    search.reached = [Bool](repeating: false, count: map.items.count)
    for slot in map.items.indices {
      guard FocusLint.examine(slot, made, map, search, in: self) else { break }
    }
    defer { endWalk() }
    return FocusLint.unreached(map, search).map { View($0, in: self) }
  }
}
