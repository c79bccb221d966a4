import CSDL2

extension SDLEventTranslator {
  /// A finger: fractions of the window become points of the scene. What is not a number stays none, for the scene to
  /// count.
  mutating func translate(
    _ finger: SDL_TouchFingerEvent, _ phase: TouchSamplePhase, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    // The mouse playing a finger comes as a mouse already, and a touchpad's fingers move the pointer.
    guard !isTouchpad(finger.touchId) else { return noteTouchpad(finger, phase, time, &events) }
    let size = viewport.windowSize
    let last: Float = touchScale == .lastUnit ? 1 : 0
    let point = Point(finger.x * max(size.width - last, 1), finger.y * max(size.height - last, 1))
    let sample = TouchSample(
      finger: FingerID(device: DeviceID(finger.touchId), finger.fingerId), phase: phase,
      location: viewport.scenePoint(fromWindow: point),
      type: indirectTouchDevices.contains(finger.touchId) ? .indirect : .direct, force: finger.pressure,
      modifiers: modifiers)
    events.append(InputEvent(at: time, .touch(sample)))
  }
}
