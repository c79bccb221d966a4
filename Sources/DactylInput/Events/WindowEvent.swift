/// An event of the window or the application.
public enum WindowEvent: Hashable, Sendable {
  /// The application came to the foreground.
  case activated
  /// The application lost the foreground: input under way is cancelled (T22).
  case deactivated
  /// The window was hidden or minimized: input under way is cancelled (W11).
  case hidden
  /// The window became visible again.
  case shown
  /// The size of the window changed; in points of the scene.
  case resized(Size)
  /// What somebody prefers to be drawn and animated differently changed in the settings of the desktop (AX29–AX31).
  case displayAccommodations(DisplayAccommodations)
  /// Somebody asks for a quick action of the program, by its id (AX32).
  case quickAction(String)
  /// The user asked to close the window.
  case closeRequested
  /// The application was asked to quit, by the window system or by a signal. When the display is lost it is asked a
  /// last time, and ends in any case.
  case quitRequested
}

/// The connection or disconnection of a device.
public enum DeviceEvent: Hashable, Sendable {
  /// A device was connected.
  case added(DeviceID)
  /// A device was disconnected: its input is cancelled.
  case removed(DeviceID)
}
