import DactylUIKit
import SampleScenes

/// Three recognizers as they occur in UIKit code, on a board, a dial and a card. Their sources use UIKit's names and
/// none of the engine's.
public final class BorrowedScene: PlayableScene {
  private let scene: Scene
  private let board: BoardViewController
  private let helpPanel: HelpPanel
  private static let help = [
    ("draw", "a circle: it stays as a ring"), ("tap twice", "remove the rings"), ("dial", "turn it with one finger"),
    ("card", "slide it to a side and back"),
  ]

  /// Fills a scene with the board. Throws an `AssetError` when the scene has no source of pictures.
  public init(in scene: Scene) throws(AssetError) {
    self.scene = scene
    helpPanel = try HelpPanel("Borrowed", Self.help, in: scene)
    // The application comes before the views and controllers, which are made in it.
    let application = UIApplication.start(in: scene)
    board = BoardViewController()
    application.keyWindow?.rootViewController = board
    board.view.layoutIfNeeded()
    helpPanel.fit(scene.size)
    scene.onEvent { [helpPanel, unowned scene] event in
      switch event.kind {
      case .window(.resized): helpPanel.fit(scene.size)
      case .key(let key) where key.isDown && key.key == .f1 && !key.isRepeat: helpPanel.toggle()
      default: break
      }
    }
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
