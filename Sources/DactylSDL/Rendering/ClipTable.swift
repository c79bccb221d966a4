/// The clip areas of a draw list, computed in output pixels once for each frame.
struct ClipTable: Sendable {
  /// A clip area, intersected with all areas around it.
  struct Area: Sendable {
    /// The upright part, in pixels.
    var scissor: PixelRect
    /// The turned part: the range of a convex polygon in `points`, empty when nothing is turned.
    var polygon: Range<Int>
    /// Whether nothing in the area is visible.
    var isEmpty: Bool
  }

  private(set) var areas: [Area] = []
  private(set) var points: [Vertex] = []
  /// The area of the whole scene, which contains all others.
  private(set) var root = Area(scissor: .empty, polygon: 0..<0, isEmpty: true)
  private var clipper = ConvexClipper()

  /// Computes the areas. The parent of an area must come before it in the list.
  mutating func resolve(_ clips: [DrawClip], in scene: PixelRect, by toOutput: Transform) {
    areas.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    root = Area(scissor: scene, polygon: 0..<0, isEmpty: scene.isEmpty)
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
    if clip.isUpright {
      area.scissor = parent.scissor.intersection(PixelRect(rounding: map.apply(to: clip.bounds)))
      area.isEmpty = area.scissor.isEmpty
      return area
    }
    let bounds = clip.bounds
    clipper.start(
      map.apply(to: bounds.origin), map.apply(to: Point(bounds.maxX, bounds.minY)),
      map.apply(to: Point(bounds.maxX, bounds.maxY)), map.apply(to: Point(bounds.minX, bounds.maxY)))
    clipper.clip(to: points[parent.polygon])
    let first = points.count
    if ConvexClipper.doubleArea(clipper.polygon) > 1e-3 { points.append(contentsOf: clipper.polygon) }
    area.polygon = first..<points.count
    area.isEmpty = area.polygon.isEmpty
    return area
  }

  /// Whether an upright box in pixels is inside the area's polygon, so that its contents need not be cut.
  func polygon(of area: Area, contains box: Rect) -> Bool {
    guard var start = points[area.polygon].last else { return true }
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
