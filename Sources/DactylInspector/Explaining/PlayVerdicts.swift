/// Follows a play for a question: looks at the scene before each step, and at the log of decisions afterwards.
protocol PlayVerdicts: AnyObject {
  /// Called before a step is performed, when all before its time is handled.
  func stepWillBegin(_ index: Int)
  /// What first kept the missing entry from coming about, or nil. Called after the play.
  func obstacle() -> Obstacle?
}
