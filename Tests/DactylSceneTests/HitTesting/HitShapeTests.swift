import Testing

@testable import DactylScene

@Suite struct HitShapeTests {
  private let graph = SceneGraph()
  private let root: View
  private let view: View

  init() {
    root = graph.makeWindowView(frame: Rect(0, 0, 400, 400))
    view = graph.makeView(frame: Rect(100, 100, 100, 100))
    root.addSubview(view)
  }

  private func hits(_ points: (Float, Float)...) -> [Bool] {
    points.map { root.hitTest(Point($0.0, $0.1)) == view }
  }

  @Test func anEllipseLeavesTheCornersOut() {
    view.hitShape = .ellipse

    #expect(hits((150, 150), (101, 150), (105, 105), (130, 112)) == [true, true, false, true])
    #expect(root.hitTest(Point(105, 105)) == root)
  }

  @Test func anEllipseFillsTheGrownArea() {
    view.hitShape = .ellipse
    view.hitOutsets = EdgeInsets(50)

    #expect(hits((150, 60), (60, 60), (105, 105)) == [true, false, true])
  }

  @Test func aRoundedRectangleLosesItsCornersOnly() {
    view.hitShape = .roundedRectangle(cornerRadius: 20)

    #expect(hits((102, 102), (110, 110), (100, 150), (150, 199), (199.5, 199.5)) == [false, true, true, true, false])
    view.hitShape = .roundedRectangle(cornerRadius: 0)
    #expect(hits((100, 100)) == [true])
    view.hitShape = .roundedRectangle(cornerRadius: 1e6)
    #expect(hits((105, 105), (150, 150)) == [false, true])
  }

  @Test func aPolygonIsHitInside() {
    view.hitShape = .polygon([Point(0, 0), Point(100, 0), Point(0, 100)])

    #expect(hits((110, 110), (190, 190), (199, 100)) == [true, false, true])
    view.hitShape = .polygon([])
    #expect(hits((110, 110)) == [false])
  }

  @Test func ofTwoPolygonsThatShareAnEdgeEveryPointIsInOne() {
    let left = HitShape.polygon([Point(0, 0), Point(60, 0), Point(40, 100), Point(0, 100)])
    let right = HitShape.polygon([Point(60, 0), Point(100, 0), Point(100, 100), Point(40, 100)])
    let area = Rect(0, 0, 100, 100)
    for y in stride(from: Float(0), to: 100, by: 0.5) {
      for x in stride(from: Float(40), through: 60, by: 0.25) {
        let point = Point(x, y)
        let inLeft = left.contains(point, bounds: area, area: area)
        let inRight = right.contains(point, bounds: area, area: area)
        #expect(inLeft != inRight, "\(point)")
      }
    }
  }

  @Test func aMaskIsHitWhereThePictureIsOpaque() {
    view.hitShape = .mask(AlphaMask(width: 4, height: 2) { x, y in x >= 2 && y == 1 })

    #expect(hits((149, 160), (151, 160), (199, 199), (151, 149)) == [false, true, true, false])
    view.hitOutsets = EdgeInsets(10)
    #expect(hits((205, 160)) == [false])
    view.hitShape = .mask(AlphaMask(width: 0, height: 0) { _, _ in true })
    #expect(hits((150, 150)) == [false])
  }

