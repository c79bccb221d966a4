/// One thing that a device or the window system said, with its moment. What a platform hands to a scene.
public struct InputEvent: Hashable, Sendable {
  /// When it happened.
  public var timestamp: Timestamp
  /// What happened, with the values that this kind of event has.
  public var kind: Kind

  /// Makes an event.
  public init(at timestamp: Timestamp, _ kind: Kind) {
    self.timestamp = timestamp
    self.kind = kind
  }

  /// What an event says.
  public enum Kind: Hashable, Sendable {
    /// A finger, pencil or pressed mouse button landed, moved, lifted or was cancelled.
    case touch(TouchSample)
    /// The same, with what only few devices say of it: how a pencil is held, and what is an estimate.
    indirect case detailedTouch(TouchSample, TouchDetails)
    /// A sample is corrected that said to expect that (T33).
    indirect case touchUpdate(TouchUpdate)
    /// The pointer moved with no button down; nil when it left the window.
    case hover(Point?, modifiers: ModifierFlags)
    /// A wheel or touchpad scrolled.
    case scroll(ScrollSample)
    /// Two fingers on a touchpad pinched or turned.
    case transform(TransformSample)
    /// A key went down or up.
    case key(KeySample)
    /// A button of a controller, or a key by itself, did something.
    case press(PressSample)
    /// A stick or trigger of a controller moved.
    case axis(AxisSample)
    /// Text was typed, as the window system composed it.
    case text(String)
    /// An input method composes text.
    case textEditing(TextEditing)
    /// The device is shaken.
    case motion(MotionPhase)
    /// A sensor measured how a device moves. It never goes to responders (M4).
    case motionData(MotionSample)
    /// A remote control or media key was used.
    case remote(RemoteCommand)
    /// Something happened to the window or the application.
    case window(WindowEvent)
    /// A device came or went.
    case device(DeviceEvent)
    /// What is known of a controller: when it came, beside `device(.added)`, and when that changed. When it goes,
    /// `device(.removed)` says so.
    indirect case controller(GameController)
    /// Another program dropped files or text.
    indirect case drop(DroppedItems)
  }
}
