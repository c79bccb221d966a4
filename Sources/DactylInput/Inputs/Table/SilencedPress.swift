/// A key or button that is down, or whose release was lost, and that belongs to no press.
struct SilencedPress {
  let source: PressSource
  /// Whether the key was consumed and not cancelled since: a further down is a repeat (P8). Any other key that goes
  /// down again went up unobserved.
  var isConsumed: Bool
}

/// A key of one device.
struct PressSource: Equatable {
  let type: PressType
  let device: DeviceID
}
