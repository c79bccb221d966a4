/// A font whose glyphs are drawn from centre lines with a pen of any width, at any size: the built-in font.
///
/// The height of a line is 110 units, the baseline 86 below its top; a capital is 70 high, a small x 50.
package final class StrokeFont {
  /// The width of the pen, in units.
  private let pen: Float
  private let isMonospaced: Bool
  private let source: GlyphSource
  private var shapes: [Unicode.Scalar: GlyphShape] = [:]
  private var profiles: [Unicode.Scalar: GlyphProfile] = [:]
  private var kernings: [Pair: Float] = [:]
  /// The advances and kernings of ASCII, where they are looked up without a hash; NaN where they are not known.
  private var frequentAdvances = [Float](repeating: .nan, count: 128)
  private var frequentKernings = [Float](repeating: .nan, count: 128 * 128)

  private struct Pair: Hashable {
    var left: Unicode.Scalar
    var right: Unicode.Scalar
  }

  /// The height of a line, in units.
  package static let lineHeight: Float = 110
  /// The distance of the baseline from the top of the line, in units.
  package static let ascent: Float = 86
  /// The advance of all letters of the monospaced font, in units.
  private static let monospacedAdvance: Float = 62
  /// The advance of a figure with a regular pen, in units.
  private static let figureAdvance: Float = 57
  private static let regularPen: Float = 9

  /// Makes a font with a pen of a width, in units: 9 is regular, 14.5 bold.
  package init(pen: Float, isMonospaced: Bool = false) {
    self.pen = pen
    self.isMonospaced = isMonospaced
    source = isMonospaced ? .monospaced : .proportional
  }

  /// Whether there is a glyph for a scalar.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool { source.entries[scalar] != nil }

  /// The scalars for which there are glyphs, by their numbers.
  package var scalars: [Unicode.Scalar] { source.entries.keys.sorted { $0.value < $1.value } }

  /// The advance of a letter, in heights of a line; of one without a glyph, that of the sign for it.
  package func advance(of scalar: Unicode.Scalar) -> Float {
    guard scalar.value < 128 else { return shape(of: scalar).advance / Self.lineHeight }
    let index = Int(scalar.value)
    if frequentAdvances[index].isNaN { frequentAdvances[index] = shape(of: scalar).advance / Self.lineHeight }
    return frequentAdvances[index]
  }

  /// The picture of a letter for a height of the line in pixels, with the pen at a part of a pixel; nil for a space.
  package func image(of scalar: Unicode.Scalar, height: Int, phase: Float = 0) -> GlyphImage? {
    guard height > 0, height <= 4096 else { return nil }
    let shape = shape(of: scalar)
    guard !shape.parts.isEmpty else { return nil }
    var raster = CoverageRaster()
    for polygon in polygons(of: shape, height: Float(height), phase: phase, isFitted: true) { raster.add(polygon) }
    guard raster.low.x < raster.high.x else { return nil }
    // What numbers are off by is no row of pixels.
    let (low, high) = (raster.low + 0.005, raster.high - 0.005)
    let (left, top) = (Int(low.x.rounded(.down)), Int(low.y.rounded(.down)))
    let (width, rows) = (max(1, Int(high.x.rounded(.up)) - left), max(1, Int(high.y.rounded(.up)) - top))
    let coverage = raster.coverage(left: left, top: top, width: width, height: rows)
    return GlyphImage(
      width: width, height: rows, left: left, top: top, coverage: coverage.map { UInt8(($0 * 255).rounded()) })
  }
}

// MARK: - Shapes

extension StrokeFont {
  private func shape(of scalar: Unicode.Scalar) -> GlyphShape {
    if let shape = shapes[scalar] { return shape }
    let shape = makeShape(of: source.entries[scalar] == nil ? "\u{FFFD}" : scalar)
    shapes[scalar] = shape
    return shape
  }

  private func makeShape(of scalar: Unicode.Scalar) -> GlyphShape {
    guard let entry = source.entries[scalar] else { return GlyphShape() }
    var shape = GlyphShape()
    if entry.isRinged, let base = entry.base {
      addRing(around: base, to: &shape)
    } else if let base = entry.base, let mark = entry.mark {
      shape = self.shape(of: base)
      add(mark, on: base, to: &shape)
      return shape
    } else {
      shape.parts = skeleton(of: scalar).parts.map { GlyphShape.Placed(part: $0, zones: entry.zones) }
    }
    setRoom(of: entry, in: &shape)
    return shape
  }

