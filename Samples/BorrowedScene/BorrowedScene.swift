import DactylUIKit
import SampleScenes

/// Three recognizers as they are found in UIKit code, on a board, a dial and a card: written against UIKit's names,
/// with no word of the engine in them.
public final class BorrowedScene: PlayableScene {
  private let scene: Scene
  private let board: BoardViewController

  /// Fills a scene with the board.
  public init(in scene: Scene) {
    self.scene = scene
    // First the application: views and controllers are made in it.
    let application = UIApplication.start(in: scene)
    board = BoardViewController()
    application.keyWindow?.rootViewController = board
    board.view.layoutIfNeeded()
  }

  /// Where the dial and the card are: `dial 176,420 radius=100`.
  public var summaryLines: [String] {
    [("dial", board.dial), ("card", board.card)].map { name, figure in
      "\(name) \(figure.center.x.whole),\(figure.center.y.whole) radius=\((figure.bounds.width / 2).whole)"
    }
  }

  /// Circles, a turned dial, a card that is slid.
  public var script: SampleScript { BorrowedScript.write(for: scene.size) }

  /// Tells each gesture as a line.
  public func tellLines(to listener: @escaping (String) -> Void) { board.onLine = listener }
}
