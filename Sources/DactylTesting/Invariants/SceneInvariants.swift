import Dactyl

/// What holds in every scene, whatever the code of its game does. It is checked from outside: by the decisions of
/// the scene, whether or not the game logs them too, and by what the scene says of itself.
///
/// 1. **Pairing.** A responder that got the beginning of a touch or press gets one end or cancel, and nothing after it
///   (T21).
/// 2. **Transitions.** Recognizers change their states by the table (G2).
/// 3. **One winner.** Of two recognizers that share a touch and exclude each other only one is recognized (G36-G38).
///   It is left out in scenes where delegates or kinds of recognizers are asked, whose answers may change.
/// 4. **One view.** A touch stays with the view that it hit (T7).
/// 5. **Marks.** No stage of the frame has work that it is not marked for.
/// 6. **No complaints.** The engine reports no diagnostic: no loop in the chain, no handle of a view that is gone, no
///   work without end.
/// 7. **Rest.** After everything is let go and some time has passed, no input is in progress and no recognizer under
///   way.
/// 8. **Twice the same.** Two plays of the same steps have the same ``digest``: they decided the same, and left the
///   scene in the same state.
///
/// A game adds its own conditions by ``require(_:_:)``.
///
/// ```swift
/// let invariants = SceneInvariants(of: scene)
/// let game = try MyGame().launch(scene)
/// Finger(in: scene).tap(at: Point(20, 20))
/// #expect(invariants.problems() == [])
/// ```
public final class SceneInvariants {
  /// The scene that is checked.
  public let scene: Scene
  /// A hash of all decisions that were read, in their order, and of the state of the scene as it is now
  /// (`Scene.stateHash`).
  public var digest: UInt64 {
    var hash = decided
    hash.mix(bits: scene.stateHash)
    return hash.value
  }
  private var decided = StateHash()
  private let reader = DecisionReader()
  private var faults: [String] = []
  private var transitions = GestureTransitions()
  private var courses: [Subject: InputCourse] = [:]
  /// The view that each touch hit.
  private var targets: [UInt64: Entity] = [:]
  private var conditions: [SceneCondition]

  /// A responder and an input that it receives.
  private struct Subject: Hashable {
    let receiver: Entity
    let input: InputID
  }

  /// Begins to watch a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, best before it is filled.
  ///   - expected: Diagnostics that the game is known to cause, and that are no problems.
  public convenience init(of scene: Scene, expected: Set<Diagnostic.Kind> = []) {
    self.init(of: scene, [], expected)
  }

  /// Begins to watch a scene, with conditions of its game.
  init(of scene: Scene, _ conditions: [SceneCondition], _ expected: Set<Diagnostic.Kind>) {
    self.scene = scene
    self.conditions = conditions
    reader.follow(scene)
    _ = DiagnosticRecorder(scene, expected: expected) { [weak self] in self?.fault("diagnostic: \($0)") }
  }

  deinit { reader.leave(scene) }

  /// Adds a condition of the game, which has to hold between frames, with a name for the problem.
  public func require(_ name: String, _ holds: @escaping (Scene) -> Bool) {
    conditions.append(SceneCondition(name: name, holds: holds))
  }

  /// What has not held since the beginning, in words, ten problems at most. It reads the decisions since the last call,
  /// which are kept until then.
  public func problems() -> [String] {
    readDecisions()
    for stage in scene.unmarkedStages { fault("the stage \(stage) has work and is not marked") }
    for condition in conditions where !condition.holds(scene) { fault("\(condition.name) does not hold") }
    return faults
  }

