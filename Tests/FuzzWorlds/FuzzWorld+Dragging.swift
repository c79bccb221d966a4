import Dactyl
import TestSupport

extension FuzzWorld {
  /// Makes a view a source of drags, with a delegate that may do anything where it is told something.
  func makeDraggable(_ view: View, _ number: Int, _ look: Int) {
    let lift: DragLift = [.longPress(duration: 0.05), .longPress(), .pan, .touchDown][abs(look / 7) % 4]
    let book = book
    var (began, ended) = (0, 0)
    let source = view.makeDraggable(lift: lift) { [unowned self] session in
      meet(.dragAsked, number)
      return trait(number, Int(session.id), 7) < 15 ? [] : Array(repeating: number, count: 1 + abs(look) % 4)
    }
    source.showsPreview = look % 3 > 0
    source.liftedAlpha = Float(look % 4) / 3
    source.gestureRecognizer.recognizesEachFinger = look % 2 == 0
    if look % 5 == 0 { source.motion.grid = Size(17, 0) }
    if look % 6 == 0 { source.motion.limits = Rect(10, 10, 50, -5) }
    if look % 8 == 0 {
      source.delegate.preview = { [unowned self] _ in
        scene.isAnswering ? nil : scene.makeView(frame: Rect(0, 0, 30, 30))
      }
    }
    source.delegate.sessionWillBegin = { [unowned self] _ in
      began += 1
      meet(.dragTold, number)
    }
    source.delegate.sessionDidMove = { [unowned self] session in
      if !session.isActive { book.fault("a drag of view \(number) moves that has ended") }
      meet(.dragTold, number)
    }
    source.delegate.sessionDidEnd = { [unowned self] session, _ in
      ended += 1
      if ended > began || session.isActive { book.fault("a drag of view \(number) ends twice, or goes on") }
      meet(.dragTold, number)
    }
  }

  /// Makes a view a drop target, with a delegate that may do anything where it is told something.
  func makeDropTarget(_ view: View, _ number: Int, _ look: Int) {
    let target = view.onDrop(of: Int.self, proposing: look % 6 == 0 ? .forbidden : look % 2 == 0 ? .copy : .move) {
      [unowned self] _ in meet(.dragTold, number)
    }
    if look % 3 == 0 { target.accept(DroppedFile.self) }
    if look % 7 == 0 { target.magnetRadius = 40 }
    target.snapsPreview = look % 4 == 0
    if look % 3 == 1 { target.springLoad = { [unowned self] _ in meet(.dragTold, number) } }
    let book = book
    // The drags that are on it: entered, and neither left nor dropped (DD3).
    var here: Set<UInt64> = []
    func turn(_ session: DragSession, _ comes: Bool) {
      let wasHere = here.contains(session.id)
      if wasHere == comes {
        book.fault("target \(number) is told twice that drag \(session.id) \(comes ? "comes" : "goes")")
      }
      if comes { here.insert(session.id) } else { here.remove(session.id) }
    }
    if look % 4 == 1 {
      target.delegate.canHandle = { [unowned self] session in
        meet(.dragAsked, number)
        return trait(number, Int(session.id), 8) < 70
      }
    }
    target.delegate.sessionDidEnter = { [unowned self] session in
      turn(session, true)
      meet(.dragTold, number)
    }
    if look % 5 == 2 {
      target.delegate.sessionDidUpdate = { [unowned self] session in
        if !here.contains(session.id) { book.fault("target \(number) is asked about a drag that is not there") }
        meet(.dragTold, number)
        return DropOperation.allCases[trait(number, Int(session.id), 9) % 4]
      }
    }
    target.delegate.sessionDidExit = { [unowned self] session in
      turn(session, false)
      meet(.dragTold, number)
    }
    target.delegate.performDrop = { [unowned self] session in
      turn(session, false)
      meet(.dragTold, number)
    }
    target.delegate.concludeDrop = { [unowned self] _ in meet(.dragTold, number) }
    target.delegate.sessionDidEnd = { [unowned self] session in
      if here.contains(session.id) {
        book.fault("drag \(session.id) ends on target \(number) and was not taken from it")
      }
      meet(.dragTold, number)
    }
  }

  /// Does something to drags, sources or targets.
  func dragAndDrop(_ view: View?, _ number: Int, _ look: Int) {
    guard let view, view.isAlive else { return }
    switch abs(look) % 9 {
    case 0: view.draggables.first?.liftByKeys(ofPlayer: scene.splitsFocus ? abs(look / 9) % 3 : 0)
    case 1: scene.dragSessions.first?.cancel()
    case 2: send(.drop(DroppedItems(files: ["/f"], texts: look % 2 == 0 ? ["t"] : [], at: view.center)))
    case 3: view.dropTarget?.remove()
    case 4: view.draggables.first?.remove()
    case 5: if let target = view.dropTarget { target.isEnabled.toggle() }
    case 6: if view.dropTarget == nil { makeDropTarget(view, number, look) }
    case 7: if view.draggables.count < 3 { makeDraggable(view, number, look) }
    default: view.scrollView?.autoscroll(at: view.bounds.origin + Vector(5, Float(abs(look) % 300)))
    }
  }
}
