/// A bar that fills with the progress of a task: the engine's `ProgressView`.
open class UIProgressView: UIView {
  /// How a bar looks; all look the same here.
  public enum Style: Int, Sendable {
    /// A style of UIKit.
    case `default` = 0, bar
  }
  private var bar: ProgressView? { engine.control.map { ProgressView($0) } }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    UIApplication.shared.prepareView { $0.addProgressView(to: $1).view }
    super.init(frame: frame)
    engine.frame = frame.engine
    showColors()
  }
  /// Makes a bar of the usual size.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
  }
  /// Makes a bar without a size.
  public required init?(coder: NSCoder) {
    UIApplication.shared.prepareView { $0.addProgressView(to: $1).view }
    super.init(coder: coder)
    showColors()
  }

  /// The share that is done, from 0 to 1.
  open var progress: Float {
    get { bar?.progress ?? 0 }
    set { bar?.progress = newValue }
  }
  /// Sets the share that is done, over a quarter of a second if it is animated.
  open func setProgress(_ progress: Float, animated: Bool) { bar?.setProgress(progress, animated: animated) }
  /// The colour of the full part; nil for that of things that can be used.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the empty part; nil for grey.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    var style = ControlStyle.uiKit
    style.accent = (progressTintColor ?? tintColor ?? .tintColor).engine
    style.track = (trackTintColor ?? .systemGray5).engine
    bar?.style = style
  }

  /// A bar has a height by itself.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
  /// The size of a bar in a room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 4) }
}
