#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path as straight lines, in pixels of a mask.
struct FlatPath {
  /// A part of the path: its points, without those that coincide with the one before.
  struct Part {
    var points: [SIMD2<Float>] = []
    var isClosed = false
  }

  private(set) var parts: [Part] = []

  /// Makes straight lines of a path, with a number of pixels for each point.
  init(_ path: BezierPath, scale: Float) {
    var part = Part()
    func pixels(_ point: Point) -> SIMD2<Float> { SIMD2(point.x, point.y) * scale }
    for element in path.elements {
      switch element {
      case .move(let point):
        end(&part)
        part.points = [pixels(point)]
      case .line(let point): add(pixels(point), to: &part)
      case .quadCurve(let point, let control):
        let (start, middle, end) = (part.points.last ?? pixels(control), pixels(control), pixels(point))
        addCurve(start, start + (middle - start) * (2 / 3), end + (middle - end) * (2 / 3), end, to: &part)
      case .curve(let point, let control1, let control2):
        let start = part.points.last ?? pixels(control1)
        addCurve(start, pixels(control1), pixels(control2), pixels(point), to: &part)
      case .close:
        part.isClosed = true
        let start = part.points.first
        end(&part)
        // What follows without a move begins where the part began.
        if let start { part.points = [start] }
      }
    }
    end(&part)
  }

  private init(parts: [Part]) { self.parts = parts }

  private mutating func end(_ part: inout Part) {
    if part.isClosed, part.points.count > 1, let first = part.points.first, part.points.last == first {
      part.points.removeLast()
    }
    if part.points.count > 1 { parts.append(part) }
    part = Part()
  }

  private func add(_ point: SIMD2<Float>, to part: inout Part) {
    if part.points.last != point { part.points.append(point) }
  }

  /// Adds a cubic curve as lines that deviate from it by less than a tenth of a pixel.
  private func addCurve(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, to part: inout Part
  ) {
    if part.points.isEmpty { part.points.append(a) }
    let bend = max(length(a - b * 2 + c), length(b - c * 2 + d))
    let steps = min(max(Int((bend * 0.75 / 0.1).squareRoot().rounded(.up)), 1), 200)
    for step in 1...steps {
      let t = Float(step) / Float(steps)
      let s = 1 - t
      let (first, second) = (a * (s * s * s) + b * (3 * s * s * t), c * (3 * s * t * t) + d * (t * t * t))
      add(first + second, to: &part)
    }
  }

  // MARK: Dashes

  /// The dashes along the path: lengths of dashes and gaps in pixels, which begin after a phase.
  func dashed(_ lengths: [Float], phase: Float) -> FlatPath {
    let usable = lengths.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    // As many gaps as dashes, as in other libraries.
    let pattern = usable.count % 2 == 0 ? usable : usable + usable
    let total = pattern.reduce(0, +)
    // Dashes too short to be told apart are a line.
    guard total > 0.5, total.isFinite else { return self }
    var dashes: [Part] = []
    for part in parts {
      var offset = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
      if offset < 0 { offset += total }
      var number = 0
      while offset >= pattern[number] {
        offset -= pattern[number]
        number = (number + 1) % pattern.count
      }
      var left = pattern[number] - offset
      var dash = Part()
      let points = part.isClosed ? part.points + [part.points[0]] : part.points
      if number % 2 == 0 { dash.points = [points[0]] }
      for index in 1..<points.count {
        let (start, end) = (points[index - 1], points[index])
        let whole = length(end - start)
        var passed: Float = 0
        while whole - passed > left {
          passed += left
          let place = start + (end - start) * (passed / whole)
          if number % 2 == 0 {
            dash.points.append(place)
            if dash.points.count > 1 { dashes.append(dash) }
          }
          number = (number + 1) % pattern.count
          dash.points = number % 2 == 0 ? [place] : []
          left = pattern[number]
        }
        left -= whole - passed
        if number % 2 == 0, dash.points.last != end { dash.points.append(end) }
      }
      if dash.points.count > 1 { dashes.append(dash) }
    }
    return FlatPath(parts: dashes)
  }

  // MARK: Areas

  /// Adds the interior to a raster, every part closed.
  func fill(_ raster: inout CoverageRaster) {
    for part in parts where part.points.count > 2 { raster.add(part.points) }
  }

  /// Adds the area of a line of a width along the path to a raster, with round corners and flat ends.
  func stroke(_ raster: inout CoverageRaster, width: Float) {
    let half = width / 2
    for part in parts {
      let points = part.points
      let count = part.isClosed ? points.count : points.count - 1
      var before: SIMD2<Float>?
      if part.isClosed, let first = points.first, let last = points.last { before = normal(last, first) }
      for index in 0..<count {
        let (start, end) = (points[index], points[(index + 1) % points.count])
        guard let normal = normal(start, end) else { continue }
        let side = normal * half
        add([start + side, end + side, end - side, start - side], to: &raster)
        if let before { addCorner(at: start, from: before, to: normal, half, to: &raster) }
        before = normal
      }
    }
  }

  private func normal(_ start: SIMD2<Float>, _ end: SIMD2<Float>) -> SIMD2<Float>? {
    let way = end - start
    let length = length(way)
    return length > 0 ? SIMD2(-way.y, way.x) / length : nil
  }

  /// Fills the gap between two lines on the outer side of a corner.
  private func addCorner(
    at point: SIMD2<Float>, from first: SIMD2<Float>, to second: SIMD2<Float>, _ half: Float,
    to raster: inout CoverageRaster
  ) {
    let turn = first.x * second.y - first.y * second.x
    let along = (first * second).sum()
    guard abs(turn) > 1e-4 || along < 0 else { return }
    let side: Float = turn > 0 ? -half : half
    let angle = atan2f(abs(turn), along)
    let steps = max(1, Int((angle * max(half, 1).squareRoot()).rounded(.up)))
    var corners = [point]
    for step in 0...steps {
      let part = angle * Float(step) / Float(steps) * (turn > 0 ? 1 : -1)
      let (sine, cosine) = (sinf(part), cosf(part))
      corners.append(point + SIMD2(first.x * cosine - first.y * sine, first.x * sine + first.y * cosine) * side)
    }
    add(corners, to: &raster)
  }

  /// Adds a polygon turned so that all of a stroke wind in the same direction.
  private func add(_ polygon: [SIMD2<Float>], to raster: inout CoverageRaster) {
    guard var last = polygon.last else { return }
    var area: Float = 0
    for point in polygon {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    raster.add(area >= 0 ? polygon : polygon.reversed())
  }

  private func length(_ way: SIMD2<Float>) -> Float { (way * way).sum().squareRoot() }
}
