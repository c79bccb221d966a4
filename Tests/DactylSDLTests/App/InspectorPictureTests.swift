import DactylInspector
import Testing

@testable import DactylSDL

@Suite struct InspectorPictureTests {
  /// A picture of a red scene before and after a key.
  @MainActor private func pictures(_ key: Key, _ options: AppOptions) throws -> [Picture] {
    let app = try HeadlessApp(options: options)
    app.scene.background = Color(0.8, 0.1, 0.1)
    app.runFrame()
    let before = try app.picture()
    let strike = [true, false].map { InputEvent(at: app.now, .key(KeySample(key, isDown: $0))) }
    #expect(app.runFrame(strike).hasChanged == options.hasInspectorKeys)
    return [before, try app.picture()]
  }

  @MainActor @Test("F3 and F4 show a panel in front of the scene", arguments: [Key.f3, .f4])
  func panel(key: Key) throws {
    let pictures = try pictures(key, AppOptions(size: Size(640, 400)))

    let dark = pictures.map { picture in
      stride(from: 0, to: picture.pixels.count, by: 4).count { picture.pixels[$0] < 60 }
    }

    #expect(dark[0] == 0 && dark[1] > 640 * 400 / 200)
  }

  @MainActor @Test("A game that turns the keys off shows none", arguments: [Key.f3, .f4])
  func off(key: Key) throws {
    var options = AppOptions(size: Size(640, 400))
    options.hasInspectorKeys = false

    let pictures = try pictures(key, options)

    #expect(pictures[0].pixels == pictures[1].pixels)
  }
}
