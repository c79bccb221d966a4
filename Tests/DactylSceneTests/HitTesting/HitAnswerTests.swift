import Testing

@testable import DactylScene

/// Views that answer hit-tests themselves: in a plain parent, and in one that is turned, scaled and scrolled.
@Suite struct HitAnswerTests {
  /// A parent, and in it a view of 100 points square with its corner at (100, 100) of the parent's coordinates.
  private struct Setting {
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
    let setting = Setting(isTurned: isTurned)
    let far = setting.add(Rect(300, 300, 10, 10))
    far.isHidden = true
    let inner = setting.add(Rect(0, 0, 50, 50), to: setting.view)
    setting.view.setHitTest { _ in .view(far) }

    #expect(setting.hit(150, 150) == far && setting.hit(120, 120) == far)
    #expect(setting.hit(250, 150) == setting.parent)
    #expect(setting.view.hitTest(Point(20, 20)) == far)
    setting.view.setHitTest(nil)
    #expect(setting.hit(120, 120) == inner && setting.hit(150.5, 150.5) == setting.view)
    #expect(setting.log.kinds == [])
  }

  @Test("A refusal excludes the view with all its subviews", arguments: [false, true])
  func refusing(isTurned: Bool) {
    let setting = Setting(isTurned: isTurned)
    _ = setting.add(Rect(0, 0, 50, 50), to: setting.view)
    setting.view.setHitTest { $0.point.x < 70 ? .refuse : .askOn }
    let behind = setting.add(Rect(90, 90, 30, 30))
    behind.sendToBack()

    #expect(setting.hit(110, 110) == behind && setting.hit(140, 140) == setting.parent)
    #expect(setting.hit(180, 150) == setting.view)
  }

  @Test("A view may query its own hit-test, here or elsewhere, and decide", arguments: [false, true])
  func asking(isTurned: Bool) {
    let setting = Setting(isTurned: isTurned)
    let inner = setting.add(Rect(0, 0, 50, 50), to: setting.view)
    setting.view.setHitTest { query in
      guard let found = query.askOn(at: query.point), found != query.view else { return .refuse }
      return .view(found)
    }
    #expect(setting.hit(120, 120) == inner && setting.hit(180, 180) == setting.parent)

    setting.view.setHitTest { query in query.askOn(at: query.point - Vector(60, 60)).map { .view($0) } ?? .refuse }
    #expect(setting.hit(180, 180) == inner)
    // Sixty points further the point is no longer in the view.
    #expect(setting.hit(120, 120) == setting.parent)
  }

  @Test(
    "A query through views that let touches through leaves the conversion to the superview intact",
    arguments: [false, true])
  func askingOnTheWay(isTurned: Bool) {
    let setting = Setting(isTurned: isTurned)
    let area = Rect(0, 0, 100, 100)
    let behind = setting.add(area, to: setting.view)
    let layer = setting.add(area, to: setting.view)
    let asking = setting.add(area, to: layer)
    let inside = setting.add(area, to: asking)
    let found = setting.add(Rect(0, 0, 60, 60), to: inside)
    for view in [layer, inside] { view.passesThrough = true }
    var looks: [View?] = []
    asking.setHitTest { query in
      looks.append(query.askOn(at: query.point))
      return .refuse
    }

    #expect(setting.hit(120, 120) == behind && setting.hit(190, 190) == behind)
    #expect(Set(looks) == [found, asking])
  }

  @Test("H4: a view may shrink its area, with all its subviews", arguments: [false, true])
  func shrinking(isTurned: Bool) {
    let setting = Setting(isTurned: isTurned)
    let inner = setting.add(Rect(0, 0, 100, 100), to: setting.view)
    setting.view.setPointInside { $0.isPointInside && $0.point.distance(to: Point(50, 50)) <= 50 }

    #expect(setting.hit(105, 105) == setting.parent && setting.hit(150, 150) == inner)
    #expect(!setting.view.point(inside: Point(5, 5)) && setting.view.point(inside: Point(50, 1)))
  }

  @Test("A view may grow its area up to its reach, and is not asked further out", arguments: [false, true])
  func growing(isTurned: Bool) {
    let setting = Setting(isTurned: isTurned)
    setting.view.setPointInside(reach: .rectangle(Rect(-30, -30, 160, 160))) { _ in true }

    #expect(setting.hit(75, 75) == setting.view && setting.hit(225, 225) == setting.view)
    #expect(setting.hit(65, 75) == setting.parent && setting.hit(75, 235) == setting.parent)
    #expect(setting.view.point(inside: Point(-30, -30)) && !setting.view.point(inside: Point(130, 0)))
    setting.view.setPointInside(reach: .everywhere) { $0.point.x > 0 }
    #expect(setting.hit(390, 390) == setting.view && setting.hit(90, 150) == setting.parent)
    setting.view.setPointInside(reach: .bounds) { _ in true }
    #expect(setting.hit(75, 75) == setting.parent)
    setting.view.setPointInside(nil)
    #expect(setting.hit(150, 150) == setting.view && setting.hit(75, 75) == setting.parent)
  }

