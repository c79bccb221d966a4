import DactylUIKit
import SampleScenes

/// Three recognizers as they occur in UIKit code, on a board, a dial and a card. Their sources use UIKit's names and
/// none of the engine's.
public final class BorrowedScene: PlayableScene {
  private let scene: Scene
  private let board: BoardViewController

  /// Fills a scene with the board.
  public init(in scene: Scene) {
    self.scene = scene
    // The application comes first: views and controllers are made in it.
    let application = UIApplication.start(in: scene)
    board = BoardViewController()
    application.keyWindow?.rootViewController = board
    board.view.layoutIfNeeded()
  }

  /// The positions of the dial and the card: `dial 176,420 radius=100`.
  public var summaryLines: [String] {
    [("dial", board.dial), ("card", board.card)].map { name, figure in
      "\(name) \(figure.center.x.whole),\(figure.center.y.whole) radius=\((figure.bounds.width / 2).whole)"
    }
  }

  /// The script of a run without a display: circles, a turn of the dial, and slides of the card.
  public var script: SampleScript { BorrowedScript.write(for: scene.size) }

  /// Sets the closure that receives each recognized gesture as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { board.onLine = listener }
}
