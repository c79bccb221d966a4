import Testing

@testable import DactylScene

/// A stale handle does nothing, whatever is done with it, and a diagnostic reports it, also when its index is in use
/// again.
@Suite struct StaleHandleTests {
  private let graph = SceneGraph()
  private let log: DiagnosticLog
  private let parent: View
  private let stale: View
  private let heir: View

  init() {
    log = DiagnosticLog(of: graph)
    parent = graph.makeView(frame: Rect(0, 0, 100, 100))
    stale = graph.makeView(frame: Rect(1, 2, 3, 4))
    stale.destroy()
    heir = graph.makeView(frame: Rect(5, 6, 7, 8))
    parent.addSubview(heir)
  }

  private func expectRefused(_ body: () -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    let record = heir.record
    let said = log.during(body)

    #expect(said.contains { $0.kind == .staleHandle }, sourceLocation: sourceLocation)
    #expect(
      said.allSatisfy { $0.kind != .staleHandle || $0.description.contains("\(stale.entity.index)") },
      sourceLocation: sourceLocation)
    let after = heir.record
    #expect(after.position == record.position && after.size == record.size, sourceLocation: sourceLocation)
    #expect(after.linear == record.linear && after.alpha == record.alpha, sourceLocation: sourceLocation)
    #expect(after.flags == record.flags && after.boundsOrigin == record.boundsOrigin, sourceLocation: sourceLocation)
    #expect(heir.superview == parent && parent.subviews == [heir], sourceLocation: sourceLocation)
    #expect(heir.subviews.isEmpty && heir.name == nil && heir[Int.self] == nil, sourceLocation: sourceLocation)
    graph.checkInvariants(sourceLocation: sourceLocation)
  }

  @Test func theIndexIsReused() { #expect(heir.entity.index == stale.entity.index && !stale.isAlive && heir.isAlive) }

  @Test func settersAreRefused() {
    expectRefused { stale.frame = Rect(9, 9, 9, 9) }
    expectRefused { stale.bounds = Rect(9, 9, 9, 9) }
    expectRefused { stale.center = Point(9, 9) }
    expectRefused { stale.transform = .scale(9) }
    expectRefused { stale.alpha = 0.5 }
    expectRefused { stale.isHidden = true }
    expectRefused { stale.clipsToBounds = true }
    expectRefused { stale.isUserInteractionEnabled = false }
    expectRefused { stale.isMultipleTouchEnabled = true }
    expectRefused { stale.isExclusiveTouch = true }
    expectRefused { stale.passesThrough = true }
    expectRefused { stale.hitOutsets = EdgeInsets(9) }
    expectRefused { stale.name = "stale" }
    expectRefused { stale[Int.self] = 9 }
    expectRefused { graph[stale.entity, Int.self] = 9 }
  }

  @Test func gettersReturnTheDefaultsOfAView() {
    expectRefused { #expect(stale.frame == .zero) }
    expectRefused { #expect(stale.bounds == .zero) }
    expectRefused { #expect(stale.center == .zero) }
    expectRefused { #expect(stale.transform == .identity) }
    expectRefused { #expect(stale.alpha == 1) }
    expectRefused { #expect(!stale.isHidden && stale.isUserInteractionEnabled) }
    expectRefused { #expect(stale.hitOutsets == .zero) }
    expectRefused { #expect(stale.superview == nil) }
    expectRefused { #expect(stale.subviews.isEmpty) }
    expectRefused { #expect(stale.subviewCount == 0) }
    expectRefused { #expect(stale.siblingIndex == 0) }
    #expect(stale[Int.self] == nil && stale.name == nil)
  }

  @Test func treeEditsAreRefused() {
    let other = graph.makeView()

    expectRefused { #expect(!stale.addSubview(other)) }
    expectRefused { #expect(!parent.addSubview(stale)) }
    expectRefused { #expect(!parent.insertSubview(stale, at: 0)) }
    expectRefused { #expect(!parent.insertSubview(stale, aboveSubview: heir)) }
    expectRefused { #expect(!parent.insertSubview(stale, belowSubview: heir)) }
    expectRefused { stale.bringToFront() }
    expectRefused { stale.sendToBack() }
    expectRefused { stale.removeFromSuperview() }
    expectRefused { stale.destroy() }
    expectRefused { graph.destroy(stale.entity) }
    #expect(other.superview == nil && graph.isAlive(other.entity))
  }

  @Test func aStaleSiblingIsRefused() {
    let said = log.during { #expect(!parent.insertSubview(graph.makeView(), aboveSubview: stale)) }

    #expect(said.last?.kind == .mismatchedViews)
    #expect(parent.subviews == [heir])
  }

  @Test func aStaleParentAcceptsNoSiblingOfItsSuccessor() {
    let child = graph.makeView()
    heir.addSubview(child)

    #expect(!stale.insertSubview(child, aboveSubview: child))
    #expect(heir.subviews == [child])
  }

  @Test func hitTestingAStaleViewFindsNothing() {
    #expect(stale.hitTest(Point(1, 1)) == nil)
    #expect(!stale.point(inside: Point(1, 1)))
    #expect(!stale.isDescendant(of: parent) && !parent.isDescendant(of: stale))
  }

  @Test func theObserverIsNotNotifiedOfTheSuccessor() {
    let observer = HideObserver()
    graph.observer = observer

    stale.isHidden = true

    #expect(observer.hidden.isEmpty)
    heir.isHidden = true
    #expect(observer.hidden == [heir.entity.index])
  }

  @Test func aDiagnosticNamesTheViewAndTheMember() {
    let card = graph.makeView(frame: Rect(0, 0, 9, 9))
    let badge = graph.makeView()
    card.addSubview(badge)
    (card.name, badge.name) = ("card", "badge")
    card.destroy()
    func said(of view: View, _ body: (View) -> Void) -> [String] { log.during { body(view) }.map(\.description) }
    func sentence(_ attempt: String, _ name: String, _ view: View) -> [String] {
      let number = "entity \(view.entity.index), generation \(view.entity.generation)"
      return ["can't \(attempt) of view '\(name)' (\(number)): it was destroyed"]
    }

    #expect(said(of: card) { $0.frame = .zero } == sentence("set `frame`", "card", card))
    #expect(said(of: badge) { _ = $0.frame } == sentence("read `frame`", "badge", badge))
    #expect(said(of: card) { $0.center = .zero } == sentence("set `center`", "card", card))
    #expect(said(of: card) { _ = $0.alpha } == sentence("read `alpha`", "card", card))
    #expect(said(of: card) { $0.clipsToBounds = true } == sentence("set `clipsToBounds`", "card", card))
    #expect(said(of: card) { _ = $0.isExclusiveTouch } == sentence("read `isExclusiveTouch`", "card", card))
    #expect(said(of: card) { _ = $0.transform } == sentence("read `transform`", "card", card))
    #expect(said(of: card) { _ = $0.superview } == sentence("read `superview`", "card", card))
    #expect(said(of: card) { _ = $0.subviewCount } == sentence("read `subviewCount`", "card", card))
    #expect(said(of: card) { $0.hitOutsets = .zero } == sentence("set `hitOutsets`", "card", card))
    #expect(said(of: card) { $0.name = "other" } == sentence("set `name`", "card", card))
    #expect(said(of: card) { $0.removeFromSuperview() }.first?.hasPrefix("can't remove view 'card' (entity ") == true)
    // The entity at its index may have no name or another.
    #expect(said(of: stale) { $0.alpha = 1 }.first?.contains(" '") == false)
  }

  @Test func lastNamesAreFew() {
    let views = (0..<3 * LastNames.room).map { number in
      let view = graph.makeView()
      view.name = "\(number)"
      return view
    }
    for view in views { view.destroy() }
    let known = views.map { graph.lastNames[$0.entity] }

    #expect(known.prefix(2 * LastNames.room).allSatisfy { $0 == nil })
    #expect(known.suffix(LastNames.room) == (2 * LastNames.room..<3 * LastNames.room).map { "\($0)" }[...])
  }

  @Test func misuseIsCountedWithoutAListener() {
    log.listening?.cancel()
    let count = graph.diagnosticCounts[.staleHandle, default: 0]

    stale.alpha = 0

    #expect(graph.diagnosticCounts[.staleHandle] == count + 1)
  }
}

private final class HideObserver: SceneGraphObserver {
  var hidden: [UInt32] = []

  func viewWillLeave(_ index: UInt32, isDestroyed: Bool) {}
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains) {}
  func viewDidHide(_ index: UInt32) { hidden.append(index) }
}
