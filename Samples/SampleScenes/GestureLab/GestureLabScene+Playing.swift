import Dactyl

extension GestureLabScene: PlayableScene {
  /// Where each page can be opened, and where the stage is.
  public var summaryLines: [String] {
    let pages = list.centers.enumerated().map { "page \($0 + 1) x=\($1.x.wholePoints) y=\($1.y.wholePoints)" }
    let frame = stageFrame
    return pages + [
      "stage x=\(frame.minX.wholePoints) y=\(frame.minY.wholePoints) width=\(frame.size.width.wholePoints) "
        + "height=\(frame.size.height.wholePoints)"
    ]
  }

  /// What the pages are called, in the order of the list.
  public static var titles: [String] { LabPage.all.map(\.title) }

  /// Where the stage is, in points of the scene.
  public var stageFrame: Rect { stage.view.convert(stage.view.bounds, to: nil) }

  /// The recognizers of the page that is open, each with the word for its state.
  public var states: [(name: String, state: String)] { stage.watches.map { ($0.name, $0.state.word) } }

  /// The numbers of a recognizer of the page that is open, by name.
  public func numbers(of name: String) -> [String: String] {
    let watch = stage.watches.first { $0.name == name }
    return Dictionary(watch?.numbers.map { ($0.name, $0.value) } ?? [], uniquingKeysWith: { first, _ in first })
  }

  /// Every page, and what there is to do on it.
  public var script: SampleScript { GestureLabScript.write(for: self) }

  /// Sends every line to the listener.
  public func tellLines(to listener: @escaping (String) -> Void) { onLine = listener }
}
