import Dactyl

/// An event of the card table. Its `description` is one line, as the sample prints it.
///
/// Each `pick` of a card is followed by exactly one `drop` or `cancel` of that card. A long press that lifts a whole
/// pile is sent for the card that was pressed, and for no other.
public enum CardTableEvent: Hashable, Sendable {
  /// A finger lifted a card, or a pile by that card.
  case pick(card: Int, finger: FingerID)
  /// The finger released the card; its centre comes to rest at a point, in points of the scene.
  case drop(card: Int, location: Point, finger: FingerID)
  /// A tap turned a card over.
  case flip(card: Int)
  /// The drag was cancelled: the card glides back to where it was lifted.
  case cancel(card: Int)

  /// The number of the event's card, 0…51.
  public var card: Int {
    switch self {
    case .pick(let card, _), .drop(let card, _, _), .flip(let card), .cancel(let card): card
    }
  }
}

extension CardTableEvent: CustomStringConvertible {
  /// The event in a line: `drop card=17 x=412 y=230 finger=2`. The finger is the device's number for it,
  /// `mouse`, or `keys` for a move by the menu.
  public var description: String {
    switch self {
    case .pick(let card, let finger): "pick card=\(card) finger=\(finger.word)"
    case .drop(let card, let location, let finger):
      "drop card=\(card) x=\(location.x.wholePoints) y=\(location.y.wholePoints) finger=\(finger.word)"
    case .flip(let card): "flip card=\(card)"
    case .cancel(let card): "cancel card=\(card)"
    }
  }
}
