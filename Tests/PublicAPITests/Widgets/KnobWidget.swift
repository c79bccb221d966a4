import Dactyl
import DactylTesting

/// A widget of a game's own, made only with the public API: a knob that a finger turns.
struct KnobWidget: Widget {
  struct Dial {
    var value: Float = 0
    var finger: UInt64?
    var size = Size.zero
    var hasKeys = false
  }
  let log: CallLog

  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    guard let touch = touches.first else { return .handled }
    switch phase {
    case .began:
      view.beginTracking(touch)
      view[Dial.self]?.finger = touch.id
    case .moved: view[Dial.self]?.value += touch.location.x - touch.previousLocation.x
    case .ended, .cancelled:
      view.endTrackingTouch()
      view[Dial.self]?.finger = nil
    case .stationary: break
    }
    log.write("knob \(phase)")
    return .handled
  }

  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    guard phase == .began, presses.first?.key == .up else { return .passToNext }
    view[Dial.self]?.value += 1
    return .handled
  }

  func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling {
    if phase == .ended { view[Dial.self]?.value = 0 }
    log.write("select \(phase)")
    return .handled
  }

  func trackedInputWasLost(in view: View) {
    view[Dial.self]?.finger = nil
    log.write("knob lost its finger")
  }

  func shouldBegin(_ gesture: AnyGesture, taking touch: Touch, in view: View) -> Bool {
    gesture.value(as: TapGestureRecognizer.self) == nil
  }
  var keepsTouches: Bool { true }
  func isFocusable(_ view: View) -> Bool { true }
  func focusDidChange(_ view: View) { view[Dial.self]?.hasKeys = view.isFocused }
  func layoutSubviews(of view: View) { view[Dial.self]?.size = view.bounds.size }
  func cursor(over view: View) -> CursorShape? { .crosshair }
}

/// A scene with knobs, and hands on its keyboard.
struct KnobPanel {
  let scene = Scene(size: Size(400, 400))
  let log = CallLog()

  func knob(_ frame: Rect = Rect(100, 100, 60, 60), in parent: View? = nil) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view[KnobWidget.Dial.self] = KnobWidget.Dial()
    view.setWidget(KnobWidget(log: log))
    return view
  }

  func press(_ type: PressType, _ modifiers: ModifierFlags = []) {
    scene.send(.press(PressSample(type, .began, modifiers: modifiers)))
    scene.advance(by: 0.01)
  }

  func release(_ type: PressType) {
    scene.send(.press(PressSample(type, .ended, force: 0)))
    scene.advance(by: 0.01)
  }
}
