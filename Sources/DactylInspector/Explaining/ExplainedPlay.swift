import Dactyl

/// A play up to the time of an entry that it lacks, with what the question about it needs: of a scenario file, or of a
/// game that is described by one.
final class ExplainedPlay {
  /// The most decisions that are kept.
  private static let mostDecisions = 1 << 16

  let question: ScenarioQuestion
  let document: ScenarioDocument
  let file: ScenarioFile
  let stage: ScenarioStage
  let matter: ScenarioMatter
  private let steps: [ScenarioStep]
  private let end: Timestamp
  private let landings: LandingWatch?
  private let progress: ProgressWatch
  private let chain: ChainWatch
  private let verdicts: (any PlayVerdicts)?

  /// Prepares a play on a stage as it is before the first step.
  ///
  /// - Parameter isLogged: Whether the scene has its log of decisions already, which is not begun again.
  init(
    _ question: ScenarioQuestion, _ document: ScenarioDocument, _ file: ScenarioFile, on stage: ScenarioStage,
    isLogged: Bool = false
  ) {
    self.question = question
    self.document = document
    self.file = file
    self.stage = stage
    if !isLogged { stage.scene.decisions.turnOn(capacity: Self.mostDecisions) }
    end = min(file.until, question.missing.times.upperBound)
    let end = end
    steps = Array(file.steps.prefix { $0.at <= end })
    matter = question.matter(in: steps)
    landings = stage.view(of: matter).map { [stage, steps] in LandingWatch(stage, document, steps, question, $0) }
    progress = ProgressWatch(stage, stage.gesture(of: matter))
    chain = ChainWatch(stage, steps, matter)
    verdicts = stage.verdicts(matter, question, document, file, steps)
  }

  /// Plays the file.
  func run() {
    let player = ScenarioPlayer(stage)
    player.didRunFrame = { [unowned self] _ in frameDidRun() }
    player.play(steps, until: end) { [unowned self] in stepWillBegin($0) }
  }

  /// Called before a step is performed, when all before its time is handled. Steps after the end are ignored.
  func stepWillBegin(_ index: Int) {
    guard steps.indices.contains(index) else { return }
    verdicts?.stepWillBegin(index)
    landings?.stepWillBegin(index)
    chain.stepWillBegin(index)
  }

  /// Called after each frame.
  func frameDidRun() { progress.look() }

  /// What first kept the entry from the log; nil when nothing was found.
  var obstacle: Obstacle? {
    switch matter {
    case .touch(let id): touch(id)
    case .recognizer(let id): recognizer(id)
    case .press(_, let id): chain.start.flatMap { verdicts(id).obstacle(from: $0, of: .press) }
    case .motion(let id): chain.start.flatMap { verdicts(id).obstacle(from: $0, of: .motion) }
    case .remote(let id): chain.start.flatMap { verdicts(id).obstacle(from: $0, of: .remoteControl) }
    case .command(let action, let id):
      chain.start.flatMap { CommandVerdicts(chain: verdicts(id), action: action).obstacle(ofKey: $0) }
    case .action(let action, let id):
      chain.start.flatMap { CommandVerdicts(chain: verdicts(id), action: action).obstacle(ofAction: $0) }
    case .firstResponder(let id):
      chain.start.flatMap { FirstResponderVerdicts(stage: stage, document: document, id: id).obstacle(from: $0) }
    case .focus, .drop, .scroll: verdicts?.obstacle()
    }
  }

  private func verdicts(_ id: String) -> ChainVerdicts {
    ChainVerdicts(stage: stage, document: document, id: id, missing: question.missing)
  }

  private func touch(_ id: String) -> Obstacle? {
    guard let landings, let landing = landings.deciding, let view = stage.view(of: matter) else { return nil }
    return landing.obstacle
      ?? TouchVerdicts(
        stage: stage, document: document, subject: view, id: id, missing: question.missing,
        landings: landings.landings
      ).obstacle(after: landing)
  }

  private func recognizer(_ id: String) -> Obstacle? {
    RecognizerVerdicts(
      stage: stage, document: document, id: id, missing: question.missing, progress: progress,
      landings: landings?.landings ?? []
    ).obstacle() ?? landings?.deciding?.obstacle
  }
}

extension ScenarioStage {
  /// The view that touches have to hit for what a question is about; nil where none has to.
  fileprivate func view(of matter: ScenarioMatter) -> View? {
    switch matter {
    case .touch(let id): views[id] ?? controllers[id]?.view
    case .recognizer(let id): gestures[id]?.view
    default: nil
    }
  }

  /// The recognizer that a question is about, or the drag source's, or nil.
  fileprivate func gesture(of matter: ScenarioMatter) -> AnyGesture? {
    switch matter {
    case .recognizer(let id): gestures[id]
    case .scroll(let id): gestures["\(id).pan"]
    default: nil
    }
  }
}
