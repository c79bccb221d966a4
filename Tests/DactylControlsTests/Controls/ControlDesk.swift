import Dactyl
import DactylControls
import DactylTesting
import TestStage

/// A stage with what tests of controls need: controls that record their events, and keys.
extension Stage {
  /// A control of a hundred by fifty points at (100, 100), whose events are recorded.
  @discardableResult
  func control(
    _ name: String = "ok", _ frame: Rect = Rect(100, 100, 100, 50), in parent: View? = nil,
    for events: ControlEvents = .allEvents
  ) -> Control {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    let control = view.makeControl()
    control.record(as: name, for: events, in: log)
    return control
  }

  /// Presses a key or button.
  func press(_ type: PressType, modifiers: ModifierFlags = []) {
    scene.send(.press(PressSample(type, .began, modifiers: modifiers)))
  }

  /// Releases it.
  func release(_ type: PressType) { scene.send(.press(PressSample(type, .ended, force: 0))) }

  /// Presses and releases it.
  func type(_ type: PressType, modifiers: ModifierFlags = []) {
    press(type, modifiers: modifiers)
    release(type)
  }
}

extension ControlHandle {
  /// Writes lines such as `ok touchDown` into a log.
  func record(as name: String, for events: ControlEvents = .allEvents, in log: CallLog) {
    addAction(for: events) { _, event in log.write("\(name) \(event.name)") }
  }
}

extension ControlEvents {
  /// The name of a single event.
  var name: String {
    let names: [(ControlEvents, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
      (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary"),
    ]
    return names.first { $0.0 == self }?.1 ?? "several"
  }
}
