import Dactyl

/// A page of the lab: a recognizer, a hint about its gesture, and the contents of the stage.
struct LabPage {
  let title: String
  let hint: String
  /// The number of recognizers for which the timeline needs lanes.
  let lanes: Int
  let build: (LabStage) -> Void

  init(_ title: String, _ hint: String, lanes: Int = 2, _ build: @escaping (LabStage) -> Void) {
    self.title = title
    self.hint = hint
    self.lanes = lanes
    self.build = build
  }

  /// All pages, in the order of the list.
  static var all: [LabPage] {
    [.tap, .doubleTap, .longPress, .pan, .swipe, .pinch, .rotation, .screenEdge, .hover, .transform, .whoWins]
  }
}
