import CSDL2

extension SDLEventTranslator {
  /// Something that happened to the window.
  mutating func translate(_ event: SDL_WindowEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let kind: WindowEvent
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: kind = .activated
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The scene cancels what is under way; the button's release, which still comes, then belongs to nothing.
      mouse.loseTouch()
      touchpadFingers = TouchpadFingers()
      return events.appendDeactivation(at: time)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      guard changeVisibility(to: false) else { return }
      kind = .hidden
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      guard changeVisibility(to: true) else { return }
      kind = .shown
    case SDL_WINDOWEVENT_CLOSE: kind = .closeRequested
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      guard let size = resize(to: Size(Float(event.data1), Float(event.data2))) else { return }
      kind = .resized(size)
    case SDL_WINDOWEVENT_LEAVE: return leaveWindow(time, &events)
    default: return
    }
    events.append(InputEvent(at: time, .window(kind)))
  }

  /// Whether that is news: minimizing a window hides it as well, and SDL sends both.
  mutating func changeVisibility(to isVisible: Bool) -> Bool {
    // The scene cancels what is under way; what is still down or lifts meanwhile may never be reported.
    if !isVisible {
      mouse.loseTouch()
      touchpadFingers = TouchpadFingers()
    }
    guard self.isVisible != isVisible else { return false }
    self.isVisible = isVisible
    return true
  }

  /// Says the scene's new size, if it has another: between bars it keeps its own. What the window is may be known
  /// before, from asking it after an event that came first, as when it is moved and resized at once: the scene still
  /// has to get it.
  private mutating func resize(to size: Size) -> Size? {
    let before = viewport
    viewport.windowSize = size
    // Until the window is asked: as many pixels a unit as before.
    if before.windowSize.width > 0, before.windowSize.height > 0 {
      viewport.outputSize = Size(
        size.width * before.outputSize.width / before.windowSize.width,
        size.height * before.outputSize.height / before.windowSize.height)
    }
    guard viewport.sceneSize != toldSize else { return nil }
    toldSize = viewport.sceneSize
    return toldSize
  }
}
