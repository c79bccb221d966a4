import DactylScene
import Testing

@Suite struct RectTests {
  private let rect = Rect(10, 20, 30, 40)

  @Test func edgesAreHalfOpen() {
    #expect(rect.contains(Point(10, 20)))
    #expect(rect.contains(Point(Float(40).nextDown, Float(60).nextDown)))
    #expect(!rect.contains(Point(40, 30)))
    #expect(!rect.contains(Point(20, 60)))
    #expect(!rect.contains(Point(Float(10).nextDown, 30)))
    #expect(!rect.contains(Point(20, Float(20).nextDown)))
  }

  @Test(
    "A rectangle without area contains no point",
    arguments: [Rect(0, 0, 0, 5), Rect(0, 0, 5, 0), Rect(0, 0, -5, 5), Rect(0, 0, 5, -5), Rect(0, 0, .nan, 5)])
  func holdsNothing(rect: Rect) {
    #expect(rect.isEmpty)
    for point in rect.corners + [.zero, Point(-1, 1), Point(1, -1)] { #expect(!rect.contains(point)) }
  }

  @Test func aPointThatIsNotFiniteIsInNoRect() {
    #expect(!rect.contains(Point(.nan, 30)))
    #expect(!rect.contains(Point(20, .nan)))
    #expect(!rect.contains(Point(.infinity, 30)))
  }

  @Test func edgesAndMiddle() {
    #expect((rect.minX, rect.minY, rect.maxX, rect.maxY) == (10, 20, 40, 60))
    #expect(rect.center == Point(25, 40))
    #expect(Rect(center: Point(25, 40), size: Size(30, 40)) == rect)
    #expect(Rect(origin: Point(10, 20), size: Size(30, 40)) == rect)
  }

  @Test func outsetGrowsAndShrinksEachEdge() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(rect.outset(by: insets) == Rect(8, 19, 36, 44))
    #expect(rect.outset(by: EdgeInsets(-5)) == Rect(15, 25, 20, 30))
    #expect(rect.outset(by: .zero) == rect)
    #expect(rect.outset(by: EdgeInsets(-15)).isEmpty)
  }

  @Test func offsetMoves() { #expect(rect.offset(by: Vector(1, -2)) == Rect(11, 18, 30, 40)) }

  @Test func rectsThatTouchDoNotIntersect() {
    #expect(!rect.intersects(Rect(40, 20, 5, 40)))
    #expect(!rect.intersects(Rect(10, 60, 30, 5)))
    #expect(rect.intersects(Rect(39, 59, 5, 5)))
    #expect(rect.intersects(Rect(15, 25, 1, 1)) && Rect(15, 25, 1, 1).intersects(rect))
  }

  @Test func aRectWithoutAreaIntersectsNothing() {
    for empty in [Rect(20, 30, 0, 0), Rect(20, 30, 5, 0), Rect(20, 30, -5, 5), Rect(20, 30, .nan, 5)] {
      #expect(!rect.intersects(empty))
      #expect(!empty.intersects(rect))
    }
  }

  @Test func intersectionIsWhatBothShare() {
    #expect(rect.intersection(Rect(0, 0, 20, 30)) == Rect(10, 20, 10, 10))
    #expect(rect.intersection(rect) == rect)
    #expect(rect.intersection(Rect(40, 20, 5, 5)) == .zero)
    #expect(rect.intersection(Rect(100, 100, 5, 5)).isEmpty)
  }

  @Test func unionIsAroundBothAndEmptyAddsNothing() {
    #expect(rect.union(Rect(0, 50, 5, 30)) == Rect(0, 20, 40, 60))
    #expect(rect.union(Rect(500, 500, 0, 9)) == rect)
    #expect(Rect.zero.union(rect) == rect)
  }

  @Test func finiteness() {
    #expect(rect.isFinite)
    #expect(!Rect(.nan, 0, 1, 1).isFinite && !Rect(0, .infinity, 1, 1).isFinite)
    #expect(!Rect(0, 0, .infinity, 1).isFinite && !Rect(0, 0, 1, .nan).isFinite)
  }
}
