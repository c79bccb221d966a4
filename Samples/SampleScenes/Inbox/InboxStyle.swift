import Dactyl
import DactylControls

/// The appearance of the inbox: paper, ink, and one colour for each folder.
enum InboxStyle {
  static let ground = Color(0.9, 0.91, 0.925)
  static let side = Color(0.93, 0.937, 0.95)
  static let paper = Color(1, 1, 1)
  static let ink = Color(0.11, 0.13, 0.17)
  static let muted = Color(0.42, 0.45, 0.51)
  static let hairline = Color(0.84, 0.855, 0.88)
  static let accent = Color(0.13, 0.42, 0.85)
  static let flag = Color(0.94, 0.56, 0.1)
  static let danger = Color(0.84, 0.22, 0.2)

  private static let colors = [
    Color(0.13, 0.42, 0.85), Color(0.5, 0.34, 0.78), Color(0.85, 0.36, 0.5), Color(0.1, 0.58, 0.62),
    Color(0.72, 0.52, 0.16), Color(0.3, 0.6, 0.28), Color(0.88, 0.46, 0.2), Color(0.4, 0.46, 0.55),
    Color(0.55, 0.3, 0.28),
  ]

  static func color(of folder: MailFolder) -> Color { colors[folder.rawValue] }
  static func color(of mail: Mail) -> Color { colors[mail.share(of: colors.count, 9)] }

  static var controls: ControlStyle {
    var style = ControlStyle()
    style.normal = ControlStyle.Look(fill: Color(0.13, 0.42, 0.85, 0.1), text: accent, fontSize: 13)
    style.highlighted = ControlStyle.Look(fill: Color(0.13, 0.42, 0.85, 0.3), text: accent, fontSize: 13)
    style.selected = ControlStyle.Look(fill: accent, text: .white, fontSize: 13)
    style.disabled = ControlStyle.Look(fill: Color(0.5, 0.5, 0.5, 0.08), text: Color(0.62, 0.64, 0.68), fontSize: 13)
    style.focus = accent
    style.knob = muted
    style.cornerRadius = 8
    return style
  }

  static var list: ListStyle {
    var style = ListStyle()
    style.highlighted = Color(0.5, 0.56, 0.66, 0.22)
    style.selected = Color(0.13, 0.42, 0.85, 0.17)
    style.focus = Color(0.13, 0.42, 0.85, 0.7)
    style.actionFontSize = 14
    return style
  }
}

extension InboxStyle {
  static let barHeight: Float = 52

  /// Adds a bar with buttons in a row, and with a hairline below or above them, to a column.
  static func addBar(
    _ name: String, hairlineBelow: Bool, spacing: Float = 4, to column: Container, of scene: Scene
  ) -> (bar: View, row: Container) {
    let bar = column.add(.column())
    bar.view.name = name
    bar.view[Shape.self] = Shape(.rectangle(), fill: paper)
    if !hairlineBelow { addHairline(LayoutItem(height: 1), to: bar, of: scene) }
    let row = bar.add(
      .row(spacing: spacing, padding: EdgeInsets(horizontal: 12), vertical: .center),
      LayoutItem(height: barHeight - 1))
    if hairlineBelow { addHairline(LayoutItem(height: 1), to: bar, of: scene) }
    return (bar.view, row)
  }

  /// Adds a line that takes no touches to a row or column.
  static func addHairline(_ item: LayoutItem, to container: Container, of scene: Scene) {
    let line = scene.makeView(frame: .zero)
    line.isUserInteractionEnabled = false
    line[Shape.self] = Shape(.rectangle(), fill: hairline)
    container.add(line, item)
  }
}

/// A text of one line that ends in an ellipsis if it does not fit.
extension Label {
  static func line(_ text: String, size: Float, color: Color, alignment: Vector = Vector(0, 0.5)) -> Label {
    Label(text, size: size, color: color, alignment: alignment, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
  }
}
