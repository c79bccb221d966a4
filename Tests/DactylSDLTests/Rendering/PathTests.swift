import Dactyl
import Foundation
import TestSupport
import Testing

@testable import DactylSDL

/// Paths and dashes, by the pictures that they are drawn as.
@Suite struct PathTests {
  /// The covered area of what a shape is drawn with, in pixels of the output.
  private static func cover(
    _ shape: Shape, in bounds: Rect = Rect(0, 0, 200, 200), by map: Transform = .identity
  ) -> Float {
    let rig = TessellatorRig { $0.add(.shape(shape), in: bounds, by: map) }
    var sum: Float = 0
    for (number, batch) in rig.tessellator.batches.enumerated() where batch.texture >= 0 {
      guard let picture = rig.text.pictures.picture(batch.texture) else { continue }
      let vertices = Array(rig.tessellator.vertices[rig.tessellator.vertexRange(ofBatch: number)])
      let opacity = vertices.map { Float($0.color.alpha) / 255 }.max() ?? 0
      let indices = Array(rig.tessellator.indices[rig.tessellator.indexRange(ofBatch: number)])
      var area: Float = 0
      for first in stride(from: 0, to: indices.count, by: 3) {
        area += abs(ConvexClipper.doubleArea((0..<3).map { vertices[Int(indices[first + $0])] })) / 2
      }
      let coverage = stride(from: 3, to: picture.pixels.count, by: 4).reduce(Float(0)) {
        $0 + Float(picture.pixels[$1]) / 255
      }
      sum += coverage / Float(picture.width * picture.height) * area * opacity
    }
    return sum
  }

  private static func isNear(_ a: Float, _ b: Float, _ share: Float = 0.01) -> Bool { abs(a - b) < b * share + 2 }

  private static var square: BezierPath { BezierPath(rect: Rect(50, 60, 40, 40)) }

  @Test("The interior of a path covers its area, turned and scaled too")
  func interior() {
    #expect(Self.isNear(Self.cover(Shape(.path(Self.square), fill: .red)), 1600))
    let oval = BezierPath(ovalIn: Rect(10, 20, 100, 50))
    for (map, scale) in [
      (Transform.identity, Float(1)), (.rotation(0.3), 1), (.scale(2, 2), 4), (.scale(0.5, 0.9), 0.45),
    ] {
      let cover = Self.cover(Shape(.path(oval), fill: .red), by: map)
      #expect(Self.isNear(cover, 2500 * .pi / 2 * scale, 0.03), "\(cover) for \(scale)")
    }
  }

  @Test("Curves bend as their control points say, and parts that are not closed are filled as if they were")
  func curves() {
    var leaf = BezierPath()
    leaf.move(to: Point(0, 50))
    leaf.addQuadCurve(to: Point(100, 50), controlPoint: Point(50, 0))
    // Two thirds of the triangle of the three points.
    #expect(Self.isNear(Self.cover(Shape(.path(leaf), fill: .red)), 100 * 50 / 2 * 2 / 3))
    leaf.addQuadCurve(to: Point(0, 50), controlPoint: Point(50, 100))
    #expect(Self.isNear(Self.cover(Shape(.path(leaf), fill: .red)), 100 * 50 * 2 / 3))
    var wave = BezierPath()
    wave.move(to: Point(0, 0))
    wave.addCurve(to: Point(90, 0), controlPoint1: Point(0, 60), controlPoint2: Point(90, 60))
    #expect(Self.isNear(Self.cover(Shape(.path(wave), fill: .red)), 0.6 * 90 * 60))
  }

  @Test("A part inside another is a hole by the even-odd rule, and by the winding rule where it winds the other way")
  func holes() {
    var path = BezierPath(rect: Rect(10, 10, 100, 100))
    path.append(BezierPath(rect: Rect(30, 30, 50, 50)))
    #expect(Self.isNear(Self.cover(Shape(.path(path), fill: .red)), 10_000))
    path.usesEvenOddFillRule = true
    #expect(Self.isNear(Self.cover(Shape(.path(path), fill: .red)), 7500))
    var backwards = BezierPath(rect: Rect(10, 10, 100, 100))
    backwards.move(to: Point(30, 30))
    for point in [Point(30, 80), Point(80, 80), Point(80, 30)] { backwards.addLine(to: point) }
    backwards.close()
    #expect(Self.isNear(Self.cover(Shape(.path(backwards), fill: .red)), 7500))
  }

  @Test("The line along a path has its width, round corners and flat ends")
  func lines() {
    var corner = BezierPath()
    corner.move(to: Point(20, 20))
    corner.addLine(to: Point(120, 20))
    corner.addLine(to: Point(120, 120))
    let cover = Self.cover(Shape(.path(corner), stroke: .red, lineWidth: 10))
    // Two lines, of which 5 x 5 is shared, and a quarter of a circle.
    #expect(Self.isNear(cover, 2000 - 25 + 25 * .pi / 4, 0.005), "\(cover)")
    let ring = Self.cover(Shape(.path(BezierPath(ovalIn: Rect(20, 20, 100, 100))), stroke: .red, lineWidth: 8))
    #expect(Self.isNear(ring, 800 * .pi), "\(ring)")
    // Thinner than a pixel, it is paler.
    let thin = Self.cover(Shape(.path(corner), stroke: .red, lineWidth: 0.25))
    #expect(Self.isNear(thin, 50, 0.05), "\(thin)")
  }

