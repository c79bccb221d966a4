/// Where the sticks and triggers of all controllers are, as they measured it last.
final class AxisTable {
  private struct Entry {
    let device: DeviceID
    let axis: ControllerAxis
    var value: Vector
  }

  /// Those that were ever heard of, in the order in which they were. There are few.
  private var entries: [Entry] = []
  /// Counts up when any of them changes.
  private(set) var version = 0

  /// Where one is; in its middle when nothing was heard of it.
  subscript(axis: ControllerAxis, device: DeviceID) -> Vector {
    entries.first { $0.device == device && $0.axis == axis }?.value ?? .zero
  }

  /// The controllers whose sticks or triggers were heard of, in that order. Makes an array.
  var devices: [DeviceID] {
    var found: [DeviceID] = []
    for entry in entries where !found.contains(entry.device) { found.append(entry.device) }
    return found
  }

  /// Of some controllers the one that is farthest from rest.
  func strongest(_ axis: ControllerAxis, where isMeant: (DeviceID) -> Bool) -> Vector {
    var (value, size) = (Vector.zero, Float(0))
    for index in entries.indices where entries[index].axis == axis && isMeant(entries[index].device) {
      let own = entries[index].value
      let length = own.dx * own.dx + own.dy * own.dy
      if length > size { (value, size) = (own, length) }
    }
    return value
  }

  func take(_ sample: AxisSample) {
    if let index = entries.firstIndex(where: { $0.device == sample.device && $0.axis == sample.axis }) {
      guard entries[index].value != sample.value else { return }
      entries[index].value = sample.value
    } else {
      entries.append(Entry(device: sample.device, axis: sample.axis, value: sample.value))
    }
    version += 1
  }

  /// A controller went.
  func forget(_ device: DeviceID) {
    let count = entries.count
    entries.removeAll { $0.device == device }
    if entries.count != count { version += 1 }
  }

  /// Nothing is heard of them for now: they count as at rest until they move again.
  func rest() {
    guard entries.contains(where: { $0.value != .zero }) else { return }
    for index in entries.indices { entries[index].value = .zero }
    version += 1
  }
}
