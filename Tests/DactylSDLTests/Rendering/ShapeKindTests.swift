import Foundation
import Testing

@testable import DactylSDL

/// Corners, polygons, stars, arcs, gradients and shadows as triangles.
@Suite struct ShapeKindTests {
  /// The area that is covered, in pixels, each triangle as much as it is opaque; soft edges count half.
  private static func cover(_ shape: Shape, in bounds: Rect = Rect(20, 10, 80, 80), by map: Transform = .identity)
    -> Float
  {
    let rig = TessellatorRig { $0.add(.shape(shape), in: bounds, by: map) }
    var sum: Float = 0
    for batch in rig.tessellator.batches.indices {
      let vertices = Array(rig.tessellator.vertices[rig.tessellator.vertexRange(ofBatch: batch)])
      let indices = Array(rig.tessellator.indices[rig.tessellator.indexRange(ofBatch: batch)])
      for first in stride(from: 0, to: indices.count, by: 3) {
        let corners = (0..<3).map { vertices[Int(indices[first + $0])] }
        let opacity = corners.reduce(0) { $0 + Float($1.color.alpha) } / 3 / 255
        sum += abs(ConvexClipper.doubleArea(corners)) / 2 * opacity
      }
    }
    return sum
  }

  private static let turns: [(Shape.Outline, Float)] = [
    (.capsule, 1600 * .pi), (.roundedRectangle(CornerRadii(topLeft: 20, bottomRight: 40)), 5970.8),
    (.roundedRectangle(CornerRadii(topLeft: 200, topRight: 200)), 5713.3), (.polygon(sides: 4), 3200),
    (.polygon(sides: 6, rotation: 1), 4156.9), (.star(points: 4, innerRadius: 0.5), 2262.7),
    (.arc(from: 0, to: .pi), 800 * .pi), (.arc(from: 1, to: 1 + 1.5 * .pi), 1200 * .pi),
    (.arc(from: -3, to: 40), 1600 * .pi),
  ]

  @Test("A shape covers its area", arguments: turns)
  func area(outline: Shape.Outline, area: Float) {
    for map in [
      Transform.identity, .rotation(0.1), .scale(-1, 1).translated(by: Vector(120, 0)),
    ] {
      let cover = Self.cover(Shape(outline, fill: .pureRed), by: map)
      #expect(abs(cover - area) < area * 0.01 + 4, "\(cover) of \(area)")
    }
  }

  private static let lines: [(Shape.Outline, Float)] = [
    (.arc(from: 0, to: .pi), 350 * .pi), (.arc(from: 0, to: 7), 700 * .pi), (.polygon(sides: 4), 1862.7),
    (.roundedRectangle(CornerRadii()), 2800),
  ]

  @Test("A line inside an outline has its width", arguments: lines)
  func line(outline: Shape.Outline, area: Float) {
    let cover = Self.cover(Shape(outline, stroke: .pureRed, lineWidth: 10))
    #expect(abs(cover - area) < area * 0.02 + 4, "\(cover) of \(area)")
  }

  @Test(
    "Numbers that make no sense draw nothing, or the nearest sensible figure, and never fail",
    arguments: [
      Float.nan, .infinity, -.infinity, -1, 0, 1e30,
    ])
  func nonsense(value: Float) {
    let radii = CornerRadii(topLeft: value, topRight: value, bottomRight: 3, bottomLeft: value)
    let outlines: [Shape.Outline] = [
      .rectangle(cornerRadius: value), .roundedRectangle(radii), .polygon(sides: .min, rotation: value),
      .polygon(sides: .max), .star(points: 0, innerRadius: value, rotation: value), .arc(from: value, to: 1),
      .arc(from: 0, to: value), .arc(from: value, to: value), .ellipse,
    ]
    for outline in outlines {
      var shape = Shape(outline, fill: .pureRed, stroke: .pureGreen, lineWidth: value)
      shape.gradient = Gradient(to: .pureBlue, angle: value)
      shape.shadow = Shadow(radius: value, offset: Vector(value, 1))
      for bounds in [Rect(20, 10, 80, 80), Rect(0, 0, 1e-20, 50), Rect(10, 10, 0, 0)] {
        let rig = TessellatorRig { $0.add(.shape(shape), in: bounds) }
        #expect(rig.tessellator.vertices.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(outline)")
      }
    }
  }

