/// The part of an item in one batch: a part of a picture that is visible as a whole or not at all.
struct DrawPiece: Sendable {
  /// The owner: equal only for the same content of the same view.
  var owner: Owner
  /// The contents and their position: pieces that differ in anything visible have different fingerprints.
  var fingerprint: UInt64
  /// The batch, and the ranges of the piece's vertices and indices.
  var batch: Int
  var vertices: Range<Int>
  var indices: Range<Int>
  /// The pixels that the piece may touch: some more than it does.
  var box: PixelRect
  /// Whether each of its pixels is the same however much of the rest is clipped.
  var isClipSafe: Bool
  /// Whether it is a large upright picture without clipping, which can be drawn from a copy of its displayed size.
  var mayBeCopied: Bool

  struct Owner: Hashable, Sendable {
    var entity: Entity
    var kind: Int8
  }

  /// Whether it shows the same in the same position.
  func shows(the other: DrawPiece) -> Bool { fingerprint == other.fingerprint && box == other.box }
}

/// Mixes many 32-bit numbers into a 64-bit one.
private struct Mixer {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  mutating func add(_ word: UInt32) {
    value = (value ^ UInt64(word)) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }

  @inline(__always)
  mutating func add(_ word: Int32) { add(UInt32(bitPattern: word)) }

  mutating func add(_ rect: PixelRect) {
    add(rect.x)
    add(rect.y)
    add(rect.width)
    add(rect.height)
  }
}

extension Tessellator {
  /// Lists the pieces of an item whose triangles start at a vertex and an index.
  mutating func addPieces(of item: DrawItem, fromVertex firstVertex: Int, fromIndex firstIndex: Int) {
    guard firstIndex < indices.count else { return }
    let kind: Int8
    switch item.content {
    case .shape: kind = 0
    case .sprite: kind = 1
    case .label: kind = 2
    }
    let owner = DrawPiece.Owner(entity: item.entity, kind: kind)
    var number = batches.count - 1
    while number > 0, batches[number].firstIndex > firstIndex { number -= 1 }
    while number < batches.count {
      let indices = indexRange(ofBatch: number).clamped(to: firstIndex..<indices.count)
      let vertices = vertexRange(ofBatch: number).clamped(to: firstVertex..<vertices.count)
      if !indices.isEmpty { pieces.append(piece(of: owner, batch: number, vertices, indices)) }
      number += 1
    }
  }

  private func piece(
    of owner: DrawPiece.Owner, batch number: Int, _ vertexRange: Range<Int>, _ indexRange: Range<Int>
  ) -> DrawPiece {
    let batch = batches[number]
    var mixer = Mixer()
    mixer.add(batch.texture)
    mixer.add(batch.scissor)
    var low = SIMD2(Float.infinity, .infinity)
    var high = -low
    for vertex in vertices[vertexRange] {
      let place = SIMD2(vertex.x, vertex.y)
      low = low.replacing(with: place, where: place .< low)
      high = high.replacing(with: place, where: place .> high)
      mixer.add(vertex.x.bitPattern)
      mixer.add(vertex.y.bitPattern)
      mixer.add(vertex.u.bitPattern)
      mixer.add(vertex.v.bitPattern)
      mixer.add(vertex.color.word)
    }
    let first = Int32(truncatingIfNeeded: vertexRange.lowerBound - batch.firstVertex)
    for index in indices[indexRange] { mixer.add(index - first) }
    // SDL rounds corners in different ways, by less than a pixel.
    let whole = PixelRect(rounding: Rect(low.x - 1.5, low.y - 1.5, high.x - low.x + 3, high.y - low.y + 3))
    let box = whole.intersection(batch.scissor)
    let isClipSafe = batch.texture < 0 || !hasUprightEdge(indexRange, from: batch.firstVertex)
    return DrawPiece(
      owner: owner, fingerprint: mixer.value, batch: number, vertices: vertexRange, indices: indexRange, box: box,
      isClipSafe: isClipSafe,
      mayBeCopied: !isClipSafe && indexRange.count == 6 && box.area >= StretchedPictures.leastArea
        && isUprightPicture(vertexRange) && batch.scissor == clips.root.scissor && (box == whole || !hasBars))
  }

  /// Whether four vertices are the corners of an upright rectangle of one colour, with a picture that is not mirrored.
  private func isUprightPicture(_ range: Range<Int>) -> Bool {
    guard range.count == 4 else { return false }
    let (a, b) = (vertices[range.lowerBound], vertices[range.lowerBound + 1])
    let (c, d) = (vertices[range.lowerBound + 2], vertices[range.lowerBound + 3])
    return a.y == b.y && c.y == d.y && a.x == c.x && b.x == d.x && a.x < b.x && a.y < c.y && a.u < b.u && a.v < c.v
      && a.color == d.color
  }

  /// Whether any triangle has a vertical or horizontal edge, or nearly so. SDL's software renderer treats pairs of such
  /// triangles as rectangles: a picture stretched over one is stretched differently where it is clipped.
  private func hasUprightEdge(_ range: Range<Int>, from first: Int) -> Bool {
    for corner in stride(from: range.lowerBound, to: range.upperBound, by: 3) {
      var before = vertices[first + Int(indices[corner + 2])]
      for number in corner..<corner + 3 {
        let vertex = vertices[first + Int(indices[number])]
        if abs(vertex.x - before.x) < 1 / 64 || abs(vertex.y - before.y) < 1 / 64 { return true }
        before = vertex
      }
    }
    return false
  }
}

extension VertexColor {
  fileprivate var word: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}
