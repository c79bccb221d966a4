/// The centre lines of a glyph, in units of which a capital is 70 high, measured up from the baseline and to the right
/// from the centre of the leftmost stem.
struct Skeleton {
  /// A part of a glyph.
  enum Part {
    /// A line that is drawn with the pen: smooth pieces, one after another.
    case stroke(pieces: [Piece], isClosed: Bool)
    /// A disc, with its radius in units, or, if it is negative, in half widths of the pen.
    case dot(center: SIMD2<Float>, radius: Float)
    /// A filled area with the pieces as its border.
    case area(pieces: [Piece])
  }

  /// A straight line or a cubic curve, with the width of the pen at both ends as a part of its full width.
  struct Piece {
    var start: SIMD2<Float>
    var control1: SIMD2<Float>
    var control2: SIMD2<Float>
    var end: SIMD2<Float>
    var isStraight: Bool
    var startWidth: Float = 1
    var endWidth: Float = 1
  }

  /// The range of heights to which strokes are fitted.
  enum Zones {
    /// Capitals and figures: from the baseline to the height of capitals.
    case capital
    /// Small letters: with the height of an x between.
    case small
    /// Signs, which stay as they are.
    case none
  }

  var parts: [Part] = []
}

/// Reads the centre lines of a glyph from their text: commands, each followed by points `x,y`, separated by spaces.
///
/// M begins a stroke, L adds straight lines to points, C cubic curves of three points each. v and h add a quarter of an
/// oval to a point, which begins vertically or horizontally. Z closes the stroke, F begins an area, D adds a dot at a
/// point, O an oval (centre and half axes), B a box (two corners). w with a number sets the pen to that percentage of
/// its width from the next point on. @ with a letter adds the parts of another glyph, and with a point behind it those
/// moved by a vector; * with a number before it scales them to that percentage.
struct SkeletonReader {
  private(set) var skeleton = Skeleton()
  private var pieces: [Skeleton.Piece] = []
  private var position = SIMD2<Float>(0, 0)
  private var start = SIMD2<Float>(0, 0)
  private var width: Float = 1
  private var lastWidth: Float = 1
  private var isArea = false
  private var isClosed = false
  private var scale: Float = 1
  private let reference: (Unicode.Scalar) -> Skeleton?

  /// The part of a quarter's side that its control point is away from the corner: ovals are a little square.
  private static let roundness: Float = 0.6

  /// Makes a reader. The closure returns the glyphs to which a text refers.
  init(reference: @escaping (Unicode.Scalar) -> Skeleton?) { self.reference = reference }

  /// Reads a text; what cannot be read is left out.
  mutating func read(_ text: Substring) {
    var command: UInt8 = 0
    var points: [SIMD2<Float>] = []
    for token in text.split(separator: " ") {
      guard let first = token.utf8.first else { continue }
      if first == UInt8(ascii: "@") {
        addReference(Array(token.unicodeScalars.dropFirst()))
        continue
      }
      let isCommand = first >= UInt8(ascii: "A") && first != UInt8(ascii: "_")
      if isCommand {
        command = first
        points.removeAll(keepingCapacity: true)
      }
      let rest = isCommand ? token.dropFirst() : token
      if command == UInt8(ascii: "w") {
        width = Self.number(rest) / 100
        continue
      }
      if first == UInt8(ascii: "*") {
        scale = Self.number(token.dropFirst()) / 100
        continue
      }
      if command == UInt8(ascii: "Z") {
        close()
        continue
      }
      if rest.isEmpty { continue }
      points.append(Self.point(rest))
      if apply(command, points) { points.removeAll(keepingCapacity: true) }
    }
    finish()
  }

  /// Applies a command when it has all of its points. Returns whether it had.
  private mutating func apply(_ command: UInt8, _ points: [SIMD2<Float>]) -> Bool {
    switch command {
    case UInt8(ascii: "M"), UInt8(ascii: "F"):
      finish()
      isArea = command == UInt8(ascii: "F")
      (position, start, lastWidth) = (points[0], points[0], width)
    case UInt8(ascii: "L"): addLine(to: points[0])
    case UInt8(ascii: "C"):
      guard points.count == 3 else { return false }
      addCurve(points[0], points[1], to: points[2])
    case UInt8(ascii: "v"): addQuarter(to: points[0], isVertical: true)
    case UInt8(ascii: "h"): addQuarter(to: points[0], isVertical: false)
    case UInt8(ascii: "D"):
      finish()
      skeleton.parts.append(.dot(center: points[0], radius: -width))
    case UInt8(ascii: "O"):
      guard points.count == 2 else { return false }
      addOval(points[0], points[1])
    case UInt8(ascii: "B"):
      guard points.count == 2 else { return false }
      addBox(points[0], points[1])
    default: break
    }
    return true
  }