  @Test(
    "A gradient is even along its direction, whatever the figure and its transform",
    arguments: [
      (Shape.Outline.ellipse, Float(0)), (.star(points: 5), .pi / 2), (.rectangle(), 0.7),
      (.rectangle(cornerRadius: 9), 3),
    ])
  func gradient(outline: Shape.Outline, angle: Float) {
    let bounds = Rect(-40, -20, 80, 40)
    let map = Transform.rotation(0.4).translated(by: Vector(100, 50))
    var shape = Shape(outline, fill: Color(0, 0, 0))
    shape.gradient = Gradient(to: Color(1, 1, 1), angle: angle)
    let rig = TessellatorRig { $0.add(.shape(shape), in: bounds, by: map) }
    let back = map.inverse ?? .identity
    let direction = Vector(cosf(angle), sinf(angle))
    let reach = abs(direction.dx) * 40 + abs(direction.dy) * 20
    for vertex in rig.tessellator.vertices {
      let place = back.apply(to: vertex.point)
      let share = min(max(0.5 + (place.x * direction.dx + place.y * direction.dy) / (2 * reach), 0), 1)
      #expect(abs(Float(vertex.color.red) - 255 * share) < 1.5)
    }
  }

  @Test("A gradient from the middle has its colours there and at the edge")
  func radial() {
    var shape = Shape(.ellipse, fill: .pureRed)
    shape.gradient = Gradient(to: .pureBlue, angle: nil)
    let rig = TessellatorRig { $0.add(.shape(shape), in: Rect(20, 10, 80, 80)) }
    let red = rig.tessellator.vertices.filter { $0.color == VertexColor(.pureRed) }
    #expect(red.map(\.point) == [Point(60, 50)])
    #expect(rig.tessellator.vertices.allSatisfy { $0.color.blue == 255 || $0.color.red == 255 })
  }

  @Test(
    "A shadow is moved, reaches as far as its radius, and is as dark in all as the figure that casts it",
    arguments: [
      Shape.Outline.rectangle(), .rectangle(cornerRadius: 10), .capsule, .ellipse, .polygon(sides: 3), .star(points: 6),
      .arc(from: 0, to: 4),
    ])
  func shadow(outline: Shape.Outline) {
    var shape = Shape(outline, fill: .clear)
    shape.shadow = Shadow(.black, radius: 8, offset: Vector(5, -3))
    let bounds = Rect(60, 20, 60, 60)
    let rig = TessellatorRig { $0.add(.shape(shape), in: bounds) }
    let reach = bounds.offset(by: Vector(5, -3)).outset(by: EdgeInsets(8.01))
    #expect(rig.points.allSatisfy { reach.contains($0) } && !rig.points.isEmpty)
    let figure = Self.cover(Shape(outline, fill: .black), in: bounds)
    #expect(abs(Self.cover(shape, in: bounds) - figure) < figure * 0.2)
  }

  @Test("A label on a gradient is coloured for its middle")
  func contrast() {
    var shape = Shape(.rectangle(), fill: .black)
    shape.gradient = Gradient(to: .white)
    var list = DrawList()
    list.add(.shape(shape), in: Rect(0, 0, 100, 40))
    list.add(.label(Label("m")), in: Rect(0, 0, 100, 40))
    var tessellator = Tessellator()
    tessellator.tessellate(
      list, through: Viewport(windowSize: Size(200, 100)), text: TextLayout(pictures: PictureTable()))
    // The mean is a light grey.
    #expect(tessellator.vertices.last?.color.red == 0)
  }
}
