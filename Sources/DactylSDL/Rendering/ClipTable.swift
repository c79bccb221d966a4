/// The clip areas of a draw list, computed in output pixels once for each frame.
struct ClipTable: Sendable {
  /// A clip area, intersected with all areas around it.
  struct Area: Sendable {
    /// The upright part, in pixels.
    var scissor: PixelRect
    /// The turned or rounded part: the range of a convex polygon in `points`, empty when there is none.
    var polygon: Range<Int>
    /// Of a part with rounded corners: the range in `points` of the polygon half a pixel inside its edge. Contents fade
    /// from there outward. After it come four points for each of its edges: the area in which contents fade.
    var rim: Range<Int>
    /// Whether nothing in the area is visible.
    var isEmpty: Bool
  }

  private(set) var areas: [Area] = []
  private(set) var points: [Vertex] = []
  /// The area of the whole scene, which contains all others.
  private(set) var root = Area(scissor: .empty, polygon: 0..<0, rim: 0..<0, isEmpty: true)
  private var clipper = ConvexClipper()
  private var outline = Outline()

  /// Computes the areas. The parent of an area must come before it in the list.
  mutating func resolve(_ clips: [DrawClip], in scene: PixelRect, by toOutput: Transform) {
    areas.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    root = Area(scissor: scene, polygon: 0..<0, rim: 0..<0, isEmpty: scene.isEmpty)
    for clip in clips {
      areas.append(resolved(clip, within: area(clip.parent), by: toOutput))
    }
  }

  /// The area with a number; the whole scene for -1 and numbers that do not exist.
  func area(_ index: Int32) -> Area {
    areas.indices.contains(Int(index)) ? areas[Int(index)] : root
  }

  private mutating func resolved(_ clip: DrawClip, within parent: Area, by toOutput: Transform) -> Area {
    let map = clip.transform.concatenating(toOutput)
    var area = parent
    guard !parent.isEmpty, !clip.bounds.isEmpty, map.isFinite else {
      area.isEmpty = true
      return area
    }
    let isRounded = clip.cornerRadius > 0
    if clip.isUpright {
      let pixels = PixelRect(rounding: map.apply(to: clip.bounds))
      area.scissor = parent.scissor.intersection(pixels)
      area.isEmpty = area.scissor.isEmpty
      guard isRounded, !area.isEmpty else { return area }
      setOutline(pixels.rect, radius: clip.cornerRadius, by: map)
    } else {
      let radius = isRounded ? clip.cornerRadius : 0
      outline.setRectangle(clip.bounds, radius: radius, inset: 0, by: map)
    }
    clipper.start(outline.outer)
    clipper.clip(to: points[parent.polygon])
    let first = points.count
    if ConvexClipper.doubleArea(clipper.polygon) > 1e-3 { points.append(contentsOf: clipper.polygon) }
    area.polygon = first..<points.count
    area.isEmpty = area.polygon.isEmpty
    area.rim = !area.isEmpty && (isRounded || !parent.rim.isEmpty) ? addRim(around: area.polygon) : 0..<0
    return area
  }

  /// Makes the outline of an upright area whose straight edges are between pixels.
  private mutating func setOutline(_ pixels: Rect, radius: Float, by map: Transform) {
    let (across, down) = (abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
    guard across > 0, down > 0 else { return outline.setRectangle(pixels, radius: 0, inset: 0, by: .identity) }
    let size = Size(pixels.size.width / across, pixels.size.height / down)
    outline.setRectangle(
      Rect(origin: .zero, size: size), radius: radius, inset: 0,
      by: Transform(a: across, b: 0, c: 0, d: down, tx: pixels.minX, ty: pixels.minY))
  }

  /// Adds the polygon within which nothing fades, and what is around it; none where the area is too narrow for that.
  private mutating func addRim(around polygon: Range<Int>) -> Range<Int> {
    outline.setPolygon(points[polygon])
    func outside(_ index: Int) -> Vertex {
      Vertex(outline.outer[index] + outline.miters[index] * 0.5, VertexColor(.white))
    }
    let first = points.count
    for (point, miter) in zip(outline.outer, outline.miters) {
      points.append(Vertex(point - miter * 0.5, VertexColor(.white)))
    }
    guard ConvexClipper.doubleArea(points[first...]) > 1e-3 else {
      points.removeSubrange(first...)
      return 0..<0
    }
    let end = points.count
    for start in first..<end {
      let next = start + 1 < end ? start + 1 : first
      points.append(points[start])
      points.append(outside(start - first))
      points.append(outside(next - first))
      points.append(points[next])
    }
    return first..<end
  }

  /// Whether an upright box in pixels is inside the area's polygon, so that its contents need not be cut.
  func polygon(of area: Area, contains box: Rect) -> Bool {
    guard var start = points[area.polygon].last else { return true }
    // What ends at an edge that fades has a soft edge of its own there, or ends between pixels.
    let box = area.rim.isEmpty ? box : box.intersection(area.scissor.rect).outset(by: EdgeInsets(-0.5))
    for end in points[area.polygon] {
      let dx = end.x - start.x
      let dy = end.y - start.y
      // The corner of the box that is farthest outside this edge.
      let x = dy > 0 ? box.maxX : box.minX
      let y = dx > 0 ? box.minY : box.maxY
      if dx * (y - start.y) - dy * (x - start.x) < 0 { return false }
      start = end
    }
    return true
  }
}
