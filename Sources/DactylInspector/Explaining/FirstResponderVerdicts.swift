import Dactyl

/// The verdicts about a responder that was asked to become first responder (R12-R16).
struct FirstResponderVerdicts {
  let stage: ScenarioStage
  /// The file that was played, for changes.
  let document: ScenarioDocument
  /// The responder.
  let id: String

  /// The obstacle of the step that asked.
  func obstacle(from start: ChainStart) -> Obstacle? {
    let subject = stage.entity(of: id) ?? .none
    let refusal = stage.scene.decisions.decisions.last {
      $0.timestamp == start.time && ($0.kind == .refuseFirst && $0.view == subject || $0.kind == .refuseResign)
    }
    guard let refusal else { return nil }
    switch refusal.rule {
    case .R14: return Obstacle(refusal, .notInWindow, nil, placing(before: start))
    case .R12:
      return Obstacle(
        refusal, .cannotBecomeFirstResponder, nil, [[.set(.object(id), ["can_become_first_responder"], .bool(true))]])
    case .R16:
      guard let name = stage.name(of: refusal.view) else { return nil }
      return Obstacle(
        refusal, .willNotResign, name, [[.set(.object(name), ["can_resign_first_responder"], .bool(true))]])
    default: return nil
    }
  }

  /// Changes by which the view, or one around it, is in a window.
  private func placing(before start: ChainStart) -> [[ScenarioEdit]] {
    let view = document.object(id)?["view"].flatMap { if case .string(let view) = $0 { view } else { nil } } ?? id
    return PlacingCures(stage: stage, document: document).changes(of: view, before: start.step, at: start.time)
  }
}
