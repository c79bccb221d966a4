import Foundation
import Testing

@testable import DactylSDL

/// Sounds: what a scene asks its platform for, the samples that are mixed, and files that are wrong.
@Suite struct SystemSoundsTests {
  private final class Spy: SoundPlatform {
    var calls: [String] = []
    func loadSound(_ name: String) throws(AssetError) -> Sound { Sound(number: 1, duration: 0.5) }
    func makeSound(_ samples: [Float], perSecond rate: Double) -> Sound { Sound(number: 2) }
    func play(_ sound: Sound, volume: Float, pan: Float, repeats: Bool) -> SoundPlayback {
      calls.append("\(sound.number) \(volume) \(pan) \(repeats)")
      return SoundPlayback { [weak self] in self?.calls.append("stop") }
    }
  }

  @Test func aScenePassesUsableNumbersToItsPlatform() throws {
    let (scene, spy) = (Scene(size: Size(80, 60)), Spy())
    scene.soundPlatform = spy
    let sound = try scene.loadSound("click.wav")
    #expect(sound.duration == 0.5)
    scene.play(sound)
    scene.play(sound, volume: 7, pan: -3).stop()
    scene.play(scene.makeSound([0]), volume: .nan, pan: .nan, repeats: true)
    #expect(spy.calls == ["1 1.0 0.0 false", "1 1.0 -1.0 false", "stop", "2 0.0 0.0 true"])
    #expect(scene.makeSound([], perSecond: 44100) == Sound() && scene.makeSound([1], perSecond: .nan) == Sound())
  }

  @Test func aSceneWithoutAPlatformIsSilent() throws {
    let scene = Scene(size: Size(80, 60))
    scene.play(try scene.loadSound("nowhere.wav")).stop()
    #expect(scene.makeSound([Float](repeating: 0, count: 22050)).duration == 0.5)
  }

  @Test func samplesOfAnotherRateAreMixedForTwoChannels() {
    #expect(
      SystemSounds.frames(of: [0, 1, -1, 2, .nan], perSecond: 44100) == [
        0, 0, 32767, 32767, -32767, -32767, 32767, 32767, 0, 0,
      ])
    #expect(SystemSounds.frames(of: [0, 1], perSecond: 22050) == [0, 0, 16384, 16384, 32767, 32767, 32767, 32767])
    #expect(SystemSounds.frames(of: [1, 1, 1, 1], perSecond: 88200).count == 4)
  }

  @Test func aProgramWithoutAWindowFindsFilesAndIsSilent() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path + "/click.wav"))
    let sounds = SystemSounds(finder: AssetFinder(folders: [folder.path]), isSilent: true)
    #expect(try sounds.loadSound("click.wav") == Sound())
    #expect(throws: AssetError.self) { try sounds.loadSound("clack.wav") }
    sounds.play(Sound(number: 9), volume: 1, pan: 0, repeats: false).stop()
  }
}
