import Dactyl

/// The state of a pile at a moment.
public struct PileSummary: Hashable, Sendable, CustomStringConvertible {
  /// The number of the pile.
  public var number: Int
  /// The centre of the front card, or of the outline when the pile is empty, in points of the scene.
  public var location: Point
  /// The numbers of the cards, from back to front.
  public var cards: [Int]

  /// Makes a summary.
  public init(number: Int, location: Point, cards: [Int]) {
    self.number = number
    self.location = location
    self.cards = cards
  }

  /// The pile in a line: `pile 3 x=412 y=230 cards=7 top=17`; an empty one has no top.
  public var description: String {
    let top = cards.last.map { " top=\($0)" } ?? ""
    return "pile \(number) x=\(location.x.wholePoints) y=\(location.y.wholePoints) cards=\(cards.count)\(top)"
  }
}

extension CardTableScene {
  /// The piles as they lie now, by number. Cards that fingers hold belong to none.
  public var summary: [PileSummary] {
    piles.map { pile in
      PileSummary(
        number: pile.number, location: pile.view.convert(pile.location(of: max(pile.cards.count - 1, 0)), to: nil),
        cards: pile.cards.map(\.number))
    }
  }

  /// The numbers of the cards that lie free on the table, in no pile and held by no finger.
  public var freeCards: [Int] { cards.filter { $0.pile == nil && !isHeld($0) }.map(\.number) }

  /// The centre of a card, in points of the scene; nil for a number that no card has.
  public func location(of card: Int) -> Point? {
    guard cards.indices.contains(card), let parent = cards[card].view.superview else { return nil }
    return parent.convert(cards[card].view.center, to: nil)
  }

  /// Whether a card lies face up; nil for a number that no card has.
  public func isFaceUp(_ card: Int) -> Bool? { cards.indices.contains(card) ? cards[card].isFaceUp : nil }
}

extension CardTableScene: PlayableScene {
  /// The piles in lines.
  public var summaryLines: [String] { summary.map(\.description) }

  /// A game of eight seconds that shows all features.
  public var script: SampleScript { CardTableScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }
}
