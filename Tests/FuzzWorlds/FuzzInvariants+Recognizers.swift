import Dactyl
import TestSupport

/// The state of recognizers in the invariants.
struct RecognizerNotes {
  /// The calls of a recognizer since its last reset.
  struct Attempt {
    var open: Set<UInt64> = []
    var over: Set<UInt64> = []
    var hasReceived = false
    /// The custom input that it has; the greatest number once it had one.
    var custom: UInt64 = 0
  }
  /// The calls of a recognizer when it was made.
  struct Rival {
    let number: Int
    let isDiscrete: Bool
    /// Whether its success makes another fail, by its own answer, the other's, and that of their delegates.
    let excludes: (GestureID) -> Bool
  }
  typealias Key = GestureTransitions.Key
  var attempts: [GestureID: Attempt] = [:]
  var rivals: [GestureID: Rival] = [:]
  var transitions = GestureTransitions()
  var states: [Key: GestureState] { transitions.states }
  /// The number of ended attempts of each.
  var ends: [GestureID: Int] = [:]
  /// The last states that their actions reported.
  var reported: [GestureID: GestureState] = [:]
  /// The last input of each kind that was delivered to its target.
  var lastInput: [InputKind: UInt64] = [:]

  var lastInputs: [InputID] {
    InputKind.allCases.compactMap { kind in lastInput[kind].map { InputID(kind: kind, number: $0) } }
  }
}

extension FuzzInvariants {
  // MARK: Calls of recognizers (1, 4)

  /// - Parameter gesture: Its own handle, a finger's attempt where it makes one for each.
  func recognizerReceives(_ moment: FuzzMoment, _ number: Int, touches: [UInt64] = [], _ gesture: AnyGesture) {
    note(moment, number)
    for touch in touches { note(touch) }
    let id = gesture.id
    if !gesture.isAlive { fault("recognizer \(number) is gone and received \(moment)") }
    var attempt = recognizers.attempts[id] ?? RecognizerNotes.Attempt()
    attempt.hasReceived = true
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
    recognizers.attempts[id] = attempt
  }

  /// What an input of the game's own does, beside what `recognizerReceives` says of the call.
  func recognizerReceives(_ phase: TouchPhase, _ number: Int, custom: UInt64, _ gesture: AnyGesture) {
    note(UInt64(phase.rawValue), custom)
    var attempt = recognizers.attempts[gesture.id] ?? RecognizerNotes.Attempt()
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
    recognizers.attempts[gesture.id] = attempt
  }

  func recognizerResets(_ number: Int, _ id: GestureID) {
    note(.gestureReset, number)
    recognizers.attempts[id] = nil
  }

  // MARK: Decisions (2, 3)

  /// Reads the decisions since the last time.
  func readDecisions() {
    guard scene.decisions.isOn else { return }
    for decision in scene.decisions.decisions {
      hash.mix(decision)
      if decision.kind == .bindView, let kind = decision.inputKind {
        recognizers.lastInput[kind] = max(decision.input, recognizers.lastInput[kind] ?? 0)
      }
      recognizers.transitions.read(decision)
      if decision.kind == .enter, let state = GestureState(rawValue: decision.detail) {
        enters(RecognizerNotes.Key(decision), state, decision)
      }
    }
    scene.decisions.removeAll()
  }

  private func enters(_ key: RecognizerNotes.Key, _ next: GestureState, _ decision: Decision) {
    let id = key.gesture
    let (before, isAllowed) = recognizers.transitions.enter(
      next, key, isDiscrete: recognizers.rivals[id]?.isDiscrete ?? false)
    let name = recognizers.rivals[id]?.number ?? -1
    write("gesture \(name) enters \(next) by \(decision.rule)")
    if !isAllowed {
      fault("gesture \(name) went from \(before) to \(next) by \(decision.rule)")
    }
    if next.isFinal { recognizers.ends[id, default: 0] += 1 }
    guard before == .possible, next.isRecognized, let rival = recognizers.rivals[id] else { return }
    for other in recognizers.transitions.recognizedRivals(of: key) {
      guard let winner = recognizers.rivals[other], winner.excludes(id) else { continue }
      fault("gesture \(rival.number) won beside \(winner.number), which excludes it")
    }
  }

  /// An action ran, of a recognizer or the attempt of one of its fingers.
  func acts(_ gesture: AnyGesture, _ state: GestureState) {
    let (id, recognizer) = (gesture.id, gesture.recognizer.id)
    let number = recognizers.rivals[recognizer]?.number ?? -1
    note(.action, number)
    note(UInt64(state.rawValue))
    write("action \(number) \(state)")
    let before = recognizers.reported[id] ?? .possible
    if !before.canBecome(state, isDiscrete: recognizers.rivals[recognizer]?.isDiscrete ?? false) {
      fault("the action of gesture \(number) notified \(state) after \(before)")
    }
    recognizers.reported[id] = state.isFinal ? nil : state
  }
}
