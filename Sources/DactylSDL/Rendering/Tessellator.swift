/// Converts a draw list to triangles, in output pixels, in batches that a single call each can draw.
///
/// It is independent of SDL. Its buffers are reused: a frame like the previous one allocates nothing. The cost grows
/// with the number of visible items; of the others only the box is tested.
struct Tessellator {
  private(set) var vertices: [Vertex] = []
  var indices: [Int32] = []
  private(set) var batches: [DrawBatch] = []
  /// The parts of the items in each batch, if requested.
  var pieces: [DrawPiece] = []
  /// The number of items that were skipped because nothing of them is visible.
  private(set) var culledItems = 0

  var outline = Outline()
  private(set) var clips = ClipTable()
  var clipper = ConvexClipper()
  private var toOutput = Transform.identity
  /// Whether points of the scene are pixels.
  private var isUnchanged = true
  /// Whether the scene is letterboxed in the output.
  private(set) var hasBars = false
  private(set) var area = ClipTable.Area(scissor: .empty, polygon: 0..<0, rim: 0..<0, isEmpty: true)
  /// The number of `area` in the draw list.
  private var areaNumber: Int32 = -1
  private var scissor = PixelRect.empty
  private(set) var mustCut = false
  private(set) var firstUncutIndex = 0
  var uncut: [Int32] = []
  /// The pictures of paths.
  var masks = PathMasks()
  /// The transparent margins of pictures' parts.
  var margins = PictureMargins()
  /// The colour behind all items.
  var background = Color.black
  /// The colour behind the present text, where contrast is to be increased (AX30).
  private(set) var textBackground: TextBackground?
  private var lastColor = (tint: Color.white, alpha: Float(1), color: VertexColor(.white))

  /// Makes the triangles of a whole list, and lists the pieces if frames are to be compared.
  mutating func tessellate(
    _ list: DrawList, through viewport: Viewport, text: TextLayout, keepsPieces: Bool = false
  ) {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    batches.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    culledItems = 0
    textBackground = nil
    toOutput = viewport.sceneToOutput
    isUnchanged = toOutput.isIdentity
    let output = PixelRect(rounding: Rect(origin: .zero, size: viewport.outputSize))
    hasBars = PixelRect(rounding: viewport.outputArea) != output
    clips.resolve(list.clips, in: PixelRect(rounding: viewport.outputArea), by: toOutput)
    (area, areaNumber) = (clips.root, -1)
    unsafe list.items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      for number in items.indices {
        let (firstVertex, firstIndex) = (vertices.count, indices.count)
        if unsafe !add(first + number, number, of: list, text) { culledItems += 1 }
        if keepsPieces { unsafe addPieces(of: items[number], fromVertex: firstVertex, fromIndex: firstIndex) }
      }
    }
    masks.endFrame()
    text.endFrame()
  }

  /// The range of a batch's indices, up to those of the next batch.
  func indexRange(ofBatch number: Int) -> Range<Int> {
    let next = number + 1
    return batches[number].firstIndex..<(next < batches.count ? batches[next].firstIndex : indices.count)
  }

  /// The range of a batch's vertices.
  func vertexRange(ofBatch number: Int) -> Range<Int> {
    let next = number + 1
    return batches[number].firstVertex..<(next < batches.count ? batches[next].firstVertex : vertices.count)
  }

  /// Adds an item in place, without a copy: it is large, and copying its content would count references.
  @inline(__always) @unsafe
  private mutating func add(
    _ item: UnsafePointer<DrawItem>, _ number: Int, of list: DrawList, _ text: TextLayout
  ) -> Bool {
    let (transform, bounds) = unsafe (item.pointee.transform, item.pointee.bounds)
    let (alpha, clip) = unsafe (item.pointee.alpha, item.pointee.clip)
    let map = isUnchanged ? transform : transform.concatenating(toOutput)
    guard alpha > 0 else { return false }
    if clip != areaNumber { (area, areaNumber) = (clips.area(clip), clip) }
    guard !area.isEmpty else { return false }
    if case .sprite(let sprite) = unsafe item.pointee.content {
      return add(sprite, in: bounds, by: map, alpha: alpha, of: text.pictures)
    }
    guard map.isFinite, bounds.isFinite else { return false }
    if case .label(var label) = unsafe item.pointee.content {
      if label.color == nil || list.increasesContrast {
        let behind = TextBackground(color: colorBehind(number, of: list, pictures: text.pictures))
        label.color = label.color.map(behind.readable) ?? behind.furthest
        textBackground = list.increasesContrast ? behind : nil
      }
      return unsafe add(label, on: item.pointee.entity, in: bounds, by: map, alpha: alpha, text: text)
    }
    guard case .shape(let shape) = unsafe item.pointee.content else { return false }
    return add(shape, in: bounds, by: map, alpha: alpha, pictures: text.pictures)
  }

  /// Whether a transform has the scale of the output: that of a view which is neither turned nor scaled.
  func isAtScaleOfOutput(_ map: Transform) -> Bool { map.a == toOutput.a && map.d == toOutput.d }
}

