import Dactyl
import DactylControls

/// An event of the game. Its `description` is one line, as the sample prints it.
public enum TitleMenuEvent: Hashable, Sendable, CustomStringConvertible {
  /// A screen appeared: title, settings, game, pause or name.
  case screen(String)
  /// A control or text field was added, or its frame changed.
  case control(String, Rect)
  /// A setting changed: `volume=55`.
  case set(String)
  /// A star begins to fall, at a speed in points a second.
  case fall(Int, from: Point, speed: Float)
  /// The bowl was released at this position.
  case bowl(Float)
  /// A star was caught.
  case caught(Int, score: Int)
  /// A star fell to the ground.
  case missed(Int, lives: Int)
  /// The round is over, with this score.
  case over(Int)
  /// A name was added to the table of the best.
  case saved(String, score: Int)

  /// The event in a line: `catch star=4 score=30`.
  public var description: String {
    switch self {
    case .screen(let name): "screen \(name)"
    case .control(let name, let frame):
      "control \(name) \(frame.center.x.wholePoints),\(frame.center.y.wholePoints)"
        + " \(frame.size.width.wholePoints)x\(frame.size.height.wholePoints)"
    case .set(let change): "set \(change)"
    case .fall(let star, let start, let speed):
      "fall star=\(star) from=\(start.x.wholePoints),\(start.y.wholePoints) speed=\(speed.wholePoints)"
    case .bowl(let x): "bowl \(x.wholePoints)"
    case .caught(let star, let score): "catch star=\(star) score=\(score)"
    case .missed(let star, let lives): "miss star=\(star) lives=\(lives)"
    case .over(let score): "over score=\(score)"
    case .saved(let name, let score): "save name=\(name) score=\(score)"
    }
  }
}

extension TitleMenuScene: PlayableScene {
  /// The screen, and the controls on it with their frames: `control Play 322,342 300x64`.
  public var summaryLines: [String] { ["screen \(screen)"] + controls().map { "\($0)" } }

  /// The script of a visit to every screen, of some seconds.
  public var script: SampleScript { TitleMenuScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }

  /// Returns the centre of a control or field of that name, in the scene: on the screen, or in a view that is not shown
  /// yet.
  package func location(of name: String, in root: View? = nil) -> Point? {
    (root ?? scene.window.view).locationOfControl(named: name)
  }

  /// Returns the controls and text fields, with their frames in the scene.
  package func controls() -> [TitleMenuEvent] {
    var controls: [TitleMenuEvent] = []
    scene.window.view.forEachControl { view in
      controls.append(.control(view.name ?? "", view.convert(view.bounds, to: nil)))
    }
    return controls
  }
}
