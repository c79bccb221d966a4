// SDL 2.26 releases what is held before it sends the reason: of all keys before FOCUS_LOST, of all buttons of a
// controller before JOYDEVICEREMOVED. Nothing was released by hand: presses are to be cancelled, once (P7). Such
// releases stand right before the reason: seen under X11, as a rule with 0 to 1 ms between them. When the keyboard goes
// to another window of the program it is the same; there the key that is still held then begins again, since X11
// repeats it and SDL takes that for the first time.

extension [InputEvent] {
  /// How long before the reason SDL's own releases can be, in seconds: as a rule a millisecond, and more where the
  /// machine halts the program in between. What a hand releases in that time is taken for one of them.
  private static var sameMoment: Double { 0.008 }

  /// Appends that the window lost the keyboard, before the releases of keys that SDL made up for it.
  ///
  /// The scene cancels what is down; a release after that is only delivered as the end of what was cancelled.
  mutating func appendDeactivation(at time: Timestamp) {
    var releases: [InputEvent] = []
    // Others may have come in between, such as that the pointer left.
    for index in indices.reversed() {
      guard time - self[index].timestamp <= Self.sameMoment else { break }
      if self[index].isKeyRelease { releases.append(remove(at: index)) }
    }
    append(InputEvent(at: time, .window(.deactivated)))
    append(contentsOf: releases.reversed().map { InputEvent(at: time, $0.kind) })
  }

  /// Appends that a device went, without the releases that SDL made up for it, which come in an order of its own: the
  /// scene cancels what is down of a device that goes, in the order in which it went down.
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
