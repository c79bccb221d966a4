/// An event of a device or the window system, with its timestamp. Passed to a scene by a platform.
public struct InputEvent: Hashable, Sendable {
  /// The moment at which it happened.
  public var timestamp: Timestamp
  /// The kind of the event, with its values.
  public var kind: Kind

  /// Makes an event.
  public init(at timestamp: Timestamp, _ kind: Kind) {
    self.timestamp = timestamp
    self.kind = kind
  }

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// A finger, pencil or pressed mouse button landed, moved, lifted or was cancelled.
    case touch(TouchSample)
    /// A touch sample with details that only few devices report: the angles of a pencil, and which values are
    /// estimates.
    indirect case detailedTouch(TouchSample, TouchDetails)
    /// The correction of a sample that announced one (T33).
    indirect case touchUpdate(TouchUpdate)
    /// The pointer moved with no button down; nil when it left the window.
    case hover(Point?, modifiers: ModifierFlags)
    /// The mouse moved while the pointer was locked (`Scene.lockPointer(_:)`), by a distance in points of the scene, to
    /// the right and down. Ignored while it is free.
    case pointerMotion(Vector)
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
    /// A phase of a shake of the device.
    case motion(MotionPhase)
    /// A measurement of a motion sensor. It never goes to responders (M4).
    case motionData(MotionSample)
    /// A remote control or media key was used.
    case remote(RemoteCommand)
    /// Something happened to the window or the application.
    case window(WindowEvent)
    /// A device was connected or disconnected.
    case device(DeviceEvent)
    /// The description of a controller: sent when it is connected, in addition to `device(.added)`, and when it
    /// changes. Its disconnection is reported by `device(.removed)`.
    indirect case controller(GameController)
    /// Another program dropped files or text.
    indirect case drop(DroppedItems)
    /// An assistive client asks for something.
    indirect case accessibility(AccessibilityRequest)
  }
}
