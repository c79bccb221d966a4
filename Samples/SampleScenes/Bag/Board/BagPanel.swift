import Dactyl

/// The panel that slots lie in: a bag, or the shop's counter, with its title.
final class BagPanel {
  private let view: View
  private let shadow: View
  private let seam: View
  private let title: View
  private let style: Style

  /// The title of a panel, and the colours of its leather and seam.
  struct Style {
    var title: String
    var leather: Color
    var seam: Color

    static let all = [
      Style(title: "Left bag", leather: Color(0.2, 0.27, 0.34), seam: Color(0.5, 0.66, 0.8)),
      Style(title: "Right bag", leather: Color(0.36, 0.19, 0.17), seam: Color(0.85, 0.56, 0.45)),
      Style(title: "Shop", leather: Color(0.28, 0.24, 0.14), seam: Color(0.88, 0.74, 0.4)),
    ]
  }

  init(_ style: Style, in scene: Scene) {
    self.style = style
    shadow = scene.addView(frame: .zero)
    view = scene.addView(frame: .zero)
    seam = scene.addView(frame: .zero, to: view)
    title = scene.addView(frame: .zero, to: view)
    for part in [view, shadow] { part.isUserInteractionEnabled = false }
  }

  /// Lays the panel out in a frame.
  func fit(_ frame: Rect, _ layout: BagLayout) {
    let radius = layout.side * 0.24
    view.frame = frame
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: radius), fill: style.leather, stroke: Color(0, 0, 0, 0.45), lineWidth: layout.side * 0.02
    )
    shadow.frame = Rect(center: frame.center + Vector(0, layout.side * 0.07), size: frame.size)
    shadow[Shape.self] = Shape(.rectangle(cornerRadius: radius), fill: Color(0, 0, 0, 0.3))
    let inset = layout.side * 0.06
    seam.frame = view.bounds.outset(by: EdgeInsets(-inset))
    seam[Shape.self] = Shape(
      .rectangle(cornerRadius: radius - inset), stroke: style.seam.opacity(0.4), lineWidth: max(layout.side * 0.014, 1))
    title.frame = Rect(0, layout.side * 0.06, frame.size.width, layout.titleHeight)
    title[Label.self] = Label(style.title, size: layout.letters, color: style.seam)
  }
}
