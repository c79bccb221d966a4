/// An event before its delivery, as passed to a filter, which may change and stop it. A filter does the work of an
/// overridden `sendEvent(_:)` of UIKit's application or window (D2).
///
/// An event that is not stopped is delivered as the filter leaves it, without a call to forward it. Phases and touches
/// can't be changed.
///
/// ```swift
/// scene.window.eventFilter = { event in
///   for index in event.touches.indices where event.touches[index].touch.location.y < 40 {
///     event.touches[index].isStopped = true
///   }
/// }
/// ```
public struct FilteredEvent {
  /// The event: its type, timestamp, modifier keys and all touches.
  public internal(set) var event: Event
  /// The window whose filter is called; nil in the filter of the application.
  public let window: Window?
  /// The touches that began, moved, ended or were cancelled: those of the window, or all of them in the filter of the
  /// application. Empty in events of other types.
  public var touches: [FilteredTouch] = []
  /// The key or button in an event of presses.
  public var press: FilteredPress?
  /// The input of the pointer in an event of hovering, scrolling or pinching.
  public internal(set) var pointer: PointerInput?
  /// The custom event, or nil in events of the engine.
  public internal(set) var customEvent: (any CustomEvent)?
  /// The command of the remote control or media key.
  public internal(set) var remoteCommand: RemoteCommand?
  /// Whether the event is discarded. An input whose began is stopped is not delivered until it is over (T27). A move
  /// and a step of the pointer are discarded one by one. An end becomes a cancel for the receivers of the began, since
  /// each of them has to receive an end (T21).
  public var isStopped = false
}

/// A touch of an event that passes through a filter.
public struct FilteredTouch {
  /// The touch as the device reported it.
  public let touch: Touch
  /// The location at which the touch is delivered, in the coordinates around the windows. A touch that begins is
  /// hit-tested there: in all windows after the application's filter, in its own window after a window's filter. A
  /// location that is not finite is ignored, with a diagnostic.
  public var location: Point
  /// The force: 1 is an average touch (T32).
  public var force: Float
  /// The modifier keys that are down during the touch.
  public var modifierFlags: ModifierFlags
  /// Whether the touch is discarded, as by `FilteredEvent.isStopped`.
  public var isStopped = false

  init(_ touch: Touch) {
    self.touch = touch
    location = touch.location
    force = touch.force
    modifierFlags = touch.modifierFlags
  }
}

/// The press of an event that passes through a filter.
public struct FilteredPress {
  /// The press as the device reported it.
  public let press: Press
  /// The force of the press, 0…1.
  public var force: Float
  /// The modifier keys that are down during the press.
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
