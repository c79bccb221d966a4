import DactylSDL

/// A responder performs actions, and its key commands name the keys for them: press Control-D to deal a card. While
/// Control is held down, a list shows the key commands.
@main
struct PressAKey: App {
  static let options = AppOptions(title: "PressAKey", logicalSize: Size(800, 600))

  struct Deck: ActionResponder, KeyCommandResponder {
    let table: View
    var cards = 0
    var actions: [Action] { ["deal"] }
    var keyCommands: [KeyCommand] { [KeyCommand("d", .control, action: "deal", title: "Deal a Card")] }

    mutating func perform(_ action: Action, from sender: Entity) {
      let place = Rect(60 + 40 * Float(cards % 15), 220, 110, 160)
      let card = table.scene?.addView(frame: place, to: table)
      card?[Shape.self] = Shape(.rectangle(cornerRadius: 12), fill: Color(1, 0.85, 0.45), stroke: .black)
      cards += 1
    }
  }

  func launch(_ scene: Scene) {
    let table = scene.window.view
    table[Label.self] = Label("Control-D deals a card", alignment: Vector(0.5, 0.1))
    table.setResponder(Deck(table: table))
    scene.showKeyCommands()
  }
}
