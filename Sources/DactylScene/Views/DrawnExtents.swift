/// The extents of parents: the areas that their children draw in, by which culling skips parents. Extents are kept only
/// once a fresh list of views has asked for them.
final class DrawnExtents: SnapshotState {
  private let kept = Cell(false)
  /// Whether extents are kept.
  var isKept: Bool {
    get { kept.value }
    set { kept.value = newValue }
  }
  /// The slot of each view's extent plus one, or 0.
  private let slots = Column<UInt32>()
  /// The extents: boxes (minX, minY, -maxX, -maxY) in a view's own coordinates around everything that its children
  /// draw.
  private let boxes = Column<SIMD4<Float>>()
  private let free = Column<UInt32>()
  /// Wide parents whose trees have changed, so that the parents' own extents need an update.
  let families = Column<UInt32>()

  /// The extent of a parent that is not wide; the empty box for a view that has none.
  @inline(__always)
  func extent(of index: UInt32) -> SIMD4<Float> {
    guard Int(index) < slots.count, slots[Int(index)] > 0 else { return Box.nothing }
    return boxes[Int(slots[Int(index)]) - 1]
  }

  /// Prefetch what `extent(of:)` reads, one after the other.
  @inline(__always)
  func prefetchSlot(of index: UInt32) { slots.prefetch(Int(index)) }
  @inline(__always)
  func prefetch(of index: UInt32) {
    if Int(index) < slots.count { boxes.prefetch(Int(slots[Int(index)]) - 1) }
  }

  /// Sets the extent of a parent.
  func set(_ box: SIMD4<Float>, of index: UInt32) {
    if Int(index) >= slots.count { slots.append(repeating: 0, count: Int(index) + 1 - slots.count) }
    if slots[Int(index)] > 0 {
      boxes[Int(slots[Int(index)]) - 1] = box
    } else if let slot = free.popLast() {
      boxes[Int(slot)] = box
      slots[Int(index)] = slot + 1
    } else {
      boxes.append(box)
      slots[Int(index)] = UInt32(boxes.count)
    }
  }

  /// Removes the extent of a view, if it has one.
  @inline(__always)
  func remove(of index: UInt32) {
    guard Int(index) < slots.count, slots[Int(index)] > 0 else { return }
    free.append(slots[Int(index)] - 1)
    slots[Int(index)] = 0
  }

  /// Removes all extents, with their memory.
  func removeAll() {
    kept.value = false
    slots.removeAll(keepingMemory: false)
    boxes.removeAll(keepingMemory: false)
    free.removeAll(keepingMemory: false)
    families.removeAll(keepingMemory: false)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(kept)
    copier.copy(slots)
    copier.copy(boxes)
    copier.copy(free)
    copier.copy(families)
  }
}
