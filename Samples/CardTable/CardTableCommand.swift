import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The command of the card table: in a window, or a scripted run without a display.
///
/// You should see fifty-two cards on green felt. Drag the cards with the mouse or with as many fingers as there are,
/// tap a card to turn it over, hold one to lift its pile; F1 shows the keys.
@main
struct CardTableCommand: SampleCommand {
  static let name = "CardTable"
  static let abstract = "Fifty-two cards to drag about with any number of fingers."

  static let appOptions = AppOptions(
    title: "Card Table", size: Size(1024, 720), background: Color(0.05, 0.22, 0.14),
    assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try CardTableScene(in: scene) }
}
