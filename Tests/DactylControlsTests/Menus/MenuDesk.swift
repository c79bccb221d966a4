import Dactyl
import DactylControls
import DactylTesting
import TestStage

/// A stage with a card whose commands record themselves, and a menu of them.
extension Stage {
  /// A card that performs `open`, `copy`, `flip` and `far`, and refuses `locked` when it is validated.
  func menuCard(at frame: Rect = Rect(20, 20, 100, 100)) -> View {
    witness("card", frame) {
      $0.actions = ["open", "copy", "flip", "far", "locked"]
      $0.validating = { if $0.action == "locked" { $0.isEnabled = false } }
    }
  }

  /// Two commands, a separator, a submenu, and a disabled command.
  var menu: Menu {
    var flip = KeyCommand("f", .control, action: "flip", title: "Flip")
    flip.isOn = true
    return Menu(
      kind: .context,
      [
        .command(KeyCommand(action: "open", title: "Open")), .command(flip), .separator,
        .menu(
          Menu(
            "More",
            [.command(KeyCommand(action: "copy", title: "Copy")), .command(KeyCommand(action: "far", title: "Far"))])),
        .command(KeyCommand(action: "locked", title: "Locked")),
      ])
  }

  /// The middle of an item of the last panel.
  func spot(_ title: String) -> Point { scene.shownMenu?.place(ofItem: title)?.center ?? Point(-1, -1) }
}
