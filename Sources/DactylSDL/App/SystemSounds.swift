import CSDL2

/// Plays the sounds of a program by SDL2_mixer; without it, and without an output, they are silent. Nothing is loaded
/// or opened before the first sound.
@safe final class SystemSounds: SoundPlatform {
  private let finder: AssetFinder
  private let isSilent: Bool
  private lazy var mixer: MixerLibrary? = {
    guard !isSilent, let mixer = MixerLibrary() else { return nil }
    isOpen = true
    return mixer
  }()
  private var isOpen = false
  /// The sounds by their numbers, from 1 on.
  private var chunks: [OpaquePointer]
  /// The bytes of sounds that were made of samples: the library does not copy them.
  private var bytes: [UnsafeMutablePointer<UInt8>]
  private var files: [String: Sound] = [:]
  /// The number of the sound that each channel has played last, counted from the start of the program.
  private var playing = [UInt64](repeating: 0, count: Int(MixerLibrary.channels))
  private var count: UInt64 = 0

  /// Makes the sounds of a program with assets; silent ones are for programs without a window.
  init(finder: AssetFinder, isSilent: Bool) {
    self.finder = finder
    self.isSilent = isSilent
    unsafe (chunks, bytes) = ([], [])
  }

  deinit {
    guard isOpen, let mixer else { return }
    // The output may stay open for another window: none of its channels may read these any more.
    unsafe chunks.forEach { unsafe mixer.free($0) }
    mixer.close()
    unsafe bytes.forEach { unsafe $0.deallocate() }
  }

  func loadSound(_ name: String) throws(AssetError) -> Sound {
    let path = try finder.path(of: name)
    if let sound = files[path] { return sound }
    guard let mixer else { return Sound() }
    guard let file = unsafe SDL_RWFromFile(path, "rb") else {
      throw AssetError(name: name, reason: "\(path) can't be opened: \(sdlMessage())")
    }
    guard let chunk = unsafe mixer.loadFile(file, 1) else {
      throw AssetError(name: name, reason: "\(path) is not a sound that can be read: \(sdlMessage())")
    }
    let sound = unsafe add(chunk)
    files[path] = sound
    return sound
  }

  func makeSound(_ samples: [Float], perSecond rate: Double) -> Sound {
    let duration = Double(samples.count) / rate
    guard let mixer else { return Sound(duration: duration) }
    let frames = Self.frames(of: samples, perSecond: rate)
    let length = frames.count * MemoryLayout<Int16>.size
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
    unsafe frames.withUnsafeBytes {
      unsafe UnsafeMutableRawPointer(memory).copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: length)
    }
    guard let chunk = unsafe mixer.loadBytes(memory, UInt32(length)) else {
      unsafe memory.deallocate()
      return Sound(duration: duration)
    }
    unsafe bytes.append(memory)
    return unsafe Sound(number: add(chunk).number, duration: duration)
  }

  func play(_ sound: Sound, volume: Float, pan: Float, repeats: Bool) -> SoundPlayback {
    guard let mixer, unsafe chunks.indices.contains(Int(sound.number) - 1) else { return SoundPlayback {} }
    let channel = unsafe mixer.play(-1, chunks[Int(sound.number) - 1], repeats ? -1 : 0, -1)
    guard channel >= 0, channel < MixerLibrary.channels else { return SoundPlayback {} }
    _ = mixer.setVolume(channel, CInt((volume * 128).rounded()))
    let right = UInt8((min(1 + pan, 1) * 255).rounded())
    let left = UInt8((min(1 - pan, 1) * 255).rounded())
    _ = mixer.setPan(channel, left, right)
    count += 1
    playing[Int(channel)] = count
    return SoundPlayback { [weak self, count] in self?.stop(sound, channel, count) }
  }

  /// Ends a sound, unless its channel plays another one by now, perhaps of another window.
  private func stop(_ sound: Sound, _ channel: CInt, _ number: UInt64) {
    guard playing[Int(channel)] == number, let mixer,
      unsafe mixer.chunk(channel) == chunks[Int(sound.number) - 1]
    else { return }
    _ = mixer.halt(channel)
  }

  @unsafe private func add(_ chunk: OpaquePointer) -> Sound {
    unsafe chunks.append(chunk)
    return unsafe Sound(number: Int32(chunks.count))
  }

  /// Samples at another rate, for two channels: those of the output between which a time lies are mixed.
  static func frames(of samples: [Float], perSecond rate: Double) -> [Int16] {
    func usable(_ sample: Float) -> Float { sample.isNaN ? 0 : min(max(sample, -1), 1) }
    let step = rate / Double(MixerLibrary.rate)
    let count = Int((Double(samples.count) / step).rounded(.up))
    var frames: [Int16] = []
    frames.reserveCapacity(2 * count)
    for number in 0..<count {
      let place = Double(number) * step
      let first = min(Int(place), samples.count - 1)
      let (before, after) = (usable(samples[first]), usable(samples[min(first + 1, samples.count - 1)]))
      let sample = before + (after - before) * Float(place - Double(first))
      let value = Int16((sample * 32767).rounded())
      frames.append(value)
      frames.append(value)
    }
    return frames
  }
}
