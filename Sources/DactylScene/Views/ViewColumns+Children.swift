/// The children of a view, however many there are: side by side in one block, or, of a wide parent, in an order of their
/// own with an index.
extension ViewColumns {
  package func childCount(of index: UInt32) -> Int { Int(blocks[Int(index)].count) }

  /// Adds the children of a view, the back one first, to a list.
  package func appendChildren(of index: UInt32, to list: inout [UInt32]) {
    var cursor = ChildCursor(blocks[Int(index)], self)
    while let child = cursor.next(self) { list.append(child) }
  }

  /// The children of a view, the back one first. Makes an array.
  package func children(of index: UInt32) -> [UInt32] {
    var list: [UInt32] = []
    appendChildren(of: index, to: &list)
    return list
  }

  /// How many siblings stand behind a view. Of a wide parent's child it costs a step for each 128 of them.
  package func siblingNumber(of index: UInt32) -> Int {
    let record = records[Int(index)]
    guard record.parent != .max, blocks[Int(record.parent)].isWide else { return Int(record.slot) }
    return wide[Int(blocks[Int(record.parent)].start)].order.number(of: index, in: chunks[Int(index)])
  }
}

/// Goes through the children of a view from the back to the front. The tree stays as it is meanwhile.
package struct ChildCursor {
  private var chunk: Int32
  private var place: Int
  private let end: Int
  private let wide: Int

  package init(_ block: ChildStore.Block, _ views: ViewColumns) {
    wide = block.isWide ? Int(block.start) : -1
    chunk = block.isWide ? views.wide[Int(block.start)].order.first : -1
    place = block.isWide ? 0 : Int(block.start)
    end = block.isWide ? 0 : Int(block.start + block.count)
  }

  @inline(__always)
  package mutating func next(_ views: ViewColumns) -> UInt32? {
    guard wide >= 0 else {
      guard place < end else { return nil }
      place += 1
      return views.store.children[place - 1]
    }
    while chunk >= 0 {
      let current = views.wide[wide].order.chunks[Int(chunk)]
      if place < current.children.count {
        place += 1
        return current.children[place - 1]
      }
      chunk = current.next
      place = 0
    }
    return nil
  }
}
