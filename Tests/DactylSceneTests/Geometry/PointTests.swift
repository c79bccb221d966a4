import DactylScene
import Testing

@Suite struct PointTests {
  @Test func pointsAndVectors() {
    var point = Point(1, 2) + Vector(10, 20)
    #expect(point == Point(11, 22))
    point -= Vector(1, 2)
    #expect(point == Point(10, 20))
    point += Vector(5, 5)
    #expect(point - Point(5, 5) == Vector(10, 20))
    #expect(point - Vector(5, 5) == Point(10, 20))
    #expect(Point(0, 0).distance(to: Point(3, 4)) == 5)
  }

  @Test func vectorArithmetic() {
    var vector = Vector(1, 2) + Vector(3, 4)
    #expect(vector == Vector(4, 6))
    vector -= Vector(1, 1)
    vector += Vector(0, 1)
    #expect(vector == Vector(3, 6))
    #expect(-vector == Vector(-3, -6))
    #expect(vector * 2 - vector == vector)
    #expect(vector / 3 == Vector(1, 2))
    #expect(Vector(-3, 4).length == 5)
  }

  @Test func finiteness() {
    #expect(Point(1, 2).isFinite && Vector(1, 2).isFinite && Size(1, 2).isFinite)
    #expect(!Point(.nan, 2).isFinite && !Point(1, .infinity).isFinite)
    #expect(!Vector(.nan, 2).isFinite && !Vector(1, -.infinity).isFinite)
    #expect(!Size(.nan, 2).isFinite && !Size(1, .infinity).isFinite)
  }

  @Test func opacityChangesAlphaAlone() { #expect(Color(0.1, 0.2, 0.3).opacity(0.5) == Color(0.1, 0.2, 0.3, 0.5)) }

  @Test func insetsWithEqualEdges() { #expect(EdgeInsets(3) == EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)) }
}
