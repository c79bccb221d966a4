import Dactyl
import DactylControls

/// The screen where players change bindings: a row for each action, with its binding for keys and for a controller.
struct ControlsPage: MenuPage {
  unowned let game: TwinStickScene
  var panel: MenuPanel?

  func makePanel(in root: View) -> MenuPanel {
    let game = game
    let panel = MenuPanel("Controls", size: Size(640, 520), in: root, of: game.scene, style: TwinStickStyle.menus)
    let used = game.scene.inputActions.family(ofPlayer: 0)
    for (column, family) in BoundAction.families.enumerated() {
      let color = family == used ? TwinStickStyle.amber : TwinStickStyle.faint
      let text = family == .keyboard ? "Keys" : "Controller"
      panel.text(text, size: 18, color, Rect(160 + 230 * Float(column), 82, 220, 26))
    }
    let cells = ControlCells()
    for (row, action) in BoundAction.allCases.enumerated() {
      let top = 118 + 70 * Float(row)
      panel.text(action.title, size: 20, TwinStickStyle.ink, Rect(36, top, 120, 56), side: 0)
      for (column, family) in BoundAction.families.enumerated() {
        let button = panel.button("", Rect(160 + 230 * Float(column), top, 220, 56)) { [unowned game] in
          let rebinding = Rebinding(action, family, in: game) { cells.show(game) }
          rebinding.begin()
        }
        button.view.name = "\(action) \(family)"
        cells.all.append((action, family, button))
      }
    }
    panel.button("Reset", Rect(160, 426, 220, 56)) { [unowned game] in
      game.scene.inputActions.reset()
      game.saveBindings()
      game.report(.reset)
      cells.show(game)
    }
    panel.button("Back", Rect(390, 426, 220, 56)) { [unowned game] in game.back() }
    cells.show(game)
    return panel
  }
}

/// The actions whose bindings players can change.
enum BoundAction: String, CaseIterable {
  case move, aim, dash, pause

  static let families = [InputFamily.keyboard, .controller]

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  var id: InputActionID {
    switch self {
    case .move: InputAction.move.id
    case .aim: InputAction.aim.id
    case .dash: InputAction.dash.id
    case .pause: InputAction.pause.id
    }
  }
  /// Returns the directions of a binding that consists of four keys; empty for other bindings.
  func directions(on family: InputFamily) -> [String] {
    id.kind == .vector && family == .keyboard ? ["up", "left", "down", "right"] : []
  }

  /// Returns the present binding of the action.
  func binding(on family: InputFamily, in scene: Scene) -> InputBinding? {
    let context = scene.inputActions.contexts.first { $0.name == InputContext.arena.name }
    let bindings = context?.bindings(of: id) ?? []
    let index = family == .keyboard ? 0 : 1
    return bindings.indices.contains(index) ? bindings[index] : nil
  }
}

/// The buttons that show the bindings.
private final class ControlCells {
  var all: [(BoundAction, InputFamily, Button)] = []

  func show(_ game: TwinStickScene) {
    for (action, family, button) in all where button.view.isAlive {
      let binding = action.binding(on: family, in: game.scene)
      button.title = binding.map { game.scene.inputActions.prompt($0).name } ?? "–"
    }
  }
}
