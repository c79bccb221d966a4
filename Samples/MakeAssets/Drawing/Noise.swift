/// Noise that is the same in every run and continues seamlessly from one edge of a tile to the opposite one.
struct Noise {
  /// The seed, different for each layer of noise.
  let seed: UInt32

  /// Returns a number from 0 to 1 that belongs to a grid point.
  func value(_ x: Int, _ y: Int) -> Double {
    var hash = seed &+ UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1 &+ UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
    for (shift, factor) in [(15, 0x2C1B_3C6D), (12, 0x297A_2D39)] as [(UInt32, UInt32)] {
      hash ^= hash >> shift
      hash = hash &* factor
    }
    hash ^= hash >> 15
    return Double(hash) / Double(UInt32.max)
  }

  /// Returns soft noise of `columns` by `rows` cells in a tile; `position` goes from 0 to 1 across the tile.
  func soft(_ position: Vec, columns: Int, rows: Int) -> Double {
    let scaled = position * Vec(Double(columns), Double(rows))
    let (x, y) = (Int(scaled.x.rounded(.down)), Int(scaled.y.rounded(.down)))
    let (u, v) = (smooth(scaled.x - Double(x)), smooth(scaled.y - Double(y)))
    func corner(_ dx: Int, _ dy: Int) -> Double { value((x + dx) % columns, (y + dy) % rows) }
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u
    let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u
    return top + (bottom - top) * v
  }
}
