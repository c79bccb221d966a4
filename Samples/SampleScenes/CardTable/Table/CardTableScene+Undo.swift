import Dactyl

/// Where a card lies that no finger holds.
enum CardSpot {
  /// At an index among the cards of a pile.
  case pile(Pile, index: Int)
  /// Free on the table, with its centre at a location, at an angle.
  case table(Point, angle: Float)
}

/// What was done can be taken back: moves of cards and piles, and cards turned over. Each drop and each tap is one
/// step.
///
/// Each function here does something and registers how to undo it by itself, so that undoing and redoing are the same.
extension CardTableScene {
  /// Lets Control-Z and its like undo on the table, while no finger holds anything: what is held lies nowhere.
  func listenForUndo() {
    // Otherwise what two fingers do in one event would be one step.
    undoManager.groupsByEvent = false
    undoManager.levelsOfUndo = 1000
    let window = scene.window.view.entity
    scene.setUndoManager(undoManager, of: window)
    scene.setAction(.undo, of: window) { [self] _ in if scene.dragSessions.isEmpty { undoManager.undo() } }
    scene.setAction(.redo, of: window) { [self] _ in if scene.dragSessions.isEmpty { undoManager.redo() } }
    // The help in front of it has no use for keys.
    scene.window.makeKey()
  }

  /// Turns a card over.
  func flip(_ card: Card) {
    card.flip()
    undoManager.registerUndo(of: card.view.entity, "Turn") { [self] in flip(card) }
  }

  /// Lets a card that was moved go back where it lay.
  func registerMove(of card: Card, from spot: CardSpot) {
    undoManager.registerUndo(of: card.view.entity, "Move") { [self] in move(card, to: spot) }
  }

  /// Lets a pile that was moved go back where it lay.
  func registerMove(of pile: Pile, from anchor: Anchor) {
    undoManager.registerUndo(of: pile.view.entity, "Move Pile") { [self] in move(pile, to: anchor) }
  }

  /// Lets the cards of a pile go back to it that are about to join another. The back one goes first.
  func registerJoin(of pile: Pile) {
    for (index, card) in pile.cards.enumerated().reversed() { registerMove(of: card, from: .pile(pile, index: index)) }
    undoManager.setActionName("Join Piles")
  }

  private func move(_ card: Card, to spot: CardSpot) {
    let home = card.pile
    let index = home?.remove(card)
    registerMove(
      of: card,
      from: home.flatMap { pile in index.map { .pile(pile, index: $0) } }
        ?? .table(card.restLocation, angle: card.restAngle))
    let center = air.convert(card.view.center, from: card.view.superview)
    card.view.cancelAnimations()
    air.addSubview(card.view)
    card.view.center = center
    home?.arrange(isAnimated: true)
    switch spot {
    case .pile(let pile, let index):
      pile.insert(card, at: index)
      pile.arrange(isAnimated: true)
    case .table(let location, let angle):
      card.restAngle = angle
      lay(card, at: location)
    }
  }

  private func move(_ pile: Pile, to anchor: Anchor) {
    registerMove(of: pile, from: pile.anchor)
    pile.anchor = anchor
    lay(pile)
  }
}
