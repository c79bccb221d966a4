/// An event on its way to those who hear of it: what a filter sees before anybody else, may change, and may stop. A
/// filter is what UIKit has in an overridden `sendEvent(_:)` of the application or of a window (D2).
///
/// What is not stopped goes on as it is left here: nobody has to call on. Phases and fingers can't be changed.
///
/// ```swift
/// scene.window.eventFilter = { event in
///   for index in event.touches.indices where event.touches[index].touch.location.y < 40 {
///     event.touches[index].isStopped = true
///   }
/// }
/// ```
public struct FilteredEvent {
  /// The event: its type, its moment, the modifier keys, and all touches.
  public let event: Event
  /// The window whose filter is asked; nil in that of the application.
  public let window: Window?
  /// The touches that began, moved, ended or were cancelled: those of the window, or all; empty in events of other
  /// types.
  public var touches: [FilteredTouch] = []
  /// The key or button, in an event of presses.
  public var press: FilteredPress?
  /// What the pointer did, in an event of hovering, scrolling or pinching.
  public internal(set) var pointer: PointerInput?
  /// The event of the game's own, where it is one.
  public internal(set) var customEvent: (any CustomEvent)?
  /// What the remote control or media key asked for.
  public internal(set) var remoteCommand: RemoteCommand?
  /// Whether the event is delivered to nobody. An input whose began is stopped is not delivered until it is over (T27);
  /// a pointer's step and a move are dropped one by one; an end becomes a cancel for those who received the began,
  /// since each of them has to receive an end (T21).
  public var isStopped = false
}

/// A touch of an event on its way.
public struct FilteredTouch {
  /// The touch as the device told it.
  public let touch: Touch
  /// Where others are to find it, in the coordinates around the windows. What begins hits what is there: in all windows
  /// for the application's filter, in its own window for a window's. What is not finite is left out, with a diagnostic.
  public var location: Point
  /// How hard it presses: 1 is an average touch (T32).
  public var force: Float
  /// The modifier keys that are down with it.
  public var modifierFlags: ModifierFlags
  /// Whether nobody is to hear of this touch, as `FilteredEvent.isStopped` is for all.
  public var isStopped = false

  init(_ touch: Touch) {
    self.touch = touch
    location = touch.location
    force = touch.force
    modifierFlags = touch.modifierFlags
  }
}

/// A key or button of an event on its way.
public struct FilteredPress {
  /// The press as the device told it.
  public let press: Press
  /// How hard it is pressed, 0…1.
  public var force: Float
  /// The modifier keys that are down with it.
  public var modifierFlags: ModifierFlags

  init(_ press: Press) {
    self.press = press
    force = press.force
    modifierFlags = press.modifierFlags
  }
}

@available(*, unavailable)
extension FilteredEvent: Sendable {}
@available(*, unavailable)
extension FilteredTouch: Sendable {}
