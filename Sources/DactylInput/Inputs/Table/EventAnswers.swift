/// What recognizers answered to whether they take part in the event that is being routed: they are asked once (G11).
struct EventAnswers {
  private var answers: [GestureID: Bool] = [:]

  subscript(id: GestureID) -> Bool? {
    get { answers[id] }
    set { answers[id] = newValue }
  }

  /// Forgets the answers to the event before.
  mutating func eventDidBegin() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }
}
