import CSDL2

/// The touch devices that SDL lists, and what it does not report of them: SDL 2 has no event for a touch screen that is
/// unplugged, nor for fingers that the system takes away.
@MainActor final class TouchScreens {
  /// The time for which a finger sends nothing until SDL is asked whether it is down at all, in seconds. A resting
  /// finger sends nothing either, and continues.
  static let patience = 60.0

  /// Returns the fingers that are down on a device according to SDL.
  var fingersDown: (DeviceID) -> [Int64] = { device in
    (0..<max(0, SDL_GetNumTouchFingers(device.rawValue))).compactMap { index in
      unsafe SDL_GetTouchFinger(device.rawValue, index)?.pointee.id
    }
  }

  /// The devices that are not the screen.
  private(set) var indirect: [Int64] = []
  /// The indirect devices that move the pointer.
  private(set) var touchpads: [Int64] = []
  private var devices: [Int64] = []
  private var unplugged: [Int64] = []

  /// Reads the present devices from SDL.
  func read() {
    let found = (0..<max(0, SDL_GetNumTouchDevices())).map { SDL_GetTouchDevice($0) }
    let types = found.map { SDL_GetTouchDeviceType($0) }
    indirect = zip(found, types).filter { $0.1 != SDL_TOUCH_DEVICE_DIRECT }.map(\.0)
    touchpads = zip(found, types).filter { $0.1 == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE }.map(\.0)
    note(devices: found)
  }

  /// Records the present devices.
  func note(devices found: [Int64]) {
    unplugged += devices.filter { !found.contains($0) }
    devices = found
  }

  /// Cancels touches without a finger (T22): those of unplugged devices, and fingers that SDL does not know in a window
  /// that regained the keyboard or after they sent nothing for long. Call it when all pending events are taken: the end
  /// of a finger may be among them.
  func cancelTouches(in inputs: [WindowInput], at now: Timestamp) {
    for device in unplugged {
      for input in inputs { input.take(InputEvent(at: now, .device(.removed(DeviceID(device))))) }
    }
    unplugged.removeAll()
    for input in inputs {
      let isBack = input.takeRegainedFocus()
      for finger in input.fingers.suspects(at: now, after: isBack ? 0 : Self.patience) {
        let isDown = fingersDown(finger.finger.device).contains(finger.finger.finger)
        input.settle(finger, isDown: isDown, at: now)
      }
    }
  }
}

/// The fingers that were delivered to a window, each with its last sample, until they lift.
struct WindowFingers: Sendable {
  private struct Finger {
    var sample: TouchSample
    /// The time of that sample, or at which SDL was asked and had the finger down.
    var seen: Timestamp
  }

  private var fingers: [FingerID: Finger] = [:]

  var isEmpty: Bool { fingers.isEmpty }

  /// Records a sample. The mouse is no finger.
  mutating func note(_ sample: TouchSample, at time: Timestamp) {
    guard sample.finger.device != .mouse, sample.phase == .began || fingers[sample.finger] != nil else { return }
    let isDown = sample.phase == .began || sample.phase == .moved
    fingers[sample.finger] = isDown ? Finger(sample: sample, seen: time) : nil
  }

  /// Removes the fingers of a device.
  mutating func remove(_ device: DeviceID) {
    if !fingers.isEmpty { fingers = fingers.filter { $0.key.device != device } }
  }

  /// Records that a finger is down at a time, though it sends nothing.
  mutating func keep(_ finger: FingerID, at now: Timestamp) { fingers[finger]?.seen = now }

  /// The last samples of the fingers that have sent nothing for a number of seconds, in the order of their numbers.
  func suspects(at now: Timestamp, after seconds: Double) -> [TouchSample] {
    guard !fingers.isEmpty else { return [] }
    return fingers.values.filter { now - $0.seen >= seconds }.map(\.sample)
      .sorted { ($0.finger.device.rawValue, $0.finger.finger) < ($1.finger.device.rawValue, $1.finger.finger) }
  }
}
