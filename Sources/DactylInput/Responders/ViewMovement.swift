/// Notifies the responders of views that their views move (`ViewResponder`). The location of which each was notified is
/// stored and compared with the actual one.
///
/// Views without such a responder cost nothing. A move searches either all views with one, or all views that move,
/// whichever are fewer.
extension Scene {
  /// Updates whether the responder of a view is notified of its moves.
  func updateMover(_ view: Entity) {
    guard isAlive(view), isView(view.index) else { return }
    let follows = responders.responder(of: view)?.followsMoves == true
    guard follows != (responders.movers.slot(of: view.index) != nil) else { return }
    if follows { responders.movers[view.index] = location(of: view) } else { responders.movers.remove(view.index) }
  }

  /// Announces that a view is about to move to another superview, or, with nil, to be removed from its own. Returns
  /// whether any view has a responder for moves.
  func announceMove(of top: UInt32, into parent: UInt32?) -> Bool {
    guard responders.movers.count > 0 else { return false }
    let superview = parent.map { entity(at: $0) } ?? .none
    let window = superview == .none ? Entity.none : self.window(of: superview)
    for mover in movers(below: top) {
      guard let before = responders.movers[mover.index] else { continue }
      if mover.index == top, before.superview != superview {
        notify(mover, .willMoveToSuperview(superview == .none ? nil : view(superview)))
      }
      // The responder's code may have moved it elsewhere meanwhile.
      if isAlive(mover), let before = responders.movers[mover.index], before.window != window {
        notify(mover, .willMoveToWindow(isAlive(window) ? Window(view(window)) : nil))
      }
    }
    return true
  }

  /// Notifies responders after a move, or after one that was announced and did not happen.
  func settleMove(of top: UInt32) {
    guard responders.movers.count > 0 else { return }
    for mover in movers(below: top) {
      guard isAlive(mover), let before = responders.movers[mover.index] else { continue }
      let now = location(of: mover)
      guard now != before else { continue }
      responders.movers[mover.index] = now
      if now.superview != before.superview { notify(mover, .didMoveToSuperview) }
      if now.window != before.window { notify(mover, .didMoveToWindow) }
    }
  }

  private func notify(_ view: Entity, _ move: ViewMove) { responders.responder(of: view)?.notify(.move(move)) }

  private func location(of view: Entity) -> ViewLocation {
    let parent = record(of: view.index).parent
    return ViewLocation(superview: parent == .max ? .none : entity(at: parent), window: window(of: view))
  }

  /// The views in a subtree whose responders are notified of moves, the outer ones first.
  private func movers(below top: UInt32) -> [Entity] {
    let movers = responders.movers
    guard record(of: top).childCount > 0 else { return movers.slot(of: top) == nil ? [] : [entity(at: top)] }
    var found: [(depth: Int, view: UInt32)] = []
    if let moving = views(below: top, atMost: movers.count * 4) {
      for view in moving where movers.slot(of: view) != nil { found.append((depth(of: view), view)) }
    } else {
      for slot in 0..<movers.count {
        let view = movers.owners.values[slot]
        if isView(view), isDescendant(view, of: top) { found.append((depth(of: view), view)) }
      }
    }
    found.sort { ($0.depth, $0.view) < ($1.depth, $1.view) }
    return found.map { entity(at: $0.view) }
  }

  /// The views of a subtree, or nil when there are too many.
  func views(below top: UInt32, atMost limit: Int) -> [UInt32]? {
    var all = [top]
    var index = 0
    while index < all.count {
      guard all.count + Int(record(of: all[index]).childCount) <= limit else { return nil }
      all += children(of: all[index])
      index += 1
    }
    return all
  }
}
