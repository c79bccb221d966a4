import CSDL2
import Testing

@testable import DactylSDL

@Suite struct MediaKeyTests {
  private func key(_ code: SDL_Scancode, isDown: Bool, isRepeat: Bool = false) -> [InputEvent.Kind] {
    var rig = TranslatorRig()
    return rig.take(isDown ? SDL_KEYDOWN : SDL_KEYUP) {
      unsafe $0.key.state = isDown ? 1 : 0
      unsafe $0.key.repeat = isRepeat ? 1 : 0
      unsafe $0.key.keysym.scancode = code
    }
  }

  @Test(
    arguments: [
      (SDL_SCANCODE_AUDIOPLAY, .togglePlayPause), (SDL_SCANCODE_AUDIOSTOP, .stop),
      (SDL_SCANCODE_AUDIONEXT, .nextTrack), (SDL_SCANCODE_AUDIOPREV, .previousTrack),
    ] as [(SDL_Scancode, RemoteCommand)])
  func aMediaKeyIsACommandOnceAndNoPress(code: SDL_Scancode, command: RemoteCommand) {
    #expect(key(code, isDown: true) == [.remote(command)])
    #expect(key(code, isDown: true, isRepeat: true).isEmpty)
    #expect(key(code, isDown: false).isEmpty)
  }

  @Test(
    arguments: [
      (SDL_SCANCODE_AUDIOREWIND, .beginSeekingBackward, .endSeekingBackward),
      (SDL_SCANCODE_AUDIOFASTFORWARD, .beginSeekingForward, .endSeekingForward),
    ] as [(SDL_Scancode, RemoteCommand, RemoteCommand)])
  func seekingContinuesWhileItsKeyIsDown(code: SDL_Scancode, begin: RemoteCommand, end: RemoteCommand) {
    #expect(key(code, isDown: true) == [.remote(begin)])
    #expect(key(code, isDown: true, isRepeat: true).isEmpty)
    #expect(key(code, isDown: false) == [.remote(end)])
  }

  @Test func volumeKeysStayKeys() {
    #expect(key(SDL_SCANCODE_AUDIOMUTE, isDown: true) == [.key(KeySample(Key(usage: 262), isDown: true))])
  }
}
