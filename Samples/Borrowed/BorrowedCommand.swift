import BorrowedScene
import DactylSDL
import SampleAssets
import SampleScenes
import SampleSupport

/// The command of the sample with recognizers written for UIKit: in a window, or a scripted run without a display.
///
/// You should see a board with a dial and a card. Draw a circle, and it stays as a ring; turn the dial with one finger;
/// slide the card to a side and back, and the card takes another colour. Two taps remove the rings.
@main
struct BorrowedCommand: SampleCommand {
  static let name = "Borrowed"
  static let abstract = "Gesture recognizers written against UIKit's names."

  static let appOptions = AppOptions(
    title: "Borrowed", size: Size(800, 600), background: Color(0.95, 0.95, 0.95), assetFolders: [SampleAssets.folder])

  static func fill(_ scene: Scene) throws -> any PlayableScene { try BorrowedScene(in: scene) }
}
