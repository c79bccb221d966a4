/// Boxes as vectors, for code that compares many: (minX, minY, -maxX, -maxY). One that holds no point is all infinite.
enum Box {
  /// The box that holds no point.
  static let nothing = SIMD4<Float>(repeating: .infinity)

  /// The box of what is too large for one: any point may be in it.
  static let everywhere = SIMD4<Float>(repeating: -.infinity)

  /// The smallest box around two.
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

  /// Twice the middle of a box.
  @inline(__always)
  static func middle(_ box: SIMD4<Float>) -> SIMD2<Float> {
    box.x == .infinity ? .zero : SIMD2(box.x - box.z, box.y - box.w)
  }

  /// The numbers of a box, or of another vector, without their signs.
  @inline(__always)
  static func magnitude(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
    let negative = SIMD4<Float>.zero - numbers
    return numbers.replacing(with: negative, where: negative .> numbers)
  }

  /// A vector with its halves in each other's place.
  @inline(__always)
  static func swapped(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(lowHalf: numbers.highHalf, highHalf: numbers.lowHalf)
  }
}
