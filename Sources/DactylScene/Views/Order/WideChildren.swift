/// The children of a parent that has very many: their order, and the index over their boxes.
///
/// Each child has an order label of 64 bits, higher in front, with gaps between: bringing to the front and sending to the
/// back take one beyond the ends, and inserting one between. Where a gap is used up, the labels around it are spread anew.
package struct WideChildren: Sendable {
  /// From how many children on a parent is wide. Scanning that many boxes takes as long as asking the index.
  static let threshold = 128
  private static let gap: UInt64 = 1 << 24

  package private(set) var order = SiblingOrder()
  private(set) var tree = BoxTree()

  init() {}

  mutating func insert(
    _ child: UInt32, at number: Int, box: SIMD4<Float>, _ records: inout [ViewRecord], _ chunks: inout [Int32]
  ) {
    let place = order.place(number)
    let label = newLabel(at: place, records)
    link(child, at: place, &chunks)
    tree.insert(child, box: box, label: label, &records)
  }

  mutating func remove(_ child: UInt32, _ records: inout [ViewRecord], _ chunks: [Int32]) {
    order.remove(child, from: chunks[Int(child)])
    tree.remove(at: records[Int(child)].slot, &records)
  }

  /// Brings a child to another place among its siblings, counted without it.
  mutating func reorder(
    _ child: UInt32, to number: Int, _ records: inout [ViewRecord], _ chunks: inout [Int32]
  ) {
    order.remove(child, from: chunks[Int(child)])
    let place = order.place(number)
    let label = newLabel(at: place, records)
    link(child, at: place, &chunks)
    tree.setLabel(label, at: records[Int(child)].slot)
  }

  mutating func move(_ child: UInt32, to box: SIMD4<Float>, _ records: inout [ViewRecord]) {
    tree.move(at: records[Int(child)].slot, to: box, &records)
  }

  private mutating func link(_ child: UInt32, at place: SiblingOrder.Place, _ chunks: inout [Int32]) {
    let (chunk, moved) = order.insert(child, at: place)
    chunks[Int(child)] = chunk
    guard let moved else { return }
    for other in order.chunks[Int(moved)].children { chunks[Int(other)] = moved }
  }

  // MARK: Labels

  private func label(of child: UInt32?, _ records: [ViewRecord]) -> UInt64? {
    child.map { tree.label(at: records[Int($0)].slot) }
  }

  /// A label between those of the neighbours of a place.
  private mutating func newLabel(at place: SiblingOrder.Place, _ records: [ViewRecord]) -> UInt64 {
    if let label = freeLabel(at: place, records) { return label }
    spread(around: place.chunk, records)
    return freeLabel(at: place, records) ?? 1
  }

  private func freeLabel(at place: SiblingOrder.Place, _ records: [ViewRecord]) -> UInt64? {
    let low = label(of: order.child(before: place), records)
    let high = label(of: order.child(at: place), records)
    switch (low, high) {
    case (nil, nil): return 1 << 63
    case (let low?, nil): return low < .max - Self.gap ? low + Self.gap : nil
    case (nil, let high?): return high > Self.gap ? high - Self.gap : nil
    case (let low?, let high?): return high - low > 1 ? low + (high - low) / 2 : nil
    }
  }

  /// Spreads the labels of a chunk, and of as many about it as it takes to find room, evenly.
  private mutating func spread(around chunk: Int32, _ records: [ViewRecord]) {
    var (first, last) = (chunk, chunk)
    var count = order.chunks[Int(chunk)].children.count
    while true {
      let before = order.chunks[Int(first)].previous
      let after = order.chunks[Int(last)].next
      let low = before < 0 ? 0 : label(of: order.chunks[Int(before)].children.last, records) ?? 0
      let high = after < 0 ? .max : label(of: order.chunks[Int(after)].children.first, records) ?? .max
      let step = (high - low) / UInt64(count + 2)
      if step >= 1 << 16 || (before < 0 && after < 0) {
        return relabel(from: first, to: last, above: low, by: step, records)
      }
      if before >= 0 {
        first = before
        count += order.chunks[Int(before)].children.count
      }
      if after >= 0 {
        last = after
        count += order.chunks[Int(after)].children.count
      }
    }
  }

  private mutating func relabel(
    from first: Int32, to last: Int32, above low: UInt64, by step: UInt64, _ records: [ViewRecord]
  ) {
    var label = low
    var chunk = first
    while true {
      for child in order.chunks[Int(chunk)].children {
        label += step
        tree.setLabel(label, at: records[Int(child)].slot)
      }
      if chunk == last { return }
      chunk = order.chunks[Int(chunk)].next
    }
  }
}