// MARK: - Building blocks of the kinds of content

extension Tessellator {
  /// Prepares for triangles inside a box in pixels. Returns false when nothing of them would be visible.
  @inline(__always)
  mutating func begin(box: Rect) -> Bool {
    let limits = area.scissor.rect
    guard box.minX < limits.maxX, limits.minX < box.maxX, box.minY < limits.maxY, limits.minY < box.maxY else {
      return false
    }
    let isInside =
      limits.minX <= box.minX && box.maxX <= limits.maxX && limits.minY <= box.minY && box.maxY <= limits.maxY
    // An item that its clip does not touch shares the batch of those without a clip.
    scissor = isInside ? clips.root.scissor : area.scissor
    mustCut = !area.polygon.isEmpty && !clips.polygon(of: area, contains: box)
    return true
  }

  /// The vertex colour for a tint and an opacity. Mostly the same as the previous one.
  @inline(__always)
  mutating func color(_ tint: Color, _ alpha: Float) -> VertexColor {
    if tint != lastColor.tint || alpha != lastColor.alpha {
      lastColor = (tint, alpha, VertexColor(tint, alpha: alpha))
    }
    return lastColor.color
  }

  /// Sets the texture of the following triangles; -1 is plain colour.
  @inline(__always)
  mutating func use(texture: Int32) {
    if let last = batches.last, last.texture == texture, last.scissor == scissor {
      firstUncutIndex = indices.count
      return
    }
    batches.append(
      DrawBatch(texture: texture, scissor: scissor, firstVertex: vertices.count, firstIndex: indices.count))
    firstUncutIndex = indices.count
  }

  /// Adds a vertex. Returns its index in the batch.
  @inline(__always)
  mutating func add(_ vertex: Vertex) -> Int32 {
    vertices.append(vertex)
    return Int32(truncatingIfNeeded: vertices.count - 1 - (batches.last?.firstVertex ?? 0))
  }

  /// Adds four vertices. Returns the index of the first one in the batch.
  @inline(__always)
  mutating func add(_ four: InlineArray<4, Vertex>) -> Int32 {
    let first = vertices.count
    unsafe four.span.withUnsafeBufferPointer { unsafe vertices.append(contentsOf: $0) }
    return Int32(truncatingIfNeeded: first - (batches.last?.firstVertex ?? 0))
  }

  /// Adds a triangle of three vertices of the batch.
  @inline(__always)
  mutating func addTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
    indices.append(a)
    indices.append(b)
    indices.append(c)
  }

  /// Adds two triangles for a quadrilateral, given by its corners in order around.
  @inline(__always)
  mutating func addQuad(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
    let six: InlineArray<6, Int32> = [a, b, c, a, c, d]
    unsafe six.span.withUnsafeBufferPointer { unsafe indices.append(contentsOf: $0) }
  }
}
