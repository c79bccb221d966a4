/// Sorts attempts into the order in which ties are broken (G18, G42): that of their first touches, but each recognizer
/// is preceded by those on deeper views that share a touch with it, and by those that were added to its own view before
/// it, except for rivals, such as a single and a double tap.
///
/// The attempts of a landing finger are in this order already, unless it joins a recognizer that had another finger
/// before: only then is there work to do. The order of two recognizers for one touch is that of the touch's own list of
/// recognizers, so moving views during a gesture changes nothing.
final class TieOrder {
  // Not in snapshots: it is empty between calls.
  /// The first link of each attempt, or −1.
  private let heads = List<Int>()
  /// The attempt that directly precedes another one for a touch, and that one's next link.
  private let links = List<(before: Int, next: Int)>()
  private let isPlaced = List<Bool>()
  private let path = List<Int>()
  private let result = List<Int>()
  /// The lowest rank of the complete recognizers of a kind on a view.
  private var leastRanks: [RivalGroup: Int] = [:]

  /// A kind of recognizer on a view: its recognizers are rivals of each other.
  private struct RivalGroup: Hashable {
    let view: Entity
    let kind: UInt16
  }

  /// Restores the order for the present touches. Costs as much as they have recognizers.
  func restore(_ table: GestureTable, _ touches: InputTable) {
    let attempts = table.attempts
    clear(attempts.records.count)
    for slot in touches.others { link(touches.recognizers(of: slot), of: slot, table) }
    // The links of an attempt are read in the opposite order: those of its first touch come first.
    for index in touches.order.indices.reversed() {
      link(touches.recognizers(of: touches.order[index]), of: touches.order[index], table)
    }
    attempts.order.forEach { index($0) }
    attempts.setOrder(result)
    if attempts.proposing > 0 { attempts.mayHaveRivals = true }
  }

  /// Sorts discrete recognizers of one kind on one view that are complete together: each is preceded by those that it
  /// does not prevent but that prevent it: of two taps the one that needs more taps (G41).
  func putRivalsInOrder(_ table: GestureTable, _ columns: SceneColumns) {
    if table.attempts.mayHaveRivals { orderRivals(table, table.attempts, columns) }
  }

  private func orderRivals(_ table: GestureTable, _ attempts: AttemptTable, _ columns: SceneColumns) {
    attempts.mayHaveRivals = false
    result.removeAll()
    leastRanks.removeAll(keepingCapacity: true)
    attempts.order.forEach { attempt in
      result.append(attempt)
      guard mayComeEarlier(attempt, table) else { return }
      var index = result.indices.first { yields(result[$0], to: attempt, table, columns) } ?? result.endIndex - 1
      while index < result.endIndex {
        let last = result.endIndex - 1
        (result[index], result[last]) = (result[last], result[index])
        index += 1
      }
    }
    attempts.setOrder(result)
  }

  /// Whether a complete recognizer may have to precede one of the rivals seen before. Most have none, or none of a
  /// lower rank, and cost one look-up each, however many they are.
  private func mayComeEarlier(_ attempt: Int, _ table: GestureTable) -> Bool {
    let id = table.attempts.records[attempt].gesture
    guard table.attempts.records[attempt].proposals.last == .ended, let row = table.row(id) else { return false }
    let kind = table.kind(of: row)
    guard kind.isDiscrete, kind.hasAnswersToPrevention else { return false }
    let rank = kind.rivalRank(row.slot)
    let group = RivalGroup(view: row.view, kind: row.kind)
    let least = leastRanks[group]
    leastRanks[group] = min(least ?? .max, rank ?? .min)
    return least.map { $0 < rank ?? .max } ?? false
  }

  /// Whether a complete recognizer has to come after a rival.
  private func yields(_ attempt: Int, to other: Int, _ table: GestureTable, _ columns: SceneColumns) -> Bool {
    let records = table.attempts.records.values
    let (own, rival) = (records[attempt].gesture, records[other].gesture)
    guard attempt != other, records[attempt].proposals.last == .ended, records[other].proposals.last == .ended,
      let ownRow = table.row(own), let rivalRow = table.row(rival), ownRow.kind == rivalRow.kind,
      ownRow.view == rivalRow.view, records[attempt].owned.intersects(records[other].owned)
    else { return false }
    let kind = table.kind(of: ownRow)
    guard kind.isDiscrete else { return false }
    if let rank = kind.rivalRank(ownRow.slot), let other = kind.rivalRank(rivalRow.slot) { return rank < other }
    return !kind.canPrevent(ownRow.slot, AnyGesture(rival, columns))
      && kind.canPrevent(rivalRow.slot, AnyGesture(own, columns))
  }

  private func clear(_ count: Int) {
    for list in [heads, path, result] { list.removeAll() }
    links.removeAll()
    isPlaced.removeAll()
    for _ in 0..<count {
      heads.append(-1)
      isPlaced.append(false)
    }
  }

  /// Links each recognizer of a touch to its predecessor.
  private func link(_ recognizers: List<GestureID>, of slot: Int, _ table: GestureTable) {
    var before = -1
    recognizers.forEach { id in
      guard let attempt = table.attemptIndex(of: id), table.attempts[attempt].owned.contains(slot) else { return }
      if before >= 0 {
        links.append((before, heads[attempt]))
        heads[attempt] = links.count - 1
      }
      before = attempt
    }
  }

  /// Adds an attempt to the result after all its predecessors. One that is on the path already is reached again only if
  /// views were nested the other way round between two touches: then the order found first holds.
  private func index(_ attempt: Int) {
    guard !isPlaced[attempt] else { return }
    isPlaced[attempt] = true
    path.append(attempt)
    while let current = path.last {
      if heads[current] >= 0 {
        let link = links[heads[current]]
        heads[current] = link.next
        if !isPlaced[link.before] {
          isPlaced[link.before] = true
          path.append(link.before)
        }
      } else {
        _ = path.popLast()
        result.append(current)
      }
    }
  }
}
