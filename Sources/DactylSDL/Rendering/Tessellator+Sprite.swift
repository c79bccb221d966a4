extension Tessellator {
  /// Adds a picture that fills a rectangle. Returns whether anything was added.
  mutating func add(
    _ sprite: Sprite, in bounds: Rect, by map: Transform, alpha: Float, of pictures: PictureTable
  ) -> Bool {
    let picture = sprite.texture.size
    guard sprite.texture.id >= 0, picture.width > 0, picture.height > 0 else { return false }
    let cell = sprite.cell ?? Rect(origin: .zero, size: picture)
    let isSoft = !map.isUpright && (sprite.slices != nil || showsEdges(of: sprite, cell, in: bounds, by: map, pictures))
    let corners = SpriteCorners(bounds, by: map)
    guard let box = corners.box, begin(box: isSoft ? box.outset(by: EdgeInsets(1)) : box) else { return false }
    let color = color(sprite.tint, alpha)
    guard color.alpha > 0 else { return false }
    use(texture: sprite.texture.id)
    if let slices = sprite.slices {
      addSlices(sprite, slices, cell: cell, in: bounds, by: map, color)
    } else if isSoft {
      addSoft(sprite, cell: cell, in: bounds, by: map, color)
    } else {
      add(corners, sprite, cell: cell, in: bounds, color)
    }
    finish()
    return true
  }

  /// Whether any visible part of a turned picture is where its edges would fade: within half a pixel of them. The
  /// adjacent pixel counts too, since it is mixed in where pictures are stretched.
  private mutating func showsEdges(
    of sprite: Sprite, _ cell: Rect, in bounds: Rect, by map: Transform, _ pictures: PictureTable
  ) -> Bool {
    let clear = margins.margin(of: cell, in: sprite.texture.id, of: pictures) - 0.5
    guard clear > 0 else { return true }
    let across = Vector(map.a, map.b).length * bounds.size.width * clear
    let down = Vector(map.c, map.d).length * bounds.size.height * clear
    return across < 0.5 * cell.size.width || down < 0.5 * cell.size.height
  }

  /// Adds the picture as two triangles.
  private mutating func add(
    _ corners: SpriteCorners, _ sprite: Sprite, cell: Rect, in bounds: Rect, _ color: VertexColor
  ) {
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    let picture = sprite.texture.size
    var (left, right) = (cell.minX / picture.width, cell.maxX / picture.width)
    let (top, bottom) = (cell.minY / picture.height, cell.maxY / picture.height)
    if sprite.isFlipped { swap(&left, &right) }
    let first = add([
      Vertex(Point(corners.x[0], corners.y[0]), color, u: left, v: top),
      Vertex(Point(corners.x[1], corners.y[1]), color, u: right, v: top),
      Vertex(Point(corners.x[2], corners.y[2]), color, u: left, v: bottom),
      Vertex(Point(corners.x[3], corners.y[3]), color, u: right, v: bottom),
    ])
    addQuad(first, first + 1, first + 3, first + 2)
  }

  /// Adds the picture with edges that fade out over one pixel: slanted edges would show steps otherwise.
  private mutating func addSoft(
    _ sprite: Sprite, cell: Rect, in bounds: Rect, by map: Transform, _ color: VertexColor
  ) {
    let columns = Cuts(0, bounds.size.width, from: cell.minX, cell.maxX, of: sprite.texture.size.width)
      .flipped(sprite.isFlipped).softened(0.5 / Vector(map.a, map.b).length)
    let rows = Cuts(0, bounds.size.height, from: cell.minY, cell.maxY, of: sprite.texture.size.height)
      .softened(0.5 / Vector(map.c, map.d).length)
    let first = addCorners(columns, rows, 0, 3, at: bounds.origin, by: map, color.faded)
    _ = addCorners(columns, rows, 1, 2, at: bounds.origin, by: map, color)
    addQuad(first + 4, first + 5, first + 6, first + 7)
    for corner in 0..<Int32(4) {
      let next = (corner + 1) & 3
      addQuad(first + corner, first + next, first + 4 + next, first + 4 + corner)
    }
  }

  /// Adds the four corners at which two columns and two rows cross, in order around.
  @inline(__always)
  private mutating func addCorners(
    _ columns: Cuts, _ rows: Cuts, _ low: Int, _ high: Int, at origin: Point, by map: Transform, _ color: VertexColor
  ) -> Int32 {
    var first: Int32 = 0
    for corner in 0..<4 {
      let column = corner == 1 || corner == 2 ? high : low
      let row = corner >= 2 ? high : low
      let position = map.apply(to: Point(origin.x + columns.position[column], origin.y + rows.position[row]))
      let number = add(Vertex(position, color, u: columns.texture[column], v: rows.texture[row]))
      if corner == 0 { first = number }
    }
    return first
  }

  private mutating func addSlices(
    _ sprite: Sprite, _ slices: EdgeInsets, cell: Rect, in bounds: Rect, by map: Transform, _ color: VertexColor
  ) {
    let picture = sprite.texture.size
    // In a mirrored picture the right border is displayed on the left.
    let left = sprite.isFlipped ? slices.right : slices.left
    let right = sprite.isFlipped ? slices.left : slices.right
    var columns = Cuts(0, bounds.size.width, from: cell.minX, cell.maxX, of: picture.width)
    columns = columns.flipped(sprite.isFlipped).sliced(left, right, cell: cell.size.width)
    var rows = Cuts(0, bounds.size.height, from: cell.minY, cell.maxY, of: picture.height)
    rows = rows.sliced(slices.top, slices.bottom, cell: cell.size.height)
    addGrid(columns, rows, at: bounds.origin, by: map, color)
  }

  /// Adds the quads of a grid of four lines in each direction; those without area are left out.
  private mutating func addGrid(
    _ columns: Cuts, _ rows: Cuts, at origin: Point, by map: Transform, _ color: VertexColor
  ) {
    let count = 4
    var first: Int32 = 0
    for row in 0..<count {
      for column in 0..<count {
        let position = map.apply(to: Point(origin.x + columns.position[column], origin.y + rows.position[row]))
        let number = add(Vertex(position, color, u: columns.texture[column], v: rows.texture[row]))
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

/// The cuts of a picture along one axis: positions in points, and the corresponding positions in the texture.
private struct Cuts {
  var position: SIMD4<Float>
  var texture: SIMD4<Float>

  /// Makes two cuts: the edges of the view and of the picture's cell.
  init(_ start: Float, _ end: Float, from cellStart: Float, _ cellEnd: Float, of picture: Float) {
    position = SIMD4(start, end, end, end)
    texture = SIMD4(cellStart, cellEnd, cellEnd, cellEnd) / picture
  }

  func flipped(_ isFlipped: Bool) -> Cuts {
    var result = self
    if isFlipped { result.texture = SIMD4(texture[1], texture[0], texture[0], texture[0]) }
    return result
  }

  /// Four cuts: a little outside and inside of each edge. Outside, the picture's last line continues.
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
