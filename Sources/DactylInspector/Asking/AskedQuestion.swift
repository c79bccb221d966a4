import Dactyl

/// A question about a running game: what did not happen, and the input that should have led to it.
struct AskedQuestion {
  /// The question in the words of scenario files.
  var question: ScenarioQuestion
  /// The number of the touch that is meant, or nil.
  var touch: UInt64?
  /// The moments in which the entry counts as come about.
  var times: ClosedRange<Timestamp>
}

/// What is asked about a running game, before its objects have names.
struct AskedSubject {
  /// The input that should have led to it.
  var input: AskedInput
  /// The number of the touch that is meant, or nil.
  var touch: UInt64?
  /// What is asked, in plain words: `why finger 1 did not reach card`.
  var words: String
  /// Makes the subject of a question, and the entry that a log lacks but for its time; nil when the description lacks
  /// an object.
  var make: (GameDescription, Scene) -> (ScenarioQuestion.Subject, String)?

  /// The question about a described game; nil when the description lacks an object.
  func question(about game: GameDescription, _ scene: Scene, _ time: AskedTime) -> AskedQuestion? {
    guard let (subject, entry) = make(game, scene) else { return nil }
    return AskedQuestion(
      question: ScenarioQuestion(
        asked: [], subject: subject, missing: ScenarioPattern(times: time.wide, text: entry)),
      touch: touch, times: time.times)
  }
}
