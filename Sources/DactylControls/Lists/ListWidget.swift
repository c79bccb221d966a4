import Dactyl

/// The widget of a list's view, by which the list receives input.
struct ListWidget: Widget {
  let state: ListState

  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    state(of: view)?.receive(touches, phase) ?? .passToNext
  }

  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    guard let press = presses.first else { return .passToNext }
    return state(of: view)?.receive(press, phase) ?? .passToNext
  }

  func trackedInputWasLost(in view: View) { state(of: view)?.loseTouch() }

  func isFocusable(_ view: View) -> Bool {
    guard let state = state(of: view) else { return false }
    return state.shape.allowsSelection && state.geometry.sections.contains { $0.rows > 0 }
  }

  func focusDidChange(_ view: View) { state(of: view)?.keysDidComeOrGo() }

  var drawsFocus: Bool { true }

  func layoutSubviews(of view: View) { state(of: view)?.place() }

  private func state(of view: View) -> ListState? { view.isAlive ? state : nil }
}
