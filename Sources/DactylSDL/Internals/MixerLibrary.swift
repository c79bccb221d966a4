import CSDL2

/// The functions of SDL2_mixer, which is loaded at run time.
@safe struct MixerLibrary {
  typealias OpenAudio = @convention(c) (CInt, UInt16, CInt, CInt) -> CInt
  typealias LoadFile = @convention(c) (UnsafeMutablePointer<SDL_RWops>?, CInt) -> OpaquePointer?
  typealias LoadBytes = @convention(c) (UnsafeMutablePointer<UInt8>, UInt32) -> OpaquePointer?
  typealias Play = @convention(c) (CInt, OpaquePointer, CInt, CInt) -> CInt
  typealias SetVolume = @convention(c) (CInt, CInt) -> CInt
  typealias SetPan = @convention(c) (CInt, UInt8, UInt8) -> CInt
  typealias Halt = @convention(c) (CInt) -> CInt
  typealias Chunk = @convention(c) (CInt) -> OpaquePointer?
  typealias Free = @convention(c) (OpaquePointer) -> Void
  typealias Allocate = @convention(c) (CInt) -> CInt
  typealias Close = @convention(c) () -> Void

  /// The samples in a second, of two channels of 16 bits, that are mixed.
  static let rate = 44100
  /// The sounds that are played at once.
  static let channels: CInt = 32

  let loadFile: LoadFile
  let loadBytes: LoadBytes
  let play: Play
  let setVolume: SetVolume
  let setPan: SetPan
  let halt: Halt
  /// The sound that a channel has played last.
  let chunk: Chunk
  /// Ends a sound wherever it is played, and frees it.
  let free: Free
  private let closeAudio: Close

  /// Loads the library and opens the system's default output; nil when one of them is not there.
  init?(names: [String] = ["libSDL2_mixer-2.0.so.0", "libSDL2_mixer.so", "libSDL2_mixer-2.0.0.dylib"]) {
    guard let library = SharedLibrary(names: names),
      let open = unsafe library.function("Mix_OpenAudio"),
      let loadFile = unsafe library.function("Mix_LoadWAV_RW"),
      let loadBytes = unsafe library.function("Mix_QuickLoad_RAW"),
      let play = unsafe library.function("Mix_PlayChannelTimed"),
      let setVolume = unsafe library.function("Mix_Volume"),
      let setPan = unsafe library.function("Mix_SetPanning"),
      let halt = unsafe library.function("Mix_HaltChannel"),
      let chunk = unsafe library.function("Mix_GetChunk"),
      let free = unsafe library.function("Mix_FreeChunk"),
      let allocate = unsafe library.function("Mix_AllocateChannels"),
      let close = unsafe library.function("Mix_CloseAudio"),
      SDL_InitSubSystem(SDL_INIT_AUDIO) == 0
    else { return nil }
    let format = UInt16(AUDIO_S16LSB)
    guard unsafe unsafeBitCast(open, to: OpenAudio.self)(CInt(Self.rate), format, 2, 512) == 0 else {
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
      return nil
    }
    unsafe self.loadFile = unsafeBitCast(loadFile, to: LoadFile.self)
    unsafe self.loadBytes = unsafeBitCast(loadBytes, to: LoadBytes.self)
    unsafe self.play = unsafeBitCast(play, to: Play.self)
    unsafe self.setVolume = unsafeBitCast(setVolume, to: SetVolume.self)
    unsafe self.setPan = unsafeBitCast(setPan, to: SetPan.self)
    unsafe self.halt = unsafeBitCast(halt, to: Halt.self)
    unsafe self.chunk = unsafeBitCast(chunk, to: Chunk.self)
    unsafe self.free = unsafeBitCast(free, to: Free.self)
    unsafe closeAudio = unsafeBitCast(close, to: Close.self)
    _ = unsafe unsafeBitCast(allocate, to: Allocate.self)(Self.channels)
  }

  /// Closes the output, once every window that has opened it does so.
  func close() {
    closeAudio()
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }
}
