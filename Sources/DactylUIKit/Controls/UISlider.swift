/// A knob on a line, whose position stands for a number: the engine's `Slider`.
open class UISlider: UIControl {
  private var slider: Slider { Slider(engineControl) }
  private var images: [ControlState: UIImage] = [:]
  private var imageView: UIImageView?

  /// Makes a slider with a frame.
  public override init(frame: CGRect) {
    UIApplication.shared.prepareView { $0.addSlider(to: $1).view }
    super.init(frame: frame)
    engine.frame = frame.engine
    showColors()
  }
  /// Makes a slider without a size.
  public required init?(coder: NSCoder) {
    UIApplication.shared.prepareView { $0.addSlider(to: $1).view }
    super.init(coder: coder)
    showColors()
  }

  /// The number. Setting it sends no event (C19).
  open var value: Float {
    get { slider.value }
    set { slider.value = newValue }
  }
  /// The least number; 0 at first. One above the greatest moves that.
  open var minimumValue: Float {
    get { slider.range.lowerBound }
    set { if newValue.isFinite { slider.range = newValue...max(newValue, maximumValue) } }
  }
  /// The greatest number; 1 at first. One below the least moves that.
  open var maximumValue: Float {
    get { slider.range.upperBound }
    set { if newValue.isFinite { slider.range = min(newValue, minimumValue)...newValue } }
  }
  /// Whether every move sends `valueChanged`, or only the final value.
  open var isContinuous: Bool {
    get { slider.isContinuous }
    set { slider.isContinuous = newValue }
  }
  /// Sets the number, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Appearance

  /// The colour of the line before the knob; nil for that of things that can be used.
  open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the line behind the knob; nil for grey.
  open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  /// Shows a picture in place of the knob, in a state; that of the normal state stands for others.
  open func setThumbImage(_ image: UIImage?, for state: ControlState) {
    images[state] = image
    showColors()
  }
  /// The picture that was set for a state.
  open func thumbImage(for state: ControlState) -> UIImage? { images[state] }
  /// The picture that is shown in place of the knob.
  open var currentThumbImage: UIImage? { images[state] ?? images[.normal] }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    let hasImage = currentThumbImage != nil
    changeStyle {
      $0.accent = (minimumTrackTintColor ?? tintColor ?? .tintColor).engine
      $0.track = (maximumTrackTintColor ?? .systemGray4).engine
      $0.knob = hasImage ? .clear : (thumbTintColor ?? .white).engine
      $0.pressedKnob = hasImage ? .clear : (thumbTintColor ?? .systemGray6).engine
    }
  }

  override func show() {
    super.show()
    guard let image = currentThumbImage else {
      imageView?.removeFromSuperview()
      return imageView = nil
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if view.superview !== self { addSubview(view) }
    imageView = view
    view.image = image
    let knob = CGRect(slider.knobFrame)
    view.engine.frame = Rect(
      Float(knob.midX - image.size.width / 2), Float(knob.midY - image.size.height / 2), Float(image.size.width),
      Float(image.size.height))
  }

  /// The rectangle of the line. It is drawn there whatever an override answers.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  /// The rectangle of the knob for a number. It is drawn there whatever an override answers.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = min(bounds.width, bounds.height, 28)
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    return CGRect(x: rect.minX + share * (rect.width - side), y: rect.midY - side / 2, width: side, height: side)
  }
}
