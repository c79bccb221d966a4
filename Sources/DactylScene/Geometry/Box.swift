/// Boxes as vectors (minX, minY, -maxX, -maxY), for code that compares many. The box without points is all infinite.
enum Box {
  /// The box that contains no point.
  static let nothing = SIMD4<Float>(repeating: .infinity)

  /// The box of anything too large for finite numbers: it contains every point.
  static let everywhere = SIMD4<Float>(repeating: -.infinity)

  /// The smallest box around two boxes.
  @inline(__always)
  static func union(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .< a)
  }

  /// The area of a box.
  @inline(__always)
  static func area(_ box: SIMD4<Float>) -> Float {
    if box.x == .infinity { return 0 }
    let size = -(box.lowHalf + box.highHalf)
    return size.x * size.y
  }

  /// The sum of width and height.
  static func girth(_ box: SIMD4<Float>) -> Float {
    box.x == .infinity ? 0 : -(box.x + box.z) - (box.y + box.w)
  }

  /// The centre of a box, doubled.
  @inline(__always)
  static func middle(_ box: SIMD4<Float>) -> SIMD2<Float> {
    box.x == .infinity ? .zero : SIMD2(box.x - box.z, box.y - box.w)
  }

  /// The absolute values of a box's, or another vector's, components.
  @inline(__always)
  static func magnitude(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
    let negative = SIMD4<Float>.zero - numbers
    return numbers.replacing(with: negative, where: negative .> numbers)
  }

  /// A vector with its halves exchanged.
  @inline(__always)
  static func swapped(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(lowHalf: numbers.highHalf, highHalf: numbers.lowHalf)
  }
}
