import Dactyl

/// The verdicts about a recognizer in the log of decisions of a play: finds the one that kept it from recognizing.
struct RecognizerVerdicts {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  /// The id of the recognizer.
  let id: String

  /// The obstacle of the last attempt up to a time, or nil.
  func obstacle(until end: Timestamp) -> Obstacle? {
    guard let gesture = stage.gestures[id] else { return nil }
    let decisions = stage.scene.decisions.decisions.filter { $0.gesture == gesture.id && $0.timestamp <= end }
    for decision in decisions.reversed() {
      if let obstacle = obstacle(of: decision, amid: decisions) { return obstacle }
    }
    return nil
  }

  private func obstacle(of decision: Decision, amid all: [Decision]) -> Obstacle? {
    switch (decision.kind, decision.rule) {
    case (.refuseGesture, .G15), (.enter, .G67):
      return Obstacle(decision, .disabled, nil, enabling)
    case (.refuseGesture, .G13), (.refuseGesture, .G14):
      return Obstacle(decision, .typeNotAllowed, nil, allowingTypes)
    case (.refuseGesture, .G12), (.refuseGesture, .G11):
      let answers = ["should_receive_touch", "should_receive_event", "should_receive_press"]
      return Obstacle(decision, .filtered, nil, answers.map { [.set(target, ["delegate", $0], .bool(true))] })
    case (.enter, .G25):
      return Obstacle(decision, .vetoedByDelegate, nil, [[.set(target, ["delegate", "should_begin"], .bool(true))]])
    case (.enter, .G26), (.enter, .G27):
      let view = vetoingView(amid: all)
      return Obstacle(decision, .vetoedByView, view, permitting(view))
    case (.hold, _), (.enter, .G29), (.enter, .G34):
      return waiting(decision, amid: all)
    case (.enter, .G37), (.enter, .G38), (.enter, .G42):
      // One that waits for another is held by that, whichever excludes it besides.
      if let held = all.last(where: { $0.kind == .hold && $0.opponent == decision.opponent }) {
        return waiting(held, amid: all)
      }
      return lost(decision)
    default: return nil
    }
  }

  // MARK: Other recognizers

  /// A recognizer that waits for another one, or for one that waits for it.
  private func waiting(_ decision: Decision, amid all: [Decision]) -> Obstacle? {
    let held = decision.opponent == .none ? all.last { $0.kind == .hold } : decision
    guard let held, let other = stage.name(of: held.opponent) else { return nil }
    let cures: [[ScenarioEdit]] = [
      [.remove(target, ["requires_failure_of"], .string(other))],
      [.remove(target, ["delegate", "should_require_failure_of"], .string(other))],
      [.remove(.object(other), ["delegate", "should_be_required_to_fail_by"], .string(id))],
    ]
    let isCycle = stage.scene.decisions.decisions.contains {
      $0.kind == .hold && $0.gesture == held.opponent && stage.name(of: $0.opponent) == id
    }
    var obstacle = Obstacle(decision, isCycle ? .requirementCycle : .waitsFor, other, cures)
    if isCycle { obstacle.rule = Rule.G34.id }
    return obstacle
  }

  private func lost(_ decision: Decision) -> Obstacle? {
    guard let other = stage.name(of: decision.opponent) else { return nil }
    // A scroll view's own recognizer is named by its view.
    let view = other.hasSuffix(".pan") ? String(other.dropLast(".pan".count)) : other
    return Obstacle(
      decision, .lostTo, view,
      [
        [.add(target, ["delegate", "simultaneous_with"], .string(other))],
        [.add(.object(view), ["delegate", "simultaneous_with"], .string(id))],
      ])
  }

  // MARK: Changes of the recognizer

  private var target: ScenarioTarget { .object(id) }

  private var enabling: [[ScenarioEdit]] {
    let steps = document.steps.indices.filter {
      document.steps[$0]["set"] == .string(id) && document.steps[$0]["enabled"] != nil
    }
    .compactMap { document.origins[$0] }
    return [[.set(target, ["enabled"], .bool(true))]] + steps.map { [.removeStep($0)] }
      + (steps.count > 1 ? [steps.map { .removeStep($0) }] : [])
      + steps.map { [.set(.step($0), ["enabled"], .bool(true))] }
  }

  private var allowingTypes: [[ScenarioEdit]] {
    func values(_ step: String, _ key: String, default value: String?) -> [String] {
      let all = document.steps.filter { $0[step] == .string("began") }.compactMap { step -> String? in
        if case .string(let text)? = step[key] { text } else { value }
      }
      return Set(all).sorted()
    }
    return values("touch", "type", default: "direct").map { [.add(target, ["allowed_touch_types"], .string($0))] }
      + [[.set(target, ["requires_exclusive_touch_type"], .bool(false))]]
      + values("press", "key", default: nil).map { [.add(target, ["allowed_press_types"], .string($0))] }
  }

  /// The view that answered that the recognizer should not begin: the one that has the last touch of the recognizer.
  private func vetoingView(amid all: [Decision]) -> String? {
    let touches = Set(all.filter { $0.kind == .bindGesture }.map(\.touch))
    let bound = stage.scene.decisions.decisions.last { $0.kind == .bindView && touches.contains($0.touch) }
    guard let bound, stage.scene.isAlive(bound.view) else { return nil }
    return stage.id(of: stage.scene.view(bound.view))
  }

  private func permitting(_ view: String?) -> [[ScenarioEdit]] {
    (view.map { [[.set(.object($0), ["gate"], .bool(true))]] } ?? [])
      + [[.set(target, ["cancels_touches_in_view"], .bool(false))]]
  }
}
