import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The command of the inbox: in a window, or a scripted run without a display.
///
/// You should see folders, a list of 100,000 mails that scrolls, swipes and refreshes, and beside it the opened mail;
/// drag mails onto folders. F1 shows the keys.
@main
struct InboxCommand: SampleCommand {
  static let name = "Inbox"
  static let abstract = "100,000 mails to scroll, swipe, select and drag into folders."

  static let appOptions = AppOptions(
    title: "Inbox", size: Size(1180, 740), background: Color(0.9, 0.91, 0.925), assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try InboxScene(in: scene) }
}
