/// Finds out which pixels of a frame may differ from those of the frame before.
///
/// A pixel is what the pieces over it make of it, from the back to the front. So it is the same wherever the same
/// pieces lie in the same order: only the boxes of pieces that came, went, changed or changed their order need be drawn
/// again.
///
/// Where most of the output differs in frame after frame, comparing them is of no use: it is left out for some frames,
/// for more each time that it turns out so again.
struct DrawChanges: Sendable {
  private var before: [DrawPiece] = []
  /// Where the pieces of the frame before are, by their fingerprints.
  private var indexBefore: [UInt64: Int] = [:]

  private var hasBefore = false
  /// How many frames are not compared any more, and how many there were at least the last time.
  private var rest = 0
  private var lastRest = 0
  private static let longestRest = 32

  /// Starts a frame. Returns whether it is to be compared with the one before; else all of it is drawn.
  mutating func startFrame() -> Bool {
    guard rest > 0 else { return true }
    rest -= 1
    if hasBefore { before.removeAll(keepingCapacity: true) }
    hasBefore = false
    return false
  }

  /// Takes the pieces of a frame, and leaves those of the frame before in their place. Adds the pixels of the output
  /// that differ.
  mutating func take(_ pieces: inout [DrawPiece], into area: inout DamagedArea, _ output: PixelRect) {
    let canCompare = hasBefore
    hasBefore = true
    if canCompare {
      compare(&pieces, &area)
      area.limit(to: output)
      lastRest = area.rects == [output] ? min(max(1, lastRest * 2), Self.longestRest) : 0
      rest = lastRest
    } else {
      swap(&before, &pieces)
      area.add(output)
    }
  }

  private mutating func compare(_ pieces: inout [DrawPiece], _ area: inout DamagedArea) {
    swap(&before, &pieces)
    let (old, new) = (pieces, before)
    var start = 0
    while start < old.count, start < new.count, old[start].shows(the: new[start]) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1].shows(the: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    if oldEnd == newEnd, (start..<oldEnd).allSatisfy({ old[$0].owner == new[$0].owner }) {
      for number in start..<oldEnd where !old[number].shows(the: new[number]) {
        area.add(old[number].box)
        area.add(new[number].box)
      }
    } else {
      match(old[start..<oldEnd], new[start..<newEnd], &area)
    }
  }

  /// The pieces of the frame that was taken last.
  var pieces: [DrawPiece] { before }

  /// Pieces that are in both, as many as keep their order among each other, stay; the others are added.
  private mutating func match(
    _ old: ArraySlice<DrawPiece>, _ new: ArraySlice<DrawPiece>, _ area: inout DamagedArea
  ) {
    indexBefore.removeAll(keepingCapacity: true)
    for number in old.indices { indexBefore[old[number].fingerprint] = number }
    // For each length of a rising row of old places the new piece that ends one with the lowest place, and for each new
    // piece the one before it in its row.
    var ends: [(place: Int, number: Int)] = []
    var previous = [Int](repeating: -1, count: new.count)
    for number in new.indices {
      guard let place = indexBefore[new[number].fingerprint], old[place].shows(the: new[number]) else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle].place < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[number - new.startIndex] = ends[low - 1].number }
      if low < ends.count { ends[low] = (place, number) } else { ends.append((place, number)) }
    }
    var stays = ends.last?.number ?? -1
    var oldStays = Set<Int>()
    for number in new.indices.reversed() {
      if number == stays, let place = indexBefore[new[number].fingerprint] {
        oldStays.insert(place)
        stays = previous[number - new.startIndex]
      } else {
        area.add(new[number].box)
      }
    }
    for number in old.indices where !oldStays.contains(number) { area.add(old[number].box) }
  }
}
