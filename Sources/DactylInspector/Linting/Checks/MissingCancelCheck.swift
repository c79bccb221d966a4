import Dactyl

/// Finds responders that hear of the end of touches or presses, and not of their cancel (T20).
enum MissingCancelCheck: LintCheck {
  static let name = "missing-cancel"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.responders.members.flatMap { member -> [LintFinding] in
      let events = survey.scene.ownHandledEvents(of: member.entity)
      return [
        finding(member.entity, events, .touchesBegan, .touchesEnded, .touchesCancelled, "touches", survey),
        finding(member.entity, events, .pressesBegan, .pressesEnded, .pressesCancelled, "presses", survey),
      ].compactMap { $0 }
    }
  }

  private static func finding(
    _ entity: Entity, _ events: ResponderEvents, _ began: ResponderEvents, _ ended: ResponderEvents,
    _ cancelled: ResponderEvents, _ word: String, _ survey: LintSurvey
  ) -> LintFinding? {
    guard events.contains(began) || events.contains(ended), !events.contains(cancelled) else { return nil }
    let isEnded = events.contains(ended)
    return LintFinding(
      self, isEnded ? .warning : .note, "T20", [entity], [],
      "\(survey.name(entity)) handles \(word)\(isEnded ? "Ended" : "Began") and not \(word)Cancelled: what it began "
        + "there goes on after a cancel",
      "Handle all four phases, and undo in \(word)Cancelled what \(word)Began did.")
  }
}
