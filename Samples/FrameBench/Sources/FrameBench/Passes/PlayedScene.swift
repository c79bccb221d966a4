import Dactyl
import SampleScenes

/// A scene that fingers play with, and the points at which they find something to drag.
struct PlayedScene {
  let name: BenchScene
  let scene: Scene
  /// The points at which the fingers land.
  let points: [Point]
  /// The reference that keeps the game alive.
  private let game: CardTableScene?

  /// Builds the scene for a number of fingers.
  init(_ name: BenchScene, fingers: Int) throws {
    self.name = name
    guard name == .cardTable else {
      scene = Self.makeSprites()
      points = (0..<fingers).map { Point(111 + 75 * Float($0), 348) }
      game = nil
      return
    }
    scene = Scene(size: Size(1024, 720))
    scene.assets = BlankAssets()
    let game = try CardTableScene(in: scene)
    self.game = game
    points = game.summary.filter { !$0.cards.isEmpty }.prefix(fingers).map(\.location)
  }

  private static func makeSprites() -> Scene {
    let scene = Scene(size: Size(1000, 700))
    for index in 0..<1000 {
      let view = scene.addView(frame: Rect(Float(index % 40) * 25, Float(index / 40) * 28, 22, 25))
      view[Sprite.self] = Sprite(Texture(id: 1, size: Size(22, 25)))
      view.addGestureRecognizer(TapGestureRecognizer())
      view.addGestureRecognizer(PanGestureRecognizer()) { pan in
        pan.drag()
      }
    }
    return scene
  }
}
