import CSDL2

// What SDL 2.26 reports on each system for fingers that are not on the screen:
//
//     macOS, touchpad          fingers of SDL_MOUSE_TOUCHID, SDL_MULTIGESTURE of the same; the pointer besides
//     X11, dependent touch     fingers of a device INDIRECT_RELATIVE, SDL_MULTIGESTURE; the pointer besides
//     X11 with libinput        the pointer and the wheel; no fingers, no gestures
//     Wayland, Windows         the pointer and the wheel; no fingers, no gestures (SDL asks for none)
//     a surface of its own     fingers of a device INDIRECT_ABSOLUTE: touches of type `.indirect`
//
// SDL_MULTIGESTURE comes for every device with two fingers down, also for screens: there recognizers receive the
// fingers themselves, and it adds nothing.

extension SDLEventTranslator {
  /// Whether the fingers of a device move the pointer instead of being touches.
  func isTouchpad(_ device: Int64) -> Bool { device == SDL_MOUSE_TOUCHID || touchpads.contains(device) }

  /// Handles a finger on a touchpad. A transform continues until one of its two fingers lifts or a third lands.
  mutating func noteTouchpad(
    _ finger: SDL_TouchFingerEvent, _ phase: TouchSamplePhase, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    let hasEnded =
      if phase == .ended {
        touchpadFingers.lift(finger.fingerId, from: finger.touchId)
      } else {
        touchpadFingers.update(
          TouchpadFingers.Finger(
            device: finger.touchId, number: finger.fingerId, location: Point(finger.x, finger.y)))
      }
    if hasEnded { events.append(InputEvent(at: time, transform(.ended))) }
  }

  /// Handles two fingers on a touchpad that moved apart or turned about their middle.
  ///
  /// SDL measures in fractions of the touchpad, whatever its shape: a rotation is exact only on a square one.
  mutating func translate(_ event: SDL_MultiGestureEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let device = event.touchId
    guard isTouchpad(device), event.numFingers == 2, let reach = touchpadFingers.reach(on: device) else { return }
    let before = reach - event.dDist
    let scale = before > 0.001 && reach > 0.001 ? reach / before : 1
    guard scale.isFinite, event.dTheta.isFinite else { return }
    let phase: TouchSamplePhase = touchpadFingers.transforming == device ? .moved : .began
    touchpadFingers.beginTransform(on: device)
    events.append(InputEvent(at: time, transform(phase, scale: scale, rotation: event.dTheta)))
  }

  private func transform(_ phase: TouchSamplePhase, scale: Float = 1, rotation: Float = 0) -> InputEvent.Kind {
    .transform(
      TransformSample(
        phase: phase, location: mouse.location, scale: scale, rotation: rotation, modifiers: modifiers))
  }
}
