/// A parent with very many children: the numbers of their order and of their index.
struct WideParent {
  var order: UInt32
  var tree: UInt32

  /// The number of children from which a parent is wide. Scanning that many boxes takes as long as a query of the
  /// index.
  static let threshold = 128
}

/// A location among siblings.
enum SiblingLocation {
  /// The number of siblings behind; a number beyond the end is in front of all.
  case rank(Int)
  /// Directly in front of a sibling.
  case inFrontOf(UInt32)
  /// Directly behind a sibling.
  case behind(UInt32)
}

extension ViewColumns {
  /// Whether a location is among a parent's children; the sibling that it names may have gone.
  func isLocation(_ location: SiblingLocation, in parent: UInt32) -> Bool {
    switch location {
    case .rank: true
    case .inFrontOf(let sibling), .behind(let sibling): records[Int(sibling)].parent == parent
    }
  }

  /// Inserts a view that is out of the tree among a parent's children.
  func insert(_ child: UInt32, into parent: UInt32, at location: SiblingLocation) {
    changes.noteArrival(of: child, 2 * records.count)
    noteReach(of: child)
    if records[Int(child)].flags.contains(.sticks) { records[Int(parent)].flags.insert(.hasSticking) }
    let family = records[Int(parent)]
    if !family.flags.contains(.isWide) {
      guard Int(family.childCount) == WideParent.threshold else {
        return insertNarrow(child, into: parent, at: location)
      }
      widen(parent)
    }
    records[Int(child)].parent = parent
    records[Int(child)].flags.insert(.isInWide)
    records[Int(child)].flags.remove(.isStale)
    records[Int(parent)].childCount += 1
    let wide = wide[Int(records[Int(parent)].children)]
    let label = order(child, in: wide.order, at: location)
    let (box, isHittable) = makeTreeEntry(of: child)
    trees.insert(child, into: wide.tree, box: box, label: BoxTrees.label(label, isHittable), records)
    if arrangers.count > 0 { noteArrival(inContainer: child) }
  }

  private func noteArrival(inContainer child: UInt32) {
    noteArrangement(of: child)
    noteMove(ofContainer: child)
  }

  private func insertNarrow(_ child: UInt32, into parent: UInt32, at location: SiblingLocation) {
    records[Int(child)].parent = parent
    store.insert(child, at: rank(of: location, in: parent, without: child), of: parent, records)
    store.boxes[Int(records[Int(child)].slot)] = hitBox(of: child)
    records[Int(child)].flags.remove(.isStale)
    if arrangers.count > 0 { noteArrival(inContainer: child) }
  }

  /// The rank of a location among few siblings, counted without a view.
  private func rank(of location: SiblingLocation, in parent: UInt32, without child: UInt32) -> Int {
    let isAmong = records[Int(child)].slot != ChildStore.nowhere
    func rank(of sibling: UInt32) -> Int {
      let slot = records[Int(sibling)].slot
      let isBehind = isAmong && records[Int(child)].slot < slot
      return Int(slot - records[Int(parent)].children) - (isBehind ? 1 : 0)
    }
    return switch location {
    case .rank(let rank): min(rank, childCount(of: parent) - (isAmong ? 1 : 0))
    case .inFrontOf(let sibling): rank(of: sibling) + 1
    case .behind(let sibling): rank(of: sibling)
    }
  }

  private func order(_ child: UInt32, in list: UInt32, at location: SiblingLocation) -> UInt64 {
    switch location {
    case .rank(let rank): orders.insert(child, into: list, at: rank, self)
    case .inFrontOf(let sibling): orders.insert(child, beside: sibling, inFront: true, self)
    case .behind(let sibling): orders.insert(child, beside: sibling, inFront: false, self)
    }
  }

  /// Removes a view, with its own children, from its parent's children.
  func remove(_ child: UInt32) {
    let parent = records[Int(child)].parent
    guard parent != .max else { return }
    changes.noteStructure()
    if records[Int(child)].flags.contains(.isInWide) {
      orders.remove(child)
      trees.remove(at: records[Int(child)].slot, records)
      records[Int(parent)].childCount -= 1
      records[Int(child)].flags.remove(.isInWide)
    } else {
      store.remove(child, of: parent, records)
    }
    if arrangers.count > 0 { noteArrangement(of: child) }
    records[Int(child)].parent = .max
    records[Int(child)].slot = ChildStore.nowhere
    if arrangers.count > 0 { noteMove(ofContainer: child) }
    // Well below the threshold, so that a parent near it does not change back and forth.
    let family = records[Int(parent)]
    if family.childCount == 0 { extents.remove(of: parent) }
    if family.flags.contains(.isWide) && family.childCount < WideParent.threshold / 2 { narrow(parent) }
  }

