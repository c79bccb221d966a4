/// Something that happened to the window or the application.
public enum WindowEvent: Hashable, Sendable {
  /// The application came to the foreground.
  case activated
  /// It lost the foreground: live touches are cancelled (T22).
  case deactivated
  /// The window was hidden or minimized: live touches are cancelled (W11).
  case hidden
  /// The window can be seen again.
  case shown
  /// The window has another size, in points of the scene.
  case resized(Size)
  /// Someone asked to close the window.
  case closeRequested
  /// The application is asked to quit: by the window system, or by a signal. When the display is lost it is asked a
  /// last time, and ends whatever it answers.
  case quitRequested
}

/// A device that came or went.
public enum DeviceEvent: Hashable, Sendable {
  /// A device came.
  case added(DeviceID)
  /// A device went: its touches are cancelled.
  case removed(DeviceID)
}