  private mutating func addLine(to end: SIMD2<Float>) {
    pieces.append(
      Skeleton.Piece(
        start: position, control1: position, control2: end, end: end, isStraight: true, startWidth: lastWidth,
        endWidth: width))
    (position, lastWidth) = (end, width)
  }

  private mutating func addCurve(_ first: SIMD2<Float>, _ second: SIMD2<Float>, to end: SIMD2<Float>) {
    pieces.append(
      Skeleton.Piece(
        start: position, control1: first, control2: second, end: end, isStraight: false, startWidth: lastWidth,
        endWidth: width))
    (position, lastWidth) = (end, width)
  }

  private mutating func addQuarter(to end: SIMD2<Float>, isVertical: Bool) {
    let corner = isVertical ? SIMD2(position.x, end.y) : SIMD2(end.x, position.y)
    let first = position + (corner - position) * Self.roundness
    let second = end + (corner - end) * Self.roundness
    addCurve(first, second, to: end)
  }

  private mutating func addOval(_ center: SIMD2<Float>, _ half: SIMD2<Float>) {
    finish()
    isArea = false
    (position, lastWidth, isClosed) = (center - SIMD2(half.x, 0), width, true)
    addQuarter(to: center + SIMD2(0, half.y), isVertical: true)
    addQuarter(to: center + SIMD2(half.x, 0), isVertical: false)
    addQuarter(to: center - SIMD2(0, half.y), isVertical: true)
    addQuarter(to: center - SIMD2(half.x, 0), isVertical: false)
    finish()
  }

  private mutating func addBox(_ low: SIMD2<Float>, _ high: SIMD2<Float>) {
    finish()
    isArea = false
    (position, start, lastWidth) = (low, low, width)
    addLine(to: SIMD2(low.x, high.y))
    addLine(to: high)
    addLine(to: SIMD2(high.x, low.y))
    close()
  }

  private mutating func close() {
    if position != start { addLine(to: start) }
    isClosed = true
    finish()
  }

  /// Ends the stroke or area that was begun.
  private mutating func finish() {
    defer {
      pieces.removeAll(keepingCapacity: true)
      isClosed = false
    }
    guard !pieces.isEmpty else { return }
    skeleton.parts.append(isArea ? .area(pieces: pieces) : .stroke(pieces: pieces, isClosed: isClosed))
  }

  // By scalars: a mark would be one character together with the sign before it.
  private mutating func addReference(_ scalars: [Unicode.Scalar]) {
    finish()
    guard let scalar = scalars.first, let other = reference(scalar) else { return }
    var numbers = Substring.UnicodeScalarView()
    numbers.append(contentsOf: scalars.dropFirst(2))
    let move = scalars.count > 2 ? Self.point(Substring(numbers)) : SIMD2(0, 0)
    for part in other.parts { skeleton.parts.append(part.scaled(by: scale, movedBy: move)) }
  }

  private static func point(_ text: Substring) -> SIMD2<Float> {
    let numbers = text.split(separator: ",")
    return SIMD2(numbers.first.map(number) ?? 0, numbers.count > 1 ? number(numbers[1]) : 0)
  }

  private static func number(_ text: Substring) -> Float { Float(text) ?? 0 }
}

extension Skeleton.Part {
  /// The part, scaled about the origin and then moved.
  func scaled(by scale: Float, movedBy move: SIMD2<Float>) -> Self {
    func map(_ pieces: [Skeleton.Piece]) -> [Skeleton.Piece] {
      pieces.map { piece in
        var piece = piece
        piece.start = piece.start * scale + move
        piece.control1 = piece.control1 * scale + move
        piece.control2 = piece.control2 * scale + move
        piece.end = piece.end * scale + move
        return piece
      }
    }
    return switch self {
    case .stroke(let pieces, let isClosed): .stroke(pieces: map(pieces), isClosed: isClosed)
    case .dot(let center, let radius): .dot(center: center * scale + move, radius: radius)
    case .area(let pieces): .area(pieces: map(pieces))
    }
  }
}
