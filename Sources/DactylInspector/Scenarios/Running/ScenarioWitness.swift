import Dactyl

/// A responder of a scenario: writes down what it hears, and keeps it or forwards it.
struct ScenarioWitness: Responder {
  let id: String
  let handles: ScenarioCallbacks
  let journal: ScenarioJournal
  let handledEvents: ResponderEvents

  /// Makes a witness, or nothing for one that wants to hear nothing.
  init?(_ id: String, _ responder: ScenarioResponder, _ journal: ScenarioJournal) {
    let wanted = responder.handles.union(responder.observes)
    guard !wanted.isDisjoint(with: .touches) else { return nil }
    self.id = id
    self.journal = journal
    handles = responder.handles
    handledEvents = ResponderEvents(rawValue: wanted.rawValue & ResponderEvents.touches.rawValue)
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling { hear(.began, touches) }
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling { hear(.moved, touches) }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling { hear(.ended, touches) }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling { hear(.cancelled, touches) }

  private func hear(_ phase: TouchPhase, _ touches: Touches) -> Handling {
    journal.write(id, phase, touches)
    let callback = ScenarioCallbacks.single.first { $0.0 == phase.callbackName }?.1 ?? []
    return handles.contains(callback) ? .handled : .passToNext
  }
}
