import Dactyl

/// Turning dots for a task whose length is not known. They take no touches.
///
/// ```swift
/// let spinner = scene.addActivityIndicatorView(frame: Rect(200, 200, 36, 36))
/// load { spinner.stopAnimating() }
/// ```
public struct ActivityIndicatorView: ControlHandle {
  /// The control behind the handle, with its style: the dots have the colour `knob`.
  public let control: Control
  /// Makes a handle of a control that is an activity indicator.
  public init(_ control: Control) { self.control = control }

  /// Whether the dots turn.
  public var isAnimating: Bool { view[ActivityState.self]?.timer != nil }

  /// Whether the view is hidden while it does not turn; true at first.
  public var hidesWhenStopped: Bool {
    get { view[ActivityState.self]?.hidesWhenStopped ?? true }
    nonmutating set {
      change(ActivityState.self) { $0.hidesWhenStopped = newValue }
      if !isAnimating { view.isHidden = newValue }
    }
  }

  /// The width of the circle of dots, in points; nil for as much as the view has room for.
  public var diameter: Float? {
    get { view[ActivityState.self]?.diameter }
    nonmutating set { change(ActivityState.self) { $0.diameter = newValue } }
  }

  /// Turns the dots, ten times a second, until `stopAnimating()` or the end of the view.
  public func startAnimating() {
    guard control.check("start"), !isAnimating else { return }
    view.isHidden = false
    turn()
  }

  /// Stops the dots.
  public func stopAnimating() {
    guard control.check("stop"), isAnimating else { return }
    view[ActivityState.self]?.timer?.cancel()
    change(ActivityState.self) { $0.timer = nil }
    if hidesWhenStopped { view.isHidden = true }
  }

  private func turn() {
    guard view.isAlive, let scene = view.scene else { return }
    let timer = scene.after(Spinner.pause) { turn() }
    change(ActivityState.self) { state in
      state.timer = timer
      state.spinner.advance()
    }
  }
}

extension Scene {
  /// Makes an activity indicator, which turns, in front of the other subviews of a view, or of the main window. Without
  /// a frame it is 36 points wide and high.
  @discardableResult
  public func addActivityIndicatorView(frame: Rect? = nil, to parent: View? = nil) -> ActivityIndicatorView {
    let view = addView(frame: frame ?? .zero, to: parent)
    view.isUserInteractionEnabled = false
    view[ActivityState.self] = ActivityState()
    let indicator = ActivityIndicatorView(view.makeControl(ActivityBehavior()))
    view.canBecomeFocused = false
    if frame == nil { indicator.sizeToFit() }
    indicator.startAnimating()
    return indicator
  }
}

/// The state of an activity indicator.
struct ActivityState {
  var hidesWhenStopped = true
  var diameter: Float?
  var spinner = Spinner()
  /// The timer of the next turn; nil while it does not turn.
  var timer: Subscription?
}

/// The behaviour of an activity indicator: it is drawn, and nothing else.
struct ActivityBehavior: ControlBehavior {
  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { false }
  var isActivatedByKeys: Bool { false }
  func intrinsicContentSize(of control: Control) -> Size? { Size(36, 36) }

  func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let isTurning = control.view[ActivityState.self]?.timer != nil
    return AccessibilityProperties(.activity, value: isTurning ? "in progress" : "stopped", traits: .updatesFrequently)
  }

  func show(_ control: Control) {
    guard var state = control.view[ActivityState.self] else { return }
    let size = control.view.bounds.size
    let diameter = state.diameter ?? min(size.width, size.height)
    state.spinner.show(
      Spinner.count, isTurning: state.timer != nil, control.styleNow.knob, radius: diameter * 0.38,
      in: control.view)
    if control.view.isAlive { control.view[ActivityState.self] = state }
  }
}
