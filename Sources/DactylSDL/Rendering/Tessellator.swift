/// Turns a draw list into triangles, in output pixels, in batches that one call each can draw.
///
/// It knows nothing of SDL. Its buffers are kept from frame to frame: a frame like the last one allocates nothing.
/// The cost grows with the items that can be seen; of the others only a box is looked at.
struct Tessellator {
  private(set) var vertices: [Vertex] = []
  private(set) var indices: [Int32] = []
  private(set) var batches: [DrawBatch] = []
  /// What each batch holds of each item, if that was asked for.
  var pieces: [DrawPiece] = []
  /// How many items were left out because nothing of them could be seen.
  private(set) var culledItems = 0

  var outline = Outline()
  private var clips = ClipTable()
  private var clipper = ConvexClipper()
  private var toOutput = Transform.identity
  private var area = ClipTable.Area(scissor: .empty, polygon: 0..<0, isEmpty: true)
  private var scissor = PixelRect.empty
  private var mustCut = false
  private var firstUncutIndex = 0
  private var uncut: [Int32] = []

  /// Makes the triangles of a whole list; and lists the pieces that they make up, for whoever compares frames.
  mutating func tessellate(
    _ list: DrawList, through viewport: Viewport, text: TextLayout, keepsPieces: Bool = false
  ) {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    batches.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    culledItems = 0
    toOutput = viewport.sceneToOutput
    clips.resolve(list.clips, in: PixelRect(rounding: viewport.outputArea), by: toOutput)
    for item in list.items {
      let (firstVertex, firstIndex) = (vertices.count, indices.count)
      if !add(item, text: text) { culledItems += 1 }
      if keepsPieces { addPieces(of: item, fromVertex: firstVertex, fromIndex: firstIndex) }
    }
    text.endFrame()
  }

  /// The indices of a batch, which reach up to those of the next.
  func indexRange(ofBatch number: Int) -> Range<Int> {
    let next = number + 1
    return batches[number].firstIndex..<(next < batches.count ? batches[next].firstIndex : indices.count)
  }

  /// The vertices of a batch.
  func vertexRange(ofBatch number: Int) -> Range<Int> {
    let next = number + 1
    return batches[number].firstVertex..<(next < batches.count ? batches[next].firstVertex : vertices.count)
  }

  private mutating func add(_ item: DrawItem, text: TextLayout) -> Bool {
    let map = item.transform.concatenating(toOutput)
    guard item.alpha > 0, map.isFinite, item.bounds.isFinite else { return false }
    area = clips.area(item.clip)
    guard !area.isEmpty else { return false }
    switch item.content {
    case .sprite(let sprite): return add(sprite, in: item.bounds, by: map, alpha: item.alpha)
    case .shape(let shape): return add(shape, in: item.bounds, by: map, alpha: item.alpha)
    case .label(let label):
      return add(label, on: item.entity, in: item.bounds, by: map, alpha: item.alpha, text: text)
    }
  }
}

// MARK: - What the kinds of content build with

extension Tessellator {
  /// Makes ready for triangles inside a box in pixels; false when nothing of them could be seen.
  mutating func begin(box: Rect) -> Bool {
    guard box.intersects(area.scissor.rect) else { return false }
    let isInside = area.scissor.rect.union(box) == area.scissor.rect
    // An item that its clip does not touch shares the batch of those that have no clip.
    scissor = isInside ? clips.root.scissor : area.scissor
    mustCut = !clips.polygon(of: area, contains: box)
    return true
  }

  /// Says which texture the triangles that follow have; -1 is plain colour.
  mutating func use(texture: Int32) {
    if let last = batches.last, last.texture == texture, last.scissor == scissor {
      firstUncutIndex = indices.count
      return
    }
    batches.append(
      DrawBatch(texture: texture, scissor: scissor, firstVertex: vertices.count, firstIndex: indices.count))
    firstUncutIndex = indices.count
  }

  /// Adds a vertex and returns its index in the batch.
  mutating func add(_ vertex: Vertex) -> Int32 {
    vertices.append(vertex)
    return Int32(truncatingIfNeeded: vertices.count - 1 - (batches.last?.firstVertex ?? 0))
  }

  /// Adds a triangle of three vertices of the batch.
  mutating func addTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
    indices.append(a)
    indices.append(b)
    indices.append(c)
  }

  /// Adds two triangles. The corners go around.
  mutating func addQuad(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
    addTriangle(a, b, c)
    addTriangle(a, c, d)
  }

  /// Cuts what was added since `use(texture:)` by the turned clips. Every `use` is followed by one `finish`.
  mutating func finish() {
    guard mustCut, let first = batches.last?.firstVertex else { return }
    uncut.removeAll(keepingCapacity: true)
    uncut.append(contentsOf: indices[firstUncutIndex...])
    indices.removeSubrange(firstUncutIndex...)
    for corner in stride(from: 0, to: uncut.count, by: 3) {
      clipper.start(
        vertices[first + Int(uncut[corner])], vertices[first + Int(uncut[corner + 1])],
        vertices[first + Int(uncut[corner + 2])])
      clipper.clip(to: clips.points[area.polygon])
      addFan()
    }
  }

  private mutating func addFan() {
    guard clipper.polygon.count >= 3 else { return }
    let start = add(clipper.polygon[0])
    for number in 1..<clipper.polygon.count { _ = add(clipper.polygon[number]) }
    for number in 1..<Int32(clipper.polygon.count - 1) { addTriangle(start, start + number, start + number + 1) }
  }
}
