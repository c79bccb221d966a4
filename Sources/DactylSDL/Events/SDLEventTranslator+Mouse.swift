import CSDL2
import Dactyl

extension SDLEventTranslator {
  /// Handles a button that goes down. The first one begins the single touch of the mouse; further ones only change its
  /// buttons.
  mutating func press(_ event: SDL_MouseButtonEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    guard !isEmulated(event.which), let button = ButtonMask(sdlButton: event.button) else { return }
    point(to: event.x, event.y)
    if mouse.isTouching {
      mouse.buttons.insert(button)
      events.append(InputEvent(at: time, touch(.moved)))
    } else {
      // Buttons left over from a cancelled touch do not belong to the new one.
      mouse.buttons = button
      mouse.isTouching = true
      events.append(InputEvent(at: time, touch(.began)))
    }
  }

  /// Handles a button that goes up. The last one ends the touch.
  mutating func release(_ event: SDL_MouseButtonEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    guard !isEmulated(event.which), let button = ButtonMask(sdlButton: event.button) else { return }
    point(to: event.x, event.y)
    mouse.buttons.remove(button)
    guard mouse.isTouching else { return }
    mouse.isTouching = !mouse.buttons.isEmpty
    events.append(InputEvent(at: time, touch(mouse.isTouching ? .moved : .ended)))
  }

  /// Handles movement: touching while a touch is under way, and hovering while no button is down. A locked pointer
  /// rests where it is, and the movement is reported by itself.
  mutating func translate(_ event: SDL_MouseMotionEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    guard !isEmulated(event.which) else { return }
    let delta = Vector(Float(event.xrel), Float(event.yrel)) / viewport.sceneToWindow.a
    switch mouse.mode {
    case .free: point(to: event.x, event.y)
    case .locked:
      if delta != .zero { events.append(InputEvent(at: time, .pointerMotion(delta))) }
      return
    case .dragging: mouse.location += delta
    }
    if mouse.isTouching {
      events.append(InputEvent(at: time, touch(.moved)))
    } else if event.state == 0 {
      mouse.buttons = []
      mouse.isHovering = true
      events.append(InputEvent(at: time, .hover(mouse.location, modifiers: modifiers)))
    }
  }

  /// Handles the wheel. SDL counts upward; Dactyl downward, like all of its coordinates. With Shift an ordinary wheel
  /// scrolls sideways, as desktops have it; macOS does so by itself.
  mutating func translate(_ event: SDL_MouseWheelEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    guard !isEmulated(event.which) else { return }
    // A driver or a test that reports only whole steps leaves the precise values at zero.
    let isPrecise = event.preciseX != 0 || event.preciseY != 0
    let right = isPrecise ? event.preciseX : Float(event.x)
    let up = isPrecise ? event.preciseY : Float(event.y)
    let turn: Float = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let isContinuous = right.rounded() != right || up.rounded() != up
    var delta = Vector(right * turn, -up * turn)
    #if !os(macOS)
      if modifiers.contains(.shift), right == 0 { delta = Vector(delta.dy, 0) }
    #endif
    let sample = ScrollSample(
      location: mouse.location, delta: delta, isContinuous: isContinuous, modifiers: modifiers)
    events.append(InputEvent(at: time, .scroll(sample)))
  }

  /// Cancels the touch when the buttons turn out to be up without an event for it.
  mutating func reconcileMouse(pressed: ButtonMask, into events: inout [InputEvent]) {
    guard pressed.isEmpty, !mouse.buttons.isEmpty else { return }
    mouse.buttons = []
    guard mouse.isTouching else { return }
    mouse.isTouching = false
    events.append(InputEvent(at: clock.now(reading), touch(.cancelled)))
  }

  /// Ends the hover when the pointer leaves the window.
  mutating func leaveWindow(_ time: Timestamp, _ events: inout [InputEvent]) {
    guard mouse.isHovering else { return }
    mouse.isHovering = false
    events.append(InputEvent(at: time, .hover(nil, modifiers: modifiers)))
  }

  private func touch(_ phase: TouchSamplePhase) -> InputEvent.Kind {
    .touch(
      TouchSample(
        finger: .mouse, phase: phase, location: mouse.location, type: .pointer, buttons: mouse.buttons,
        modifiers: modifiers))
  }

  /// Sets the location to that of an event, unless the pointer is hidden and the system's locations mean nothing.
  private mutating func point(to x: Int32, _ y: Int32) {
    if mouse.mode == .free { mouse.location = scenePoint(x, y) }
  }

  private func scenePoint(_ x: Int32, _ y: Int32) -> Point {
    viewport.scenePoint(fromWindow: Point(Float(x), Float(y)))
  }

  /// Whether the mouse event is made from a finger, which is reported as a finger already.
  private func isEmulated(_ mouse: UInt32) -> Bool {
    // SDL_TOUCH_MOUSEID, which Swift cannot import: a negative number in an unsigned type.
    mouse == .max
  }
}
