/// A key or button that is down, or whose release got lost, and that is no press.
struct SilencedPress {
  let source: PressSource
  /// Whether it was consumed and nothing took it away since: when it goes down again it repeats (P8). Any other that
  /// goes down again went up unseen.
  var isConsumed: Bool
}

/// A key of one device.
struct PressSource: Equatable {
  let type: PressType
  let device: DeviceID
}
