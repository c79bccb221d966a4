import Dactyl

/// The position of a card that no finger holds.
enum CardSpot {
  /// An index among the cards of a pile.
  case pile(Pile, index: Int)
  /// A position free on the table: the centre of the card, and its angle.
  case table(Point, angle: Float)
}

/// Undo of moves of cards and piles, and of turning cards over. Each drop and each tap is one step.
///
/// Each function here changes something and registers its own undo, so that undoing and redoing use the same code.
extension CardTableScene {
  /// Handles Control-Z and the other undo commands on the table, while no finger holds anything: a held card has no
  /// position.
  func listenForUndo() {
    // Otherwise the drops of two fingers in one event would be one step.
    undoManager.groupsByEvent = false
    undoManager.levelsOfUndo = 1000
    let window = scene.window.view.entity
    scene.setUndoManager(undoManager, of: window)
    scene.setAction(.undo, of: window) { [self] _ in if scene.dragSessions.isEmpty { undoManager.undo() } }
    scene.setAction(.redo, of: window) { [self] _ in if scene.dragSessions.isEmpty { undoManager.redo() } }
    // The help in front of this window needs no keys.
    scene.window.makeKey()
  }

  /// Turns a card over.
  func flip(_ card: Card) {
    card.flip()
    undoManager.registerUndo(of: card.view.entity, "Turn") { [self] in flip(card) }
  }

  /// Registers the undo of a card's move.
  func registerMove(of card: Card, from spot: CardSpot) {
    undoManager.registerUndo(of: card.view.entity, "Move") { [self] in move(card, to: spot) }
  }

  /// Registers the undo of a pile's move.
  func registerMove(of pile: Pile, from anchor: Anchor) {
    undoManager.registerUndo(of: pile.view.entity, "Move Pile") { [self] in move(pile, to: anchor) }
  }

  /// Registers the undo for the cards of a pile that are about to join another. The back one returns first.
  func registerJoin(of pile: Pile) {
    for (index, card) in pile.cards.enumerated().reversed() { registerMove(of: card, from: .pile(pile, index: index)) }
    undoManager.setActionName("Join Piles")
  }

  /// Moves a card, and registers the way back.
  func move(_ card: Card, to spot: CardSpot) {
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
