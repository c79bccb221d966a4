import TestSupport

@testable import DactylScene

/// A random tree with all properties that hit-testing reads, the same for the same seed.
struct RandomScene {
  let graph = SceneGraph()
  let root: View
  private(set) var views: [View]
  private(set) var random: SeededRandom
  /// The views' own answers to hit-tests: for a tenth of them, or none.
  private(set) var answers: PlainHitTest.Answers = [:]
  private let haveAnswers: Bool

  init(seed: UInt64, haveAnswers: Bool = false) {
    self.haveAnswers = haveAnswers
    random = SeededRandom(seed: seed)
    root = graph.makeWindowView(frame: Rect(0, 0, 200, 200))
    views = [root]
    if random.oneIn(8) { disguise(root) }
    switch seed % 8 {
    case 0: addWide(200)
    case 1: addWide(random.int(100..<150))
    case 2, 3: addDeep(40)
    default: for _ in 0..<random.int(1..<25) { add(to: random.pick(views) ?? root) }
    }
    if haveAnswers { for _ in 0..<(views.count / 10 + 1) { changeAnswer() } }
  }

  /// Sets an answer of its own on a view, another one, or none.
  private mutating func changeAnswer() {
    guard let view = random.pick(views) else { return }
    let answer = random.oneIn(5) ? PlainAnswer() : PlainAnswer(&random, views)
    answer.install(on: view)
    answers[view.entity] = answer
  }

  // MARK: Points

  /// A point around the root: anywhere, or on an edge or corner of a view, or next to one.
  mutating func point() -> Point {
    guard random.oneIn(2), let view = random.pick(views) else {
      return random.oneIn(50)
        ? Point(special(), 50) : Point(random.halves(-20, 220), random.float(-20, 220))
    }
    let area = PlainHitTest.hitArea(of: view)
    let (anyX, anyY) = (random.float(area.minX, area.maxX), random.float(area.minY, area.maxY))
    let x = random.pick([area.minX, area.maxX, area.center.x, anyX]) ?? anyX
    let y = random.pick([area.minY, area.maxY, area.center.y, anyY]) ?? anyY
    let point = view.convert(Point(x, y), to: nil)
    return random.oneIn(3) ? Point(nudged(point.x), nudged(point.y)) : point
  }

  private mutating func nudged(_ number: Float) -> Float {
    random.pick([number, number.nextUp, number.nextDown, number + 1e-4]) ?? number
  }

  private mutating func special() -> Float { random.pick([.nan, .infinity, -.infinity, 1e30, -1e30]) ?? .nan }

  // MARK: Building

  private mutating func addWide(_ count: Int) {
    let parent = random.oneIn(2) ? root : add(to: root)
    for _ in 0..<count { add(to: parent) }
    for _ in 0..<20 { add(to: random.pick(views) ?? root) }
  }

  private mutating func addDeep(_ depth: Int) {
    var parent = root
    for level in 0..<depth {
      let view = add(to: parent)
      if level < 30 {
        view.frame = Rect(random.halves(-3, 2), random.halves(-3, 2), 200, 200)
        view.transform = random.oneIn(2) ? .identity : .rotation(random.float(-0.2, 0.2))
        view.alpha = 1
        (view.isHidden, view.isUserInteractionEnabled, view.hitOutsets) = (false, true, .zero)
        view.bounds.origin = Point(random.halves(-5, 5), 0)
      }
      parent = view
      if random.oneIn(3) { add(to: random.pick(views) ?? root) }
    }
  }

  @discardableResult
  private mutating func add(to parent: View) -> View {
    let view = graph.makeView(frame: frame())
    disguise(view)
    parent.insertSubview(view, at: random.oneIn(3) ? random.int(0..<5) : .max)
    views.append(view)
    return view
  }

  private mutating func frame() -> Rect {
    func side(_ random: inout SeededRandom) -> Float {
      random.oneIn(25) ? random.pick([0, -10, .nan, .infinity, 1e-20]) ?? 0 : random.halves(5, 120)
    }
    let x = random.oneIn(200) ? special() : random.halves(-20, 150)
    return Rect(x, random.halves(-20, 150), side(&random), side(&random))
  }

