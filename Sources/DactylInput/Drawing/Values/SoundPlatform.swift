/// A sound that was loaded or made: a handle. It lives as long as its scene's program.
public struct Sound: Hashable, Sendable {
  /// The number by which the platform knows it; 0 for one that makes no noise.
  package let number: Int32
  /// Its duration in seconds; 0 where it is not known.
  public let duration: Double

  /// Makes a handle. For platforms.
  package init(number: Int32 = 0, duration: Double = 0) {
    self.number = number
    self.duration = duration
  }
}

/// A sound that is being played: `stop()` ends it before its own end. Does nothing afterwards.
public struct SoundPlayback {
  private let end: () -> Void

  /// Makes a playback that a closure ends. For platforms.
  package init(end: @escaping () -> Void) { self.end = end }

  /// Ends the sound.
  public func stop() { end() }
}

@available(*, unavailable)
extension SoundPlayback: Sendable {}

/// Plays sounds. DactylSDL has one that uses SDL2_mixer; a game may set its own (`Scene.soundPlatform`), and a test one
/// that only listens.
public protocol SoundPlatform: AnyObject {
  /// Loads a file of the app's assets.
  func loadSound(_ name: String) throws(AssetError) -> Sound
  /// Makes a sound of samples from -1 to 1, of one channel.
  func makeSound(_ samples: [Float], perSecond rate: Double) -> Sound
  /// Plays a sound, with a volume from 0 to 1, from -1 at the left to 1 at the right, once or again and again.
  func play(_ sound: Sound, volume: Float, pan: Float, repeats: Bool) -> SoundPlayback
}