  @Test("H4: overhanging subviews are hit outside, and the view is not", arguments: [false, true])
  func overflowing(isTurned: Bool) {
    let setting = Setting(isTurned: isTurned)
    let out = setting.add(Rect(90, 90, 60, 60), to: setting.view)
    #expect(setting.hit(220, 220) == setting.parent)
    setting.view.hitOverflow = .rectangle(Rect(0, 0, 130, 130))
    #expect(setting.hit(220, 220) == out && setting.hit(195, 195) == out)
    // Within its overflow, without an overhanging subview; and beyond.
    #expect(setting.hit(220, 110) == setting.parent && setting.hit(240, 240) == setting.parent)
    setting.view.hitOverflow = .everywhere
    #expect(setting.hit(240, 240) == out && setting.hit(380, 150) == setting.parent)
    // A point beside its hit shape.
    setting.view.hitOverflow = .bounds
    setting.view.hitShape = .ellipse
    #expect(
      setting.hit(198, 198) == out && setting.hit(102, 198) == setting.parent && setting.hit(240, 240) == setting.parent
    )
    setting.view.hitOverflow = nil
    #expect(setting.hit(198, 198) == setting.parent && setting.view.hitOverflow == nil)
  }

  @Test("A view without a size is asked within its reach", arguments: [false, true])
  func without(isTurned: Bool) {
    let setting = Setting(isTurned: isTurned)
    setting.view.frame = Rect(200, 200, 0, 0)
    setting.view.setPointInside(reach: .rectangle(Rect(50, 50, 20, 20))) { _ in true }

    #expect(setting.hit(260, 260) == setting.view && setting.hit(200, 200) == setting.parent)
    setting.graph.checkInvariants()
  }

  @Test("A turned view is asked in its own coordinates, and its reach turns with it")
  func turning() {
    let setting = Setting(isTurned: false)
    setting.view.transform = Transform.rotation(.pi / 2).scaled(by: 2)
    var asked: [Point] = []
    setting.view.setPointInside(reach: .rectangle(Rect(100, 40, 50, 20))) { query in
      asked.append(query.point)
      return true
    }

    // Its right edge points down, twice as far.
    #expect(setting.hit(150, 290) == setting.view && setting.hit(290, 150) == setting.parent)
    #expect(asked.allSatisfy { $0.distance(to: Point(120, 50)) < 0.01 } && asked.count == 2)
  }

  @Test("A view is asked in its order: not behind a hit view, nor hidden, disabled or transparent (H1)")
  func turns() {
    let setting = Setting(isTurned: false)
    var asked = 0
    setting.view.setHitTest(reach: .everywhere) { _ in
      asked += 1
      return .refuse
    }
    let front = setting.add(Rect(150, 150, 100, 100))
    #expect(setting.hit(160, 160) == front && asked == 0)
    #expect(setting.hit(120, 120) == setting.parent && setting.hit(20, 20) == setting.parent && asked == 4)
    setting.view.isHidden = true
    _ = setting.hit(120, 120)
    setting.view.isHidden = false
    setting.view.alpha = 0
    _ = setting.hit(120, 120)
    setting.view.alpha = 1
    setting.view.isUserInteractionEnabled = false
    _ = setting.hit(120, 120)
    #expect(asked == 4 && setting.view.hitTest(Point(5, 5)) == nil)
  }

  @Test("Among very many siblings the front one that contains the point is hit")
  func many() {
    let setting = Setting(isTurned: false)
    var views: [View] = []
    for index in 0..<400 {
      let view = setting.add(Rect(Float(index % 20) * 20, Float(index / 20) * 20, 20, 20))
      if index % 40 == 7 { view.setHitTest(reach: .everywhere) { $0.point.x == 10 ? .view(view) : .refuse } }
      if index % 40 == 9 { view.setPointInside(reach: .rectangle(Rect(-25, -25, 70, 70))) { _ in true } }
      views.append(view)
    }
    // 7 returns itself in its column, in front of all behind it; the front one of these is the last.
    #expect(setting.hit(150, 10) == views[367])
    #expect(setting.hit(160, 370) == views[369] && setting.hit(165, 395) == views[388])
    #expect(setting.hit(190, 30) == views[49])
    #expect(setting.hit(10, 390) == views[380])
    for index in [7, 47, 87, 127, 167, 207, 247, 287, 327, 367] { views[index].hitTesting = nil }
    #expect(setting.hit(150, 10) == views[7] && setting.hit(158, 10) == views[9])
    setting.graph.checkInvariants()
  }

  @Test("A view that passes touches through still answers; no view is hit by point(inside:) alone")
  func passing() {
    let setting = Setting(isTurned: false)
    setting.view.passesThrough = true
    let inner = setting.add(Rect(-40, -40, 30, 30), to: setting.view)
    setting.view.setPointInside(reach: .everywhere) { _ in true }
    #expect(setting.hit(70, 70) == inner && setting.hit(150, 150) == setting.parent)
    setting.view.setHitTest { query in .view(query.view) }
    #expect(setting.hit(150, 150) == setting.view)
  }

  @Test("A window answers, too, also for points outside it")
  func window() {
    let setting = Setting(isTurned: false)
    setting.root.frame = Rect(0, 0, 400, 400)
    setting.parent.frame.origin = .zero
    setting.root.setHitTest(reach: .everywhere) { $0.point.x > 300 ? .view(setting.view) : .refuse }
    #expect(
      setting.hit(350, 350) == setting.view && setting.hit(500, 350) == setting.view && setting.hit(150, 150) == nil)
    setting.root.setHitTest(nil)
    setting.root.hitOverflow = .everywhere
    setting.parent.frame.size = Size(600, 600)
    #expect(setting.hit(550, 550) == setting.parent && setting.hit(650, 550) == nil)
  }
}
