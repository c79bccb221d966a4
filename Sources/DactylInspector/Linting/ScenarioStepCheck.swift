import Dactyl

/// Finds steps of a scenario's game that will do nothing: actions that nobody performs, first responders that are
/// refused.
enum ScenarioStepCheck: LintCheck {
  static let name = "refused-step"

  static func findings(in survey: LintSurvey) -> [LintFinding] { [] }

  /// What is found about a step before it is performed.
  static func findings(for action: ScenarioAction, on stage: ScenarioStage) -> [LintFinding] {
    let scene = stage.scene
    let finding: LintFinding?
    switch action {
    case .sendAction(let name, let target, let sender):
      let source = sender.flatMap(stage.entity)
      finding = send(Action(name), to: target.flatMap(stage.entity), from: source ?? .none, in: scene)
    case .becomeFirstResponder(let id): finding = stage.entity(of: id).flatMap { become($0, id, in: scene) }
    case .resignFirstResponder(let id): finding = stage.entity(of: id).flatMap { resign($0, id, in: scene) }
    default: finding = nil
    }
    return finding.map { [$0] } ?? []
  }

  private static func send(
    _ action: Action, to target: Entity?, from sender: Entity, in scene: Scene
  ) -> LintFinding? {
    let isPerformed =
      target.map { scene.canPerformAction(action, startingAt: $0, from: sender) }
      ?? (scene.target(for: action, from: sender) != nil)
    guard !isPerformed else { return nil }
    let entities = [target, sender == .none ? nil : sender, scene.firstResponder].compactMap { $0 }
    return LintFinding(
      self, .warning, target == nil ? "R23" : "R22", entities, [],
      "\(action) is sent, and nobody on the way performs it",
      "Let the first responder, or a responder above the sender, perform it.")
  }

  private static func become(_ entity: Entity, _ id: String, in scene: Scene) -> LintFinding? {
    func refused(_ rule: String, _ reason: String, _ other: Entity? = nil) -> LintFinding {
      LintFinding(
        self, .warning, rule, [entity] + (other.map { [$0] } ?? []), [],
        "\(id) can't become first responder: \(reason)",
        "Change that before, or do not ask.")
    }
    let window = scene.window(of: entity)
    guard window != .none else { return refused("R14", "it is in no window") }
    let first = scene.windows.first { $0.view.entity == window }.flatMap { scene.firstResponder(of: $0) }
    guard first != entity else { return nil }
    guard scene.canBecomeFirstResponder(entity) else { return refused("R12", "it says that it can't") }
    guard let first, !scene.canResignFirstResponder(first) else { return nil }
    return refused("R16", "the present one will not resign", first)
  }

  private static func resign(_ entity: Entity, _ id: String, in scene: Scene) -> LintFinding? {
    guard scene.isFirstResponder(entity), !scene.canResignFirstResponder(entity) else { return nil }
    return LintFinding(
      self, .warning, "R16", [entity], [], "\(id) is asked to resign and will not",
      "Answer true to canResignFirstResponder once it may end.")
  }
}