  /// Sets some of the properties of a view that affect hit-testing.
  private mutating func disguise(_ view: View) {
    if random.oneIn(3) { view.transform = transform() }
    if random.oneIn(4) { view.bounds.origin = Point(random.halves(-50, 50), random.float(-50, 50)) }
    if random.oneIn(100) { view.bounds.origin = Point(special(), random.pick([0, 1e5]) ?? 0) }
    if random.oneIn(5) { view.hitOutsets = outsets() }
    view.passesThrough = random.oneIn(5)
    view.clipsToBounds = random.oneIn(3)
    if random.oneIn(15) { view.isHidden = true }
    if random.oneIn(15) { view.isUserInteractionEnabled = false }
    if random.oneIn(10) { view.alpha = random.pick([0.005, 0.02, 0, -1, .nan, 0.5]) ?? 1 }
  }

  private mutating func outsets() -> EdgeInsets {
    if random.oneIn(30) { return EdgeInsets(special()) }
    return EdgeInsets(
      top: random.halves(-10, 15), left: random.halves(-10, 15), bottom: random.halves(-10, 15),
      right: random.halves(-10, 15))
  }

  private mutating func transform() -> Transform {
    switch random.int(0..<12) {
    case 0, 1: return .rotation(random.float(-4, 4))
    case 2: return .rotation(.pi / 2 * Float(random.int(-2..<3)))
    case 3: return .scale(random.float(0.2, 3), random.float(0.2, 3))
    case 4: return .scale(random.pick([-1, -0.5, -2]) ?? -1, random.pick([1, -1, 2]) ?? 1)
    case 5: return Transform(a: 1, b: random.float(-1, 1), c: random.float(-1, 1), d: 2, tx: 0, ty: 0)
    case 6: return .translation(random.halves(-30, 30), random.halves(-30, 30))
    case 7: return random.pick([.scale(0), .scale(0, 1), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)]) ?? .scale(0)
    case 8 where random.oneIn(3): return .translation(special(), 0)
    case 8 where random.oneIn(2): return Transform(a: special(), b: 0, c: 0, d: 1, tx: 0, ty: 0)
    default:
      return Transform.rotation(random.float(-4, 4)).scaled(by: random.float(0.3, 2)).translated(
        by: Vector(random.float(-20, 20), random.float(-20, 20)))
    }
  }

  // MARK: Editing

  /// Changes a view, or the tree.
  mutating func edit() {
    if haveAnswers, random.oneIn(6) { return changeAnswer() }
    guard let view = random.pick(views), let other = random.pick(views), view != root else { return }
    switch random.int(0..<16) {
    case 13, 14:
      let movers = (0..<random.int(1..<40)).compactMap { _ in random.pick(views) }.filter { $0 != root }
      graph.moveViews(
        movers.map(\.entity), to: movers.map { _ in Point(random.halves(0, 200), random.halves(0, 200)) })
    case 0, 1: view.frame.origin.x += random.halves(-10, 10)
    case 2: view.frame = frame()
    case 3: view.transform = random.oneIn(3) ? .identity : transform()
    case 4: disguise(view)
    case 5: view.isHidden.toggle()
    case 6: view.alpha = random.pick([1, 0.001]) ?? 1
    case 7: view.bringToFront()
    case 8: view.sendToBack()
    case 9: if !view.isDescendant(of: other) || view.superview != other { moveIfAllowed(view, into: other) }
    case 10: view.superview?.insertSubview(view, at: random.int(0..<200))
    case 11: add(to: other)
    case 12: view.center = Point(random.halves(0, 200), random.halves(0, 200))
    default:
      guard random.oneIn(3) else { return view.hitOutsets = random.oneIn(2) ? .zero : outsets() }
      view.destroy()
      views.removeAll { !$0.isAlive }
    }
  }

  private func moveIfAllowed(_ view: View, into parent: View) {
    if !parent.isDescendant(of: view) { parent.addSubview(view) }
  }
}
