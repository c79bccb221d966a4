@testable import DactylSDL

extension DrawList {
  /// Adds an item at the back end of the list.
  mutating func add(
    _ content: DrawItem.Content, in bounds: Rect, by transform: Transform = .identity, alpha: Float = 1,
    clip: Int32 = -1
  ) {
    items.append(
      DrawItem(entity: .none, transform: transform, bounds: bounds, alpha: alpha, clip: clip, content: content))
  }

  /// Adds a filled rectangle.
  mutating func fill(
    _ bounds: Rect, _ color: Color, by transform: Transform = .identity, alpha: Float = 1, clip: Int32 = -1
  ) {
    add(.shape(Shape(.rectangle(), fill: color)), in: bounds, by: transform, alpha: alpha, clip: clip)
  }

  /// Adds a clip and returns its index.
  mutating func clip(
    _ bounds: Rect, by transform: Transform = .identity, parent: Int32 = -1, radius: Float = 0
  ) -> Int32 {
    clips.append(DrawClip(transform: transform, bounds: bounds, parent: parent, cornerRadius: radius))
    return Int32(clips.count - 1)
  }
}

extension Color {
  static let pureRed = Color(1, 0, 0)
  static let pureGreen = Color(0, 1, 0)
  static let pureBlue = Color(0, 0, 1)
}

/// A draw list made into triangles on a plain output.
struct TessellatorRig {
  var tessellator = Tessellator()
  let text = TextLayout(pictures: PictureTable())
  var viewport = Viewport(windowSize: Size(200, 100))

  init(_ fill: (inout DrawList) -> Void) {
    var list = DrawList()
    fill(&list)
    tessellator.tessellate(list, through: viewport, text: text)
  }

  /// The area of all triangles, in pixels.
  var area: Float {
    var sum: Float = 0
    for batch in tessellator.batches.indices {
      let indices = tessellator.indices[tessellator.indexRange(ofBatch: batch)]
      let vertices = Array(tessellator.vertices[tessellator.vertexRange(ofBatch: batch)])
      var iterator = indices.makeIterator()
      while let a = iterator.next(), let b = iterator.next(), let c = iterator.next() {
        sum += abs(ConvexClipper.doubleArea([vertices[Int(a)], vertices[Int(b)], vertices[Int(c)]])) / 2
      }
    }
    return sum
  }

  /// The area of all triangles, times the opacity of each.
  var coverage: Float {
    var sum: Float = 0
    for batch in tessellator.batches.indices {
      let vertices = Array(tessellator.vertices[tessellator.vertexRange(ofBatch: batch)])
      let indices = Array(tessellator.indices[tessellator.indexRange(ofBatch: batch)])
      for corner in stride(from: 0, to: indices.count, by: 3) {
        let three = (0..<3).map { vertices[Int(indices[corner + $0])] }
        let alpha = three.map { Float($0.color.alpha) / 255 }.reduce(0, +) / 3
        sum += alpha * abs(ConvexClipper.doubleArea(three)) / 2
      }
    }
    return sum
  }

  /// The points of all vertices.
  var points: [Point] { tessellator.vertices.map(\.point) }
}
