import Testing

@testable import DactylScene

/// Views that answer hit-tests themselves: in a plain parent, and in one that is turned, scaled and scrolled.
@Suite struct HitAnswerTests {
  /// A parent, and in it a view of 100 points square with its corner at (100, 100) of the parent's coordinates.
  private struct Place {
    let graph = SceneGraph()
    let root: View
    let parent: View
    let view: View
    let log: DiagnosticLog

    init(isTurned: Bool) {
      log = DiagnosticLog(of: graph)
      root = graph.makeWindowView(frame: Rect(-2000, -2000, 4000, 4000))
      parent = graph.makeView(frame: Rect(2000, 2000, 400, 400))
      view = graph.makeView(frame: Rect(100, 100, 100, 100))
      root.addSubview(parent)
      parent.addSubview(view)
      guard isTurned else { return }
      parent.transform = Transform.rotation(0.7).scaled(by: 2)
      parent.bounds = Rect(60, 40, 400, 400)
    }

    func add(_ frame: Rect, to other: View? = nil) -> View {
      let view = graph.makeView(frame: frame)
      (other ?? parent).addSubview(view)
      return view
    }

    /// The view that a point of the parent's coordinates hits, found from the window.
    func hit(_ x: Float, _ y: Float) -> View? {
      let point = parent.convert(Point(x, y), to: nil)
      let found = graph.hitTest(root.entity.index, at: point)
      #expect(graph.hitTest(root.entity.index, at: point) { _, _ in } == found)
      return found.map { View(graph.entity(at: $0), in: graph) }
    }
  }

  @Test("H11: a view may return any view, wherever it is and whatever its state", arguments: [false, true])
  func redirecting(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    let far = place.add(Rect(300, 300, 10, 10))
    far.isHidden = true
    let inner = place.add(Rect(0, 0, 50, 50), to: place.view)
    place.view.setHitTest { _ in .view(far) }

    #expect(place.hit(150, 150) == far && place.hit(120, 120) == far)
    #expect(place.hit(250, 150) == place.parent)
    #expect(place.view.hitTest(Point(20, 20)) == far)
    place.view.setHitTest(nil)
    #expect(place.hit(120, 120) == inner && place.hit(150.5, 150.5) == place.view)
    #expect(place.log.kinds == [])
  }

  @Test("A refusal excludes the view with all its subviews", arguments: [false, true])
  func refusing(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    _ = place.add(Rect(0, 0, 50, 50), to: place.view)
    place.view.setHitTest { $0.point.x < 70 ? .refuse : .askOn }
    let behind = place.add(Rect(90, 90, 30, 30))
    behind.sendToBack()

    #expect(place.hit(110, 110) == behind && place.hit(140, 140) == place.parent)
    #expect(place.hit(180, 150) == place.view)
  }

  @Test("A view may query its own hit-test, here or elsewhere, and decide", arguments: [false, true])
  func asking(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    let inner = place.add(Rect(0, 0, 50, 50), to: place.view)
    place.view.setHitTest { query in
      guard let found = query.askOn(at: query.point), found != query.view else { return .refuse }
      return .view(found)
    }
    #expect(place.hit(120, 120) == inner && place.hit(180, 180) == place.parent)

    place.view.setHitTest { query in query.askOn(at: query.point - Vector(60, 60)).map { .view($0) } ?? .refuse }
    #expect(place.hit(180, 180) == inner)
    // Sixty points further the point is no longer in the view.
    #expect(place.hit(120, 120) == place.parent)
  }

  @Test(
    "A query through views that let touches through leaves the conversion to the superview intact",
    arguments: [false, true])
  func askingOnTheWay(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    let area = Rect(0, 0, 100, 100)
    let behind = place.add(area, to: place.view)
    let layer = place.add(area, to: place.view)
    let asking = place.add(area, to: layer)
    let inside = place.add(area, to: asking)
    let found = place.add(Rect(0, 0, 60, 60), to: inside)
    for view in [layer, inside] { view.passesThrough = true }
    var looks: [View?] = []
    asking.setHitTest { query in
      looks.append(query.askOn(at: query.point))
      return .refuse
    }

    #expect(place.hit(120, 120) == behind && place.hit(190, 190) == behind)
    #expect(Set(looks) == [found, asking])
  }

  @Test("H4: a view may shrink its area, with all its subviews", arguments: [false, true])
  func shrinking(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    let inner = place.add(Rect(0, 0, 100, 100), to: place.view)
    place.view.setPointInside { $0.isPointInside && $0.point.distance(to: Point(50, 50)) <= 50 }

    #expect(place.hit(105, 105) == place.parent && place.hit(150, 150) == inner)
    #expect(!place.view.point(inside: Point(5, 5)) && place.view.point(inside: Point(50, 1)))
  }

  @Test("A view may grow its area up to its reach, and is not asked further out", arguments: [false, true])
  func growing(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    place.view.setPointInside(reach: .rectangle(Rect(-30, -30, 160, 160))) { _ in true }

    #expect(place.hit(75, 75) == place.view && place.hit(225, 225) == place.view)
    #expect(place.hit(65, 75) == place.parent && place.hit(75, 235) == place.parent)
    #expect(place.view.point(inside: Point(-30, -30)) && !place.view.point(inside: Point(130, 0)))
    place.view.setPointInside(reach: .everywhere) { $0.point.x > 0 }
    #expect(place.hit(390, 390) == place.view && place.hit(90, 150) == place.parent)
    place.view.setPointInside(reach: .bounds) { _ in true }
    #expect(place.hit(75, 75) == place.parent)
    place.view.setPointInside(nil)
    #expect(place.hit(150, 150) == place.view && place.hit(75, 75) == place.parent)
  }

