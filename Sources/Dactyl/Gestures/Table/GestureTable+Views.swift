/// Which recognizers a view has: a ring through their rows, so that a view without any costs a word and one with some no
/// allocation.
extension GestureTable {
  /// The row of the last recognizer on a view, or nil. That one's next is the first.
  @inline(__always)
  func last(on view: UInt32) -> Int? {
    guard Int(view) < lastOnView.count, lastOnView[Int(view)] != 0 else { return nil }
    return Int(lastOnView[Int(view)]) - 1
  }

  /// The recognizers on a view, in the order in which they were added.
  func recognizers(of view: UInt32) -> [GestureID] {
    guard let last = last(on: view) else { return [] }
    var result: [GestureID] = []
    var place = last
    repeat {
      place = Int(rows[place].next)
      result.append(id(at: place))
    } while place != last
    return result
  }

  /// Whether another recognizer of the same kind on the same view has proposed something that was not granted yet.
  func hasRival(_ id: GestureID) -> Bool {
    let own = Int(id.index)
    guard !rows[own].flags.contains(.isRemoved) else { return false }
    var place = Int(rows[own].next)
    while place != own {
      let row = rows[place]
      if row.kind == rows[own].kind, row.attempt >= 0, !attempts[Int(row.attempt)].proposals.isEmpty { return true }
      place = Int(row.next)
    }
    return false
  }

  func link(_ place: Int, to view: UInt32) {
    if lastOnView.count <= Int(view) { lastOnView.append(repeating: 0, count: Int(view) + 1 - lastOnView.count) }
    if let last = last(on: view) {
      rows[place].next = rows[last].next
      rows[last].next = UInt32(place)
    } else {
      rows[place].next = UInt32(place)
    }
    lastOnView[Int(view)] = UInt32(place) + 1
  }

  func unlink(_ place: Int, from view: UInt32) {
    guard let last = last(on: view) else { return }
    var before = last
    while Int(rows[before].next) != place {
      before = Int(rows[before].next)
      if before == last { return }
    }
    rows[before].next = rows[place].next
    if last == place { lastOnView[Int(view)] = before == place ? 0 : UInt32(before) + 1 }
  }

  /// Whether any recognizer of a view, of which this is the last, has a delegate.
  @inline(__always)
  func isAnyAsked(_ last: Int) -> Bool {
    var place = last
    repeat {
      place = Int(rows[place].next)
      if rows[place].flags.contains(.hasDelegate) { return true }
    } while place != last
    return false
  }
}
