import Dactyl

/// What the invariants know of recognizers.
struct RecognizerNotes {
  /// What one that the engine calls has heard since it was reset.
  struct Attempt {
    var open: Set<UInt64> = []
    var over: Set<UInt64> = []
    var hasHeard = false
    /// The input of the game's own that it has; the greatest number once it had one.
    var custom: UInt64 = 0
  }
  /// What was told of a recognizer when it was made.
  struct Rival {
    let number: Int
    let isDiscrete: Bool
    /// Whether its success makes another fail, by its own word, the other's, and that of their delegates.
    let excludes: (GestureID) -> Bool
  }
  var attempts: [Int: Attempt] = [:]
  var rivals: [GestureID: Rival] = [:]
  var states: [GestureID: GestureState] = [:]
  /// How many attempts each has ended.
  var ends: [GestureID: Int] = [:]
  var owned: [GestureID: Set<UInt64>] = [:]
  /// The touches that were cancelled, some while they were offered: nobody competes by them any more.
  var takenAway: Set<UInt64> = []
  /// What their actions told last.
  var reported: [GestureID: GestureState] = [:]
  /// The last input of each kind that was given to its target.
  var lastInput: [InputKind: UInt64] = [:]

  var lastInputs: [InputID] {
    InputKind.allCases.compactMap { kind in lastInput[kind].map { InputID(kind: kind, number: $0) } }
  }
}

extension FuzzInvariants {
  // MARK: What they hear (1, 4)

  func recognizerHears(_ moment: FuzzMoment, _ number: Int, touches: [UInt64] = [], isAlive: Bool) {
    note(moment, number)
    for touch in touches { note(touch) }
    if !isAlive { fault("recognizer \(number) is gone and heard \(moment)") }
    var attempt = recognizers.attempts[number] ?? RecognizerNotes.Attempt()
    attempt.hasHeard = true
    for touch in touches {
      let what = "recognizer \(number), touch \(touch)"
      switch moment {
      case .gestureBegan:
        if attempt.open.contains(touch) || attempt.over.contains(touch) { fault("\(what): began twice") }
        attempt.open.insert(touch)
      case .gestureMoved: if !attempt.open.contains(touch) { fault("\(what): moved while not down") }
      default:
        if attempt.open.remove(touch) == nil { fault("\(what): \(moment) while not down") }
        attempt.over.insert(touch)
      }
    }
    recognizers.attempts[number] = attempt
  }

  /// What an input of the game's own does, beside what `recognizerHears` says of the call.
  func recognizerHears(_ phase: TouchPhase, _ number: Int, custom: UInt64) {
    note(UInt64(phase.rawValue), custom)
    var attempt = recognizers.attempts[number] ?? RecognizerNotes.Attempt()
    let what = "recognizer \(number), custom \(custom)"
    switch phase {
    case .began:
      if attempt.custom != 0 { fault("\(what): began beside another, or twice") }
      attempt.custom = custom
    case .moved, .stationary: if attempt.custom != custom { fault("\(what): \(phase) without began") }
    case .ended, .cancelled:
      if attempt.custom != custom { fault("\(what): \(phase) without began") }
      attempt.custom = .max
    }
    recognizers.attempts[number] = attempt
  }

  func recognizerResets(_ number: Int) {
    note(.gestureReset, number)
    recognizers.attempts[number] = nil
  }

  // MARK: What is decided (2, 3)

  /// Reads what was decided since the last time.
  func readDecisions() {
    guard scene.decisions.isOn else { return }
    for decision in scene.decisions.decisions {
      let id = decision.gesture
      note(
        UInt64(decision.kind.rawValue) << 16 | UInt64(decision.rule.rawValue) << 8 | UInt64(decision.detail),
        decision.touch, UInt64(id.index) << 32 | UInt64(decision.view.index))
      if decision.kind == .bindView, let kind = decision.inputKind {
        recognizers.lastInput[kind] = max(decision.input, recognizers.lastInput[kind] ?? 0)
      }
      switch decision.kind {
      case .bindGesture where decision.touch > 0 && !recognizers.takenAway.contains(decision.touch):
        recognizers.owned[id, default: []].insert(decision.touch)
      case .claim where decision.touch > 0 && [.T22, .T26, .W11].contains(decision.rule):
        recognizers.takenAway.insert(decision.touch)
        for id in recognizers.owned.keys { recognizers.owned[id]?.remove(decision.touch) }
      case .refuseGesture where decision.rule == .G21: recognizers.owned[id]?.remove(decision.touch)
      case .enter: GestureState(rawValue: decision.detail).map { enters(id, $0, decision) }
      default: break
      }
    }
    scene.decisions.removeAll()
  }

  private func enters(_ id: GestureID, _ next: GestureState, _ decision: Decision) {
    let before = recognizers.states[id] ?? .possible
    let name = recognizers.rivals[id]?.number ?? -1
    write("gesture \(name) enters \(next) by \(decision.rule)")
    let isReset = next == .possible && before.isFinal
    if !isReset && !before.canBecome(next, isDiscrete: recognizers.rivals[id]?.isDiscrete ?? false) {
      fault("gesture \(name) went from \(before) to \(next) by \(decision.rule)")
    }
    recognizers.states[id] = next == .possible ? nil : next
    if next.isFinal { recognizers.ends[id, default: 0] += 1 }
    if next == .possible || next == .failed || next == .cancelled { recognizers.owned[id] = nil }
    guard before == .possible, next.isRecognized, let mine = recognizers.owned[id], let rival = recognizers.rivals[id]
    else { return }
    for (other, state) in recognizers.states where other != id && state.isRecognized {
      guard recognizers.owned[other]?.isDisjoint(with: mine) == false, recognizers.rivals[other]?.excludes(id) == true
      else { continue }
      fault("gesture \(rival.number) won beside \(recognizers.rivals[other]?.number ?? -1), which excludes it")
    }
  }

  /// An action ran.
  func acts(_ id: GestureID, _ state: GestureState, isAlive: Bool) {
    let number = recognizers.rivals[id]?.number ?? -1
    note(.action, number)
    note(UInt64(state.rawValue))
    write("action \(number) \(state)")
    let before = recognizers.reported[id] ?? .possible
    if !before.canBecome(state, isDiscrete: recognizers.rivals[id]?.isDiscrete ?? false) {
      fault("the action of gesture \(number) told \(state) after \(before)")
    }
    recognizers.reported[id] = state.isFinal ? nil : state
  }
}
