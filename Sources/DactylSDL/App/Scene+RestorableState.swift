extension Scene {
  /// Names a state of the game that is kept when the program starts again with `--state FILE`, as `dactyl run` starts
  /// it after every change of its code: the level, the score, what is on the table.
  /// ```swift
  /// var level = 1
  /// scene.addRestorableState("level", encode: { String(level) }, decode: { level = Int($0) ?? 1 })
  /// ```
  /// At launch; `decode` is called at once, where the last run left a state of that name. `encode` is called at the end
  /// of the run, after everything under way was cancelled. The text may be of any format, such as JSON. A name that is
  /// used again replaces the first. Only the scene of a program's first window keeps states; in other scenes, and
  /// without the option, nothing is called.
  ///
  /// A run that begins with a restored state keeps no recording for F9, since that plays from a launch without one.
  @MainActor public func addRestorableState(
    _ name: String, encode: @escaping () -> String, decode: (String) -> Void
  ) {
    guard let host = host as? any WindowHost else { return }
    host.restorableState(of: self)?.add(name, encode: encode, decode: decode)
  }
}