  /// Moves a view to another location among its siblings, counted without it.
  func reorder(_ child: UInt32, to location: SiblingLocation) {
    let parent = records[Int(child)].parent
    changes.noteStructure()
    noteArrangement(of: child)
    guard records[Int(child)].flags.contains(.isInWide) else {
      return store.move(child, to: rank(of: location, in: parent, without: child), of: parent, records)
    }
    // What is beside the new location is prefetched while the view leaves the old one.
    if case .inFrontOf(let sibling) = location { orders.prefetch(sibling) }
    if case .behind(let sibling) = location { orders.prefetch(sibling) }
    trees.labels.prefetchToWrite(Int(records[Int(child)].slot))
    orders.remove(child)
    let label = order(child, in: wide[Int(records[Int(parent)].children)].order, at: location)
    trees.setLabel(label, at: records[Int(child)].slot)
  }

  /// Makes a parent with very many children wide: they get an order and an index.
  private func widen(_ parent: UInt32) {
    let list = children(of: parent)
    store.release(parent, records)
    extents.remove(of: parent)
    let number = freeWide.popLast() ?? UInt32(wide.count)
    let family = WideParent(order: orders.make(), tree: trees.make())
    if Int(number) == wide.count { wide.append(family) } else { wide[Int(number)] = family }
    records[Int(parent)].flags.insert(.isWide)
    records[Int(parent)].children = number
    records[Int(parent)].childCount = UInt32(list.count)
    for child in list {
      records[Int(child)].flags.insert(.isInWide)
      let label = orders.insert(child, into: family.order, at: .max, self)
      let (box, isHittable) = makeTreeEntry(of: child)
      trees.insert(child, into: family.tree, box: box, label: BoxTrees.label(label, isHittable), records)
    }
  }

  /// Makes a wide parent with few remaining children normal again.
  private func narrow(_ parent: UInt32) {
    let list = children(of: parent)
    let extent = extent(of: parent)
    releaseChildren(of: parent)
    if extents.isKept { extents.set(extent, of: parent) }
    for (number, child) in list.enumerated() {
      records[Int(child)].flags.remove(.isInWide)
      store.insert(child, at: number, of: parent, records)
      store.boxes[Int(records[Int(child)].slot)] = hitBox(of: child)
    }
  }

  /// Frees the memory of a view's children.
  func releaseChildren(of index: UInt32) {
    guard records[Int(index)].flags.contains(.isWide) else { return store.release(index, records) }
    let number = records[Int(index)].children
    orders.free(wide[Int(number)].order)
    trees.free(wide[Int(number)].tree, records)
    freeWide.append(number)
    records[Int(index)].flags.remove(.isWide)
    records[Int(index)].children = 0
    records[Int(index)].childCount = 0
  }

  /// Prefetches the records and order locations of two siblings.
  @inline(__always)
  func prefetchRecords(of view: UInt32, _ sibling: UInt32) {
    records.prefetchToWrite(Int(view))
    records.prefetch(Int(sibling))
    orders.prefetchLocation(of: view)
    orders.prefetchLocation(of: sibling)
  }

  /// Prefetches what moving a view in front of a sibling changes.
  @inline(__always)
  func prefetchOrder(of view: UInt32, _ sibling: UInt32) {
    guard isView(view), isView(sibling) else { return }
    orders.prefetch(view)
    orders.prefetch(sibling)
    guard records[Int(view)].flags.contains(.isInWide), records[Int(sibling)].flags.contains(.isInWide) else { return }
    trees.labels.prefetchToWrite(Int(records[Int(view)].slot))
    trees.labels.prefetch(Int(records[Int(sibling)].slot))
  }
}

extension ViewColumns: SiblingLabels {
  func label(of child: UInt32) -> UInt64 { trees.label(at: records[Int(child)].slot) }
  func setLabel(_ label: UInt64, of child: UInt32) { trees.setLabel(label, at: records[Int(child)].slot) }
}
