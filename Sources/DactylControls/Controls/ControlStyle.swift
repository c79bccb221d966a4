import Dactyl

/// The appearance of controls: a value for a whole scene (`Scene.controlStyle`) or for one control (`control.style`).
public struct ControlStyle: Hashable, Sendable {
  /// The appearance of a control in one state.
  public struct Look: Hashable, Sendable {
    /// The colour of the inside; nil leaves it unfilled.
    public var fill: Color?
    /// The colour of the outline; nil draws none.
    public var stroke: Color?
    /// The colour of its text.
    public var text: Color
    /// The font of its text.
    public var font: Font
    /// The height of a line of its text, in points.
    public var fontSize: Float
    /// The picture instead of a shape; a nine-slice is stretched to the size of the control.
    public var sprite: Sprite?

    /// Makes a look.
    public init(
      fill: Color? = nil, stroke: Color? = nil, text: Color = .white, font: Font = .default, fontSize: Float = 16,
      sprite: Sprite? = nil
    ) {
      self.fill = fill
      self.stroke = stroke
      self.text = text
      self.font = font
      self.fontSize = fontSize
      self.sprite = sprite
    }
  }

  /// The appearance of a control at rest.
  public var normal = Look(fill: Color(0.18, 0.38, 0.72))
  /// The appearance of a control that is pressed.
  public var highlighted = Look(fill: Color(0.11, 0.25, 0.5), text: Color(0.8, 0.86, 0.95))
  /// The appearance of a selected control, and of the selected segment.
  public var selected = Look(fill: Color(0.13, 0.55, 0.42))
  /// The appearance of a control that is disabled.
  public var disabled = Look(fill: Color(0.35, 0.37, 0.41), text: Color(0.62, 0.64, 0.68))
  /// The appearance of a control at rest under the pointer; nil, at first, for that of its state, somewhat lighter.
  public var hovered: Look?
  /// The colour behind the segments of a segmented control and the signs of a stepper, and of the empty part of a
  /// slider.
  public var track = Color(0.26, 0.28, 0.33)
  /// The colour of a toggle that is on, and of the full part of a slider.
  public var accent = Color(0.2, 0.62, 0.46)
  /// The colour of the knob of a toggle or slider.
  public var knob = Color(0.96, 0.97, 0.98)
  /// The colour of the knob while it is pressed.
  public var pressedKnob = Color(0.78, 0.82, 0.87)
  /// The colour of the outline of the focused control; nil draws none.
  public var focus: Color? = Color(1, 0.8, 0.25)
  /// The radius of corners, in points.
  public var cornerRadius: Float = 8
  /// The width of outlines, in points.
  public var lineWidth: Float = 2
  /// The greatest number of lines of a title; 0 for as many as fit the control. 1 at first. Line breaks in the title
  /// itself are always kept.
  public var numberOfLines = 1
  /// The treatment of a title that is still too large for its control at its ``minimumScaleFactor``: at first it ends
  /// in an ellipsis.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The least factor by which a title shrinks to fit its control: 0.7 at first.
  public var minimumScaleFactor: Float = 0.7
  /// The free space to the left and right of a title, in points.
  public var titlePadding: Float = 4

  /// The colours of the outlines of parts and of knobs that have none of their own; nil draws none.
  private(set) var partOutline: Color?
  private(set) var knobOutline: Color?

  /// Makes the default style.
  public init() {}

  /// The style with outlines in the colours of its texts, for increased contrast (AX30).
  var outlined: ControlStyle {
    var style = self
    style.normal.outline()
    style.highlighted.outline()
    style.selected.outline()
    style.disabled.outline()
    style.hovered?.outline()
    (style.partOutline, style.knobOutline) = (knob, track)
    return style
  }

  /// Returns the look in a state. Disabled comes before pressed, pressed before selected; focus changes the outline
  /// alone, and the pointer lightens what is neither pressed nor disabled.
  public func look(in state: ControlState) -> Look {
    var look =
      state.contains(.disabled)
      ? disabled
      : state.contains(.highlighted) ? highlighted : state.contains(.selected) ? selected : normal
    if state.contains(.hovered), !state.contains(.disabled), !state.contains(.highlighted) {
      if let hovered, !state.contains(.selected) { look = hovered } else { look.lighten() }
    }
    if state.contains(.focused), let focus { look.stroke = focus }
    return look
  }
}

extension ControlStyle.Look {
  /// Adds an outline where there is none.
  fileprivate mutating func outline() { stroke = stroke ?? text }

  /// Mixes some white into what is filled, for the pointer over it.
  fileprivate mutating func lighten() {
    fill = fill?.mixed(with: Color.white.opacity(fill?.alpha ?? 1), 0.12)
  }
}