  @Test("Dashes and gaps take turns along any outline")
  func dashes() {
    var line = BezierPath()
    line.move(to: Point(10, 50))
    line.addLine(to: Point(110, 50))
    func length(_ dashes: [Float], phase: Float = 0, _ outline: Shape.Outline? = nil) -> Float {
      var shape = Shape(outline ?? .path(line), stroke: .red, lineWidth: 10)
      (shape.dashes, shape.dashPhase) = (dashes, phase)
      return Self.cover(shape) / 10
    }
    #expect(Self.isNear(length([10, 10]), 50, 0.01))
    #expect(Self.isNear(length([30, 10]), 80, 0.01))
    #expect(Self.isNear(length([30, 10], phase: 30), 70, 0.01))
    #expect(Self.isNear(length([30, 10], phase: -10), 70, 0.01))
    // An odd number of lengths is repeated.
    #expect(Self.isNear(length([20]), 60, 0.01))
    #expect(Self.isNear(length([10, 0, 10, 20]), 60, 0.01))
    #expect(Self.isNear(length([0, 10, 10, 10]), 30, 0.01))
    #expect(Self.isNear(length([10, 10], phase: 0, .line(from: Point(10, 20), to: Point(10, 120))), 50, 0.01))
    let outlines: [(Shape.Outline, Float)] = [
      (.rectangle(), 4 * 190), (.ellipse, 190 * .pi), (.rectangle(cornerRadius: 100), 190 * .pi),
      (.arc(from: 0, to: .pi), 95 * .pi),
    ]
    for (outline, whole) in outlines {
      let half = length([5, 5], phase: 0, outline)
      #expect(abs(half - whole / 2) < 6, "\(outline): \(half) of \(whole)")
    }
  }

  @Test("The middle of the line along an outline is inside it by half its width, so that dashes lie where lines do")
  func outlines() {
    let bounds = Rect(0, 0, 100, 60)
    for outline: Shape.Outline in [
      .rectangle(), .rectangle(cornerRadius: 20), .capsule, .ellipse, .roundedRectangle(CornerRadii(topLeft: 30)),
    ] {
      let path = outline.path(in: bounds, inset: 5).bounds
      #expect(path == bounds.outset(by: EdgeInsets(-5)), "\(outline) \(path)")
    }
  }

  @Test("A path that stays the same is drawn once, and pictures are used again when many paths were drawn")
  func kept() {
    let pictures = PictureTable()
    var masks = PathMasks(mostKept: 30_000)
    func key(_ size: Float) -> PathMasks.Key {
      PathMasks.Key(path: BezierPath(rect: Rect(0, 0, size, 10)), scale: 1)
    }
    for _ in 0..<5 {
      _ = masks.mask(key(100), in: pictures)
      masks.endFrame()
    }
    #expect(pictures.pictures.count == 1)
    for size in 0..<200 {
      #expect(masks.mask(key(Float(size) + 200), in: pictures)?.width == size + 202)
      masks.endFrame()
    }
    #expect(pictures.pictures.count < 30)
    #expect(masks.mask(key(100), in: pictures)?.width == 102)
  }

  @Test(
    "Numbers that make no sense draw nothing, or the nearest sensible figure, and never fail",
    arguments: [Float.nan, .infinity, -.infinity, -1, 0, 1e30, 1e-30])
  func nonsense(value: Float) {
    var path = BezierPath()
    path.close()
    path.addLine(to: Point(value, 10))
    path.addCurve(to: Point(50, 50), controlPoint1: Point(value, value), controlPoint2: Point(0, value))
    path.addQuadCurve(to: Point(value, value), controlPoint: Point(9, 9))
    path.close()
    path.addLine(to: Point(5, 5))
    var shape = Shape(.path(path), fill: .red, stroke: .blue, lineWidth: value)
    (shape.dashes, shape.dashPhase) = ([value, 3, value], value)
    _ = Self.cover(shape)
    for outline: Shape.Outline in [.ellipse, .star(points: 3, innerRadius: value), .arc(from: 0, to: value)] {
      var shape = Shape(outline, stroke: .blue, lineWidth: 2)
      (shape.dashes, shape.dashPhase) = ([4, value], value)
      _ = Self.cover(shape)
      _ = Self.cover(shape, by: .scale(value, value))
    }
  }

  @Test(arguments: 0..<20) func `random paths cover what a plain search finds inside`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func point() -> Point { Point(random.float(0, 60), random.float(0, 60)) }
    var path = BezierPath()
    path.usesEvenOddFillRule = random.chance(50)
    for _ in 0..<(1 + random.below(3)) {
      path.move(to: point())
      for _ in 0..<(2 + random.below(4)) {
        switch random.below(3) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), controlPoint: point())
        default: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        }
      }
      if random.chance(50) { path.close() }
    }
    let parts = FlatPath(path, scale: 1).parts.map(\.points)
    var inside = 0
    let grid = 120
    for row in 0..<grid {
      for column in 0..<grid {
        let (x, y) = ((Float(column) + 0.5) / 2, (Float(row) + 0.5) / 2)
        var winding = 0
        for part in parts {
          guard var last = part.last else { continue }
          for point in part {
            if (last.y <= y) != (point.y <= y) {
              let cross = last.x + (y - last.y) / (point.y - last.y) * (point.x - last.x)
              if cross > x { winding += point.y > last.y ? 1 : -1 }
            }
            last = point
          }
        }
        if path.usesEvenOddFillRule ? winding & 1 != 0 : winding != 0 { inside += 1 }
      }
    }
    let cover = Self.cover(Shape(.path(path), fill: .red))
    #expect(Self.isNear(cover, Float(inside) / 4, 0.02), "\(cover) of \(Float(inside) / 4)")
  }
}
