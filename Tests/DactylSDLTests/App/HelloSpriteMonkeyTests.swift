import DactylSDL
import DactylTesting
import Testing

@testable import HelloSprite

/// The smallest sample played at random, for a minute of the scene's clock.
@MainActor @Suite struct HelloSpriteMonkeyTests {
  @Test("A minute of random play does no harm to HelloSprite")
  func minute() throws {
    let app = try HeadlessApp(options: HelloSprite.options)
    let report = try Monkey(seed: 1, size: app.scene.size).play(for: .seconds(60)) { scene in
      scene.assets = app.scene.assets
      let program = HelloSprite()
      try program.launch(scene)
      return program
    }
    #expect(report.failure == nil && report.steps.count > 200, "\(report)")
  }
}
