/// The shape of a pen, and where it puts the centre lines of a glyph: turns them into polygons, in pixels.
struct PenOutline {
  /// The width of vertical strokes, in pixels.
  var width: Float
  /// The width of horizontal strokes, in pixels.
  var height: Float
  /// Pixels per unit.
  var scale: Float
  /// The factor of widths of glyphs.
  var stretch: Float = 1
  /// The position of the leftmost stem's centre, in pixels.
  var left: Float = 0
  /// The height of the baseline, in pixels from the top.
  var baseline: Float = 0
  /// The heights of a glyph's zones, from the lowest: in units, and where the centre line goes, in pixels up from the
  /// baseline.
  var zones: [(units: Float, pixels: Float)] = []
  /// The part of the overshoot of round letters that is kept.
  var overshoot: Float = 1

  private(set) var polygons: [[SIMD2<Float>]] = []
  /// The band in which the present stroke stays, in pixels from the top.
  private var band: ClosedRange<Float> = -.infinity ... .infinity

  init(width: Float, height: Float, scale: Float) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// The position of a point of a centre line, in pixels.
  func map(_ point: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2(left + point.x * scale * stretch, baseline - mapHeight(point.y))
  }

  private func mapHeight(_ units: Float) -> Float {
    guard let first = zones.first, let last = zones.last else { return units * scale }
    if units <= first.units { return first.pixels + (units - first.units) * scale * overshoot(first.units - units) }
    for index in 1..<zones.count where units <= zones[index].units {
      let (low, high) = (zones[index - 1], zones[index])
      // Just outside of a zone: the overshoot of a round letter.
      if units - low.units <= 2 && low.units > 0 {
        return low.pixels + (units - low.units) * scale * overshoot
      }
      if high.units - units <= 2 && high.units == 0 {
        return high.pixels - (high.units - units) * scale * overshoot
      }
      let part = (units - low.units) / (high.units - low.units)
      return low.pixels + (high.pixels - low.pixels) * part
    }
    return last.pixels + (units - last.units) * scale * overshoot(units - last.units)
  }

  private func overshoot(_ distance: Float) -> Float { distance <= 2 ? overshoot : 1 }

  /// Adds a part of a glyph.
  mutating func add(_ part: Skeleton.Part) {
    switch part {
    case .dot(let center, let radius): addDot(center, radius)
    case .area(let pieces): addArea(pieces)
    case .stroke(let pieces, let isClosed): addStroke(pieces, isClosed: isClosed)
    }
  }

  private mutating func addDot(_ center: SIMD2<Float>, _ radius: Float) {
    let middle = map(center)
    let size = radius < 0 ? SIMD2(width, width) * (-radius * 0.64) : SIMD2(repeating: radius * scale)
    addOval(middle, size)
  }

  private mutating func addOval(_ center: SIMD2<Float>, _ half: SIMD2<Float>) {
    let quarter = Self.count(max(half.x, half.y) * 1.5)
    var points: [SIMD2<Float>] = []
    // Quarters by their cubic curves: no sines are needed, which differ from system to system.
    let corners: [SIMD2<Float>] = [SIMD2(1, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)]
    for index in 0..<4 {
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      for step in 0..<quarter {
        let t = Float(step) / Float(quarter)
        let point = Self.cubic(start, start + end * 0.5523, end + start * 0.5523, end, t)
        points.append(center + point * half)
      }
    }
    append(points)
  }

  private mutating func addArea(_ pieces: [Skeleton.Piece]) {
    var points: [SIMD2<Float>] = []
    for piece in pieces {
      let steps = piece.isStraight ? 1 : Self.count(length(map(piece.end) - map(piece.start)))
      for step in 0..<steps {
        let t = Float(step) / Float(steps)
        points.append(
          map(piece.isStraight ? piece.start : Self.cubic(piece.start, piece.control1, piece.control2, piece.end, t)))
      }
    }
    if let last = pieces.last { points.append(map(last.end)) }
    append(points)
  }

