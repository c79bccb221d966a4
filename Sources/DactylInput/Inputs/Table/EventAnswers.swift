/// The answers of recognizers' delegates about the event that is being routed: each is asked once (G11).
struct EventAnswers {
  private var answers: [GestureID: Bool] = [:]

  subscript(id: GestureID) -> Bool? {
    get { answers[id] }
    set { answers[id] = newValue }
  }

  /// Removes the answers about the previous event.
  mutating func eventDidBegin() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }
}