  @Test("A mask of the whole picture is looked up in the visible cell, and mirrored with it")
  func masksOfSheets() {
    // A sheet of two by two cells of 4 by 2 pixels: opaque is the left column of the bottom right one.
    let sheet = AlphaMask(width: 8, height: 4) { x, y in x == 4 && y >= 2 }
    var part = PicturePart(size: Size(8, 4), cell: Rect(4, 2, 4, 2), isFlipped: false)
    graph.picturePart = { [view] in $0 == view.entity.index ? part : nil }
    view.hitShape = .mask(sheet)

    #expect(hits((100, 100), (124, 199), (126, 150), (199, 150)) == [true, true, false, false])
    part.isFlipped = true
    #expect(hits((100, 100), (124, 199), (174, 150), (176, 150), (199, 199)) == [false, false, false, true, true])
    part.cell = Rect(0, 2, 4, 2)
    #expect(hits((100, 150), (176, 150)) == [false, false])
    // The whole sheet is shown: the column is the fifth of eight, or the fourth.
    part.cell = nil
    #expect(hits((149, 180), (138, 180), (151, 180), (149, 120)) == [true, true, false, false])
    part.isFlipped = false
    #expect(hits((151, 180), (162, 180), (149, 180)) == [true, true, false])
    // A cell that is not finite shows no pixel.
    for cell in [Rect(.nan, 0, 4, 2), Rect(0, 0, .infinity, 2), Rect(1e30, 0, 4, 2), Rect(0, 0, -4, 2)] {
      part.cell = cell
      #expect(hits((110, 110)) == [false])
    }
    // A mask of another size is stretched over the visible cell.
    view.hitShape = .mask(AlphaMask(width: 4, height: 2) { x, _ in x == 0 })
    part.cell = Rect(4, 2, 4, 2)
    #expect(hits((110, 150), (190, 150)) == [true, false])
    part.isFlipped = true
    #expect(hits((110, 150), (190, 150)) == [false, true])
  }

  @Test func aShapeTurnsWithItsView() {
    view.hitShape = .polygon([Point(0, 0), Point(100, 0), Point(100, 50), Point(0, 50)])
    view.transform = .rotation(.pi)

    #expect(hits((150, 120), (150, 180)) == [false, true])
  }

  @Test func outsideTheShapeSubviewsAreNotHitEither() {
    view.hitShape = .ellipse
    let child = graph.makeView(frame: Rect(0, 0, 100, 100))
    view.addSubview(child)

    #expect(root.hitTest(Point(102, 102)) == root)
    #expect(root.hitTest(Point(150, 150)) == child)
    #expect(!view.point(inside: Point(2, 2)))
    #expect(view.hitTest(Point(2, 2)) == nil)
  }

  @Test func aClosureIsAskedAboutPointsOfTheViewsOwnCoordinates() {
    var asked: [Point] = []
    view.hitShape = .custom {
      asked.append($0)
      return $0.x > 50
    }

    #expect(hits((120, 150), (170, 150), (300, 300)) == [false, true, false])
    #expect(asked == [Point(20, 50), Point(70, 50)])
  }

  @Test func aClosureThatEditsIsRefused() {
    var kinds: [Diagnostic.Kind] = []
    graph.onDiagnostic { kinds.append($0.kind) }
    let other = graph.makeView()
    view.hitShape = .custom { [graph, view, root] _ in
      view.frame = .zero
      view.isHidden = true
      view.hitOutsets = EdgeInsets(5)
      view.hitShape = nil
      root.addSubview(other)
      view.removeFromSuperview()
      view.destroy()
      _ = graph.makeView()
      return true
    }

    #expect(hits((150, 150)) == [true])
    #expect(kinds == Array(repeating: .editInHitShape, count: 8))
    #expect(view.frame == Rect(100, 100, 100, 100) && !view.isHidden && other.superview == nil)
    #expect(graph.entityCount == 3)

    view.hitShape = nil
    #expect(view.hitShape == nil && hits((101, 101)) == [true])
  }

  @Test func amongVeryManySiblingsShapesStayExact() {
    var views: [View] = []
    for index in 0..<400 {
      let view = graph.makeView(frame: Rect(Float(index % 20) * 20, Float(index / 20) * 20, 30, 30))
      if index % 3 == 0 { view.hitShape = .ellipse }
      if index % 7 == 0 { view.hitShape = .polygon([Point(0, 0), Point(30, 0), Point(15, 30)]) }
      root.addSubview(view)
      views.append(view)
    }
    for y in stride(from: Float(0.5), to: 400, by: 7) {
      for x in stride(from: Float(0.5), to: 400, by: 7) {
        let expected = views.last { $0.point(inside: $0.convert(Point(x, y), from: root)) } ?? plain(Point(x, y))
        #expect(root.hitTest(Point(x, y)) == expected)
      }
    }
  }

  private func plain(_ point: Point) -> View {
    view.point(inside: view.convert(point, from: root)) ? view : root
  }
}
