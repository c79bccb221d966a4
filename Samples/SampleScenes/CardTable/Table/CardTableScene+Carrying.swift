import Dactyl

extension CardTableScene {
  /// Lifts the card of a drag in front of everything, or with it the pile in which it lies. From a pile that is held
  /// already, only the card is lifted.
  func pick(by session: DragSession, withPile: Bool) {
    guard case .touch(let finger) = session.origin, let card = session.items(of: Card.self).first else { return }
    let pile = withPile && card.pile?.isHeld == false ? card.pile : nil
    let origin: CardDrag.Origin
    if let pile {
      lift(pile)
      origin = .anchor
    } else {
      origin = lift(card)
    }
    session.drag = CardDrag(
      card: card, pile: pile, finger: finger, origin: origin,
      start: air.convert((pile?.view ?? card.view).center, to: nil))
    onEvent?(.pick(card: card.number, finger: finger))
  }

  /// Lifts a card off the table, or out of its pile. Returns its former position.
  private func lift(_ card: Card) -> CardDrag.Origin {
    let home = card.pile
    let index = home?.remove(card)
    let center = air.convert(card.view.center, from: card.view.superview)
    card.lift()
    air.addSubview(card.view)
    card.view.center = center
    home?.arrange(isAnimated: true)
    return home.flatMap { pile in index.map { CardDrag.Origin.pile(pile, index: $0) } } ?? .table(center)
  }

  private func lift(_ pile: Pile) {
    // Cards that are still on their way to the pile arrive now, so that they move with it.
    pile.view.cancelAnimations()
    pile.isHeld = true
    pile.arrange(isAnimated: false)
    air.addSubview(pile.view)
    pile.view.animate(duration: 0.18, easing: .overshoot, allowsUserInteraction: true) { $0.transform = .scale(1.05) }
  }

  /// Keeps the held thing under its finger after the zoom of the table changed from `oldZoom`.
  func hold(by session: DragSession, at oldZoom: Float) {
    guard let drag = session.drag else { return }
    func center() -> Point { air.convert(drag.card.view.center, from: drag.card.view.superview) }
    let seen = center()
    drag.view.center = Point(drag.view.center.x * oldZoom / zoom, drag.view.center.y * oldZoom / zoom)
    // The distances of the pile's cards from its middle have changed.
    let offset = Point(seen.x * oldZoom / zoom, seen.y * oldZoom / zoom) - center()
    drag.view.center += offset
    session.drag?.start += offset * zoom
  }

  /// Lays the held thing down where the finger released it.
  func drop(_ drag: CardDrag) {
    let center = air.convert(drag.card.view.center, from: drag.card.view.superview)
    let target = pile(under: center)
    undoManager.beginUndoGrouping()
    registerReturn(of: drag, from: target)
    let location =
      if let pile = drag.pile { land(pile, holding: drag.card, on: target) } else { land(drag.card, on: target) }
    undoManager.endUndoGrouping()
    onEvent?(.drop(card: drag.card.number, location: table.convert(location, to: nil), finger: drag.finger))
  }

  /// Registers the undo of a drop that moves the held thing back to where it was lifted, if that is elsewhere.
  private func registerReturn(of drag: CardDrag, from target: Pile?) {
    switch drag.origin {
    case .pile(let pile, let index):
      if target !== pile || index < pile.cards.count { registerMove(of: drag.card, from: .pile(pile, index: index)) }
    case .table(let location): registerMove(of: drag.card, from: .table(location, angle: drag.card.restAngle))
    case .anchor:
      guard let pile = drag.pile else { return }
      if target == nil { registerMove(of: pile, from: pile.anchor) } else { registerJoin(of: pile) }
    }
  }

  /// Moves the held thing back to where the finger took it.
  func putBack(_ drag: CardDrag) {
    switch drag.origin {
    case .anchor: if let pile = drag.pile { lay(pile) }
    case .table(let location): lay(drag.card, at: location)
    case .pile(let pile, let index):
      pile.insert(drag.card, at: index)
      pile.arrange(isAnimated: true)
    }
    onEvent?(.cancel(card: drag.card.number))
  }

  /// Returns the frontmost pile that catches a card dropped at a point.
  private func pile(under point: Point) -> Pile? {
    piles.filter { $0.catches($0.view.convert(point, from: air)) }.max { $0.view.siblingIndex < $1.view.siblingIndex }
  }

  private func land(_ card: Card, on target: Pile?) -> Point {
    guard let target else {
      freeDrops += 1
      card.restAngle = Scatter.unit(card.number, freeDrops) * 0.09
      return lay(card, at: card.view.center)
    }
    target.insert(card)
    target.arrange(isAnimated: true)
    return target.restingLocation(of: card, on: tableSize)
  }

  /// Lays a pile down, or moves its cards onto another one; the empty pile then returns to its anchor.
  private func land(_ pile: Pile, holding card: Card, on target: Pile?) -> Point {
    guard let target else {
      pile.anchor = Anchor(pile.view.center.kept(in: tableSize, margin: Self.margin), in: tableSize)
      lay(pile)
      return pile.restingLocation(of: card, on: tableSize)
    }
    for moved in pile.cards {
      let center = air.convert(moved.view.center, from: pile.view)
      _ = pile.remove(moved)
      air.addSubview(moved.view)
      moved.view.center = center
      target.insert(moved)
    }
    lay(pile, isAnimated: false)
    target.arrange(isAnimated: true)
    return target.restingLocation(of: card, on: tableSize)
  }

  /// Lays a card down free, in front of all that lies on the table.
  @discardableResult
  func lay(_ card: Card, at location: Point) -> Point {
    let inside = location.kept(in: tableSize, margin: Self.margin)
    table.addSubview(card.view)
    card.restLocation = inside
    card.settle(at: inside)
    return inside
  }

  func lay(_ pile: Pile, isAnimated: Bool = true) {
    pile.isHeld = false
    table.addSubview(pile.view)
    for card in pile.cards { card.lowerShadow() }
    let location = pile.anchor.point(in: tableSize)
    guard isAnimated else {
      pile.view.cancelAnimations()
      pile.view.transform = .identity
      pile.view.center = location
      return
    }
    pile.view.animate(duration: 0.35, easing: .easeOut, allowsUserInteraction: true) {
      $0.center = location
      $0.transform = .identity
    }
  }
}
