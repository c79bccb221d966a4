import Dactyl
import DactylControls

/// The colours of the game, and the style of its controls.
enum TwinStickStyle {
  static let ink = Color(0.9, 0.97, 1)
  static let faint = Color(0.55, 0.66, 0.8)
  static let ground = Color(0.02, 0.025, 0.06)
  static let grid = Color(0.16, 0.24, 0.45, 0.45)
  static let dim = Color(0.01, 0.015, 0.04, 0.62)
  static let cyan = Color(0.3, 0.9, 1)
  static let amber = Color(1, 0.68, 0.25)

  static func ship(_ player: Int) -> Color { player == 0 ? cyan : amber }

  static func enemy(_ kind: Enemy.Kind) -> Color {
    switch kind {
    case .drifter: Color(1, 0.35, 0.72)
    case .chaser: Color(0.55, 1, 0.4)
    case .hulk: Color(0.72, 0.5, 1)
    }
  }

  static var menus: PanelStyle {
    PanelStyle(title: cyan, panel: Color(0.04, 0.06, 0.13, 0.95), edge: Color(0.3, 0.6, 0.8, 0.5)) { controls($0) }
  }

  /// Returns the style of controls in a panel of reduced size.
  static func controls(_ share: Float = 1) -> ControlStyle {
    var style = ControlStyle()
    let size = PanelStyle.letters(20, share)
    style.normal = ControlStyle.Look(fill: Color(0.09, 0.16, 0.3), text: ink, fontSize: size)
    style.highlighted = ControlStyle.Look(fill: Color(0.05, 0.09, 0.18), text: faint, fontSize: size)
    style.selected = ControlStyle.Look(fill: cyan, text: ground, fontSize: size)
    style.disabled = ControlStyle.Look(fill: Color(0.07, 0.09, 0.14), text: faint, fontSize: size)
    style.accent = cyan
    style.focus = amber
    style.cornerRadius = 10 * share
    style.lineWidth = 1 + 2 * share
    style.minimumScaleFactor = 0.55
    return style
  }

  /// The style of the controls on the screen, which lie over the arena.
  static var pads: ControlStyle {
    var style = controls()
    style.normal = ControlStyle.Look(fill: cyan.opacity(0.16), stroke: cyan.opacity(0.5), text: ink, fontSize: 16)
    style.highlighted = ControlStyle.Look(fill: cyan.opacity(0.45), stroke: cyan, text: ink, fontSize: 16)
    style.track = cyan.opacity(0.12)
    style.knob = cyan.opacity(0.55)
    style.pressedKnob = cyan.opacity(0.8)
    return style
  }
}
