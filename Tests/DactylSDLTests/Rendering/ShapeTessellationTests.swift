import Testing

@testable import DactylSDL

@Suite struct ShapeTessellationTests {
  @Test func aRectangleOnPixelEdgesIsPlain() {
    let rig = TessellatorRig { $0.fill(Rect(10, 10, 30, 20), .pureRed) }

    #expect(rig.tessellator.vertices.count == 4)
    #expect(rig.area == 600)
  }

  @Test func aRectangleBetweenPixelsHasSoftEdges() {
    let rig = TessellatorRig { $0.fill(Rect(10.5, 10, 30, 20), .pureRed) }

    #expect(rig.tessellator.vertices.count == 8)
    #expect(abs(rig.area - 31 * 21) < 0.01)
    #expect(Set(rig.tessellator.vertices.map(\.color.alpha)) == [0, 255])
  }

  @Test func aCircleHasItsArea() {
    let rig = TessellatorRig { $0.add(.shape(Shape(.ellipse, fill: .pureRed)), in: Rect(20, 10, 80, 80)) }

    // The soft edge reaches half a pixel beyond the true one.
    #expect(abs(rig.area - .pi * 40.5 * 40.5) < 15)
  }

  @Test func aRingIsAsWideAsItsLine() {
    let rig = TessellatorRig {
      $0.add(.shape(Shape(.ellipse, stroke: .pureRed, lineWidth: 10)), in: Rect(20, 10, 80, 80))
    }

    #expect(abs(rig.area - .pi * (40.5 * 40.5 - 29.5 * 29.5)) < 20)
  }

  @Test func roundedCornersThatMeetLeaveNoPointTwice() {
    var outline = Outline()
    outline.setRectangle(Rect(0, 0, 100, 60), radius: 30, inset: 4, by: .identity)

    for (point, next) in zip(outline.outer, outline.outer.dropFirst() + outline.outer.prefix(1)) {
      #expect(point.distance(to: next) > 1 / 64)
    }
    #expect(outline.outer.count == outline.inner.count)
    #expect(outline.miters.allSatisfy { abs($0.length - 1) < 0.05 })
  }

  @Test(arguments: [Transform.identity, Transform.scale(-1, 1), Transform.rotation(2), Transform.scale(2, -0.5)])
  func mitersPointOutwardHoweverTheViewIsMirrored(map: Transform) {
    var outline = Outline()
    outline.setRectangle(Rect(-20, -10, 40, 20), radius: 0, inset: 0, by: map)

    for (point, miter) in zip(outline.outer, outline.miters) {
      #expect((point + miter).distance(to: .zero) > point.distance(to: .zero))
      #expect(abs(miter.length - Float(2).squareRoot()) < 1e-3)
    }
  }

  @Test func aLineIsCenteredOnItself() {
    let shape = Shape(.line(from: Point(10, 50), to: Point(110, 50)), stroke: .pureRed, lineWidth: 4)
    let rig = TessellatorRig { $0.add(.shape(shape), in: .zero) }

    #expect(abs(rig.area - 101 * 5) < 0.01)
    #expect(rig.points.map(\.y).min() == 47.5)
  }

  @Test func aHairLineIsPaleAndNotBroken() {
    let shape = Shape(.line(from: Point(10, 50), to: Point(110, 50)), stroke: .pureRed, lineWidth: 0.25)
    let rig = TessellatorRig { $0.add(.shape(shape), in: .zero) }

    #expect(rig.tessellator.vertices.map(\.color.alpha).max() == 64)
    #expect(rig.points.map(\.y).min() == 49)
  }

  @Test func shapesWithoutFillAndLineAreSkipped() {
    let rig = TessellatorRig {
      $0.add(.shape(Shape(.ellipse)), in: Rect(0, 0, 20, 20))
      $0.add(.shape(Shape(.rectangle(), stroke: .pureRed, lineWidth: 0)), in: Rect(0, 0, 20, 20))
      $0.add(.shape(Shape(.line(from: .zero, to: Point(5, 5)), fill: .pureRed)), in: Rect(0, 0, 20, 20))
      $0.add(.shape(Shape(.line(from: Point(5, 5), to: Point(5, 5)), stroke: .pureRed)), in: Rect(0, 0, 20, 20))
      $0.fill(.zero, .pureRed)
    }

    #expect(rig.tessellator.culledItems == 5)
    #expect(rig.tessellator.vertices.isEmpty)
  }
}
