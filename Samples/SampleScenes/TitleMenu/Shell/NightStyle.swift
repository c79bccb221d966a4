import Dactyl
import DactylControls

/// The colours of the game, and the styles of its controls and its text field.
enum NightStyle {
  static let ink = Color(0.93, 0.94, 1)
  static let faint = Color(0.66, 0.7, 0.88)
  static let gold = Color(1, 0.82, 0.36)
  static let panel = Color(0.075, 0.09, 0.2, 0.94)
  static let edge = Color(0.4, 0.46, 0.75, 0.6)
  static let dim = Color(0.02, 0.02, 0.06, 0.6)

  static var menus: PanelStyle {
    PanelStyle(title: gold, panel: panel, edge: edge) { controls($0) }
  }

  /// Returns the style of controls in a panel of reduced size.
  static func controls(_ share: Float = 1) -> ControlStyle {
    var style = ControlStyle()
    let size = PanelStyle.letters(20, share)
    style.normal = ControlStyle.Look(fill: Color(0.22, 0.27, 0.55), text: ink, fontSize: size)
    style.highlighted = ControlStyle.Look(fill: Color(0.14, 0.17, 0.38), text: faint, fontSize: size)
    style.selected = ControlStyle.Look(fill: Color(0.86, 0.62, 0.2), text: Color(0.12, 0.08, 0.02), fontSize: size)
    style.disabled = ControlStyle.Look(fill: Color(0.15, 0.17, 0.28), text: Color(0.45, 0.48, 0.6), fontSize: size)
    style.track = Color(0.15, 0.18, 0.36)
    // Another colour than that of the focus, whose ring lies on it.
    style.accent = Color(0.42, 0.54, 0.98)
    style.focus = gold
    style.cornerRadius = 12 * share
    style.lineWidth = 1 + 2 * share
    return style
  }

  static var commands: KeyCommandOverlay.Style {
    var style = KeyCommandOverlay.Style()
    style.background = Color(0.94, 0.95, 1, 0.97)
    style.text = Color(0.1, 0.1, 0.25)
    style.keys = Color(0.5, 0.28, 0.05)
    style.size = 18
    style.rowHeight = 32
    style.padding = 20
    return style
  }

  /// Returns the style of the text field in a panel of reduced size.
  static func field(_ share: Float) -> TextFieldStyle {
    var style = TextFieldStyle()
    style.size = PanelStyle.letters(24, share)
    style.textColor = ink
    style.placeholderColor = Color(0.66, 0.7, 0.88, 0.6)
    style.selectionColor = Color(0.86, 0.62, 0.2, 0.5)
    style.caretColor = gold
    style.background = Shape(
      .rectangle(cornerRadius: 12), fill: Color(0.04, 0.05, 0.12), stroke: edge, lineWidth: 2)
    style.editingBackground = Shape(
      .rectangle(cornerRadius: 12), fill: Color(0.04, 0.05, 0.12), stroke: gold, lineWidth: 3)
    style.padding = EdgeInsets(top: 6 * share, left: 14 * share, bottom: 6 * share, right: 14 * share)
    return style
  }
}
