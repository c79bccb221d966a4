import Dactyl

/// A bar that fills up as a task goes on. It takes no touches.
///
/// ```swift
/// let bar = scene.addProgressView(frame: Rect(40, 100, 240, 6))
/// bar.setProgress(0.4, animated: true)
/// ```
public struct ProgressView: ControlHandle {
  /// The control behind the handle, with its style: the bar has the colours `track` and `accent`.
  public let control: Control
  /// Makes a handle of a control that is a progress view.
  public init(_ control: Control) { self.control = control }

  /// The share of the task that is done, from 0 to 1. Values beyond are clamped; what is no number counts as 0.
  public var progress: Float {
    get { view[ProgressState.self]?.progress ?? 0 }
    nonmutating set { change(ProgressState.self) { $0.progress = newValue > 0 ? min(newValue, 1) : 0 } }
  }

  /// Sets the progress, over a quarter of a second if it is animated.
  public func setProgress(_ progress: Float, animated isAnimated: Bool) {
    guard let state = view[ProgressState.self], isAnimated else { return self.progress = progress }
    let bar = View(state.full, in: view.columns)
    let (size, center) = bar.isAlive ? (bar.bounds.size, bar.center) : (.zero, .zero)
    self.progress = progress
    guard bar.isAlive else { return }
    let (newSize, newCenter) = (bar.bounds.size, bar.center)
    (bar.bounds.size, bar.center) = (size, center)
    bar.animate(duration: 0.25, easing: .easeOut) { ($0.size, $0.center) = (newSize, newCenter) }
  }
}

extension Scene {
  /// Makes a progress view in front of the other subviews of a view, or of the main window. Without a frame it is 160
  /// points wide, in a container as wide as that.
  @discardableResult
  public func addProgressView(_ progress: Float = 0, frame: Rect? = nil, to parent: View? = nil) -> ProgressView {
    let view = addView(frame: frame ?? .zero, to: parent)
    view.isUserInteractionEnabled = false
    view[ProgressState.self] = ProgressState(full: ControlPaint.addPart(to: view))
    let bar = ProgressView(view.makeControl(ProgressBehavior()))
    view.canBecomeFocused = false
    if frame == nil { bar.sizeToFit() }
    bar.progress = progress
    return bar
  }
}

/// The state of a progress view.
struct ProgressState {
  var progress: Float = 0
  /// The view of the full part.
  let full: Entity
}

/// The behaviour of a progress view: it is drawn, and nothing else.
struct ProgressBehavior: ControlBehavior {
  func beginTracking(_ touch: Touch, in control: Control, with event: Event) -> Bool { false }
  var isActivatedByKeys: Bool { false }
  func intrinsicContentSize(of control: Control) -> Size? { Size(160, 6) }

  func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let progress = Double(ProgressView(control).progress)
    return AccessibilityProperties(
      .progress, value: SpokenNumber.percent(progress, of: 0...1), traits: .updatesFrequently, number: progress,
      range: 0...1)
  }

  func show(_ control: Control) {
    guard let state = control.view[ProgressState.self] else { return }
    let (style, bounds) = (control.styleNow, control.view.bounds)
    control.view[Shape.self] = Shape(.rectangle(cornerRadius: bounds.size.height / 2), fill: style.track)
    let full = View(state.full, in: control.view.columns)
    guard full.isAlive else { return }
    full.cancelAnimations()
    let width = bounds.size.width * state.progress
    ControlPaint.showBar(
      style.accent, style, Rect(bounds.minX, bounds.minY, width, bounds.size.height), on: full)
  }
}
