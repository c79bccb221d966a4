import Dactyl

/// Something that happened in the game. Its `description` is one line, as the sample prints it.
public enum TitleMenuEvent: Hashable, Sendable, CustomStringConvertible {
  /// A screen came into sight: title, settings, game, pause or name.
  case screen(String)
  /// A setting is another: `volume=55`.
  case set(String)
  /// A star was caught.
  case caught(Int, score: Int)
  /// A star fell to the ground.
  case missed(Int, lives: Int)
  /// The round is over, with so many points.
  case over(Int)
  /// A name stands in the table.
  case saved(String, score: Int)

  /// The event in a line: `catch star=4 score=30`.
  public var description: String {
    switch self {
    case .screen(let name): "screen \(name)"
    case .set(let change): "set \(change)"
    case .caught(let star, let score): "catch star=\(star) score=\(score)"
    case .missed(let star, let lives): "miss star=\(star) lives=\(lives)"
    case .over(let score): "over score=\(score)"
    case .saved(let name, let score): "save name=\(name) score=\(score)"
    }
  }
}

extension TitleMenuScene: PlayableScene {
  /// The screen, and the controls on it with their places: `control Play 322,342`.
  public var summaryLines: [String] {
    var lines = ["screen \(screen)"]
    forEachControl(in: scene.window.view) { view in
      let place = view.convert(view.bounds.center, to: nil)
      lines.append("control \(view.name ?? "") \(place.x.wholePoints),\(place.y.wholePoints)")
    }
    return lines
  }

  /// A visit of some seconds to every screen.
  public var script: SampleScript { TitleMenuScript.write(for: self) }

  /// Tells each event as a line.
  public func tellLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }

  /// Where a control or field of that name is, in the scene: on the screen, or in a view that is not shown yet.
  func place(of name: String, in root: View? = nil) -> Point? {
    var place: Point?
    forEachControl(in: root ?? scene.window.view) { view in
      if view.name == name { place = view.convert(view.bounds.center, to: nil) }
    }
    return place
  }

  /// Calls the closure with each control and text field, in the order in which they are drawn.
  private func forEachControl(in root: View, _ body: (View) -> Void) {
    var pending = [root]
    while let view = pending.popLast() {
      if view.control != nil || view.textField != nil {
        body(view)
      } else {
        pending += view.subviews.reversed()
      }
    }
  }
}
