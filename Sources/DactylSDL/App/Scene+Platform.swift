extension Scene {
  /// Gives a new scene what it needs of the platform, before the app fills it.
  func prepare(options: AppOptions, store: TextureStore) {
    assets = store
    if let background = options.background { self.background = background }
    clock = { SDLClock.nanoseconds }
    onDiagnostic = { StandardStream.error.write("dactyl: \($0)") }
  }
}
