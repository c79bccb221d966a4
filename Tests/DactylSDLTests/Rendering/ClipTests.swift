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
