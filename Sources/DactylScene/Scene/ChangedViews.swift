/// The views that may look different since they were read last: for a part of the scene that keeps what it has read of
/// them, such as the elements of assistive clients. Nothing is recorded until something reads them. (`ViewChanges` has
/// the moves alone, since the last drawing.)
package struct ChangedViews {
  /// The indices of the changed views, moved, removed and ended ones included, in the order of the changes. Some occur
  /// several times, and some belong to entities that are no views.
  package private(set) var views: [UInt32] = []
  /// The indices of the views that subviews have left.
  package private(set) var parents: [UInt32] = []
  /// Whether any view may have changed: then the lists are incomplete.
  package private(set) var isEverything = true
  /// The most entries of a list: so many changes that reading everything costs no more.
  private let most: Int

  package init(most: Int = 0) { self.most = most }

  /// The state after everything was read.
  package static func none(most: Int) -> ChangedViews {
    var changes = ChangedViews(most: most)
    changes.isEverything = false
    return changes
  }

  package mutating func append(_ view: UInt32) {
    if views.last == view { return }
    views.append(view)
    if views.count > most { giveUp() }
  }

  mutating func append(parent: UInt32) {
    if parents.last == parent { return }
    parents.append(parent)
    if parents.count > most { giveUp() }
  }

  /// Records that anything may have changed.
  package mutating func giveUp() {
    isEverything = true
    (views, parents) = ([], [])
  }
}

extension SceneColumns {
  /// Records that a view may look different.
  @inline(__always)
  func noteChange(of view: UInt32) {
    countChange()
    if isWatched { recordChange(of: view) }
  }

  /// Records that a view was moved away, destroyed included, from a parent, or from no view.
  func noteLeaving(of view: UInt32, from parent: UInt32) {
    noteChange(of: view)
    if isWatched, parent != .max { recordLoss(of: parent) }
  }

  /// Records that what is drawn besides views looks different: a background, a ring.
  package func noteLook() { countChange() }
}

extension SceneGraph {
  /// Takes what has changed since the last call. At most so many changes are recorded until the next one.
  package final func takeChangedViews(most: Int) -> ChangedViews { columns.takeChangedViews(most: most) }

  /// Records that what is drawn besides views looks different.
  package final func noteLook() { columns.noteLook() }

  /// Whether a living view comes before another one where each view comes before what is in it, and siblings from back
  /// to front. Costs a step for each level.
  package final func precedes(_ view: UInt32, _ other: UInt32) -> Bool {
    var (a, b) = sameDepth(view, other)
    // One is around the other.
    if a == b { return view == a && view != other }
    while views.records[Int(a)].parent != views.records[Int(b)].parent {
      a = views.records[Int(a)].parent
      b = views.records[Int(b)].parent
    }
    return views.siblingRank(of: a) < views.siblingRank(of: b)
  }
}
