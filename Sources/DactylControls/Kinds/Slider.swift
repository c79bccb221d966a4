import Dactyl

/// A knob on a line, whose position stands for a number.
public struct Slider: ControlHandle {
  /// The control behind the handle, with its state, style and events.
  public let control: Control
  /// Makes a handle of a control that is a slider.
  public init(_ control: Control) { self.control = control }

  /// The number, within `range`. Setting it sends no event (C19); a value that is not finite is ignored.
  public var value: Float {
    get { view[SliderState.self]?.value ?? 0 }
    nonmutating set { change(SliderState.self) { $0.set(newValue) } }
  }

  /// The least and the greatest number; 0 and 1 at first. A range that is not finite is ignored.
  public var range: ClosedRange<Float> {
    get { view[SliderState.self]?.range ?? 0...1 }
    nonmutating set {
      change(SliderState.self) { state in
        guard newValue.isFinite else { return }
        state.range = newValue
        state.set(state.value)
      }
    }
  }

  /// Whether every move sends `valueChanged`, or only the final value when the finger lifts; true at first.
  public var isContinuous: Bool {
    get { view[SliderState.self]?.isContinuous ?? true }
    nonmutating set { change(SliderState.self) { $0.isContinuous = newValue } }
  }

  /// The step between values, counted from the least one; nil, the default, for all values. Arrow keys move the knob by
  /// it, or without one by a twentieth of the range.
  public var step: Float? {
    get { view[SliderState.self]?.step }
    nonmutating set {
      change(SliderState.self) { state in
        state.step = newValue.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        state.set(state.value)
      }
    }
  }

  /// Whether the knob moves to a finger that lands beside it; false at first: as in UIKit the finger has to land on the
  /// knob.
  public var movesKnobToTouch: Bool {
    get { view[SliderState.self]?.movesKnobToTouch ?? false }
    nonmutating set { change(SliderState.self) { $0.movesKnobToTouch = newValue } }
  }

  /// The frame of the knob, in the view's own coordinates.
  public var knobFrame: Rect { view[SliderState.self]?.knobFrame(in: view.bounds) ?? .zero }
}

extension Scene {
  /// Makes a slider in front of the other subviews of a view, or of the main window. The action runs while the user
  /// moves the knob (`valueChanged`).
  @discardableResult
  public func addSlider(
    value: Float = 0, range: ClosedRange<Float> = 0...1, frame: Rect? = nil, to parent: View? = nil,
    action: ((Slider) -> Void)? = nil
  ) -> Slider {
    let view = addView(frame: frame ?? .zero, to: parent)
    var state = SliderState(
      value: 0, range: range.isFinite ? range : 0...1, track: ControlPaint.addPart(to: view),
      full: ControlPaint.addPart(to: view),
      knob: ControlPaint.addPart(to: view))
    state.set(value)
    view[SliderState.self] = state
    let slider = Slider(view.makeControl(SliderBehavior()))
    if frame == nil { slider.sizeToFit() }
    if let action { slider.addAction(for: .valueChanged, action) }
    return slider
  }
}

/// The state of a slider.
struct SliderState {
  var value: Float
  var range: ClosedRange<Float>
  var isContinuous = true
  var step: Float?
  var movesKnobToTouch = false
  /// The horizontal distance of the finger from the middle of the knob when it landed.
  var grip: Float = 0
  /// The value when the finger landed.
  var takenAt: Float = 0
  let track: Entity
  let full: Entity
  let knob: Entity

  mutating func set(_ wanted: Float) {
    guard wanted.isFinite else { return }
    var value = wanted
    if let step { value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step }
    self.value = min(max(value, range.lowerBound), range.upperBound)
  }

  private var length: Float { range.upperBound - range.lowerBound }
  /// The position of the value in the range, 0…1.
  private var share: Float { length > 0 ? (value - range.lowerBound) / length : 0 }

  func knobFrame(in bounds: Rect) -> Rect {
    let side = min(bounds.size.height, bounds.size.width, 28)
    return Rect(
      bounds.minX + share * (bounds.size.width - side), bounds.center.y - side / 2, side, side)
  }

  /// The value that puts the middle of the knob at a position.
  func value(at x: Float, in bounds: Rect) -> Float {
    let side = knobFrame(in: bounds).size.width
    let way = bounds.size.width - side
    guard way > 0 else { return range.lowerBound }
    return range.lowerBound + (x - bounds.minX - side / 2) / way * length
  }
}

extension ClosedRange where Bound: FloatingPoint {
  /// Whether both ends are numbers that are not infinite.
  var isFinite: Bool { lowerBound.isFinite && upperBound.isFinite }
}
