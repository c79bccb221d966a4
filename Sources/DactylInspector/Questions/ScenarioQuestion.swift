import Dactyl

/// A question why a scenario's log lacks an entry.
struct ScenarioQuestion: Hashable {
  /// What is asked about.
  enum Subject: Hashable {
    /// Why the view did not receive a finger.
    case touch(finger: Int, view: String)
    /// Why the view or controller did not do or receive something.
    case view(String)
    /// Why the recognizer did not recognize or begin.
    case recognizer(String)
    /// Why the responder did not receive a key.
    case key(String, responder: String)
    /// Why a key command was not performed by the responder.
    case command(action: String, responder: String)
    /// Why an action that was sent was not performed by the responder.
    case action(String, responder: String)
    /// Why the scroll view did not scroll.
    case scroll(String)
    /// Why the target did not get the drop.
    case drop(view: String, payload: String)
    /// Why the view was not focused.
    case focus(String)
  }

  /// The question as it was asked, without the expected answer.
  var asked: [JSONMember]
  /// What is asked about.
  var subject: Subject
  /// The entry that the log lacks.
  var missing: ScenarioPattern
  /// The answer that is expected, for tests.
  var answer: ExpectedAnswer?
}

/// The answer that a file of questions expects.
struct ExpectedAnswer: Hashable {
  /// The ids of the rules of which any is right.
  var rules: [String]
  /// The word for the cause.
  var cause: String
  /// The ids of the opponents of which any is right; nil stands for none.
  var opponents: [String?]
  /// The condition that failed, of causes that have one.
  var condition: ExpectedCondition?
  /// The changes of which any is right; each is a list of edits.
  var changes: [[ScenarioEdit]]
  /// The answer after the change, when the entry is still missing then: none or one.
  var then: [ExpectedAnswer]
}

/// The condition that failed, with the ranges in which its numbers have to be.
struct ExpectedCondition: Hashable {
  /// What was measured.
  var what: String
  /// The range of the measured value.
  var measured: ClosedRange<Double>?
  /// The range of the limit.
  var limit: ClosedRange<Double>?
}
