/// Where the sticks and triggers of all controllers are, as they measured it last.
final class AxisTable {
  private struct Source: Hashable {
    let device: DeviceID
    let axis: ControllerAxis
  }

  /// Those that were ever heard of, in the order in which they were.
  private var entries = KeyedList<Source, Vector>()
  /// Counts up when any of them changes.
  private(set) var version = 0

  /// Where one is; in its middle when nothing was heard of it.
  subscript(axis: ControllerAxis, device: DeviceID) -> Vector {
    entries[Source(device: device, axis: axis)] ?? .zero
  }

  /// The controllers whose sticks or triggers were heard of, in that order. Makes an array.
  var devices: [DeviceID] {
    var found = KeyedList<DeviceID, DeviceID>()
    entries.forEach { source, _ in found[source.device] = source.device }
    return found.values
  }

  /// Of some controllers the one that is farthest from rest.
  func strongest(_ axis: ControllerAxis, where isMeant: (DeviceID) -> Bool) -> Vector {
    var (value, size) = (Vector.zero, Float(0))
    entries.forEach { source, own in
      guard source.axis == axis, isMeant(source.device) else { return }
      let length = own.dx * own.dx + own.dy * own.dy
      if length > size { (value, size) = (own, length) }
    }
    return value
  }

  func take(_ sample: AxisSample) {
    let source = Source(device: sample.device, axis: sample.axis)
    guard entries[source] != sample.value else { return }
    entries[source] = sample.value
    version += 1
  }

  /// A controller went.
  func forget(_ device: DeviceID) {
    let count = entries.count
    for axis in ControllerAxis.allCases { entries.remove(Source(device: device, axis: axis)) }
    if entries.count != count { version += 1 }
  }

  /// Nothing is heard of them for now: they count as at rest until they move again.
  func rest() {
    var isOff = false
    entries.forEach { _, value in isOff = isOff || value != .zero }
    guard isOff else { return }
    entries.changeEach { $0 = .zero }
    version += 1
  }
}
