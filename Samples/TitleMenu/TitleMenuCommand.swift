import DactylSDL
import SampleScenes
import SampleSupport

/// The command of a game with its menus: in a window, or a scripted run without a display.
///
/// You should see a title at night. Play and catch stars, pause with Escape, change settings and undo the changes,
/// enter a name; hold Control for the keys.
@main
struct TitleMenuCommand: SampleCommand {
  static let name = "TitleMenu"
  static let abstract = "A small game with title, settings, pause menu and name entry."

  static let appOptions: AppOptions = {
    var options = AppOptions(title: "Starfall", size: Size(1024, 720), background: Color(0.03, 0.04, 0.13))
    options.applicationID = "games.dactyl.Starfall"
    options.quickActions = [
      QuickAction("new-game", title: "New game", icon: "media-playback-start"),
      QuickAction("settings", title: "Settings"),
    ]
    return options
  }()

  static func fill(_ scene: Scene) throws -> any PlayableScene { TitleMenuScene(in: scene) }
}
