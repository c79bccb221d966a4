import Dactyl

/// Finds key commands that another one with the same keys hides: one nearer in the chain, or an earlier one of the same
/// responder (R29).
enum ShadowedCommandCheck: LintCheck {
  static let name = "shadowed-command"

  private struct Keys: Hashable {
    let input: KeyInput
    let modifiers: ModifierFlags
  }

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let scene = survey.scene
    return survey.responders.members.flatMap { member -> [LintFinding] in
      let commands = scene.ownKeyCommands(of: member.entity)
      guard !commands.isEmpty else { return [] }
      var found: [LintFinding] = []
      var known: [Keys: KeyCommand] = [:]
      for command in commands where command.input != "" && command.isEnabled {
        let keys = Keys(input: command.input, modifiers: command.modifierFlags)
        guard let earlier = known[keys] else {
          known[keys] = command
          continue
        }
        found.append(
          LintFinding(
            self, .warning, "R29", [member.entity], [],
            "\(survey.name(member.entity)) has \(command.keysText) for \(earlier.action) and for \(command.action): only "
              + "the first is performed", "Give one of them other keys."))
      }
      for outer in scene.responderChain(from: member.entity).dropFirst() {
        for command in scene.ownKeyCommands(of: outer) where command.isEnabled {
          let keys = Keys(input: command.input, modifiers: command.modifierFlags)
          guard let nearer = known[keys], nearer.action != command.action else { continue }
          found.append(
            LintFinding(
              self, .note, "R29", [outer, member.entity], [],
              "\(command.keysText) of \(survey.name(outer)) (\(command.action)) is hidden by that of "
                + "\(survey.name(member.entity)) (\(nearer.action)) where keys start there",
              "Give one of them other keys if both are meant."))
        }
      }
      return found
    }
  }
}