  /// The centre lines of a letter without marks.
  private func skeleton(of scalar: Unicode.Scalar) -> Skeleton {
    guard let entry = source.entries[scalar] else { return Skeleton() }
    var reader = SkeletonReader { $0 == scalar ? nil : self.skeleton(of: $0) }
    reader.read(entry.text)
    return reader.skeleton
  }

  private func setRoom(of entry: GlyphSource.Entry, in shape: inout GlyphShape) {
    let isEmpty = shape.parts.isEmpty
    shape.width = entry.width
    if isMonospaced {
      let room = Self.monospacedAdvance - pen - 6
      shape.advance = Self.monospacedAdvance
      if entry.width > room { shape.stretch = room / entry.width }
      shape.left = (Self.monospacedAdvance - entry.width * shape.stretch) / 2
      // Marks that stand on letters, and spaces without a width of their own.
      if !isEmpty && entry.width == 0 && entry.left == 0 { shape.advance = 0 }
      return
    }
    let more = pen - Self.regularPen
    shape.stretch = 1 + more * 0.008
    if entry.isTabular {
      shape.advance = Self.figureAdvance + more * 0.9
      shape.left = (shape.advance - entry.width * shape.stretch) / 2
    } else if isEmpty {
      shape.advance = entry.left
    } else if entry.width == 0 && entry.left == 0 && entry.right == 0 {
      // A mark by itself stands on the letter before it.
      shape.left = -28
    } else {
      let thin = 1 - more * 0.03
      shape.left = entry.left * thin + pen / 2
      shape.advance = entry.left * thin + entry.width * shape.stretch + entry.right * thin + pen
    }
  }

  private func add(_ mark: Unicode.Scalar, on base: Unicode.Scalar, to shape: inout GlyphShape) {
    let isCapital = source.entries[base]?.zones == .capital
    let isLow = mark.value >= 0x323 && mark.value <= 0x331
    var move = SIMD2(shape.width / 2, Float(0))
    if !isLow { move.y = isCapital ? 16 : ["b", "d", "h", "k", "l", "f"].contains(base) ? 19 : base == "t" ? 15 : 0 }
    if let first = source.entries[base]?.mark, first.value < 0x323, !isLow {
      // Beside a circumflex or breve, or above it.
      move += mark == "\u{300}" || mark == "\u{301}" ? SIMD2(14, 5) : SIMD2(1, 12)
      if mark == "\u{300}" { move.x += 2 }
    }
    switch (mark.value, base) {
    case (0x315, _): move.x = shape.width + (base == "L" ? -12 : 9)
    case (0x328, "a"), (0x328, "u"), (0x328, "A"), (0x328, "U"): move.x = shape.width - 2
    case (0x328, "e"), (0x328, "E"): move.x = shape.width - 8
    case (0x328, _): move.x += 4
    case (0x326, "g"), (0x312, "g"): move.y = 0
    case (0x301...0x302, "j"), (0x30C, "ȷ"): move.x = 0
    default: break
    }
    if mark.value == 0x307 || mark.value == 0x308, isCapital { move.y = 17 }
    for part in skeleton(of: mark).parts {
      shape.parts.append(
        GlyphShape.Placed(
          part: part.scaled(by: 1, movedBy: move), zones: .none, mark: isLow ? .below : isCapital ? .capital : .small))
    }
  }

  private func addRing(around base: Unicode.Scalar, to shape: inout GlyphShape) {
    let width = (source.entries[base]?.width ?? 0) * 0.56
    var reader = SkeletonReader { _ in nil }
    reader.read("w75 O33,32 33,33")
    for part in reader.skeleton.parts { shape.parts.append(GlyphShape.Placed(part: part, zones: .none)) }
    for part in skeleton(of: base).parts {
      let part = part.scaled(by: 0.56, movedBy: SIMD2(33 - width / 2, 12.4))
      shape.parts.append(GlyphShape.Placed(part: part, zones: .none))
    }
  }
}

