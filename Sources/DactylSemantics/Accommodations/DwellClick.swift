/// The click of a pointer that rests (AX20).
struct DwellClick: Accommodation {
  var settings = PointerAccommodations()
  /// Where the pointer hovers; nil while it is elsewhere.
  private var pointer: Point?
  private var modifiers: ModifierFlags = []
  /// The place around which it rests, or has clicked already.
  private var anchor: Point?
  private var due: Timestamp?

  var nextMoment: Timestamp? { due }

  mutating func take(_ event: InputEvent, _ output: inout AccommodatedEvents) {
    output.events.append(event)
    switch event.kind {
    case .hover(let location, let modifiers): hover(location, modifiers, at: event.timestamp)
    case .touch(let sample) where sample.type == .pointer:
      // A button is pressed by hand: it clicks again where it rests next.
      due = nil
      anchor = sample.location
    case .window(.deactivated), .window(.hidden): (pointer, anchor, due) = (nil, nil, nil)
    default: break
    }
  }

  private mutating func hover(_ location: Point?, _ modifiers: ModifierFlags, at now: Timestamp) {
    pointer = location?.isFinite == true ? location : nil
    self.modifiers = modifiers
    guard let pointer, settings.dwellTime.time > 0 else { return (anchor, due) = (nil, nil) }
    if let anchor, anchor.distance(to: pointer) <= settings.dwellDistance { return }
    anchor = pointer
    due = now + settings.dwellTime.time
  }

  mutating func momentArrived(_ moment: Timestamp, _ output: inout AccommodatedEvents) {
    due = nil
    guard let pointer else { return }
    output.remark(.accommodate, .AX20, .finger(.mouse), at: moment)
    output.click(at: pointer, settings.dwellButton, modifiers, at: moment)
  }

  mutating func clockJumped(by seconds: Double) { due = due.map { $0 + seconds } }

  func mix(into hash: inout StateHash) {
    hash.mix(pointer)
    hash.mix(anchor)
    hash.mix(due)
  }
}

extension AccommodatedEvents {
  /// Presses the mouse's button at a point, or lets go of it there.
  mutating func send(
    mouse phase: TouchSamplePhase, at point: Point, _ button: ButtonMask, _ modifiers: ModifierFlags,
    at moment: Timestamp
  ) {
    let sample = TouchSample(
      finger: .mouse, phase: phase, location: point, type: .pointer, buttons: phase == .ended ? [] : button,
      modifiers: modifiers)
    send(.touch(sample), at: moment)
  }

  mutating func click(at point: Point, _ button: ButtonMask, _ modifiers: ModifierFlags, at moment: Timestamp) {
    send(mouse: .began, at: point, button, modifiers, at: moment)
    send(mouse: .ended, at: point, button, modifiers, at: moment)
    send(.hover(point, modifiers: modifiers), at: moment)
  }
}
