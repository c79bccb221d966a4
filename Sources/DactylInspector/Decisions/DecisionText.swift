import Dactyl

/// Writes decisions as lines of text, for people, for tests, and for those who look for an entry of the log.
package enum DecisionText {
  /// A decision in a line, with the seconds of its time:
  /// `12.416 finger 1 · tap on card: failed, moved 11.2 of 10 points (TAP5)`.
  package static func line(of decision: Decision, in scene: Scene) -> String {
    // The same form as in messages, without their unit.
    "\(decision.timestamp.inSeconds.dropLast(2)) \(entry(of: decision, in: scene))"
  }

  /// A decision without its time. Objects have their names of this moment, and those that are gone their numbers.
  package static func entry(of decision: Decision, in scene: Scene) -> String {
    let gesture = { (id: GestureID) in
      id == .none ? "no recognizer" : InspectorNames.nameWithView(of: AnyGesture(id, scene.columns))
    }
    // What ends is a recognizer that had begun; one that is discrete is recognized.
    var names = VerdictNames(
      input: input(of: decision), responder: responder(decision.view, in: scene),
      other: responder(decision.other, in: scene), recognizer: gesture(decision.gesture),
      opponent: gesture(decision.opponent), hadBegun: scene.isDiscrete(decision.gesture) == false)
    names.take(decision.action, in: scene)
    let entry = decision.entry(names)
    return decision.rule == .none ? entry : "\(entry) (\(decision.rule.id))"
  }

  private static func responder(_ entity: Entity, in scene: Scene) -> String {
    if entity == .none { return Decision.nobody }
    guard scene.isAlive(entity) else { return "responder \(entity.index)" }
    return scene.isView(entity.index)
      ? InspectorNames.nameInLog(of: scene.view(entity)) : "responder \(entity.index)"
  }

  private static func input(of decision: Decision) -> String? {
    switch decision.source {
    case .finger(let finger): return finger == .mouse ? "mouse" : "finger \(finger.finger)"
    case .press(let type): return ScenarioKeys.name(of: type)
    // The entry names it with what it asked for.
    case .client: return nil
    case nil: break
    }
    return switch decision.inputKind {
    case .touch: "touch \(decision.input)"
    case .press: decision.input == 0 ? "a key" : "press \(decision.input)"
    case .hover: "pointer"
    case .remoteControl: "remote control"
    case let kind?: "\(kind)"
    case nil: nil
    }
  }
}

extension Scene {
  /// The decisions in the log (`Scene.decisions`) as lines of text, the oldest first:
  /// `12.416 finger 1 · tap on card: failed, moved 11.2 of 10 points (TAP5)`. For tests, debugging and tools. Allocates
  /// an array of texts.
  ///
  /// ```swift
  /// #expect(scene.decisionLines.contains { $0.contains("tap on card: recognized") })
  /// ```
  public var decisionLines: [String] { decisions.decisions.map { DecisionText.line(of: $0, in: self) } }
}
