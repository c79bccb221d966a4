/// Determines which pixels of a frame may differ from those of the previous frame.
///
/// A pixel results from the pieces over it, from back to front. So it is the same wherever the same pieces are in the
/// same order: only the boxes of pieces that were added, removed, changed or reordered need be drawn again.
///
/// While most of the output differs in every frame, comparing is useless: it is skipped for some frames, for more each
/// time that this is found again.
struct DrawChanges: Sendable {
  private var before: [DrawPiece] = []
  /// The indices of the previous frame's pieces, by their fingerprints.
  private var indexBefore: [UInt64: Int] = [:]

  private var hasBefore = false
  /// The number of frames that are not compared any more, and the number that were skipped last.
  private var rest = 0
  private var lastRest = 0
  private static let longestRest = 32

  /// Starts a frame. Returns whether it is to be compared with the previous one; otherwise all of it is drawn.
  mutating func startFrame() -> Bool {
    guard rest > 0 else { return true }
    rest -= 1
    if hasBefore { before.removeAll(keepingCapacity: true) }
    hasBefore = false
    return false
  }

  /// Takes the pieces of a frame, and returns those of the previous frame in their place. Adds the pixels of the output
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

  /// The pieces of the last frame.
  var pieces: [DrawPiece] { before }

  /// Matches the pieces of both frames: as many as possible that keep their relative order stay; the others are added
  /// to the area.
  private mutating func match(
    _ old: ArraySlice<DrawPiece>, _ new: ArraySlice<DrawPiece>, _ area: inout DamagedArea
  ) {
    indexBefore.removeAll(keepingCapacity: true)
    for number in old.indices { indexBefore[old[number].fingerprint] = number }
    // For each length of a rising sequence of old positions, the new piece that ends one with the lowest position; and
    // for each new piece its predecessor in the sequence.
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
