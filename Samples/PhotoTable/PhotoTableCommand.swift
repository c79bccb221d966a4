import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The command of the photo table: in a window, or a scripted run without a display.
///
/// You should see some two dozen photos on dark wood. Move, turn and zoom the photos with as many fingers as there are,
/// or with the mouse, and with Control or Alt held for a second finger; F1 shows the keys.
@main
struct PhotoTableCommand: SampleCommand {
  static let name = "PhotoTable"
  static let abstract = "Photos to move, turn and zoom with any number of fingers."

  static let appOptions = AppOptions(
    title: "Photo Table", size: Size(1024, 720), background: Color(0.2, 0.14, 0.11),
    assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try PhotoTableScene(in: scene) }
}
