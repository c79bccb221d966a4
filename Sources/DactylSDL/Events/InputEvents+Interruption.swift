// SDL 2.26 releases everything held before it sends the reason: all keys before FOCUS_LOST, all buttons of a controller
// before JOYDEVICEREMOVED. Nothing was released by hand: the presses must be cancelled, once (P7). Such releases come
// directly before the reason: under X11 as a rule 0 to 1 ms earlier. The same happens when the keyboard goes to another
// window of the program; there a key that is still held begins again, since X11 repeats it and SDL takes that for the
// first press.

extension [InputEvent] {
  /// The greatest time between SDL's own releases and the reason, in seconds: as a rule a millisecond, and more where
  /// the machine suspends the program in between. A release by hand in that time counts as one of them.
  private static var sameMoment: Double { 0.008 }

  /// Appends the loss of the keyboard, before the releases of keys that SDL has made up for it.
  ///
  /// The scene cancels what is down; a release after that is only delivered as the end of what was cancelled.
  mutating func appendDeactivation(at time: Timestamp) {
    var releases: [InputEvent] = []
    // Other events may have come in between, such as the pointer leaving the window.
    for index in indices.reversed() {
      guard time - self[index].timestamp <= Self.sameMoment else { break }
      if self[index].isKeyRelease { releases.append(remove(at: index)) }
    }
    append(InputEvent(at: time, .window(.deactivated)))
    append(contentsOf: releases.reversed().map { InputEvent(at: time, $0.kind) })
  }

  /// Appends the removal of a device, without the releases that SDL has made up for it, which come in an order of their
  /// own: the scene cancels what is down on a removed device in the order in which it went down.
  mutating func appendRemoval(of device: DeviceID, at time: Timestamp) {
    for index in indices.reversed() {
      guard time - self[index].timestamp <= Self.sameMoment else { break }
      guard case .press(let sample) = self[index].kind, sample.device == device, sample.phase == .ended else {
        continue
      }
      remove(at: index)
    }
    append(InputEvent(at: time, .device(.removed(device))))
  }
}

extension InputEvent {
  fileprivate var isKeyRelease: Bool { if case .key(let key) = kind { !key.isDown } else { false } }
}
