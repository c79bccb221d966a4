/// A switch that is on or off: the engine's `Toggle`.
open class UISwitch: UIControl {
  /// The colour while it is on; nil for green.
  open var onTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }
  private var track: UIColor?

  /// Makes a switch at a place; its size is its own.
  public override init(frame: CGRect) {
    UIApplication.shared.prepareView { $0.addToggle(to: $1).view }
    super.init(frame: frame)
    begin(at: frame.origin)
  }
  /// Makes a switch that is off.
  public required init?(coder: NSCoder) {
    UIApplication.shared.prepareView { $0.addToggle(to: $1).view }
    super.init(coder: coder)
    begin(at: .zero)
  }

  private func begin(at origin: CGPoint) {
    engine.frame = Rect(origin: origin.engine, size: engine.bounds.size)
    showColors()
  }

  private func showColors() {
    changeStyle {
      $0.accent = (onTintColor ?? .systemGreen).engine
      $0.knob = (thumbTintColor ?? .white).engine
      $0.track = (track ?? .systemGray4).engine
    }
  }

  /// Whether it is on. Setting it sends no event (C19).
  open var isOn: Bool {
    get { Toggle(engineControl).isOn }
    set { Toggle(engineControl).isOn = newValue }
  }
  /// Sets whether it is on, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour while it is off; nil for grey.
  open override var backgroundColor: UIColor? {
    get { track }
    set {
      track = newValue
      showColors()
    }
  }
}
