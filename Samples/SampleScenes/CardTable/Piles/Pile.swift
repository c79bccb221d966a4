import Dactyl

/// A pile: a view as large as a card, whose children are its cards, from back to front.
///
/// A child is hit only inside its parent, so the area in which the pile can be hit grows with its fan; the pile itself
/// lets touches through. A card that was just dropped on it glides there in front of everything, and becomes a child
/// when it arrives: `cards` has it from the beginning.
final class Pile {
  /// The number of the pile, 0 and up.
  let number: Int
  /// What a player calls the pile.
  let name: String
  /// The parent view of the cards.
  let view: View
  /// The position of the pile when no finger holds it, for any size of the table.
  var anchor: Anchor
  /// The cards, from back to front.
  private(set) var cards: [Card] = []
  /// Whether a finger holds the whole pile.
  var isHeld = false {
    didSet { showOutline() }
  }

  private let style: PileStyle
  private let outline: Sprite

  init(_ number: Int, _ plan: Deal.Plan, outline: Sprite, in parent: View, of scene: Scene) {
    self.number = number
    name = plan.name
    style = plan.style
    anchor = plan.anchor
    self.outline = outline
    view = scene.addView(frame: Rect(origin: .zero, size: CardPictures.cardSize), to: parent)
    view.name = "pile \(number)"
    view.passesThrough = true
    view.accessibilityRole = .group
    view.accessibilityLabel = name
    showOutline()
  }

  /// Inserts a card at an index, clamped to the valid ones. The card's view follows with `arrange`.
  func insert(_ card: Card, at index: Int = .max) {
    cards.insert(card, at: min(max(index, 0), cards.count))
    card.pile = self
  }

  /// Removes a card, and returns its index. Its view stays until it is added elsewhere.
  func remove(_ card: Card) -> Int? {
    guard let index = cards.firstIndex(where: { $0 === card }) else { return nil }
    cards.remove(at: index)
    card.pile = nil
    card.letFocusPass(to: nil, nil, style)
    return index
  }

  /// Returns the centre of a card, in the pile's own coordinates.
  func location(of index: Int) -> Point { view.bounds.center + style.placement(of: index, among: cards.count).offset }

  /// Returns the point at which the centre of a card comes to rest on a table of a size, in the table's coordinates.
  func restingLocation(of card: Card, on size: Size) -> Point {
    let index = cards.firstIndex { $0 === card } ?? 0
    return anchor.point(in: size) + style.placement(of: index, among: cards.count).offset
  }

  /// Whether a card dropped with its centre at a point of the pile's own coordinates joins the pile: over the front
  /// card, or over the outline when there is none.
  func catches(_ point: Point) -> Bool {
    let center = location(of: max(cards.count - 1, 0))
    return !isHeld && Rect(center: center, size: CardPictures.cardSize).contains(point)
  }

  private func showOutline() { view[Sprite.self] = isHeld ? nil : outline }
}

extension Pile {
  /// Moves every card to its location, at once or in a glide.
  func arrange(isAnimated: Bool) {
    var area = view.bounds
    for (index, card) in cards.enumerated() {
      let location = location(of: index)
      area = area.union(Rect(center: location, size: Size(200, 200)))
      card.restAngle = angle(of: index)
      card.shadowStrength = style.shadowStrength(of: index)
      card.isInFront = index == cards.count - 1
      card.letFocusPass(
        to: index > 0 ? cards[index - 1] : nil, index + 1 < cards.count ? cards[index + 1] : nil, style)
      if isAnimated {
        glide(card, to: location)
      } else {
        adopt(card)
        card.lie(at: location)
      }
      if isHeld { card.raiseShadow(among: cards.count) }
    }
    view.hitOutsets = EdgeInsets(
      top: -area.minY, left: -area.minX, bottom: area.maxY - view.bounds.maxY, right: area.maxX - view.bounds.maxX)
  }

  private func glide(_ card: Card, to location: Point) {
    guard let parent = card.view.superview, parent != view else { return card.settle(at: location) }
    card.settle(at: parent.convert(location, from: view)) { [weak self, weak card] in
      guard let self, let card, card.pile === self, let index = cards.firstIndex(where: { $0 === card }) else { return }
      adopt(card)
      // The pile may have moved meanwhile.
      let location = self.location(of: index)
      if card.view.center.distance(to: location) > 0.1 { card.settle(at: location) }
    }
  }

  /// Makes the card's view a child, between those of its neighbours, at the position where it is seen.
  private func adopt(_ card: Card) {
    guard card.view.superview != view else { return }
    let center = card.view.superview.map { view.convert(card.view.center, from: $0) }
    let behind = cards.prefix { $0 !== card }.filter { $0.view.superview == view }.count
    view.insertSubview(card.view, at: behind)
    if let center { card.view.center = center }
  }

  private func angle(of index: Int) -> Float {
    style.placement(of: index, among: cards.count).angle + Scatter.unit(cards[index].number, number) * style.untidiness
  }
}
