import Testing

@testable import DactylScene

@Suite struct TreeTests {
  private let graph = SceneGraph()
  private let log: DiagnosticLog
  private let parent: View
  private let a: View
  private let b: View
  private let c: View

  init() {
    log = DiagnosticLog(of: graph)
    parent = graph.makeView(frame: Rect(0, 0, 100, 100))
    a = graph.makeView()
    b = graph.makeView()
    c = graph.makeView()
    for (view, name) in [(parent, "parent"), (a, "a"), (b, "b"), (c, "c")] { view.name = name }
    for view in [a, b, c] { parent.addSubview(view) }
  }

  private func expect(_ wanted: [View], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(parent.subviews == wanted, sourceLocation: sourceLocation)
    #expect(parent.subviewCount == wanted.count, sourceLocation: sourceLocation)
    #expect(wanted.map(\.siblingIndex) == Array(wanted.indices), sourceLocation: sourceLocation)
    #expect(wanted.allSatisfy { $0.superview == parent }, sourceLocation: sourceLocation)
    #expect(log.entries.isEmpty, sourceLocation: sourceLocation)
    graph.checkInvariants(sourceLocation: sourceLocation)
  }

  @Test func addedViewsComeInFront() { expect([a, b, c]) }

  @Test func addingAgainMovesToTheFront() {
    parent.addSubview(a)
    expect([b, c, a])
    parent.addSubview(a)
    expect([b, c, a])
  }

  @Test func insertAtAnIndex() {
    let d = graph.makeView()
    #expect(parent.insertSubview(d, at: 1))
    expect([a, d, b, c])
  }

  @Test func indicesBeyondTheEndsMeanTheEnds() {
    parent.insertSubview(b, at: 99)
    expect([a, c, b])
    parent.insertSubview(b, at: -99)
    expect([b, a, c])
  }

  @Test func anIndexIsCountedWithoutTheMovedView() {
    parent.insertSubview(a, at: 1)
    expect([b, a, c])
    parent.insertSubview(a, at: 2)
    expect([b, c, a])
    parent.insertSubview(a, at: 0)
    expect([a, b, c])
  }

  @Test func insertAboveAndBelow() {
    let d = graph.makeView()
    #expect(parent.insertSubview(d, aboveSubview: a))
    expect([a, d, b, c])
    #expect(parent.insertSubview(d, belowSubview: a))
    expect([d, a, b, c])
    #expect(parent.insertSubview(d, aboveSubview: c))
    expect([a, b, c, d])
    #expect(parent.insertSubview(d, belowSubview: c))
    expect([a, b, d, c])
    #expect(parent.insertSubview(a, aboveSubview: b))
    expect([b, a, d, c])
    #expect(parent.insertSubview(c, belowSubview: a))
    expect([b, c, a, d])
    #expect(parent.insertSubview(c, aboveSubview: c) && parent.insertSubview(c, belowSubview: c))
    expect([b, c, a, d])
  }

  @Test func besideAViewOfAnotherParentIsRefused() {
    let elsewhere = graph.makeView()

    #expect(!parent.insertSubview(a, aboveSubview: elsewhere))

    #expect(log.kinds == [.mismatchedViews] && parent.subviews == [a, b, c])
  }

  @Test func frontAndBack() {
    a.bringToFront()
    expect([b, c, a])
    a.bringToFront()
    expect([b, c, a])
    c.sendToBack()
    expect([c, b, a])
    parent.bringToFront()
    parent.sendToBack()
    expect([c, b, a])
  }

  @Test func remove() {
    b.removeFromSuperview()
    expect([a, c])
    #expect(b.superview == nil && b.isAlive)
    b.removeFromSuperview()
    a.removeFromSuperview()
    c.removeFromSuperview()
    expect([])
    parent.addSubview(b)
    expect([b])
  }

  @Test("A view added elsewhere leaves its old superview (R7)")
  func addingElsewhereMoves() {
    let other = graph.makeView()
    let inside = graph.makeView()
    b.addSubview(inside)

    other.addSubview(b)

    expect([a, c])
    #expect(other.subviews == [b] && b.superview == other && b.subviews == [inside])
    #expect(inside.isDescendant(of: other) && !inside.isDescendant(of: parent))
  }

  @Test func isDescendant() {
    let inside = graph.makeView()
    b.addSubview(inside)

    #expect(parent.isDescendant(of: parent) && inside.isDescendant(of: b) && inside.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: inside) && !inside.isDescendant(of: a))
    #expect(!inside.isDescendant(of: SceneGraph().makeView()))
  }

  @Test func aCycleIsRefusedAndNamesBothViews() {
    b.addSubview(c)

    for (view, into) in [(parent, c), (parent, parent), (b, c), (parent, b)] {
      let said = log.during { #expect(!into.addSubview(view)) }
      #expect(said.map(\.kind) == [.cycle])
      #expect(said.allSatisfy { $0.description.contains("\(view)") && $0.description.contains("\(into)") })
    }
    #expect(parent.subviews == [a, b] && b.subviews == [c] && parent.superview == nil)
    graph.checkInvariants()
  }

  @Test func viewsOfTwoScenesAreRefused() {
    let other = SceneGraph()
    let otherLog = DiagnosticLog(of: other)
    let stranger = other.makeView()
    // The same entity as one of this graph.
    #expect(stranger.entity == parent.entity && stranger != parent)

    #expect(!a.addSubview(stranger) && !stranger.addSubview(a))
    #expect(!parent.insertSubview(stranger, aboveSubview: a))
    #expect(!parent.insertSubview(a, aboveSubview: stranger))

    #expect(log.kinds + otherLog.kinds == Array(repeating: .mismatchedViews, count: 4))
    #expect(parent.subviews == [a, b, c] && stranger.subviewCount == 0 && a.subviewCount == 0)
  }

  @Test func aWindowIsAddedToNoView() {
    let window = graph.makeWindowView(frame: Rect(0, 0, 9, 9))

    #expect(!parent.addSubview(window))

    #expect(log.kinds == [.mismatchedViews] && window.superview == nil)
    #expect(window.addSubview(parent))
  }

  @Test func namesAndDescriptions() {
    #expect("\(parent)" == "parent" && graph.makeView().name == nil)
    parent.name = nil
    #expect("\(parent)" == "view \(parent.entity.index)")
  }

  @Test func componentsByTheHandle() {
    a[Int.self] = 5
    #expect(a[Int.self] == 5 && graph[a.entity, Int.self] == 5 && b[Int.self] == nil)
    a[Int.self] = nil
    #expect(a[Int.self] == nil)
  }
}
