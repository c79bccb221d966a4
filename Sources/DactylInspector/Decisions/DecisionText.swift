import Dactyl

/// Writes decisions as lines of text, for people, for tests, and for those who look for an entry of the log.
package enum DecisionText {
  /// A decision in a line, with the seconds of its time: `12.416 touch 3 belongs to card (T7)`.
  package static func line(of decision: Decision, in scene: Scene) -> String {
    // The same form as in messages, without their unit.
    "\(decision.timestamp.inSeconds.dropLast(2)) \(entry(of: decision, in: scene))"
  }

  /// A decision without its time. Objects have their names of this moment, and those that are gone their numbers.
  package static func entry(of decision: Decision, in scene: Scene) -> String {
    let gesture = { (id: GestureID) in
      id == .none ? "no recognizer" : AnyGesture(id, scene.columns).description
    }
    // What ends is a recognizer that had begun; one that is discrete is recognized.
    let names = VerdictNames(
      input: input(of: decision), responder: responder(decision.view, in: scene), recognizer: gesture(decision.gesture),
      opponent: gesture(decision.opponent), hadBegun: scene.isDiscrete(decision.gesture) == false)
    let sentence = decision.sentence(names)
    return decision.rule == .none ? sentence : "\(sentence) (\(decision.rule.id))"
  }

  private static func responder(_ entity: Entity, in scene: Scene) -> String {
    if entity == .none { return Decision.nobody }
    guard scene.isAlive(entity) else { return "responder \(entity.index)" }
    return scene.isView(entity.index) ? scene.view(entity).description : "responder \(entity.index)"
  }

  private static func input(of decision: Decision) -> String {
    switch decision.inputKind {
    case .touch?: "touch \(decision.input)"
    case .press?: "press \(decision.input)"
    case .hover?: "the pointer"
    case .remoteControl?: "the remote control"
    case let kind?: "the \(kind)"
    case nil: "input"
    }
  }
}

extension Scene {
  /// The decisions in the log (`Scene.decisions`) as lines of text, the oldest first: `12.416 touch 3 belongs to card
  /// (T7)`. For tests, debugging and tools. Allocates an array of texts.
  ///
  /// ```swift
  /// #expect(scene.decisionLines.contains { $0.hasSuffix("the action of pan runs (G61)") })
  /// ```
  public var decisionLines: [String] { decisions.decisions.map { DecisionText.line(of: $0, in: self) } }
}
