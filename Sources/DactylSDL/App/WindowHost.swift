/// What runs scenes and can open further windows.
@MainActor protocol WindowHost: AnyObject {
  /// Opens a window with an empty scene of its own.
  func openWindow(_ options: AppOptions) throws(PlatformError) -> Scene
  /// Takes a window back that was opened and could not be filled.
  func discardWindow(of scene: Scene)
}

extension Scene {
  /// Opens a further window of the system, with a scene of its own that the closure fills.
  /// ```swift
  /// let map = try scene.openWindow(AppOptions(title: "Map", size: Size(300, 300))) { map in
  ///   try map.addSprite("map.bmp", at: Point(150, 150))
  /// }
  /// ```
  /// It can be called while launching and from any handler; the new scene's first frame is one of the next. What SDL
  /// reports of a window goes to its scene: mouse, fingers, keys and text, losing the keyboard, being hidden, resized
  /// or closed. Presses of controllers and shakes go to the scene whose window has the keyboard; what went down in one
  /// window also ends there.
  ///
  /// Scenes share the clipboard, the clock, the controllers and the moments of their frames. Nothing else: entities,
  /// views, textures, fonts, first responders, gesture settings and systems are each scene's own, and can't be mixed.
  ///
  /// A window that is closed ends its scene alone (`close()`), which then releases all that it was given
  /// (`Scene.end()`), so that nothing in it keeps it; the last one ends the program. `quit(_:)` ends it at once. With
  /// no display the scene runs as well, frame by frame with this one. `vsync` is left to the first window: frames would
  /// wait for each.
  ///
  /// Throws what the closure throws, and the window is gone again; or a `PlatformError` when there can be no window, as
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
