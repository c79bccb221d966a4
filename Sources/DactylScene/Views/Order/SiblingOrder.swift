/// The order of very many siblings: chunks of at most 128 of them, the back ones first.
///
/// Inserting and removing move what is in one chunk; finding a place by its number steps over the chunks before it.
package struct SiblingOrder: Sendable {
  static let chunkSize = 128
  package struct Chunk: Sendable {
    package fileprivate(set) var children: [UInt32] = []
    package fileprivate(set) var previous: Int32 = -1
    package fileprivate(set) var next: Int32 = -1
  }
  /// Where a child is: a chunk, and a place in it.
  struct Place {
    var chunk: Int32
    var offset: Int
  }

  package private(set) var chunks: [Chunk] = [Chunk()]
  package private(set) var first: Int32 = 0
  private(set) var last: Int32 = 0
  package private(set) var count = 0
  private var free: [Int32] = []

  /// The place with a number; beyond the end, the end.
  func place(_ number: Int) -> Place {
    if number >= count { return Place(chunk: last, offset: chunks[Int(last)].children.count) }
    var chunk = first
    var rest = max(number, 0)
    while rest >= chunks[Int(chunk)].children.count {
      rest -= chunks[Int(chunk)].children.count
      chunk = chunks[Int(chunk)].next
    }
    return Place(chunk: chunk, offset: rest)
  }

  /// How many children stand behind a child.
  func number(of child: UInt32, in chunk: Int32) -> Int {
    var number = chunks[Int(chunk)].children.firstIndex(of: child) ?? 0
    var current = chunks[Int(chunk)].previous
    while current >= 0 {
      number += chunks[Int(current)].children.count
      current = chunks[Int(current)].previous
    }
    return number
  }

  /// The child before a place, or nil.
  func child(before place: Place) -> UInt32? {
    if place.offset > 0 { return chunks[Int(place.chunk)].children[place.offset - 1] }
    let previous = chunks[Int(place.chunk)].previous
    return previous < 0 ? nil : chunks[Int(previous)].children.last
  }

  /// The child at a place, or nil at the end.
  func child(at place: Place) -> UInt32? {
    let chunk = chunks[Int(place.chunk)]
    if place.offset < chunk.children.count { return chunk.children[place.offset] }
    return chunk.next < 0 ? nil : chunks[Int(chunk.next)].children.first
  }

  /// Puts a child at a place. A full chunk gives its front half to a new one, whose children are returned.
  mutating func insert(_ child: UInt32, at place: Place) -> (chunk: Int32, moved: Int32?) {
    count += 1
    guard chunks[Int(place.chunk)].children.count == Self.chunkSize else {
      chunks[Int(place.chunk)].children.insert(child, at: place.offset)
      return (place.chunk, nil)
    }
    // At the very front nothing is to be parted: what is appended fills whole chunks.
    if place.chunk == last && place.offset == Self.chunkSize {
      let new = link(Chunk(children: [child]), after: place.chunk)
      return (new, nil)
    }
    let half = Self.chunkSize / 2
    let new = link(Chunk(children: Array(chunks[Int(place.chunk)].children[half...])), after: place.chunk)
    chunks[Int(place.chunk)].children.removeLast(half)
    if place.offset <= half {
      chunks[Int(place.chunk)].children.insert(child, at: place.offset)
      return (place.chunk, new)
    }
    chunks[Int(new)].children.insert(child, at: place.offset - half)
    return (new, new)
  }

  mutating func remove(_ child: UInt32, from chunk: Int32) {
    guard let offset = chunks[Int(chunk)].children.firstIndex(of: child) else { return }
    count -= 1
    chunks[Int(chunk)].children.remove(at: offset)
    if chunks[Int(chunk)].children.isEmpty && first != last { unlink(chunk) }
  }

  private mutating func link(_ new: Chunk, after chunk: Int32) -> Int32 {
    var new = new
    new.previous = chunk
    new.next = chunks[Int(chunk)].next
    let number: Int32
    if let reused = free.popLast() {
      number = reused
      chunks[Int(number)] = new
    } else {
      number = Int32(chunks.count)
      chunks.append(new)
    }
    if new.next >= 0 { chunks[Int(new.next)].previous = number } else { last = number }
    chunks[Int(chunk)].next = number
    return number
  }

  private mutating func unlink(_ chunk: Int32) {
    let (previous, next) = (chunks[Int(chunk)].previous, chunks[Int(chunk)].next)
    if previous >= 0 { chunks[Int(previous)].next = next } else { first = next }
    if next >= 0 { chunks[Int(next)].previous = previous } else { last = previous }
    chunks[Int(chunk)] = Chunk()
    free.append(chunk)
  }
}
