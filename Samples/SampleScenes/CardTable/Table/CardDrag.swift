import Dactyl

/// What one finger holds: a card, or a whole pile by one of its cards.
final class CardDrag {
  /// Where the finger took it from, and where it goes back to when the finger is taken away.
  enum Origin {
    /// An index among the cards of a pile.
    case pile(Pile, index: Int)
    /// A location on the table.
    case table(Point)
    /// The anchor of the pile that is held.
    case anchor
  }

  /// The card under the finger.
  let card: Card
  /// The pile that is held by the card; nil for the card alone.
  let pile: Pile?
  /// The finger.
  let finger: FingerID
  /// Where it was.
  let origin: Origin
  /// Where its centre was on the screen when it was taken, in points of the scene: whatever becomes of the window, from
  /// there it goes as the finger does.
  var start: Point

  /// What follows the finger.
  var view: View { pile?.view ?? card.view }

  init(card: Card, pile: Pile?, finger: FingerID, origin: Origin, start: Point) {
    self.card = card
    self.pile = pile
    self.finger = finger
    self.origin = origin
    self.start = start
  }
}
