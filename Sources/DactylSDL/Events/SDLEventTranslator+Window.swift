import CSDL2

extension SDLEventTranslator {
  /// Handles an event of the window itself.
  mutating func translate(_ event: SDL_WindowEvent, _ time: Timestamp, _ events: inout [InputEvent]) {
    let kind: WindowEvent
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: kind = .activated
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The scene cancels what is under way; the release of the button, which still comes, then belongs to nothing.
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

  /// Sets the visibility. Returns whether it has changed: minimizing a window hides it as well, and SDL sends both.
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

  /// Returns the scene's new size if it has changed; a letterboxed scene keeps its size. The size of the window may be
  /// known already, from a query after an earlier event, as when it is moved and resized at once: the scene still has
  /// to be notified.
  private mutating func resize(to size: Size) -> Size? {
    let before = viewport
    viewport.windowSize = size
    // Until the window is queried, the same number of pixels for each unit is assumed.
    if before.windowSize.width > 0, before.windowSize.height > 0 {
      viewport.outputSize = Size(
        size.width * before.outputSize.width / before.windowSize.width,
        size.height * before.outputSize.height / before.windowSize.height)
    }
    guard viewport.sceneSize != reportedSize else { return nil }
    reportedSize = viewport.sceneSize
    return reportedSize
  }
}