  /// The number of straight lines in place of a curve between two points of a distance in pixels.
  private static func count(_ distance: Float) -> Int { 3 + Int((distance * 0.9).squareRoot() * 1.6) }

  static func cubic(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float
  ) -> SIMD2<Float> {
    let s = 1 - t
    let (first, second) = (a * (s * s * s) + b * (3 * s * s * t), c * (3 * s * t * t) + d * (t * t * t))
    return first + second
  }

  /// Adds a polygon, turned so that all wind in the same direction.
  private mutating func append(_ polygon: [SIMD2<Float>]) {
    var points = polygon
    if band.lowerBound > -.infinity { points = Self.clip(points, to: band) }
    guard points.count > 2, var last = points.last else { return }
    var area: Float = 0
    for point in points {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    if abs(area) < 1e-6 { return }
    polygons.append(area > 0 ? points : points.reversed())
  }

  private static func clip(_ polygon: [SIMD2<Float>], to band: ClosedRange<Float>) -> [SIMD2<Float>] {
    func cut(_ points: [SIMD2<Float>], _ limit: Float, keepsBelow: Bool) -> [SIMD2<Float>] {
      guard var last = points.last else { return [] }
      var result: [SIMD2<Float>] = []
      func isInside(_ point: SIMD2<Float>) -> Bool { keepsBelow ? point.y <= limit : point.y >= limit }
      for point in points {
        if isInside(point) != isInside(last) {
          let t = (limit - last.y) / (point.y - last.y)
          result.append(SIMD2(last.x + (point.x - last.x) * t, limit))
        }
        if isInside(point) { result.append(point) }
        last = point
      }
      return result
    }
    return cut(cut(polygon, band.upperBound, keepsBelow: true), band.lowerBound, keepsBelow: false)
  }
}

// MARK: - Strokes

extension PenOutline {
  /// A point of a centre line, in a space in which the pen is a circle.
  private struct Sample {
    var position: SIMD2<Float>
    /// The unit vector along the line.
    var direction: SIMD2<Float>
    /// Half of the width.
    var half: Float
    var side: SIMD2<Float> { SIMD2(-direction.y, direction.x) * half }
  }

  /// The height of the space in which the pen is a circle, by that of pixels.
  private var flatness: Float { height / width }

  private func toPen(_ point: SIMD2<Float>) -> SIMD2<Float> { SIMD2(point.x, point.y / flatness) }
  private func toPixels(_ point: SIMD2<Float>) -> SIMD2<Float> { SIMD2(point.x, point.y * flatness) }

  mutating func addStroke(_ pieces: [Skeleton.Piece], isClosed: Bool) {
    let runs = pieces.map(samples).filter { !$0.isEmpty }
    guard let first = runs.first, let last = runs.last else { return }
    setBand(runs)
    defer { band = -.infinity ... .infinity }
    for (index, run) in runs.enumerated() {
      addRun(run)
      if index > 0, let before = runs[index - 1].last { addJoin(before, run[0]) }
    }
    guard let start = first.first, let end = last.last else { return }
    if isClosed {
      addJoin(end, start)
    } else {
      if let piece = pieces.first, piece.isStraight { addCap(start, forward: -1, isFlat: isZone(piece.start.y)) }
      if let piece = pieces.last, piece.isStraight { addCap(end, forward: 1, isFlat: isZone(piece.end.y)) }
    }
  }

  private func samples(of piece: Skeleton.Piece) -> [Sample] {
    let (a, d) = (toPen(map(piece.start)), toPen(map(piece.end)))
    let (startHalf, endHalf) = (piece.startWidth * width / 2, piece.endWidth * width / 2)
    if piece.isStraight {
      let distance = length(d - a)
      guard distance > 0 else { return [] }
      let direction = (d - a) / distance
      return [
        Sample(position: a, direction: direction, half: startHalf),
        Sample(position: d, direction: direction, half: endHalf),
      ]
    }
    let (b, c) = (toPen(map(piece.control1)), toPen(map(piece.control2)))
    let steps = Self.count(length(b - a) + length(c - b) + length(d - c))
    var result: [Sample] = []
    for step in 0...steps {
      let t = Float(step) / Float(steps)
      let s = 1 - t
      var direction = (b - a) * (s * s) + (c - b) * (2 * s * t) + (d - c) * (t * t)
      if length(direction) < 1e-6 { direction = d - a }
      guard length(direction) > 0 else { return [] }
      result.append(
        Sample(
          position: Self.cubic(a, b, c, d, t), direction: direction / length(direction),
          half: startHalf + (endHalf - startHalf) * t))
    }
    return result
  }

