import TestSupport
import Testing

@testable import DactylText

@Suite struct CoverageRasterTests {
  private func coverage(_ polygons: [[SIMD2<Float>]], _ width: Int, _ height: Int) -> [Float] {
    var raster = CoverageRaster()
    for polygon in polygons { raster.add(polygon) }
    return raster.coverage(left: 0, top: 0, width: width, height: height)
  }

  private func box(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> [SIMD2<Float>] {
    [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)]
  }

  @Test func aPixelIsCoveredByThePartOfItsArea() {
    #expect(coverage([box(0.25, 0.5, 1.5, 1)], 2, 2) == [0.375, 0.25, 0, 0])
    #expect(coverage([[SIMD2(0, 0), SIMD2(2, 0), SIMD2(0, 2)]], 2, 2) == [1, 0.5, 0.5, 0])
  }

  @Test func whatPolygonsShareCountsOnce() {
    let cover = coverage([box(0, 0, 0.6, 1), box(0.4, 0, 0.8, 1)], 1, 1)

    #expect(abs(cover[0] - 0.8) < 1e-5)
  }

  @Test func aPolygonThatCrossesItselfIsFilledWhereItWinds() {
    // A bow tie: its halves wind in different directions, and both are inside.
    let cover = coverage([[SIMD2(0, 0), SIMD2(2, 2), SIMD2(2, 0), SIMD2(0, 2)]], 2, 2)

    #expect(cover == [0.5, 0.5, 0.5, 0.5])
  }

  /// The part of a pixel's sample points around which polygons wind.
  private func sampled(_ polygons: [[SIMD2<Float>]], _ x: Int, _ y: Int) -> Float {
    let count = 24
    var inside = 0
    for index in 0..<count * count {
      let point = SIMD2(
        Float(x) + (Float(index % count) + 0.5) / Float(count), Float(y) + (Float(index / count) + 0.5) / Float(count))
      var winding = 0
      for polygon in polygons {
        guard var last = polygon.last else { continue }
        for corner in polygon {
          if (last.y <= point.y) != (corner.y <= point.y) {
            let cross = last.x + (point.y - last.y) * (corner.x - last.x) / (corner.y - last.y)
            if cross < point.x { winding += corner.y > last.y ? 1 : -1 }
          }
          last = corner
        }
      }
      if winding != 0 { inside += 1 }
    }
    return Float(inside) / Float(count * count)
  }

  @Test(arguments: Seeds.each(60)) func coverageEqualsThatOfManySamples(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let side = 5
    let polygons = (0..<random.int(1..<4)).map { _ in
      (0..<random.int(3..<7)).map { _ in
        SIMD2(
          random.oneIn(4) ? Float(random.int(0..<side + 1)) : random.float(0, Float(side)),
          random.oneIn(4) ? Float(random.int(0..<side + 1)) : random.float(0, Float(side)))
      }
    }

    let cover = coverage(polygons, side, side)

    for y in 0..<side {
      for x in 0..<side {
        #expect(abs(cover[y * side + x] - sampled(polygons, x, y)) < 0.04, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }
}
