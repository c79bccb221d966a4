import Dactyl

/// The thing that one finger holds: a card, or a whole pile by one of its cards.
final class CardDrag {
  /// The position at which the drag began, and to which a cancelled drag returns.
  enum Origin {
    /// An index among the cards of a pile.
    case pile(Pile, index: Int)
    /// A location on the table.
    case table(Point)
    /// The anchor of the held pile.
    case anchor
  }

  /// The card under the finger.
  let card: Card
  /// The pile that is held by the card; nil for the card alone.
  let pile: Pile?
  /// The finger that holds the card.
  let finger: FingerID
  /// The position at which the drag began.
  let origin: Origin
  /// The centre on the screen when the drag began, in points of the scene. The finger's translation is added to it,
  /// also when the window changes.
  var start: Point

  /// The view that follows the finger.
  var view: View { pile?.view ?? card.view }

  init(card: Card, pile: Pile?, finger: FingerID, origin: Origin, start: Point) {
    self.card = card
    self.pile = pile
    self.finger = finger
    self.origin = origin
    self.start = start
  }
}
