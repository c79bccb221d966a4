import DactylSDL
import SampleScenes
import SampleSupport

/// The command of an arena game for two sticks: in a window, or a scripted run without a display.
///
/// You should see a title. Fly with WASD, a left stick or a thumb, fire with the arrows, the mouse, a right stick or
/// the other thumb; bind the controls again, and let a second player join with another device.
@main
struct TwinStickCommand: SampleCommand {
  static let name = "TwinStick"
  static let abstract = "A small arena game for fingers, keys and controllers, for one player or two."

  static let appOptions = AppOptions(title: "Twinstick", size: Size(1024, 720), background: Color(0.01, 0.01, 0.03))

  static func fill(_ scene: Scene) throws -> any PlayableScene { TwinStickScene(in: scene) }
}
