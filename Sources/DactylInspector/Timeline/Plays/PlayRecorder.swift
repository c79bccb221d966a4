import Dactyl

/// Makes a `Play` of a scene that runs. The player calls it with each event
/// before it is sent, and after each frame.
///
/// The recorder turns the scene's decision log on and empties it after each frame. Scenes that run twice with the same
/// input make equal plays, except for the times of stages.
final class PlayRecorder {
  /// The most decisions of one frame that are kept.
  private static let mostInFrame = 1 << 15

  private(set) var play = Play()
  private let scene: Scene
  private let objects: PlayObjects
  private var inputs = PlayInputs()
  private var views = PlayViews()
  private var story = VerdictStory()

  /// Makes a recorder for a scene.
  ///
  /// - Parameters:
  ///   - name: The name of what is played.
  ///   - responder: Names responders; nil is the name of a view, or a number.
  ///   - recognizer: Names recognizers; nil is a recognizer's description.
  ///   - kind: Names the kind of a recognizer; nil is none.
  init(
    _ scene: Scene, name: String, responder: @escaping (Entity) -> String? = { _ in nil },
    recognizer: @escaping (AnyGesture) -> String? = { _ in nil },
    kind: @escaping (AnyGesture) -> String? = { _ in nil }
  ) {
    self.scene = scene
    objects = PlayObjects(scene, responder, recognizer, kind)
    play.name = name
    scene.decisions.turnOn(capacity: Self.mostInFrame)
    takeScene(at: .zero)
  }

  /// Notes an event that is about to be sent.
  func willSend(_ event: InputEvent) { inputs.add(event, to: &play) }

  /// Notes a frame that has run.
  func didRun(_ report: FrameReport) {
    let stages = FrameStage.allCases.compactMap { stage in
      let nanoseconds = report.nanoseconds(in: stage)
      return nanoseconds == 0 ? nil : PlayFrame.StageTime(stage: stage, nanoseconds: nanoseconds)
    }
    play.frames.append(
      PlayFrame(time: report.timestamp, events: report.events, actions: report.actions, stages: stages))
    play.end = max(play.end, report.timestamp)
    let decisions = scene.decisions.decisions
    scene.decisions.removeAll()
    inputs.assign(decisions, scene.liveTouches, in: &play)
    for decision in decisions { add(decision) }
    takeScene(at: report.timestamp)
  }

  /// The play so far, with what the game's side logged.
  func finished(log: [ScenarioEntry]) -> Play {
    var play = play
    play.log = log
    play.responders = objects.responders
    play.recognizers = objects.recognizers
    play.start = min(play.samples.first?.time ?? play.end, play.frames.first?.time ?? play.end)
    return play
  }

  private func takeScene(at time: Timestamp) {
    guard let change = views.change(of: scene, at: time, objects, &play.omittedViews) else { return }
    play.scenes.append(change)
  }

  private func add(_ decision: Decision) {
    if story.isFurtherMiss(decision) {
      let miss = story.misses
      guard let last = play.verdicts.indices.last else { return }
      let input = inputs.name(of: decision, in: play).map { "\($0) · " } ?? ""
      play.verdicts[last].text = "\(input)\(miss) further view\(miss == 1 ? " does" : "s do") not contain the point"
      return
    }
    guard play.verdicts.count < PlayLimits.verdicts else { return play.omittedVerdicts += 1 }
    let (responder, recognizer) = (objects.index(of: decision.view), objects.index(of: decision.gesture))
    let opponent = objects.index(of: decision.opponent)
    var names = VerdictNames(
      input: inputs.name(of: decision, in: play), responder: objects.name(ofResponder: responder),
      other: objects.name(ofResponder: objects.index(of: decision.other)),
      recognizer: objects.nameWithView(ofRecognizer: recognizer),
      opponent: objects.nameWithView(ofRecognizer: opponent), hadBegun: story.hasBegun(decision))
    names.take(decision.action, in: scene)
    play.verdicts.append(
      Verdict(
        time: decision.timestamp, kind: decision.kind, detail: decision.detail,
        rule: decision.rule == .none ? "" : decision.rule.id, text: decision.entry(names),
        outcome: .init(decision), source: inputs.source(of: decision), input: decision.input, responder: responder,
        recognizer: recognizer, attempt: decision.attempt, opponent: opponent, frame: play.frames.count - 1))
    story.add(decision)
  }
}

/// What verdicts before a decision say about it.
private struct VerdictStory {
  /// A recognizer, or its attempt with a finger.
  private struct Attempt: Hashable {
    var gesture: GestureID
    var number: UInt32
  }

  /// The most views beside a touch, one after another in a walk, that have a verdict each.
  private static let mostMisses = 8

  /// The number of views beyond `mostMisses` in the walk.
  var misses: Int { missed - Self.mostMisses }
  private var missed = 0
  private var missingInput: UInt64 = 0
  private var begun: Set<Attempt> = []

  /// Whether the recognizer of a decision had begun.
  func hasBegun(_ decision: Decision) -> Bool {
    begun.contains(Attempt(gesture: decision.gesture, number: decision.attempt))
  }

  /// Whether a decision is about one more view beside a touch, after so many that it is only counted.
  mutating func isFurtherMiss(_ decision: Decision) -> Bool {
    guard decision.kind == .hitTest, HitVerdict(rawValue: decision.detail) == .outside else {
      missed = 0
      return false
    }
    if decision.input != missingInput { missed = 0 }
    missingInput = decision.input
    missed += 1
    return missed > Self.mostMisses + 1
  }

  mutating func add(_ decision: Decision) {
    guard decision.kind == .enter else { return }
    let attempt = Attempt(gesture: decision.gesture, number: decision.attempt)
    switch GestureState(rawValue: decision.detail) {
    case .began: begun.insert(attempt)
    case .possible: begun.remove(attempt)
    default: break
    }
  }
}
