/// Fills polygons in a picture of coverage: each pixel gets the exact part of its area that is inside of any polygon.
///
/// Polygons may overlap and cross themselves; a point is inside if polygons wind around it (the nonzero rule), or, with
/// the even-odd rule, if an odd number does. Rows are cut at every corner and crossing, so that what is between two
/// edges is a trapezoid, whose areas in pixels are known exactly. The cost grows with the number of edges times the
/// number of edges side by side.
package struct CoverageRaster {
  private struct Edge {
    var top: SIMD2<Float>
    var bottom: SIMD2<Float>
    /// 1 for an edge that goes down, -1 for one that goes up.
    var winding: Int
    var slope: Float
    func x(at y: Float) -> Float { top.x + (y - top.y) * slope }
  }

  private var edges: [Edge] = []
  /// Whether a point is inside where an odd number of polygons are around it.
  private let isEvenOdd: Bool
  package private(set) var low = SIMD2<Float>(.infinity, .infinity)
  package private(set) var high = SIMD2<Float>(-.infinity, -.infinity)

  package init(isEvenOdd: Bool = false) { self.isEvenOdd = isEvenOdd }

  /// Adds a polygon: its corners, in pixels, y down.
  package mutating func add(_ polygon: [SIMD2<Float>]) {
    guard var last = polygon.last else { return }
    for point in polygon {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
      if point.y > last.y {
        let slope = (point.x - last.x) / (point.y - last.y)
        edges.append(Edge(top: last, bottom: point, winding: 1, slope: slope))
      } else if point.y < last.y {
        let slope = (point.x - last.x) / (point.y - last.y)
        edges.append(Edge(top: point, bottom: last, winding: -1, slope: slope))
      }
      last = point
    }
  }

  /// Returns the coverage of the pixels of a rectangle, row by row, 0…1.
  package mutating func coverage(left: Int, top: Int, width: Int, height: Int) -> [Float] {
    edges.sort { $0.top.y < $1.top.y }
    var result = [Float](repeating: 0, count: width * height)
    var row = [Float](repeating: 0, count: width + 2)
    var active: [Edge] = []
    var next = 0
    var cuts: [Float] = []
    for y in 0..<height {
      let (above, below) = (Float(top + y), Float(top + y + 1))
      active.removeAll { $0.bottom.y <= above }
      while next < edges.count, edges[next].top.y < below {
        if edges[next].bottom.y > above { active.append(edges[next]) }
        next += 1
      }
      if active.isEmpty { continue }
      cuts.removeAll(keepingCapacity: true)
      cuts.append(above)
      cuts.append(below)
      for edge in active {
        if edge.top.y > above { cuts.append(edge.top.y) }
        if edge.bottom.y < below { cuts.append(edge.bottom.y) }
      }
      cuts.sort()
      for index in row.indices { row[index] = 0 }
      for index in 1..<cuts.count where cuts[index] > cuts[index - 1] {
        fill(from: cuts[index - 1], to: cuts[index], active, &row, left: Float(left), width: width)
      }
      var sum: Float = 0
      for x in 0..<width {
        sum += row[x]
        result[y * width + x] = max(0, min(1, sum))
      }
    }
    return result
  }

  private struct Crosser {
    var upper: Float
    var lower: Float
    var winding: Int
  }

  /// Fills the band between two heights, in which no edge begins or ends.
  private func fill(from above: Float, to below: Float, _ active: [Edge], _ row: inout [Float], left: Float, width: Int)
  {
    var crossers: [Crosser] = []
    let middle = (above + below) / 2
    for edge in active where edge.top.y < middle && edge.bottom.y > middle {
      crossers.append(Crosser(upper: edge.x(at: above) - left, lower: edge.x(at: below) - left, winding: edge.winding))
    }
    crossers.sort { $0.upper + $0.lower < $1.upper + $1.lower }
    // The heights, as parts of the band, at which two of them cross.
    var splits: [Float] = []
    for first in crossers.indices {
      for second in crossers.indices where second > first {
        let (a, b) = (crossers[first].upper - crossers[second].upper, crossers[first].lower - crossers[second].lower)
        if a > 1e-5 && b < -1e-5 || a < -1e-5 && b > 1e-5 { splits.append(a / (a - b)) }
      }
    }
    guard !splits.isEmpty else { return fill(crossers, height: below - above, &row, width) }
    splits.append(0)
    splits.append(1)
    splits.sort()
    for index in 1..<splits.count where splits[index] > splits[index - 1] {
      let (start, end) = (splits[index - 1], splits[index])
      var parts = crossers.map { crosser in
        let way = crosser.lower - crosser.upper
        return Crosser(
          upper: crosser.upper + way * start, lower: crosser.upper + way * end, winding: crosser.winding)
      }
      parts.sort { $0.upper + $0.lower < $1.upper + $1.lower }
      fill(parts, height: (below - above) * (end - start), &row, width)
    }
  }

  /// Fills between edges that do not cross, from the left to the right.
  private func fill(_ crossers: [Crosser], height: Float, _ row: inout [Float], _ width: Int) {
    var winding = 0
    for crosser in crossers {
      let wasInside = isInside(winding)
      winding += crosser.winding
      let isInside = isInside(winding)
      if !wasInside && isInside { add(crosser, height, &row, width) }
      if wasInside && !isInside { add(crosser, -height, &row, width) }
    }
  }

  private func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding & 1 != 0 : winding != 0 }

  /// Adds the area to the right of an edge to a row of differences.
  private func add(_ edge: Crosser, _ height: Float, _ row: inout [Float], _ width: Int) {
    let limit = Float(width)
    var (start, end) = (min(edge.upper, edge.lower), max(edge.upper, edge.lower))
    start = max(0, min(limit, start))
    end = max(0, min(limit, end))
    let (first, last) = (Int(start), Int(end))
    guard last > first else {
      // In one pixel: what is left of the middle of the edge is not covered.
      let part = 1 - ((start + end) / 2 - Float(first))
      row[first] += height * part
      row[first + 1] += height * (1 - part)
      return
    }
    let slope = height / (end - start)
    var before: Float = 0
    for x in first...last {
      let (from, to) = (max(start, Float(x)), min(end, Float(x + 1)))
      let part = (to - from) * slope
      // The area in this pixel: the edge's part of the row, and what earlier pixels hold already.
      let covered = before + part * (1 - ((from + to) / 2 - Float(x)))
      row[x] += covered - before
      row[x + 1] += before + part - covered
      before += part
      // The next pixel starts from the whole height passed so far.
    }
  }
}
