import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The card table: in a window, or by itself without a display.
///
/// You should see fifty-two cards on green felt. Drag them with the mouse or with as many fingers as there are, tap one
/// to turn it over, hold one to lift its pile; F1 shows the keys.
@main
struct CardTableCommand: SampleCommand {
  static let name = "CardTable"
  static let abstract = "Fifty-two cards to drag about with any number of fingers."

  static let appOptions = AppOptions(
    title: "Card Table", size: Size(1024, 720), background: Color(0.05, 0.22, 0.14),
    assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try CardTableScene(in: scene) }
}
