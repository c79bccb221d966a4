import Dactyl

/// Lints the scene of a scenario, as the file declares it and after each step of the game. The person's steps are left
/// out.
struct ScenarioLint {
  /// Findings that are new at a moment.
  struct Moment {
    /// The index of the step after which they are there, or of the step itself; nil for the scene as it is declared.
    var step: Int?
    var findings: [LintFinding]
  }
  let stage: ScenarioStage
  private(set) var moments: [Moment] = []
  private var known: Set<String> = []

  init(_ file: ScenarioFile) {
    stage = ScenarioStage(file)
    let player = ScenarioPlayer(stage)
    let steps = file.steps.enumerated().filter { $0.element.action.isOfGame }
    var last: Int?
    player.play(steps.map(\.element), until: steps.last?.element.at ?? .zero) { number in
      add(stage.scene.lint(), after: last)
      add(ScenarioStepCheck.findings(for: steps[number].element.action, on: stage), after: steps[number].offset)
      last = steps[number].offset
    }
    add(stage.scene.lint(), after: last)
  }

  private mutating func add(_ findings: [LintFinding], after step: Int?) {
    let new = findings.filter { known.insert($0.description).inserted }
    if !new.isEmpty { moments.append(Moment(step: step, findings: new)) }
  }
}

extension ScenarioAction {
  /// Whether the game does it; all others are the person's or the system's, or log something.
  fileprivate var isOfGame: Bool {
    switch self {
    case .makeKey, .becomeFirstResponder, .resignFirstResponder, .sendAction, .set, .remove, .move,
      .ignoreInteraction, .setOffset, .scrollToVisible, .updateFocus, .focusOn, .present, .dismiss:
      true
    case .touch, .press, .hover, .scroll, .motion, .remote, .foreground, .hit, .offset, .focus, .cancelDrag, .request,
      .elements, .assist:
      false
    }
  }
}
