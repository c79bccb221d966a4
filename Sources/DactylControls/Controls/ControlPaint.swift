import Dactyl

/// Sets the shapes, sprites and labels of the views that controls consist of.
enum ControlPaint {
  /// Makes a part of a control: a subview that is never hit itself.
  static func addPart(to control: View) -> Entity {
    let part = control.columns.makeView()
    part.isUserInteractionEnabled = false
    part[ControlPart.self] = ControlPart()
    control.addSubview(part)
    return part.entity
  }

  /// Shows a look of a style on a view, with a text that is fitted into its bounds.
  static func show(_ look: ControlStyle.Look, _ style: ControlStyle, text: String? = nil, on view: View) {
    guard view.isAlive else { return }
    if let sprite = look.sprite {
      view[Sprite.self] = sprite
      view[StyledPicture.self] = StyledPicture()
      view[Shape.self] = nil
    } else {
      if view[StyledPicture.self] != nil {
        view[StyledPicture.self] = nil
        view[Sprite.self] = nil
      }
      view[Shape.self] = Shape(
        .rectangle(cornerRadius: style.cornerRadius), fill: look.fill, stroke: look.stroke, lineWidth: style.lineWidth)
    }
    view[Label.self] = text.map { title($0, look, style) }
  }

  /// Makes the label of a title in a look of a style; the label fits itself into the bounds of its view.
  static func title(_ text: String, _ look: ControlStyle.Look, _ style: ControlStyle) -> Label {
    // The line breaks in the text itself never cut it off.
    let lines = style.numberOfLines < 1 ? 0 : max(style.numberOfLines, text.count(where: \.isNewline) + 1)
    return Label(
      text, font: look.font, size: look.fontSize, color: look.text, numberOfLines: lines,
      lineBreakMode: style.lineBreakMode, minimumScaleFactor: style.minimumScaleFactor,
      lineFragmentPadding: style.titlePadding)
  }

  /// The size of a title in the look of a control at rest, without limits.
  static func size(ofTitle text: String, on control: Control) -> Size {
    let style = control.styleNow
    guard let scene = control.scene else { return .zero }
    return scene.size(of: title(text, style.normal, style))
  }

  /// Sets the frame of a part of a control; negative sizes become zero.
  static func setFrame(_ frame: Rect, of view: View) {
    view.frame = Rect(origin: frame.origin, size: Size(max(0, frame.size.width), max(0, frame.size.height)))
  }

  /// Shows a bar with round ends in a frame.
  static func showBar(_ fill: Color, stroke: Color? = nil, _ style: ControlStyle, _ frame: Rect, on view: View) {
    guard view.isAlive else { return }
    setFrame(frame, of: view)
    view[Shape.self] = Shape(
      .rectangle(cornerRadius: frame.size.height / 2), fill: fill, stroke: stroke ?? style.partOutline,
      lineWidth: style.lineWidth)
  }

  /// Shows a round knob in a frame.
  static func showKnob(_ state: ControlState, _ style: ControlStyle, _ frame: Rect, on view: View) {
    guard view.isAlive else { return }
    setFrame(frame, of: view)
    let fill =
      state.contains(.disabled)
      ? style.disabled.text
      : state.contains(.highlighted)
        ? style.pressedKnob
        : state.contains(.hovered) ? style.knob.mixed(with: style.pressedKnob, 0.5) : style.knob
    view[Shape.self] = Shape(
      .ellipse, fill: fill, stroke: state.contains(.focused) ? style.focus : style.knobOutline,
      lineWidth: style.lineWidth)
  }
}

/// Marks a view whose sprite comes from a style: the sprite is removed when the style shows another look, while a
/// sprite of the game stays.
struct StyledPicture {}
