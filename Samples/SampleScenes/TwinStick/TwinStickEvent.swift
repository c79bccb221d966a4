import Dactyl
import DactylControls

/// An event of the game. Its `description` is one line, as the sample prints it.
public enum TwinStickEvent: Hashable, Sendable, CustomStringConvertible {
  /// A screen appeared: title, game, pause, controls, listening or over.
  case screen(String)
  /// A control was added, or its frame changed.
  case control(String, Rect)
  /// A player joined the game, with a family of devices.
  case joined(Int, InputFamily)
  /// A ship moved to this point of the arena.
  case ship(Int, Point)
  /// A wave of enemies begins.
  case wave(Int)
  /// A player hit an enemy of a kind, and has this score.
  case hit(Int, String, score: Int)
  /// A player lost a ship.
  case lost(Int, lives: Int)
  /// The game is over, with the scores of both players in total.
  case over(Int)
  /// An action was bound to another control.
  case bound(String, to: String)
  /// Nothing was bound, for this reason.
  case unbound(String)
  /// The controls were reset to those of the game.
  case reset

  /// The event in a line: `hit player=0 drifter score=30`.
  public var description: String {
    switch self {
    case .screen(let name): "screen \(name)"
    case .control(let name, let frame):
      "control \(name) \(frame.center.x.wholePoints),\(frame.center.y.wholePoints)"
        + " \(frame.size.width.wholePoints)x\(frame.size.height.wholePoints)"
    case .joined(let player, let family): "join player=\(player) \(family)"
    case .ship(let player, let location):
      "ship player=\(player) x=\(location.x.wholePoints) y=\(location.y.wholePoints)"
    case .wave(let number): "wave \(number)"
    case .hit(let player, let kind, let score): "hit player=\(player) \(kind) score=\(score)"
    case .lost(let player, let lives): "lost player=\(player) lives=\(lives)"
    case .over(let score): "over score=\(score)"
    case .bound(let action, let control): "bound action=\(action) to=\(control)"
    case .unbound(let reason): "unbound \(reason)"
    case .reset: "reset"
    }
  }

  static func arena(_ event: ArenaEvent, scores: [Int]) -> TwinStickEvent {
    switch event {
    case .wave(let number): .wave(number)
    case .hit(let player, let enemy): .hit(player, "\(enemy.kind)", score: scores[player])
    case .lost(let player, let lives, _): .lost(player, lives: lives)
    case .over: .over(scores.reduce(0, +))
    }
  }
}

extension TwinStickScene: PlayableScene {
  /// The screen, and the controls on it with their frames.
  public var summaryLines: [String] { ["screen \(screen)"] + controls().map { "\($0)" } }

  /// The script of a game of some seconds, on every screen.
  public var script: SampleScript { TwinStickScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }

  /// Returns the centre of a control, in the scene.
  package func location(of name: String) -> Point? { scene.window.view.locationOfControl(named: name) }

  /// Returns the controls, with their frames in the scene.
  package func controls() -> [TwinStickEvent] {
    var controls: [TwinStickEvent] = []
    scene.window.view.forEachControl { view in
      controls.append(.control(view.name ?? "", view.convert(view.bounds, to: nil)))
    }
    return controls
  }
}
