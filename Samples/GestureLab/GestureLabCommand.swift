import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The gesture lab: in a window, or by itself without a display.
///
/// You should see a list of recognizers, a stage to try the one that is open on, and what it does. The arrow keys turn
/// pages; with Control or Alt held the mouse plays two fingers; F1 shows the keys.
@main
struct GestureLabCommand: SampleCommand {
  static let name = "GestureLab"
  static let abstract = "Every gesture recognizer to try, with its states and numbers."

  static let appOptions = AppOptions(
    title: "Gesture Lab", size: Size(1024, 720), background: Color(0.945, 0.936, 0.918),
    assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try GestureLabScene(in: scene) }
}
