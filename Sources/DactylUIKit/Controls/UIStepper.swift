/// Two buttons that decrease and increase a number: the engine's `Stepper`.
open class UIStepper: UIControl {
  private var stepper: Stepper { Stepper(engineControl) }

  /// Makes a stepper at a place; its size is its own.
  public override init(frame: CGRect) {
    UIApplication.shared.prepareView { $0.addStepper(to: $1).view }
    super.init(frame: frame)
    engine.frame = Rect(origin: frame.origin.engine, size: engine.bounds.size)
    changeStyle { _ in }
  }
  /// Makes a stepper.
  public required init?(coder: NSCoder) {
    UIApplication.shared.prepareView { $0.addStepper(to: $1).view }
    super.init(coder: coder)
    changeStyle { _ in }
  }

  /// The number. Setting it sends no event (C19).
  open var value: Double {
    get { stepper.value }
    set { stepper.value = newValue }
  }
  /// The least number; 0 at first. One above the greatest moves that.
  open var minimumValue: Double {
    get { stepper.range.lowerBound }
    set { if newValue.isFinite { stepper.range = newValue...max(newValue, maximumValue) } }
  }
  /// The greatest number; 100 at first. One below the least moves that.
  open var maximumValue: Double {
    get { stepper.range.upperBound }
    set { if newValue.isFinite { stepper.range = min(newValue, minimumValue)...newValue } }
  }
  /// What a press changes; 1 at first.
  open var stepValue: Double {
    get { stepper.step }
    set { stepper.step = newValue }
  }
  /// Whether the number goes on at the other end of its range.
  open var wraps: Bool {
    get { stepper.wraps }
    set { stepper.wraps = newValue }
  }
  /// Whether the number goes on changing while a finger is held.
  open var autorepeat: Bool {
    get { stepper.autorepeat }
    set { stepper.autorepeat = newValue }
  }
  /// Whether each change is reported while a finger is held.
  open var isContinuous: Bool {
    get { stepper.isContinuous }
    set { stepper.isContinuous = newValue }
  }
}
