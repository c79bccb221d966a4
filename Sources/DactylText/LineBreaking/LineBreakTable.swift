/// The class of every scalar, by its block of 64 scalars and its index there. Scalars from plane 2 on need no table.
struct LineBreakTable {
  /// The shared table, which is decoded from its data once.
  static let shared = LineBreakTable()

  private var blockPlaces: [UInt16] = []
  private var classes: [LineBreakClass] = []

  private init() {
    // Two letters make a number, each with one of 91 values: from # to ~, without the backslash.
    let base = 91
    func number(_ letter: UInt8) -> Int { Int(letter) - 0x23 - (letter > 0x5C ? 1 : 0) }
    var high: Int?
    for letter in Self.places.utf8 {
      if let first = high {
        blockPlaces.append(UInt16(truncatingIfNeeded: first * base + number(letter)))
        high = nil
      } else {
        high = number(letter)
      }
    }
    classes = Self.blocks.utf8.map { LineBreakClass(rawValue: UInt8(truncatingIfNeeded: number($0))) ?? .al }
  }

  /// The class of a scalar.
  subscript(scalar: Unicode.Scalar) -> LineBreakClass {
    let value = scalar.value
    if value < 0x20000 { return classes[Int(blockPlaces[Int(value >> 6)]) << 6 | Int(value & 63)] }
    switch value {
    case 0xE0001, 0xE0020...0xE007F, 0xE0100...0xE01EF: return .cm
    default: return value < 0x40000 && value & 0xFFFF <= 0xFFFD ? .id : .al
    }
  }
}
