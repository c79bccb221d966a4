import DactylSDL
import SampleScenes
import SampleSupport

/// The command of the drawing sample: in a window, or a scripted run without a display.
///
/// You should see a ruled sheet of paper. Every finger draws a line; tap one and delete it, hold one and move it while
/// others draw, swipe for a colour.
@main
struct TouchTrackerCommand: SampleCommand {
  static let name = "TouchTracker"
  static let abstract = "Lines drawn with any number of fingers."

  static let appOptions = AppOptions(title: "Touch Tracker", size: Size(1024, 720), background: Color(0.97, 0.96, 0.92))

  static func fill(_ scene: Scene) throws -> any PlayableScene { TouchTrackerScene(in: scene) }
}