// MARK: - Outlines

extension StrokeFont {
  /// The polygons of a shape for a height of the line, in pixels. Fitted ones have their upper and lower ends at
  /// borders of pixels.
  private func polygons(of shape: GlyphShape, height: Float, phase: Float, isFitted: Bool) -> [[SIMD2<Float>]] {
    let scale = height / Self.lineHeight
    let width = max(pen * scale, 1)
    var thickness = max(pen * 0.87 * scale, min(1, width))
    if isFitted && thickness < 2.4 && abs(thickness - thickness.rounded()) < 0.3 { thickness = thickness.rounded() }
    let ascent = Self.ascent * scale
    var outline = PenOutline(width: width, height: thickness, scale: scale)
    outline.stretch = shape.stretch
    outline.left = shape.left * scale + phase
    outline.baseline = isFitted ? ascent.rounded() : ascent
    outline.overshoot = isFitted ? max(0, min(1, (height - 24) / 24)) : 1
    func edge(_ units: Float) -> Float { isFitted ? (units * scale).rounded() : units * scale }
    for placed in shape.parts {
      let half = thickness / 2
      let zones: [(units: Float, pixels: Float)] =
        switch (placed.zones, placed.mark) {
        case (.capital, _): [(-20, edge(-20) + half), (0, half), (70, edge(70) - half)]
        case (.small, _):
          [(-20, edge(-20) + half), (0, half), (50, edge(50) - half), (73, edge(73) - half)]
        case (_, .capital): [(70, edge(70))]
        case (_, .small): [(50, edge(50))]
        case (_, .below): [(0, 0)]
        case (.none, nil): []
        }
      outline.zones = zones
      outline.add(placed.part)
    }
    return outline.polygons
  }
}

// MARK: - Kerning

extension StrokeFont {
  /// The change of the distance between two letters, in heights of a line: negative for pairs like "AV", positive for
  /// those whose feet would touch.
  package func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Float {
    guard !isMonospaced else { return 0 }
    let pair = Pair(left: left, right: right)
    guard left.value < 128, right.value < 128 else { return kerning(of: pair) }
    let index = Int(left.value) * 128 + Int(right.value)
    if frequentKernings[index].isNaN { frequentKernings[index] = kerning(of: pair) }
    return frequentKernings[index]
  }

  private func kerning(of pair: Pair) -> Float {
    guard pair.left.isKerned, pair.right.isKerned else { return 0 }
    if let kerning = kernings[pair] { return kerning }
    let kerning = makeKerning(pair)
    kernings[pair] = kerning
    return kerning
  }

  private func makeKerning(_ pair: Pair) -> Float {
    let (left, right) = (profile(of: pair.left), profile(of: pair.right))
    // What is narrowest decides, and all of what is between.
    guard let gap = GlyphProfile.gap(left, right) else { return 0 }
    if gap < Self.leastGap { return (Self.leastGap - gap) / Self.lineHeight }
    let kerning = max(-13, min(0, (Self.usualGap - gap) * 0.62))
    return kerning > -1 ? 0 : kerning / Self.lineHeight
  }

  /// The distances of letters at which they move apart, and above which they move together, in units.
  private static let leastGap: Float = 5
  private static let usualGap: Float = 15

  private func profile(of scalar: Unicode.Scalar) -> GlyphProfile {
    if let profile = profiles[scalar] { return profile }
    let shape = shape(of: scalar)
    let profile = GlyphProfile(
      polygons(of: shape, height: Self.lineHeight, phase: 0, isFitted: false), advance: shape.advance)
    profiles[scalar] = profile
    return profile
  }
}

extension Unicode.Scalar {
  /// Whether distances to it are changed: letters and the punctuation beside them, but no figures and spaces.
  fileprivate var isKerned: Bool {
    switch value {
    case 0x21...0x22, 0x27...0x29, 0x2C...0x2F, 0x3A...0x3B, 0x3F: true
    case 0x41...0x5A, 0x61...0x7A, 0xAB, 0xBB: true
    case 0xC0...0x2AF, 0x370...0x52F, 0x1E00...0x1FFF: true
    case 0x2010...0x2026, 0x2039...0x203A: true
    default: false
    }
  }
}
