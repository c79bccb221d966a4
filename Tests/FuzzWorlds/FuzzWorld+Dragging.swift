import Dactyl
import TestSupport

extension FuzzWorld {
  /// Makes a view a source of drags, with a delegate whose notifications may do anything.
  func makeDraggable(_ view: View, _ number: Int, _ style: Int) {
    let lift: DragLift = [.longPress(duration: 0.05), .longPress(), .pan, .touchDown][abs(style / 7) % 4]
    let sessions = FuzzPairs()
    keep(sessions, \.ofDrags)
    let source = view.makeDraggable(lift: lift) { [unowned self] _, session in
      meet(.dragAsked, number)
      return trait(number, Int(session.id), 7) < 15 ? [] : Array(repeating: number, count: 1 + abs(style) % 4)
    }
    source.showsPreview = style % 3 > 0
    source.liftedAlpha = Float(style % 4) / 3
    source.gestureRecognizer.recognizesEachFinger = style % 2 == 0
    if style % 5 == 0 { source.motion.grid = Size(17, 0) }
    if style % 6 == 0 { source.motion.limits = Rect(10, 10, 50, -5) }
    if style % 8 == 0 {
      source.delegate.previewForLifting = { [unowned self] _, _ in
        scene.isAnswering ? nil : scene.makeView(frame: Rect(0, 0, 30, 30))
      }
    }
    // The source of a drag out of the program is notified of the end all the same (DD12).
    source.delegate.sessionWillBegin = { [unowned self] _, session in
      if sessions.ofDrags[session.id] != nil { book.fault("a drag of view \(number) begins twice") }
      sessions.ofDrags[session.id] = book.pair("drag \(session.id) of view \(number)")
      sessions.ofDrags[session.id]?.turn(true)
      book.checkAlive(view, "a drag of view \(number) begins")
      check(session, number)
      meet(.dragNotified, number)
    }
    source.delegate.sessionDidMove = { [unowned self] _, session in
      if !session.isActive { book.fault("a drag of view \(number) moves that has ended") }
      check(session, number)
      meet(.dragNotified, number)
    }
    source.delegate.sessionDidEnd = { [unowned self] _, session, _ in
      if session.isActive { book.fault("a drag of view \(number) ends and goes on") }
      if sessions.ofDrags[session.id] == nil { book.fault("a drag of view \(number) ends and never began") }
      sessions.ofDrags[session.id]?.turn(false)
      check(session, number)
      meet(.dragNotified, number)
    }
  }

  /// Checks that the values of a drag are finite numbers, and its views exist.
  private func check(_ session: DragSession, _ number: Int) {
    book.checkFinite(session.location, what: "the place of a drag of view \(number)")
    book.checkFinite(session.translation(in: nil), what: "the way of a drag of view \(number)")
    book.checkFinite(session.velocity(in: nil), what: "the velocity of a drag of view \(number)")
    for view in [session.sourceView, session.targetView, session.touchedView] {
      if let view { book.checkAlive(view, "a drag of view \(number) names its views") }
    }
  }

  /// Makes a view a drop target, with a delegate whose notifications may do anything.
  func makeDropTarget(_ view: View, _ number: Int, _ style: Int) {
    let target = view.onDrop(of: Int.self, proposing: style % 6 == 0 ? .forbidden : style % 2 == 0 ? .copy : .move) {
      [unowned self] _ in meet(.dragNotified, number)
    }
    if style % 3 == 0 { target.accept(DroppedFile.self) }
    if style % 7 == 0 { target.magnetRadius = 40 }
    target.snapsPreview = style % 4 == 0
    if style % 3 == 1 { target.springLoad = { [unowned self] _, _ in meet(.dragNotified, number) } }
    // The drags on it: entered, and neither exited nor dropped (DD3). A destroyed target is notified only of their
    // exits.
    let here = FuzzPairs()
    keep(here, \.ofDrags)
    let turn = { [unowned self] (session: DragSession, comes: Bool) in
      let pair = here.ofDrags[session.id] ?? book.pair("drag \(session.id) on target \(number)")
      here.ofDrags[session.id] = pair
      pair.turn(comes)
    }
    let checkHere = { [unowned self] (session: DragSession, what: String) in
      book.checkAlive(view, "target \(number) \(what)")
      if view.isAlive, view.dropTarget != target { book.fault("target \(number) was taken off and \(what)") }
      check(session, number)
    }
    if style % 4 == 1 {
      target.delegate.canHandle = { [unowned self] _, session in
        checkHere(session, "is asked whether it can handle a drag")
        meet(.dragAsked, number)
        return trait(number, Int(session.id), 8) < 70
      }
    }
    target.delegate.sessionDidEnter = { [unowned self] _, session in
      turn(session, true)
      checkHere(session, "is entered")
      meet(.dragNotified, number)
    }
    if style % 5 == 2 {
      target.delegate.sessionDidUpdate = { [unowned self] _, session in
        if here.ofDrags[session.id]?.isOpen != true {
          book.fault("target \(number) is asked about a drag that is not there")
        }
        checkHere(session, "is asked about a drag")
        meet(.dragNotified, number)
        return DropOperation.allCases[trait(number, Int(session.id), 9) % 4]
      }
    }
    target.delegate.sessionDidExit = { [unowned self] _, session in
      turn(session, false)
      check(session, number)
      meet(.dragNotified, number)
    }
    target.delegate.performDrop = { [unowned self] _, session in
      turn(session, false)
      checkHere(session, "gets a drop")
      meet(.dragNotified, number)
    }
    target.delegate.concludeDrop = { [unowned self] _, session in
      check(session, number)
      meet(.dragNotified, number)
    }
    target.delegate.sessionDidEnd = { [unowned self] _, session in
      if here.ofDrags[session.id]?.isOpen == true {
        book.fault("drag \(session.id) ends on target \(number) and was not taken from it")
      }
      check(session, number)
      meet(.dragNotified, number)
    }
  }

  /// Changes drags, sources or targets.
  func dragAndDrop(_ view: View?, _ number: Int, _ style: Int) {
    guard let view, view.isAlive else { return }
    switch abs(style) % 9 {
    case 0: view.draggables.first?.liftByKeys(ofPlayer: scene.splitsFocus ? abs(style / 9) % 3 : 0)
    case 1: scene.dragSessions.first?.cancel()
    case 2: send(.drop(DroppedItems(files: ["/f"], texts: style % 2 == 0 ? ["t"] : [], at: view.center)))
    case 3: view.dropTarget?.remove()
    case 4: view.draggables.first?.remove()
    case 5: if let target = view.dropTarget { target.isEnabled.toggle() }
    case 6: if view.dropTarget == nil { makeDropTarget(view, number, style) }
    case 7: if view.draggables.count < 3 { makeDraggable(view, number, style) }
    default: view.scrollView?.autoscroll(at: view.bounds.origin + Vector(5, Float(abs(style) % 300)))
    }
  }
}
