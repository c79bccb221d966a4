/// The recognizers of each view: a ring through their rows, so that a view without recognizers costs a word, and one
/// with some needs no allocation.
extension GestureTable {
  /// The row of the last recognizer on a view, or nil. Its `next` is the first one.
  @inline(__always)
  func last(on view: UInt32) -> Int? {
    guard Int(view) < lastOnView.count, lastOnView[Int(view)] != 0 else { return nil }
    return Int(lastOnView[Int(view)]) - 1
  }

  /// The recognizers on a view, in the order in which they were added.
  func recognizers(of view: UInt32) -> [GestureID] {
    guard let last = last(on: view) else { return [] }
    var result: [GestureID] = []
    var index = last
    repeat {
      index = Int(rows[index].next)
      result.append(id(at: index))
    } while index != last
    return result
  }

  /// Whether another recognizer of the same kind on the same view has a proposal that was not granted yet.
  func hasRival(_ id: GestureID) -> Bool {
    let own = Int(id.index)
    guard !rows[own].flags.contains(.isRemoved), rows[own].view != .none else { return false }
    // The attempts of fingers are in no ring.
    if !fingerAttempts.isEmpty { return attempts.order.contains { isRival($0, of: own) } }
    var index = Int(rows[own].next)
    while index != own {
      let row = rows[index]
      if row.kind == rows[own].kind, row.attempt >= 0, !attempts[Int(row.attempt)].proposals.isEmpty { return true }
      index = Int(row.next)
    }
    return false
  }

  private func isRival(_ attempt: Int, of own: Int) -> Bool {
    guard !attempts[attempt].proposals.isEmpty, let index = index(of: attempts[attempt].gesture), index != own else {
      return false
    }
    return rows[index].kind == rows[own].kind && rows[index].view == rows[own].view
  }

  func link(_ index: Int, to view: UInt32) {
    if lastOnView.count <= Int(view) { lastOnView.append(repeating: 0, count: Int(view) + 1 - lastOnView.count) }
    if let last = last(on: view) {
      rows[index].next = rows[last].next
      rows[last].next = UInt32(index)
    } else {
      rows[index].next = UInt32(index)
    }
    lastOnView[Int(view)] = UInt32(index) + 1
  }

  func unlink(_ index: Int, from view: UInt32) {
    guard let last = last(on: view) else { return }
    var before = last
    while Int(rows[before].next) != index {
      before = Int(rows[before].next)
      if before == last { return }
    }
    rows[before].next = rows[index].next
    if last == index { lastOnView[Int(view)] = before == index ? 0 : UInt32(before) + 1 }
  }

  /// Whether any recognizer of a view, given the last one, has a delegate.
  @inline(__always)
  func isAnyAsked(_ last: Int) -> Bool {
    var index = last
    repeat {
      index = Int(rows[index].next)
      if rows[index].flags.contains(.hasDelegate) { return true }
    } while index != last
    return false
  }
}
