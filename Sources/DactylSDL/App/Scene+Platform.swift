extension Scene {
  /// Sets up a new scene for the platform. Called before the app fills it.
  @MainActor func prepare(options: AppOptions, store: TextureStore, isHeadless: Bool) {
    assets = store
    soundPlatform = SystemSounds(finder: store.finder, isSilent: isHeadless)
    if !isHeadless { assistance.speech = SystemSpeech.shared }
    if let background = options.background { self.background = background }
    quickActions = options.quickActions
    hasInspectorKeys = options.hasInspectorKeys
    clock = { SDLClock.nanoseconds }
    diagnosticOutput = { StandardStream.error.write("dactyl: \($0)") }
  }
}
