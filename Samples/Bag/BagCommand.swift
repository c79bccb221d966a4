import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The command of the bags sample: in a window, or a scripted run without a display.
///
/// You should see two bags and a shop full of things. Drag the things from slot to slot with as many fingers as there
/// are, with the mouse, or with Tab, Space and Return; F1 shows the keys.
@main
struct BagCommand: SampleCommand {
  static let name = "Bag"
  static let abstract = "Two bags of slots for two players: drag and drop by touch, mouse and keys."

  static let appOptions = AppOptions(
    title: "Bag", size: Size(1024, 720), background: Color(0.2, 0.14, 0.11), assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try BagScene(in: scene) }
}
