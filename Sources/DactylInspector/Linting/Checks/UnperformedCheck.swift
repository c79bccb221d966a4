import Dactyl
import DactylControls

/// Finds actions that nobody performs: of controls, and of key commands (R22, R23, R31).
enum UnperformedCheck: LintCheck {
  static let name = "unperformed-action"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let performers = survey.responders.members.filter { $0.events.contains(.actions) }.map(\.entity)
    func isPerformed(_ action: Action, from sender: Entity) -> Bool {
      performers.contains {
        survey.scene.canPerformAction(action, startingAt: $0, from: sender)
          || survey.scene.declaredActions(of: $0).contains(action)
      }
    }
    let sent = survey.items.flatMap { item in
      (item.view.control?.sentActions ?? []).compactMap { action, target in
        finding(item.view.entity, action, to: target, isPerformed, survey)
      }
    }
    let commands = survey.responders.members.flatMap { member in
      survey.scene.ownKeyCommands(of: member.entity).compactMap { command -> LintFinding? in
        guard command.isEnabled, !survey.scene.canPerformAction(command.action, startingAt: member.entity),
          !isPerformed(command.action, from: member.entity)
        else { return nil }
        return LintFinding(
          self, .warning, "R31", [member.entity], [],
          "\(survey.name(member.entity)) has the key command \(command.keysText) for \(command.action), which nobody performs",
          "Let a responder on the way perform \(command.action) (ActionResponder, setAction).")
      }
    }
    return sent + commands
  }

  private static func finding(
    _ control: Entity, _ action: Action, to target: Entity?, _ isPerformed: (Action, Entity) -> Bool,
    _ survey: LintSurvey
  ) -> LintFinding? {
    let name = survey.name(control)
    if let target {
      guard survey.scene.isAlive(target) else {
        return LintFinding(
          self, .warning, "R22", [control], [], "\(name) sends \(action) to a target that is gone",
          "Remove it with removeTarget(_:action:for:).")
      }
      guard !survey.scene.canPerformAction(action, startingAt: target, from: control) else { return nil }
      return LintFinding(
        self, .warning, "R22", [control, target], [],
        "\(name) sends \(action) to \(survey.name(target)), which does not perform it",
        "Let it perform \(action), or send it to another one.")
    }
    guard survey.scene.target(for: action, from: control) == nil else { return nil }
    let isElsewhere = isPerformed(action, control)
    return LintFinding(
      self, isElsewhere ? .note : .warning, "R23", [control], [],
      isElsewhere
        ? "\(name) sends \(action), which nobody on the way performs now"
        : "\(name) sends \(action), which nobody performs",
      "Let the first responder, or a responder above \(name), perform \(action).")
  }
}

extension KeyCommand {
  /// The keys in words.
  var keysText: String {
    let names: [(ModifierFlags, String)] = [
      (.control, "Control"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Command"),
    ]
    let held = names.filter { modifierFlags.contains($0.0) }.map(\.1)
    let key =
      switch input {
      case .character(let text): text.uppercased()
      case .key(let key): key.englishName
      case .button(let button): "\(button)"
      }
    return (held + [key]).joined(separator: "-")
  }
}
