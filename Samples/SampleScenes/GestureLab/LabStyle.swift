import Dactyl

/// The appearance of the lab: paper, ink, and one colour for each state.
enum LabStyle {
  static let paper = Color(0.945, 0.936, 0.918)
  static let sheet = Color(0.995, 0.992, 0.985)
  static let ink = Color(0.13, 0.14, 0.17)
  static let muted = Color(0.45, 0.45, 0.48)
  static let hairline = Color(0.855, 0.843, 0.82)
  static let accent = Color(0.87, 0.33, 0.2)
  static let blue = Color(0.16, 0.42, 0.75)
  static let sand = Color(0.93, 0.72, 0.36)
  static let teal = Color(0.13, 0.52, 0.5)

  static let corner: Float = 12
  static let small: Float = 12
  static let body: Float = 14
  static let heading: Float = 16
  static let title: Float = 30

  static func color(of state: LabState) -> Color {
    switch state {
    case .idle: Color(0.74, 0.73, 0.71)
    case .possible: Color(0.5, 0.53, 0.58)
    case .held: Color(0.86, 0.58, 0.1)
    case .began: Color(0.1, 0.6, 0.78)
    case .changed: Color(0.16, 0.42, 0.75)
    case .ended: Color(0.16, 0.58, 0.32)
    case .cancelled: Color(0.52, 0.32, 0.7)
    case .failed: Color(0.78, 0.26, 0.24)
    }
  }
}

extension Scene {
  /// Makes a view that shows text and takes no touches.
  @discardableResult
  func addText(
    _ text: String, size: Float, color: Color = LabStyle.ink, alignment: Vector = Vector(0, 0.5), frame: Rect,
    to parent: View
  ) -> View {
    let view = addView(frame: frame, to: parent)
    view.isUserInteractionEnabled = false
    view[Label.self] = Label(text, size: size, color: color, alignment: alignment)
    return view
  }

  /// Makes a sheet of paper that takes no touches itself.
  func addSheet(to parent: View) -> View {
    let view = addView(frame: .zero, to: parent)
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: LabStyle.corner), fill: LabStyle.sheet, stroke: LabStyle.hairline, lineWidth: 1)
    return view
  }
}

extension View {
  /// Changes the text of the view; does nothing when it is the same.
  func write(_ text: String, color: Color? = nil) {
    guard var label = self[Label.self], label.text != text || color != nil && label.color != color else { return }
    label.text = text
    if let color { label.color = color }
    self[Label.self] = label
  }
}
