import Dactyl

/// A page of the lab: a recognizer, what to do with it, and what fills the stage.
struct LabPage {
  let title: String
  let hint: String
  /// For how many recognizers there is to be room.
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
