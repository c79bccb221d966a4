import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The command of the gesture lab: in a window, or a scripted run without a display.
///
/// You should see a list of recognizers, a stage on which to try the open one, and a log of its states. The arrow keys
/// turn pages; with Control or Alt held, the mouse plays two fingers; F1 shows the keys.
@main
struct GestureLabCommand: SampleCommand {
  static let name = "GestureLab"
  static let abstract = "Every gesture recognizer to try, with its states and numbers."

  static let appOptions = AppOptions(
    title: "Gesture Lab", size: Size(1024, 720), background: Color(0.945, 0.936, 0.918),
    assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try GestureLabScene(in: scene) }
}
