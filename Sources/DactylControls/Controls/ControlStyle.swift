import Dactyl

/// How controls look: a value, for a whole scene (`Scene.controlStyle`) or for one control (`control.style`).
public struct ControlStyle: Hashable, Sendable {
  /// How one looks in one state.
  public struct Look: Hashable, Sendable {
    /// What fills it; nil leaves it open.
    public var fill: Color?
    /// What its line is drawn with; nil draws none.
    public var stroke: Color?
    /// The colour of its text.
    public var text: Color
    /// The font of its text.
    public var font: Font
    /// The height of a line of its text, in points.
    public var fontSize: Float
    /// The picture that it has instead of a shape; a nine-slice stretches with it.
    public var sprite: Sprite?

    /// Makes a look.
    public init(
      fill: Color? = nil, stroke: Color? = nil, text: Color = .white, font: Font = .builtIn, fontSize: Float = 16,
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

  /// The look of a control at rest.
  public var normal = Look(fill: Color(0.18, 0.38, 0.72))
  /// The look of a control that is pressed.
  public var highlighted = Look(fill: Color(0.11, 0.25, 0.5), text: Color(0.8, 0.86, 0.95))
  /// Chosen: of a selected button, and of the chosen segment.
  public var selected = Look(fill: Color(0.13, 0.55, 0.42))
  /// The look of a control that is disabled.
  public var disabled = Look(fill: Color(0.35, 0.37, 0.41), text: Color(0.62, 0.64, 0.68))
  /// What lies behind the segments of a segmented control, behind a stepper's signs and on a slider's empty part.
  public var track = Color(0.26, 0.28, 0.33)
  /// What is on: a toggle, and a slider's full part.
  public var accent = Color(0.2, 0.62, 0.46)
  /// The knob of a toggle and of a slider.
  public var knob = Color(0.96, 0.97, 0.98)
  /// The knob while it is pressed.
  public var pressedKnob = Color(0.78, 0.82, 0.87)
  /// The line around the focused control; nil shows none.
  public var focus: Color? = Color(1, 0.8, 0.25)
  /// The radius of corners, in points.
  public var cornerRadius: Float = 8
  /// How wide lines are, in points.
  public var lineWidth: Float = 2
  /// How many lines a title may have at most; 0 for as many as fit the control. 1 at first. A title has the line ends
  /// that it was given in any case.
  public var numberOfLines = 1
  /// What becomes of a title that is too large for its control at its ``minimumScaleFactor``: at first it ends in an
  /// ellipsis.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// How far a title shrinks to fit its control, as a part of its size: seven tenths at first.
  public var minimumScaleFactor: Float = 0.7
  /// What stays free to the left and right of a title, in points.
  public var titlePadding: Float = 4

  /// The plain style.
  public init() {}

  /// The look in a state: disabled goes before pressed, pressed before chosen. First responder shows in the line alone.
  public func look(in state: ControlState) -> Look {
    var look =
      state.contains(.disabled)
      ? disabled
      : state.contains(.highlighted) ? highlighted : state.contains(.selected) ? selected : normal
    if state.contains(.focused), let focus { look.stroke = focus }
    return look
  }
}