  /// The same, in a scene in which everything was let go some seconds ago: what is still in progress is a problem, too.
  public func problemsAtRest() -> [String] {
    guard problems().isEmpty else { return faults }
    for what in scene.pendingWork { fault("not at rest: \(what)") }
    for (key, state) in transitions.states.sorted(by: { $0.key.gesture.index < $1.key.gesture.index }) {
      if let gesture = scene.gesture(key.gesture) { fault("not at rest: \(gesture) is \(state)") }
    }
    let open = courses.filter { $0.value.isOpen && hearsOfEnd($0.key) }.map(\.key)
    for subject in open.sorted(by: { ($0.input.number, $0.receiver.index) < ($1.input.number, $1.receiver.index) }) {
      fault("\(name(subject)): it never ended")
    }
    return faults
  }

  /// Whether a responder is there, and told of the end of its input if it is asked what it handles.
  private func hearsOfEnd(_ subject: Subject) -> Bool {
    let ends: ResponderEvents =
      subject.input.kind == .touch ? [.touchesEnded, .touchesCancelled] : [.pressesEnded, .pressesCancelled]
    return scene.isAlive(subject.receiver) && scene.handledEvents(of: subject.receiver).isSuperset(of: ends)
  }

  private func fault(_ text: String) { if faults.count < 10, !faults.contains(text) { faults.append(text) } }

  // MARK: Decisions

  private func readDecisions() {
    for decision in reader.take(from: scene) {
      decided.mix(decision)
      transitions.read(decision)
      switch decision.kind {
      case .bindView: bind(decision)
      case .handled, .passed: receive(decision)
      case .claim: claim(decision)
      case .enter: enter(decision)
      default: break
      }
    }
  }

  private func bind(_ decision: Decision) {
    guard decision.touch > 0 else { return }
    if let before = targets[decision.touch], before != decision.view {
      fault("touch \(decision.touch) hit \(name(before)), and then \(name(decision.view))")
    }
    targets[decision.touch] = decision.view
  }

  private func receive(_ decision: Decision) {
    guard decision.rule == .T19, let kind = decision.inputKind, kind == .touch || kind == .press,
      let phase = TouchPhase(rawValue: decision.detail)
    else { return }
    let subject = Subject(receiver: decision.view, input: InputID(kind: kind, number: decision.input))
    // A responder that is attached in the middle of an input gets the rest of it.
    for problem in courses[subject, default: InputCourse()].receive(phase, needsBegan: false) {
      fault("\(name(subject)): \(problem)")
    }
  }

  /// What is claimed ends with a cancel, which is not in the log where the receiver has left the tree.
  private func claim(_ decision: Decision) {
    guard let kind = decision.inputKind else { return }
    let input = InputID(kind: kind, number: decision.input)
    for subject in courses.keys where subject.input == input { courses[subject]?.claim() }
  }

  private func enter(_ decision: Decision) {
    guard let state = GestureState(rawValue: decision.detail) else { return }
    let key = GestureTransitions.Key(decision)
    // Of one that is gone nobody knows whether it was discrete.
    let isDiscrete = scene.isDiscrete(decision.gesture) ?? (state == .ended)
    let (before, isAllowed) = transitions.enter(state, key, isDiscrete: isDiscrete)
    if !isAllowed { fault("\(name(key)) went from \(before) to \(state)") }
    guard before == .possible, state.isRecognized, !scene.hasAskedRequirements, let gesture = scene.gesture(key.gesture)
    else { return }
    for rival in transitions.recognizedRivals(of: key) {
      guard let winner = scene.gesture(rival), scene.excludes(winner, gesture) else { continue }
      fault("\(gesture) won beside \(winner), which excludes it")
    }
  }

  // MARK: Names

  private func name(_ subject: Subject) -> String {
    "\(name(subject.receiver)), \(subject.input.kind) \(subject.input.number)"
  }

  private func name(_ entity: Entity) -> String {
    scene.isAlive(entity) ? "\(View(entity, in: scene))" : "entity \(entity.index)"
  }

  private func name(_ key: GestureTransitions.Key) -> String {
    scene.gesture(key.gesture).map { "\($0)" } ?? "recognizer \(key.gesture.index)"
  }
}
