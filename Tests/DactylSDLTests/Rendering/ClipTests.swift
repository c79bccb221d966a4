import Testing

@testable import DactylSDL

@Suite struct ClipTests {
  private let aslant = Transform.rotation(.pi / 4).translated(by: Vector(100, 50))

  @Test func uprightClipsIntersectAlongTheirParents() {
    let rig = TessellatorRig { list in
      let outer = list.clip(Rect(10, 10, 50, 50))
      let inner = list.clip(Rect(40, 0, 50, 30), parent: outer)
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: inner)
    }

    #expect(rig.tessellator.batches.map(\.scissor) == [PixelRect(x: 40, y: 10, width: 20, height: 20)])
  }

  @Test func clipsThatShareNothingHideEverything() {
    let rig = TessellatorRig { list in
      let outer = list.clip(Rect(10, 10, 20, 20))
      let inner = list.clip(Rect(40, 10, 20, 20), parent: outer)
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: inner)
    }

    #expect(rig.tessellator.culledItems == 1)
  }

  @Test func anItemInsideItsClipSharesTheBatchOfTheOthers() {
    let rig = TessellatorRig { list in
      let clip = list.clip(Rect(10, 10, 100, 50))
      list.fill(Rect(0, 0, 5, 5), .pureRed)
      list.fill(Rect(20, 20, 10, 10), .pureRed, clip: clip)
    }

    #expect(rig.tessellator.batches.count == 1)
  }

  @Test func aTurnedClipCutsTheTriangles() {
    let rig = TessellatorRig { list in
      let clip = list.clip(Rect(-20, -20, 40, 40), by: aslant)
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: clip)
    }

    #expect(abs(rig.area - 1600) < 1)
    #expect(rig.points.suffix(3).allSatisfy { $0.distance(to: Point(100, 50)) < 28.3 })
  }

  @Test func turnedClipsIntersectAlongTheirParents() {
    let rig = TessellatorRig { list in
      let outer = list.clip(Rect(-20, -20, 40, 40), by: aslant)
      let inner = list.clip(Rect(0, -40, 80, 80), by: aslant, parent: outer)
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: inner)
    }

    #expect(abs(rig.area - 800) < 1)
  }

  @Test func aMirroredClipKeepsItsInside() {
    let rig = TessellatorRig { list in
      let clip = list.clip(Rect(-20, -20, 40, 40), by: Transform.scale(-1, 1).concatenating(aslant))
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: clip)
    }

    #expect(abs(rig.area - 1600) < 1)
  }

  @Test func anItemInsideATurnedClipIsNotCut() {
    let rig = TessellatorRig { list in
      let clip = list.clip(Rect(-40, -40, 80, 80), by: aslant)
      list.fill(Rect(95, 45, 10, 10), .pureRed, clip: clip)
    }

    #expect(rig.tessellator.vertices.count == 4)
  }

  @Test func cutsInterpolateTextureCoordinates() {
    var clipper = ConvexClipper()
    let color = VertexColor(.white)
    clipper.start(
      Vertex(Point(0, 0), color, u: 0, v: 0), Vertex(Point(10, 0), color, u: 1, v: 0),
      Vertex(Point(0, 10), color, u: 0, v: 1))

    let window = [Point(5, -5), Point(20, -5), Point(20, 20), Point(5, 20)].map { Vertex($0, color) }
    clipper.clip(to: window[...])

    #expect(ConvexClipper.doubleArea(clipper.polygon) == 25)
    for vertex in clipper.polygon {
      #expect(abs(vertex.u - vertex.x / 10) < 1e-6)
      #expect(abs(vertex.v - vertex.y / 10) < 1e-6)
    }
  }

  @Test func roundCornersCutWhatTouchesThem() {
    let rig = TessellatorRig { list in
      let clip = list.clip(Rect(50, 10, 80, 80), radius: 40)
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: clip)
    }

    #expect(abs(rig.coverage / (.pi * 1600) - 1) < 0.005)
    let middle = Point(90, 50)
    for vertex in rig.tessellator.vertices.dropFirst(4) {
      let distance = vertex.point.distance(to: middle)
      #expect(distance < 40.6)
      if vertex.color.alpha == 0 { #expect(distance > 40.3) }
      if vertex.color.alpha == 255 { #expect(distance < 39.7) }
    }
  }

  @Test(arguments: [Rect(50, 30, 80, 30), Rect(70, 10, 10, 80), Rect(65, 20, 50, 50)])
  func whatTouchesNoRoundCornerIsNotCut(rect: Rect) {
    let rig = TessellatorRig { list in
      let clip = list.clip(Rect(50, 10, 80, 80), radius: 20)
      list.fill(rect, .pureRed, clip: clip)
    }

    #expect(rig.tessellator.vertices.count == 4)
  }

  @Test func roundCornersTurnAndIntersectAlongTheirParents() {
    let turned = TessellatorRig { list in
      let clip = list.clip(Rect(-20, -20, 40, 40), by: aslant, radius: 20)
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: clip)
    }
    let inside = TessellatorRig { list in
      let outer = list.clip(Rect(50, 10, 80, 80), radius: 40)
      let inner = list.clip(Rect(90, 0, 100, 100), parent: outer)
      list.fill(Rect(90, 0, 100, 100), .pureRed, clip: inner)
    }

    #expect(abs(turned.coverage / (.pi * 400) - 1) < 0.005)
    #expect(abs(inside.coverage / (.pi * 800) - 1) < 0.005)
  }

  @Test func radiiAreLimitedAndScaled() {
    for (scale, radius) in [(Float(1), Float(1000)), (2, .infinity), (0.5, 40)] {
      let rig = TessellatorRig { list in
        let map = Transform.scale(scale, scale).translated(by: Vector(90, 50))
        let clip = list.clip(Rect(-20, -20, 40, 40), by: map, radius: radius)
        list.fill(Rect(0, 0, 200, 100), .pureRed, clip: clip)
      }
      #expect(abs(rig.coverage / (.pi * 400 * scale * scale) - 1) < 0.01)
    }
  }

  @Test func anAreaTooNarrowToFadeIsCutPlainly() {
    let rig = TessellatorRig { list in
      let clip = list.clip(Rect(-0.3, -20, 0.6, 40), by: aslant, radius: 20)
      list.fill(Rect(0, 0, 200, 100), .pureRed, clip: clip)
    }

    #expect(rig.area < 25)
  }

  @Test(arguments: [Rect(0, 0, 0, 50), Rect(0, 0, 50, -1)])
  func anEmptyClipHidesEverything(bounds: Rect) {
    for transform in [Transform.identity, aslant] {
      let rig = TessellatorRig { list in
        let clip = list.clip(bounds, by: transform)
        list.fill(Rect(0, 0, 200, 100), .pureRed, clip: clip)
      }
      #expect(rig.tessellator.culledItems == 1)
    }
  }
}
