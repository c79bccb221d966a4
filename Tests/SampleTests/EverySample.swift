import BorrowedScene
import Dactyl
import SampleScenes

/// The samples, each with what fills a scene with it.
enum EverySample: String, CaseIterable, Sendable {
  case bag, borrowed, cardTable, gestureLab, inbox, photoTable, titleMenu, touchTracker, twinStick

  /// Fills a scene.
  func fill(_ scene: Scene) throws -> any PlayableScene {
    scene.assets = BlankAssets()
    switch self {
    case .bag: return try BagScene(in: scene)
    case .borrowed: return try BorrowedScene(in: scene)
    case .cardTable: return try CardTableScene(in: scene)
    case .gestureLab: return try GestureLabScene(in: scene)
    case .inbox: return try InboxScene(in: scene)
    case .photoTable: return try PhotoTableScene(in: scene)
    case .titleMenu: return TitleMenuScene(in: scene)
    case .touchTracker: return TouchTrackerScene(in: scene)
    case .twinStick: return TwinStickScene(in: scene)
    }
  }
}
