import Dactyl
import DactylControls

/// Play without a finger on the cards: by keys, and by what assistive clients ask. The focus goes from card to card;
/// Space or Return turns one over, and M shows a menu of the piles to which it can be moved.
extension CardTableScene {
  /// Gives cards their keys and their actions.
  func listenToKeys() {
    let window = scene.window.view.entity
    scene.setResponder(CardKeys(game: self), of: window)
    for pile in piles {
      scene.setAction(action(to: pile), of: window) { [self] _ in
        if let card = cardOfMenu { carry(card, to: pile) }
      }
    }
    for card in cards {
      card.view.setAccessibilityDelegate(
        AccessibilityDelegate { [self, unowned card] _ in
          turn(card)
          return true
        })
      card.view.accessibilityCustomActions = [
        AccessibilityCustomAction("Move") { [self, unowned card] _ in
          showPiles(for: card)
          return true
        }
      ]
    }
  }

  /// Turns a card over that no finger turns.
  func turn(_ card: Card) {
    flip(card)
    scene.accessibility.post(.announcement(card.isFaceUp ? card.name : "face down"))
    onEvent?(.flip(card: card.number))
  }

  /// Shows the piles to which a card can be moved.
  func showPiles(for card: Card) {
    guard !isHeld(card) else { return }
    cardOfMenu = card
    var menu = Menu(kind: .context)
    for pile in piles where pile !== card.pile && !pile.isHeld {
      menu.add(KeyCommand(action: action(to: pile), title: "To the \(pile.name)"))
    }
    let area = card.view.convert(card.view.bounds, to: nil)
    scene.showMenu(menu, for: card.view.entity, at: area, isCompact: true)
  }

  private func action(to pile: Pile) -> Action { Action("move to pile \(pile.number)") }

  /// Moves a card onto a pile, which is one step for undo.
  private func carry(_ card: Card, to pile: Pile) {
    guard !isHeld(card), !pile.isHeld, card.pile !== pile else { return }
    let below = pile.cards.last.map { $0.isFaceUp ? ", on the \($0.name)" : "" } ?? ""
    undoManager.beginUndoGrouping()
    move(card, to: .pile(pile, index: pile.cards.count))
    undoManager.endUndoGrouping()
    let rest = table.convert(pile.restingLocation(of: card, on: tableSize), to: nil)
    scene.accessibility.post(.announcement("\(card.isFaceUp ? card.name : "card") to the \(pile.name)\(below)"))
    onEvent?(.drop(card: card.number, location: rest, finger: .assistance))
  }
}

/// The keys of the card that has the focus.
private struct CardKeys: PressResponder {
  unowned let game: CardTableScene

  var handledEvents: ResponderEvents { .pressesBegan }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    guard let press = presses.first, let card = game.card(under: game.scene.focusedItem) else { return .passToNext }
    if press.selects {
      game.turn(card)
    } else if press.key == .m, !press.isCommand {
      game.showPiles(for: card)
    } else {
      return .passToNext
    }
    return .handled
  }
}
