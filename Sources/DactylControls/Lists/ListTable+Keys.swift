import Dactyl

/// Repetition of keys that are held in lists, at the intervals of controls (`ControlSettings.repeating`).
extension ListTable: TimedPart {
  var nextDeadline: Timestamp? { held.isEmpty ? nil : nextStep }

  func deadlineReached(at now: Timestamp, in scene: Scene) {
    guard let due = nextStep, due <= now else { return }
    steps += 1
    nextStep = due + scene.controls.settings.repeating.pause(after: steps)
    for state in held where !state.goOn() { letGo(of: state) }
  }

  func dropDeadlines(until moment: Timestamp, in scene: Scene) {
    if let due = nextStep, due <= moment { held = [] }
  }

  func hold(_ state: ListState, in scene: Scene) {
    held = [state]
    steps = 0
    nextStep = scene.currentTime + scene.controls.settings.repeating.firstPause
  }

  func letGo(of state: ListState) { held.removeAll { $0 === state } }
}
