import CSDL2

extension SDLEventTranslator {
  /// Handles a file or a piece of text that another program drops: they come one by one, and are reported together at
  /// the end. The text belongs to SDL; the code that took the event frees it.
  mutating func translate(
    _ event: SDL_DropEvent, _ type: SDL_EventType, _ time: Timestamp, _ events: inout [InputEvent]
  ) {
    switch type {
    case SDL_DROPBEGIN: dropped = DroppedItems(at: .zero)
    case SDL_DROPFILE: if let path = unsafe event.file { unsafe dropped.files.append(String(cString: path)) }
    case SDL_DROPTEXT: if let text = unsafe event.file { unsafe dropped.texts.append(String(cString: text)) }
    default:
      var items = dropped
      dropped = DroppedItems(at: .zero)
      guard !items.files.isEmpty || !items.texts.isEmpty else { return }
      items.location = dropLocation.map { viewport.scenePoint(fromWindow: $0) } ?? mouse.location
      events.append(InputEvent(at: time, .drop(items)))
    }
  }
}