  @Test("H4: overhanging subviews are hit outside, and the view is not", arguments: [false, true])
  func overflowing(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    let out = place.add(Rect(90, 90, 60, 60), to: place.view)
    #expect(place.hit(220, 220) == place.parent)
    place.view.hitOverflow = .rectangle(Rect(0, 0, 130, 130))
    #expect(place.hit(220, 220) == out && place.hit(195, 195) == out)
    // Within its overflow, without an overhanging subview; and beyond.
    #expect(place.hit(220, 110) == place.parent && place.hit(240, 240) == place.parent)
    place.view.hitOverflow = .everywhere
    #expect(place.hit(240, 240) == out && place.hit(380, 150) == place.parent)
    // A point beside its hit shape.
    place.view.hitOverflow = .bounds
    place.view.hitShape = .ellipse
    #expect(place.hit(198, 198) == out && place.hit(102, 198) == place.parent && place.hit(240, 240) == place.parent)
    place.view.hitOverflow = nil
    #expect(place.hit(198, 198) == place.parent && place.view.hitOverflow == nil)
  }

  @Test("A view without a size is asked within its reach", arguments: [false, true])
  func without(isTurned: Bool) {
    let place = Place(isTurned: isTurned)
    place.view.frame = Rect(200, 200, 0, 0)
    place.view.setPointInside(reach: .rectangle(Rect(50, 50, 20, 20))) { _ in true }

    #expect(place.hit(260, 260) == place.view && place.hit(200, 200) == place.parent)
    place.graph.checkInvariants()
  }

  @Test("A turned view is asked in its own coordinates, and its reach turns with it")
  func turning() {
    let place = Place(isTurned: false)
    place.view.transform = Transform.rotation(.pi / 2).scaled(by: 2)
    var asked: [Point] = []
    place.view.setPointInside(reach: .rectangle(Rect(100, 40, 50, 20))) { query in
      asked.append(query.point)
      return true
    }

    // Its right edge points down, twice as far.
    #expect(place.hit(150, 290) == place.view && place.hit(290, 150) == place.parent)
    #expect(asked.allSatisfy { $0.distance(to: Point(120, 50)) < 0.01 } && asked.count == 2)
  }

  @Test("A view is asked in its order: not behind a hit view, nor hidden, disabled or transparent (H1)")
  func turns() {
    let place = Place(isTurned: false)
    var asked = 0
    place.view.setHitTest(reach: .everywhere) { _ in
      asked += 1
      return .refuse
    }
    let front = place.add(Rect(150, 150, 100, 100))
    #expect(place.hit(160, 160) == front && asked == 0)
    #expect(place.hit(120, 120) == place.parent && place.hit(20, 20) == place.parent && asked == 4)
    place.view.isHidden = true
    _ = place.hit(120, 120)
    place.view.isHidden = false
    place.view.alpha = 0
    _ = place.hit(120, 120)
    place.view.alpha = 1
    place.view.isUserInteractionEnabled = false
    _ = place.hit(120, 120)
    #expect(asked == 4 && place.view.hitTest(Point(5, 5)) == nil)
  }

  @Test("Among very many siblings the front one that contains the point is hit")
  func many() {
    let place = Place(isTurned: false)
    var views: [View] = []
    for index in 0..<400 {
      let view = place.add(Rect(Float(index % 20) * 20, Float(index / 20) * 20, 20, 20))
      if index % 40 == 7 { view.setHitTest(reach: .everywhere) { $0.point.x == 10 ? .view(view) : .refuse } }
      if index % 40 == 9 { view.setPointInside(reach: .rectangle(Rect(-25, -25, 70, 70))) { _ in true } }
      views.append(view)
    }
    // 7 returns itself in its column, in front of all behind it; the front one of these is the last.
    #expect(place.hit(150, 10) == views[367])
    #expect(place.hit(160, 370) == views[369] && place.hit(165, 395) == views[388])
    #expect(place.hit(190, 30) == views[49])
    #expect(place.hit(10, 390) == views[380])
    for index in [7, 47, 87, 127, 167, 207, 247, 287, 327, 367] { views[index].hitTesting = nil }
    #expect(place.hit(150, 10) == views[7] && place.hit(158, 10) == views[9])
    place.graph.checkInvariants()
  }

  @Test("A view that passes touches through still answers; no view is hit by point(inside:) alone")
  func passing() {
    let place = Place(isTurned: false)
    place.view.passesThrough = true
    let inner = place.add(Rect(-40, -40, 30, 30), to: place.view)
    place.view.setPointInside(reach: .everywhere) { _ in true }
    #expect(place.hit(70, 70) == inner && place.hit(150, 150) == place.parent)
    place.view.setHitTest { query in .view(query.view) }
    #expect(place.hit(150, 150) == place.view)
  }

  @Test("A window answers, too, also for points outside it")
  func window() {
    let place = Place(isTurned: false)
    place.root.frame = Rect(0, 0, 400, 400)
    place.parent.frame.origin = .zero
    place.root.setHitTest(reach: .everywhere) { $0.point.x > 300 ? .view(place.view) : .refuse }
    #expect(place.hit(350, 350) == place.view && place.hit(500, 350) == place.view && place.hit(150, 150) == nil)
    place.root.setHitTest(nil)
    place.root.hitOverflow = .everywhere
    place.parent.frame.size = Size(600, 600)
    #expect(place.hit(550, 550) == place.parent && place.hit(650, 550) == nil)
  }
}
