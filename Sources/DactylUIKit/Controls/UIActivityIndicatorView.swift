/// Turning dots for a task whose length is not known: the engine's `ActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator, with UIKit's values.
  public enum Style: Int, Sendable {
    /// A style of UIKit; the colours of the old ones are passed over.
    case medium = 100, large = 101, whiteLarge = 0, white = 1, gray = 2

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }
  private var indicator: ActivityIndicatorView? { engine.control.map { ActivityIndicatorView($0) } }
  /// The size.
  open var style: Style {
    didSet {
      indicator?.diameter = Float(style.side)
      sizeToFit()
    }
  }

  /// Makes an indicator, which does not turn.
  public init(style: Style) {
    self.style = style
    UIApplication.shared.prepareView { $0.addActivityIndicatorView(to: $1).view }
    super.init(frame: .zero)
    begin(CGRect(x: 0, y: 0, width: style.side, height: style.side))
  }
  /// Makes an indicator with a frame, which does not turn.
  public override init(frame: CGRect) {
    style = .medium
    UIApplication.shared.prepareView { $0.addActivityIndicatorView(to: $1).view }
    super.init(frame: frame)
    begin(frame)
  }
  /// Makes an indicator without a size.
  public required init(coder: NSCoder) {
    style = .medium
    UIApplication.shared.prepareView { $0.addActivityIndicatorView(to: $1).view }
    super.init(frame: .zero)
    begin(.zero)
  }

  private func begin(_ frame: CGRect) {
    engine.frame = frame.engine
    indicator?.stopAnimating()
    indicator?.diameter = Float(style.side)
    showColor()
  }

  /// Turns the dots.
  open func startAnimating() { indicator?.startAnimating() }
  /// Stops them.
  open func stopAnimating() { indicator?.stopAnimating() }
  /// Whether they turn.
  open var isAnimating: Bool { indicator?.isAnimating ?? false }
  /// Whether the view is hidden while they do not turn; true at first.
  open var hidesWhenStopped: Bool {
    get { indicator?.hidesWhenStopped ?? true }
    set { indicator?.hidesWhenStopped = newValue }
  }
  /// The colour of the dots.
  open var color: UIColor! = .systemGray { didSet { showColor() } }

  private func showColor() {
    var look = ControlStyle.uiKit
    look.knob = (color ?? .systemGray).engine
    indicator?.style = look
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
