import Dactyl

/// The events of a recording as steps of a scenario.
struct StepExport {
  private(set) var steps: [ScenarioStep] = []
  /// The numbers of the fingers that landed.
  private(set) var fingers: [FingerID: Int] = [:]
  private var down: Set<FingerID> = []
  private var notes: ExportNotes
  private let start: Timestamp
  private let wheelStep: Float

  /// Begins at a moment of the recording.
  init(at start: Timestamp, wheelStep: Float, _ notes: ExportNotes) {
    self.start = start
    self.wheelStep = wheelStep
    self.notes = notes
  }

  /// The notes that it began with, and its own.
  var allNotes: ExportNotes { notes }

  /// The time of a moment on the scenario's clock; not before a step that is there.
  func time(of moment: Timestamp) -> Timestamp {
    let time = Timestamp(nanoseconds: max(0, moment.nanoseconds &- start.nanoseconds))
    return max(time, steps.last?.at ?? .zero)
  }

  /// Adds an action at the beginning.
  mutating func add(_ action: ScenarioAction) { steps.append(ScenarioStep(at: .zero, action: action)) }

  /// Adds an event, or notes why it is left out.
  mutating func add(_ event: InputEvent) {
    if let action = action(of: event.kind) {
      steps.append(ScenarioStep(at: time(of: event.timestamp), action: action))
    }
  }

  private mutating func action(of kind: InputEvent.Kind) -> ScenarioAction? {
    switch kind {
    case .touch(let sample): return touch(sample)
    case .detailedTouch(let sample, _):
      notes.add(kind.exportName)
      return touch(sample)
    case .hover(let location, let modifiers):
      if !modifiers.isEmpty { notes.add("modifier keys of the pointer") }
      return location.map { $0.isFinite } ?? true ? .hover(location) : left(kind)
    case .scroll(let sample):
      if sample.isContinuous { notes.add("smoothness of the wheel") }
      guard sample.location.isFinite, (Point.zero + sample.delta).isFinite else { return left(kind) }
      return .scroll(sample.delta * wheelStep, at: sample.location)
    case .key(let sample):
      return press(.key(sample.key), sample.isDown ? .began : .ended, 1, sample.modifiers, isRepeat: sample.isRepeat)
    case .press(let sample):
      return press(sample.type, sample.phase, sample.force, sample.modifiers, isRepeat: sample.isRepeat)
    case .motion(let phase): return ScenarioMotionPhase(rawValue: "\(phase)").map { .motion($0) }
    case .remote(let command): return .remote(ScenarioRemoteCommand(command))
    case .window(.activated): return .foreground(.activated)
    case .window(.deactivated): return .foreground(.deactivated)
    case .touchUpdate, .pointerMotion, .transform, .axis, .text, .textEditing, .motionData, .window, .device,
      .controller, .drop, .accessibility:
      return left(kind)
    }
  }

  private mutating func left(_ kind: InputEvent.Kind) -> ScenarioAction? {
    notes.add(kind.exportName)
    return nil
  }

  private mutating func touch(_ sample: TouchSample) -> ScenarioAction? {
    guard sample.location.isFinite, sample.type != .controller else { return left(.touch(sample)) }
    switch sample.phase {
    case .began: down.insert(sample.finger)
    case .moved:
      guard down.contains(sample.finger) else { return earlier() }
    case .ended, .cancelled:
      guard down.remove(sample.finger) != nil else { return earlier() }
    }
    if sample.force != 0 { notes.add("forces of touches") }
    if !sample.modifiers.isEmpty { notes.add("modifier keys of touches") }
    if !sample.buttons.isSubset(of: .primary) { notes.add("further buttons of the pointer") }
    return .touch(
      ScenarioTouch(
        phase: sample.phase, finger: number(of: sample.finger), location: sample.location, type: sample.type))
  }

  private mutating func earlier() -> ScenarioAction? {
    notes.add("the rest of touches that began earlier")
    return nil
  }

  /// The finger's own number, or the next one that is free.
  private mutating func number(of finger: FingerID) -> Int {
    if let number = fingers[finger] { return number }
    let taken = Set(fingers.values)
    let own = (0...99).contains(finger.finger) && finger != .mouse ? Int(finger.finger) : 1
    let number = taken.contains(own) ? (taken.max() ?? 0) + 1 : own
    fingers[finger] = number
    return number
  }

  private mutating func press(
    _ type: PressType, _ phase: PressSamplePhase, _ force: Float, _ modifiers: ModifierFlags, isRepeat: Bool
  ) -> ScenarioAction? {
    let name = ScenarioKeys.name(of: type)
    guard ScenarioKeyNames.keys.contains(name) || ScenarioKeyNames.buttons.contains(name) else {
      notes.add("keys and buttons without a name in scenarios")
      return nil
    }
    guard !isRepeat else {
      notes.add("repeats of keys")
      return nil
    }
    if modifiers.contains(.capsLock) { notes.add("Caps Lock") }
    let standard: Float = phase == .ended ? 0 : 1
    let isKey = if case .key = type { true } else { false }
    return .press(
      ScenarioPress(
        phase: ScenarioPressPhase(rawValue: "\(phase)") ?? .changed, key: name,
        force: isKey || force == standard || !force.isFinite ? nil : min(max(force, 0), 1),
        modifiers: modifiers.subtracting(.capsLock)))
  }
}
