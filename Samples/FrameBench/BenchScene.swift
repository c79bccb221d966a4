import Dactyl
import SampleScenes

/// The scenes that can be measured.
enum BenchScene: String, CaseIterable {
  /// A thousand sprites side by side, each with a tap and a pan recognizer.
  case sprites

  /// All names, as the option takes them.
  static let names = allCases.map(\.rawValue).joined(separator: ",")

  /// Builds the scene, and says where fingers find something to drag.
  func make(fingers: Int) -> (scene: Scene, places: [Point]) {
    switch self {
    case .sprites: Self.makeSprites(fingers: fingers)
    }
  }

  private static func makeSprites(fingers: Int) -> (Scene, [Point]) {
    let scene = Scene(size: Size(1000, 700))
    for place in 0..<1000 {
      let view = scene.addView(frame: Rect(Float(place % 40) * 25, Float(place / 40) * 28, 22, 25))
      view[Sprite.self] = Sprite(Texture(id: 1, size: Size(22, 25)))
      view.addGestureRecognizer(TapGestureRecognizer())
      view.addGestureRecognizer(PanGestureRecognizer()) { pan in
        pan.view?.center += pan.translation
        pan.translation = .zero
      }
    }
    return (scene, (0..<fingers).map { Point(111 + 75 * Float($0), 348) })
  }
}