  /// Strokes end at the heights of their highest and lowest points, so that feet and tips are flat.
  private mutating func setBand(_ runs: [[Sample]]) {
    var (low, high, half) = (Float.infinity, -Float.infinity, Float(0))
    for run in runs {
      for sample in run {
        low = min(low, sample.position.y)
        high = max(high, sample.position.y)
        half = max(half, sample.half)
      }
    }
    band = (low - half) * flatness...(high + half) * flatness
  }

  /// Adds the area along a smooth piece: as one polygon, or, where the pen is wider than the curve, in parts.
  private mutating func addRun(_ run: [Sample]) {
    var isSimple = true
    for index in 1..<run.count {
      let (a, b) = (run[index - 1], run[index])
      let (left, right) = (b.position + b.side - a.position - a.side, b.position - b.side - a.position + a.side)
      if dot(left, a.direction) < 0 || dot(right, a.direction) < 0 { isSimple = false }
    }
    if isSimple {
      append((run.map { $0.position + $0.side } + run.reversed().map { $0.position - $0.side }).map(toPixels))
      return
    }
    for index in 1..<run.count {
      let (a, b) = (run[index - 1], run[index])
      let corners = [a.position + a.side, b.position + b.side, b.position - b.side, a.position - a.side].map(toPixels)
      append([corners[0], corners[1], corners[2]])
      append([corners[0], corners[2], corners[3]])
      append([corners[0], corners[1], toPixels(a.position)])
      append([corners[3], corners[2], toPixels(a.position)])
    }
  }

  /// Fills the corner between two pieces: to a point, unless it would be long.
  private mutating func addJoin(_ a: Sample, _ b: Sample) {
    let turn = a.direction.x * b.direction.y - a.direction.y * b.direction.x
    let along = dot(a.direction, b.direction)
    if abs(turn) < 1e-4 && along > 0 { return }
    let sign: Float = turn > 0 ? -1 : 1
    let (first, second) = (a.position + a.side * sign, b.position + b.side * sign)
    var points = [a.position, first]
    // The tip is where the outer borders meet: beyond the middle of both by this part of their half width.
    let middle = first - a.position + second - b.position
    let square = dot(middle, middle)
    if square > 0, along > -0.93 {
      let half = max(a.half, 1e-6)
      points.append(a.position + middle * (2 * half * half / square))
    }
    points.append(second)
    append(points.map(toPixels))
  }

  /// Whether letters end at a height.
  private func isZone(_ units: Float) -> Bool { zones.contains { $0.units == units } }

  /// Lengthens the end of a straight stroke: an upright or level one by half a width, and a slanted one that ends with
  /// the letter by as much as its flat foot needs.
  private mutating func addCap(_ sample: Sample, forward: Float, isFlat: Bool) {
    let direction = sample.direction * forward
    let isSlanted = min(abs(direction.x), abs(direction.y)) > 0.05
    guard isFlat || !isSlanted else { return }
    let slant = abs(direction.y) > 0.3 ? abs(direction.x / direction.y) : 0
    let end = sample.position + direction * sample.half * (1 + slant)
    let points = [
      sample.position + sample.side, end + sample.side, end - sample.side, sample.position - sample.side,
    ]
    append(points.map(toPixels))
  }
}

private func dot(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.x + a.y * b.y }

private func length(_ a: SIMD2<Float>) -> Float { dot(a, a).squareRoot() }
