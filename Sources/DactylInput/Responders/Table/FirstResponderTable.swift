/// Which entity of each window is first responder, and which window is key (R10-R19, W8).
final class FirstResponderTable {
  /// A window and its first responder. There are few windows.
  struct Entry {
    let window: Entity
    let responder: Entity
  }
  let entries = List<Entry>()
  var keyWindow = Entity.none
  /// The windows that never become key.
  var neverKey: [Entity] = []
  /// The views that are leaving their window just now with all in them, and what is about to end: nobody in them
  /// becomes first responder or key any more.
  let leaving = List<Entity>()
  /// What becomes first responder or key, and what is so no longer, on its way to be told of that.
  let calls = CallLine()

  func responder(of window: Entity) -> Entity? {
    entries.firstIndex { $0.window == window }.map { entries[$0].responder }
  }

  /// The window whose first responder an entity is, or nil.
  func window(of responder: Entity) -> Entity? {
    entries.firstIndex { $0.responder == responder }.map { entries[$0].window }
  }

  func set(_ responder: Entity?, of window: Entity) {
    entries.removeAll { $0.window == window }
    if let responder { entries.append(Entry(window: window, responder: responder)) }
  }
}
