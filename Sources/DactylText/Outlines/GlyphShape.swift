/// The centre lines of a glyph with its marks, and its room, in units.
struct GlyphShape {
  /// A part, and what its heights follow.
  struct Placed {
    var part: Skeleton.Part
    var zones: Skeleton.Zones
    /// What a mark follows: the height of capitals or small letters, or the baseline.
    var mark: Mark?
  }

  /// The line that a mark keeps its distance from.
  enum Mark {
    case capital
    case small
    case below
  }

  var parts: [Placed] = []
  /// The position of the leftmost stem's centre after the pen.
  var left: Float = 0
  /// The distance between the centres of the outermost stems.
  var width: Float = 0
  /// The factor of horizontal distances.
  var stretch: Float = 1
  var advance: Float = 0
}

/// How far a glyph reaches to both sides at some heights of the line: what kerning looks at.
struct GlyphProfile {
  private static let count = 28
  /// The heights of a band, in units.
  private static let step: Float = 4
  /// The top of the first band, from the top of the line.
  private static let top: Float = 0

  /// The distance from the pen to the leftmost point of each band; infinite where there is none.
  private var left = [Float](repeating: .infinity, count: count)
  /// The distance from the rightmost point of each band to the next pen.
  private var right = [Float](repeating: .infinity, count: count)

  init(_ polygons: [[SIMD2<Float>]], advance: Float) {
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for point in polygon {
        add(last, point, advance)
        last = point
      }
    }
  }

  private mutating func add(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ advance: Float) {
    let (low, high) = a.y < b.y ? (a, b) : (b, a)
    let first = Int(max(0, (low.y - Self.top) / Self.step))
    let last = min(Self.count - 1, Int(max(0, (high.y - Self.top) / Self.step)))
    guard first <= last else { return }
    for band in first...last {
      let (above, below) = (Self.top + Float(band) * Self.step, Self.top + Float(band + 1) * Self.step)
      for y in [max(above, low.y), min(below, high.y)] {
        let part = high.y > low.y ? max(0, min(1, (y - low.y) / (high.y - low.y))) : 0
        let x = low.x + (high.x - low.x) * part
        left[band] = min(left[band], x)
        right[band] = min(right[band], advance - x)
      }
    }
  }

  /// The distance between two glyphs where they are nearest, looking a little up and down; nil for an empty one.
  static func gap(_ first: GlyphProfile, _ second: GlyphProfile) -> Float? {
    var narrowest = Float.infinity
    for band in 0..<count {
      for other in max(0, band - 2)...min(count - 1, band + 2) {
        // What is above or below is farther away than what is beside.
        let slack = Float(abs(other - band)) * 1.5
        narrowest = min(narrowest, first.right[band] + second.left[other] + slack)
      }
    }
    return narrowest.isFinite ? narrowest : (first.isEmpty || second.isEmpty ? nil : 30)
  }

  private var isEmpty: Bool { !left.contains { $0.isFinite } }
}
