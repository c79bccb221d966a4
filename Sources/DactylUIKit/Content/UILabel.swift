/// A text.
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { if text != oldValue { show() } } }
  /// The text with attributes: all of it is shown in the font, colour and alignment of its first letter.
  open var attributedText: NSAttributedString? {
    get { text.map { attributed?.string == $0 ? attributed : NSAttributedString(string: $0) } ?? nil }
    set {
      attributed = newValue
      if let look = newValue?.look {
        font = look.font ?? font
        textColor = look.color ?? textColor
        textAlignment = look.paragraph?.alignment ?? textAlignment
      }
      text = newValue?.string
    }
  }
  private var attributed: NSAttributedString?
  /// The font, with its size.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { show() } }
  /// The colour of the text.
  open var textColor: UIColor! = .label { didSet { placeText() } }
  /// Where lines are in the bounds.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { placeText() } } }
  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { show() } } }
  /// The most lines; 0 for as many as are needed.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { show() } } }
  /// Whether the text becomes smaller to fit, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false { didSet { show() } }
  /// The smallest share of its size to which text becomes smaller.
  open var minimumScaleFactor: CGFloat = 0 { didSet { show() } }
  /// Whether it follows the size of texts that somebody prefers.
  open var adjustsFontForContentSizeCategory = false { didSet { show() } }
  /// The width for which lines break where constraints ask for the size; 0 for one line.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the text is shown as that of something that can be used.
  open var isEnabled = true { didSet { placeText() } }
  /// Whether it is shown as pressed.
  open var isHighlighted = false { didSet { placeText() } }
  /// The colour of the text while it is shown as pressed.
  open var highlightedTextColor: UIColor? { didSet { placeText() } }

  /// Makes a label with a frame. It takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Makes a label without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    engine.isUserInteractionEnabled = false
    if isOfOwnClass { parts.append(PlacedText(of: self)) }
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  private var label: Label {
    let pressed = isHighlighted ? highlightedTextColor : nil
    let color = (pressed ?? textColor ?? .label).engine
    var label = Label(
      text ?? "", font: (font ?? .systemFont(ofSize: 17)).engine, size: Float(font?.pointSize ?? 17),
      color: isEnabled ? color : color.opacity(color.alpha / 2), alignment: Vector(textAlignment.engine, 0.5),
      numberOfLines: numberOfLines,
      lineBreakMode: numberOfLines == 1 || lineBreakMode != .byTruncatingTail ? lineBreakMode.engine : .byTruncatingTail
    )
    if adjustsFontSizeToFitWidth { label.minimumScaleFactor = minimumScaleFactor > 0 ? Float(minimumScaleFactor) : 0.1 }
    label.followsTextScale = adjustsFontForContentSizeCategory
    return label
  }

  private func show() {
    placeText()
    invalidateIntrinsicContentSize()
  }

  // MARK: Where the text is

  /// The view in which the text is shown that a program's class has drawn elsewhere than in the bounds.
  private var placed: View?
  private var drawnRect: CGRect?
  private var isDrawing = false

  /// Shows the text: in the bounds, or where a program's class draws it.
  fileprivate func placeText() {
    guard !isDrawing else { return }
    let shown = text?.isEmpty == false ? label : nil
    var place: CGRect? = bounds
    if isOfOwnClass {
      (isDrawing, drawnRect) = (true, nil)
      drawText(in: bounds)
      (isDrawing, place) = (false, drawnRect)
    }
    guard let place, place != bounds, shown != nil else {
      placed?.destroy()
      placed = nil
      engine[Label.self] = place == nil ? nil : shown
      return
    }
    let view = placed ?? application.scene.addView(frame: place.engine, to: engine)
    view.isUserInteractionEnabled = false
    view.frame = place.engine
    view[Label.self] = shown
    placed = view
    engine[Label.self] = nil
  }

  /// Draws the text. Called with the bounds, for labels of a program's classes, when the text, its look or the size has
  /// changed; an override that does not call `super` shows none.
  open func drawText(in rect: CGRect) { drawnRect = rect }

  /// The size of the text: of one line, unless there may be more and a width is set for them.
  open override var intrinsicContentSize: CGSize {
    let most = CGFloat.greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : most, height: most))
  }
  /// The size of the text in a room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isOfOwnClass else { return textSize(fitting: size) }
    let hasWidth = numberOfLines != 1 && size.width > 0
    let room = CGSize(width: hasWidth ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
  }

  private func textSize(fitting size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let room = Size(
      size.width < 1e6 && numberOfLines != 1 ? Float(size.width) : .infinity,
      size.height < 1e6 ? Float(size.height) : .infinity)
    let needed = application.scene.size(of: label, fitting: room)
    return CGSize(width: CGFloat(needed.width).rounded(.up), height: CGFloat(needed.height).rounded(.up))
  }
  /// The text's rectangle in the bounds, for a number of lines. Of a program's class it is what the label's own size
  /// comes from.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(fitting: bounds.size)
    return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: size.height)
  }
}

/// Has a label of a program's class draw its text again when its size has changed.
private final class PlacedText: ViewPart {
  private unowned let label: UILabel
  private var size = CGSize.zero

  init(of label: UILabel) { self.label = label }

  func viewDidLayOut() {
    guard label.bounds.size != size else { return }
    size = label.bounds.size
    label.placeText()
  }
}
