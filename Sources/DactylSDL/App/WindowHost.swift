/// Runs scenes and opens further windows.
@MainActor protocol WindowHost: AnyObject {
  /// Opens a window with an empty scene of its own.
  func openWindow(_ options: AppOptions) throws(PlatformError) -> Scene
  /// Closes a window that was opened and could not be filled.
  func discardWindow(of scene: Scene)
  /// What is kept of a scene from one run to the next; nil for nothing.
  func restorableState(of scene: Scene) -> RestorableState?
}

extension WindowHost {
  func restorableState(of scene: Scene) -> RestorableState? { nil }
}

extension Scene {
  /// Opens a further window of the system, with a scene of its own that the closure fills.
  /// ```swift
  /// let map = try scene.openWindow(AppOptions(title: "Map", size: Size(300, 300))) { map in
  ///   try map.addSprite("map.bmp", at: Point(150, 150))
  /// }
  /// ```
  /// It can be called while launching and from any handler; the new scene runs its first frame soon afterwards. What
  /// SDL reports of a window goes to its scene: mouse, fingers, keys and text, losing the keyboard, being hidden,
  /// resized or closed. Presses of controllers and shakes go to the scene whose window has the keyboard; a press that
  /// began in one window also ends there.
  ///
  /// Scenes share the clipboard, the clock, the controllers and the times of their frames. Everything else belongs to
  /// each scene alone and cannot be mixed: entities, views, textures, fonts, first responders, gesture settings and
  /// systems.
  ///
  /// Closing a window ends only its scene (`close()`), which then releases everything that it was given
  /// (`Scene.end()`), so that nothing in it keeps it alive; closing the last one ends the program. `quit(_:)` ends the
  /// program at once. Without a display the scene runs as well, frame by frame with this one. The `vsync` option
  /// applies only to the first window: otherwise frames would wait for each window.
  ///
  /// Throws the closure's error, after closing the window again; or a `PlatformError` when no window can be opened, as
  /// for a scene that no platform runs.
  @MainActor @discardableResult
  public func openWindow(_ options: AppOptions = AppOptions(), launch: (Scene) throws -> Void) throws -> Scene {
    guard let host = host as? any WindowHost else {
      throw PlatformError(attempt: "opening the window \(options.title)", reason: "no platform runs this scene")
    }
    let scene = try host.openWindow(options)
    do {
      try launch(scene)
    } catch {
      host.discardWindow(of: scene)
      throw error
    }
    return scene
  }
}
