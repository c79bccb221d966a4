extension Scene {
  /// The object that plays sounds. Set by the platform; nil plays nothing.
  public var soundPlatform: (any SoundPlatform)? {
    get { life.sounds }
    set { life.sounds = newValue }
  }

  /// Loads a sound from a file of the app's assets: WAV, and OGG, FLAC and MP3 as SDL2_mixer was built.
  /// ```swift
  /// let click = try scene.loadSound("click.wav")
  /// scene.addButton("Go") { _ in scene.play(click) }
  /// ```
  /// Where SDL2_mixer is not installed, or there is nothing to play sounds on, and in a program without a window, it
  /// makes no noise, and is the same otherwise.
  ///
  /// Throws when there is no such file, or it can't be read.
  public func loadSound(_ name: String) throws(AssetError) -> Sound {
    try soundPlatform?.loadSound(name) ?? Sound()
  }

  /// Makes a sound of samples from -1 to 1, of one channel: a tone, a noise.
  /// - Parameters:
  ///   - samples: The samples. Those that are not numbers are silent, those beyond the range are cut off.
  ///   - rate: The number of samples in a second, from 8000 to 192000.
  public func makeSound(_ samples: [Float], perSecond rate: Double = 44100) -> Sound {
    guard rate >= 8000, rate <= 192_000, !samples.isEmpty else { return Sound() }
    let silent = Sound(duration: Double(samples.count) / rate)
    return soundPlatform?.makeSound(samples, perSecond: rate) ?? silent
  }

  /// Plays a sound, beside those that are being played; up to 32 at once, and then it is left out.
  /// - Parameters:
  ///   - sound: The sound.
  ///   - volume: From 0, nothing, to 1, as it was recorded.
  ///   - pan: From -1, at the left, to 1, at the right.
  ///   - repeats: Whether it begins again at its end, until it is stopped.
  /// - Returns: What stops it.
  @discardableResult
  public func play(_ sound: Sound, volume: Float = 1, pan: Float = 0, repeats: Bool = false) -> SoundPlayback {
    let volume = volume > 0 ? min(volume, 1) : 0
    let pan = pan.isNaN ? 0 : min(max(pan, -1), 1)
    return soundPlatform?.play(sound, volume: volume, pan: pan, repeats: repeats) ?? SoundPlayback {}
  }
}
