import Dactyl

/// Finds bindings of input actions that are there twice, or that a context above hides.
enum BindingCheck: LintCheck {
  static let name = "binding"

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    let actions = survey.scene.inputActions
    return actions.contexts.flatMap(repeated) + shadowed(actions.activeContexts)
  }

  private static func bindings(of context: InputContext) -> [(action: InputActionID, binding: InputBinding)] {
    context.actions.flatMap { action in context.bindings(of: action).map { (action, $0) } }
  }

  /// Bindings of one context that are the same.
  private static func repeated(in context: InputContext) -> [LintFinding] {
    let all = bindings(of: context)
    return all.indices.flatMap { later in
      all[..<later].compactMap { earlier -> LintFinding? in
        let (action, binding) = all[later]
        guard binding.clashes(with: earlier.binding, in: earlier.binding.ways) else { return nil }
        let isSame = action == earlier.action
        return LintFinding(
          self, isSame ? .warning : .note, nil, [], [],
          isSame
            ? "\(action.name) of the context \(context.name) has the same binding twice"
            : "\(action.name) and \(earlier.action.name) of the context \(context.name) have the same binding",
          isSame ? "Remove one of the two." : "Bind one of them to something else if they are not meant to go together."
        )
      }
    }
  }

  /// Actions of which an active context above takes a control.
  private static func shadowed(_ active: [InputContext]) -> [LintFinding] {
    active.indices.dropFirst().compactMap { lower in
      let context = active[lower]
      let hidden = context.actions.filter { action in
        context.bindings(of: action).contains { binding in
          active[..<lower].contains { upper in
            bindings(of: upper).contains { binding.clashes(with: $0.binding, in: $0.binding.ways) }
          }
        }
      }
      guard !hidden.isEmpty else { return nil }
      return LintFinding(
        self, .note, nil, [], [],
        "the contexts above \(context.name) take controls of \(hidden.map(\.name).joined(separator: ", "))",
        "Bind them to something else if both are meant.")
    }
  }
}
