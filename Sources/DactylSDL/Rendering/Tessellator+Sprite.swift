extension Tessellator {
  /// Adds a picture that fills a rectangle.
  mutating func add(_ sprite: Sprite, in bounds: Rect, by map: Transform, alpha: Float) -> Bool {
    let picture = sprite.texture.size
    guard sprite.texture.id >= 0, picture.width > 0, picture.height > 0 else { return false }
    let box = map.apply(to: bounds)
    guard begin(box: map.isUpright ? box : box.outset(by: EdgeInsets(1))) else { return false }
    let color = VertexColor(sprite.tint, alpha: alpha)
    guard color.alpha > 0 else { return false }
    let cell = sprite.cell ?? Rect(origin: .zero, size: picture)
    use(texture: sprite.texture.id)
    if let slices = sprite.slices {
      addSlices(sprite, slices, cell: cell, in: bounds, by: map, color)
    } else {
      addPlain(sprite, cell: cell, in: bounds, by: map, color)
    }
    finish()
    return true
  }

  private mutating func addPlain(
    _ sprite: Sprite, cell: Rect, in bounds: Rect, by map: Transform, _ color: VertexColor
  ) {
    var columns = Cuts(0, bounds.size.width, from: cell.minX, cell.maxX, of: sprite.texture.size.width)
    columns = columns.flipped(sprite.isFlipped)
    var rows = Cuts(0, bounds.size.height, from: cell.minY, cell.maxY, of: sprite.texture.size.height)
    if map.isUpright { return addGrid(columns, rows, count: 2, at: bounds.origin, by: map, color) }
    // Edges that run aslant would show steps: they fade out over one pixel.
    columns = columns.softened(0.5 / Vector(map.a, map.b).length)
    rows = rows.softened(0.5 / Vector(map.c, map.d).length)
    addGrid(columns, rows, count: 4, isSoft: true, at: bounds.origin, by: map, color)
  }

  private mutating func addSlices(
    _ sprite: Sprite, _ slices: EdgeInsets, cell: Rect, in bounds: Rect, by map: Transform, _ color: VertexColor
  ) {
    let picture = sprite.texture.size
    // Mirrored, the border that the picture has on its right is the one that is seen on the left.
    let left = sprite.isFlipped ? slices.right : slices.left
    let right = sprite.isFlipped ? slices.left : slices.right
    var columns = Cuts(0, bounds.size.width, from: cell.minX, cell.maxX, of: picture.width)
    columns = columns.flipped(sprite.isFlipped).sliced(left, right, cell: cell.size.width)
    var rows = Cuts(0, bounds.size.height, from: cell.minY, cell.maxY, of: picture.height)
    rows = rows.sliced(slices.top, slices.bottom, cell: cell.size.height)
    addGrid(columns, rows, count: 4, at: bounds.origin, by: map, color)
  }

  /// Adds the quads of a grid of `count` lines each way; those without any area are left out.
  private mutating func addGrid(
    _ columns: Cuts, _ rows: Cuts, count: Int, isSoft: Bool = false, at origin: Point, by map: Transform,
    _ color: VertexColor
  ) {
    var first: Int32 = 0
    for row in 0..<count {
      for column in 0..<count {
        let position = map.apply(to: Point(origin.x + columns.position[column], origin.y + rows.position[row]))
        let isEdge = row == 0 || row == 3 || column == 0 || column == 3
        let shade = isSoft && isEdge ? color.faded : color
        let number = add(Vertex(position, shade, u: columns.texture[column], v: rows.texture[row]))
        if row == 0, column == 0 { first = number }
      }
    }
    let stride = Int32(count)
    for row in 0..<count - 1 where rows.position[row] < rows.position[row + 1] {
      for column in 0..<count - 1 where columns.position[column] < columns.position[column + 1] {
        let corner = first + Int32(row) * stride + Int32(column)
        addQuad(corner, corner + 1, corner + stride + 1, corner + stride)
      }
    }
  }
}

/// Where a picture is cut along one axis: positions in points and the positions in the texture that go with them.
private struct Cuts {
  var position: SIMD4<Float>
  var texture: SIMD4<Float>

  /// Two cuts: the edges of the view and of the picture's cell.
  init(_ start: Float, _ end: Float, from cellStart: Float, _ cellEnd: Float, of picture: Float) {
    position = SIMD4(start, end, end, end)
    texture = SIMD4(cellStart, cellEnd, cellEnd, cellEnd) / picture
  }

  func flipped(_ isFlipped: Bool) -> Cuts {
    var result = self
    if isFlipped { result.texture = SIMD4(texture[1], texture[0], texture[0], texture[0]) }
    return result
  }

  /// Four cuts: a little outside and inside of each edge. Outside, the picture's last line goes on.
  func softened(_ distance: Float) -> Cuts {
    let length = position[1] - position[0]
    let inside = length > 0 ? min(distance, length / 2) : 0
    let shift = length > 0 ? (texture[1] - texture[0]) * inside / length : 0
    var result = self
    result.position = SIMD4(position[0] - distance, position[0] + inside, position[1] - inside, position[1] + distance)
    result.texture = SIMD4(texture[0], texture[0] + shift, texture[1] - shift, texture[1])
    return result
  }

  /// Four cuts: the borders keep their size as long as there is room for both.
  func sliced(_ near: Float, _ far: Float, cell: Float) -> Cuts {
    let length = position[1] - position[0]
    let near = max(0, near)
    let far = max(0, far)
    let room = near + far > length && near + far > 0 ? max(0, length) / (near + far) : 1
    let perPixel = cell > 0 ? (texture[1] - texture[0]) / cell : 0
    var result = self
    result.position = SIMD4(position[0], position[0] + near * room, position[1] - far * room, position[1])
    result.texture = SIMD4(texture[0], texture[0] + near * perPixel, texture[1] - far * perPixel, texture[1])
    return result
  }
}
