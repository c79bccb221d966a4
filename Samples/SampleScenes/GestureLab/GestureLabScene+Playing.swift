import Dactyl

extension GestureLabScene: PlayableScene {
  /// The points at which the pages can be opened, and the frame of the stage.
  public var summaryLines: [String] {
    let pages = list.centers.enumerated().map { "page \($0 + 1) x=\($1.x.wholePoints) y=\($1.y.wholePoints)" }
    let frame = stageFrame
    return pages + [
      "stage x=\(frame.minX.wholePoints) y=\(frame.minY.wholePoints) width=\(frame.size.width.wholePoints) "
        + "height=\(frame.size.height.wholePoints)"
    ]
  }

  /// The titles of the pages, in the order of the list.
  public static var titles: [String] { LabPage.all.map(\.title) }

  /// The frame of the stage, in points of the scene.
  public var stageFrame: Rect { stage.view.convert(stage.view.bounds, to: nil) }

  /// The recognizers of the open page, each with the word for its state.
  public var states: [(name: String, state: String)] { stage.watches.map { ($0.name, $0.state.word) } }

  /// Returns the numbers of a recognizer of the open page, by name.
  public func numbers(of name: String) -> [String: String] {
    let watch = stage.watches.first { $0.name == name }
    return Dictionary(watch?.numbers.map { ($0.name, $0.value) } ?? [], uniquingKeysWith: { first, _ in first })
  }

  /// The script that opens every page and performs its gestures.
  public var script: SampleScript { GestureLabScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onLine = listener }
}
