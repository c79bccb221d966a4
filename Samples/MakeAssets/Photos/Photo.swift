/// A picture for the photo table: a colour for every point. The coordinates go from 0 to 4 to the right and from 0 to 3
/// downwards.
struct Photo {
  static let width = 288
  static let height = 216

  /// Makes the raster with the mean colour of nine points in each pixel, so that edges are smooth.
  static func draw(_ color: (Vec) -> Ink) -> Raster {
    Raster(width: width, height: height) { pixel in
      var sum = Ink.zero
      for row in -1...1 {
        for column in -1...1 {
          sum += color((pixel + Vec(Double(column), Double(row)) / 3) * 4 / Double(width))
        }
      }
      return (sum / 9).alpha(1)
    }
  }

  /// The pictures by name.
  static var all: [(name: String, draw: () -> Raster)] {
    [
      ("dawn", Mountains.drawDawn), ("lake", Mountains.drawLake), ("forest", Forest.draw), ("dunes", Dunes.draw),
      ("sea", Sea.draw), ("night", Night.draw), ("city", City.draw), ("balloons", Balloons.draw),
      ("circles", Patterns.drawCircles), ("contours", Patterns.drawContours),
    ]
  }
}

extension Noise {
  /// Returns the height of hills along a line: from -1 to 1, of several sizes on top of each other; `x` goes from 0 to
  /// 4.
  func hills(_ x: Double, cells: Int, octaves: Int = 4) -> Double {
    var sum = 0.0
    var weight = 1.0
    for octave in 0..<octaves {
      let columns = cells << octave
      sum += (soft(Vec(x / 4.01, 0.5 / Double(octave + 2)), columns: columns, rows: 1) * 2 - 1) * weight
      weight *= 0.45
    }
    return sum / 1.7
  }

  /// Returns the density of clouds at a point, from 0 to 1.
  func clouds(_ point: Vec, columns: Int, rows: Int) -> Double {
    let point = point / Vec(4.01, 3.01)
    var sum = 0.0
    var weight = 0.55
    for octave in 0..<4 {
      sum += soft(point, columns: columns << octave, rows: rows << octave) * weight
      weight *= 0.5
    }
    return unit(sum)
  }
}

extension Ink {
  /// Returns a colour from an even gradient of several; `share` goes from 0 to 1.
  static func gradient(_ hexes: [UInt32], _ share: Double) -> Ink {
    guard hexes.count > 1 else { return Ink(hex: hexes.first ?? 0) }
    let way = unit(share) * Double(hexes.count - 1)
    let point = Swift.min(Int(way), hexes.count - 2)
    return Ink(hex: hexes[point]).mixed(with: Ink(hex: hexes[point + 1]), way - Double(point))
  }

  /// Returns the colour with light added.
  func lit(by light: Ink, _ amount: Double) -> Ink { mixed(with: light, unit(amount)) }
}
