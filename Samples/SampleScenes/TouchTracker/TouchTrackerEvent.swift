import Dactyl

/// An event of the paper. Its `description` is one line, as the sample prints it.
public enum TouchTrackerEvent: Hashable, Sendable, CustomStringConvertible {
  /// A line was drawn.
  case draw(Int, from: Point, to: Point)
  /// A line was chosen.
  case select(Int)
  /// The menu of the chosen line is shown, with the centre of its button at this point.
  case menu(Point)
  /// A finger began to hold a line, to move it.
  case hold(Int)
  /// A line was moved.
  case move(Int, by: Vector)
  /// A line was deleted.
  case delete(Int)
  /// Another colour was selected, by its index in the strip.
  case color(Int)

  /// The event in a line: `draw line=3 from=10,20 to=200,40`.
  public var description: String {
    switch self {
    case .draw(let line, let start, let end):
      "draw line=\(line) from=\(start.x.wholePoints),\(start.y.wholePoints) to=\(end.x.wholePoints),\(end.y.wholePoints)"
    case .select(let line): "select line=\(line)"
    case .menu(let center): "menu Delete \(center.x.wholePoints),\(center.y.wholePoints)"
    case .hold(let line): "hold line=\(line)"
    case .move(let line, let translation):
      "move line=\(line) by=\(translation.dx.wholePoints),\(translation.dy.wholePoints)"
    case .delete(let line): "delete line=\(line)"
    case .color(let index): "color \(index)"
    }
  }
}

extension TouchTrackerScene: PlayableScene {
  /// The lines, the oldest first, and the centre of the strip of colours: `colors 512,672`.
  public var summaryLines: [String] {
    let strip = colors.view.center
    return lines.map { "\(TouchTrackerEvent.draw($0.number, from: $0.start, to: $0.end))" }
      + ["colors \(strip.x.wholePoints),\(strip.y.wholePoints)"]
  }

  /// The script of a drawing of some seconds.
  public var script: SampleScript { TouchTrackerScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }
}
