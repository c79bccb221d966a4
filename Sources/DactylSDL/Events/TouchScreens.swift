import CSDL2

/// The devices with fingers as SDL lists them, and what it does not report of them: SDL 2 has no event for a touch
/// screen that is unplugged, nor for fingers that the system takes away.
@MainActor final class TouchScreens {
  /// How long a finger sends nothing until SDL is asked whether it is down at all, in seconds. A finger that rests
  /// sends nothing either, and goes on.
  static let patience = 60.0

  /// The fingers that SDL has down on a device.
  var fingersDown: (DeviceID) -> [Int64] = { device in
    (0..<max(0, SDL_GetNumTouchFingers(device.rawValue))).compactMap { index in
      unsafe SDL_GetTouchFinger(device.rawValue, index)?.pointee.id
    }
  }

  /// The devices that are not the screen.
  private(set) var indirect: [Int64] = []
  /// Those of them that move the pointer.
  private(set) var touchpads: [Int64] = []
  private var devices: [Int64] = []
  private var unplugged: [Int64] = []

  /// Reads which devices there are now.
  func read() {
    let found = (0..<max(0, SDL_GetNumTouchDevices())).map { SDL_GetTouchDevice($0) }
    let types = found.map { SDL_GetTouchDeviceType($0) }
    indirect = zip(found, types).filter { $0.1 != SDL_TOUCH_DEVICE_DIRECT }.map(\.0)
    touchpads = zip(found, types).filter { $0.1 == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE }.map(\.0)
    note(devices: found)
  }

  /// Takes note of the devices that there are now.
  func note(devices found: [Int64]) {
    unplugged += devices.filter { !found.contains($0) }
    devices = found
  }

  /// Cancels what no finger does any more (T22): the touches of devices that were unplugged, and fingers that SDL does
  /// not know in a window that regained the keyboard or where they sent nothing for long. To be called when all events
  /// that came are taken: the end of a finger may be among them.
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

/// The fingers that a window was given, each with its last sample, until they lift.
struct WindowFingers: Sendable {
  private struct Finger {
    var sample: TouchSample
    /// When it sent that, or SDL had it down when asked.
    var seen: Timestamp
  }

  private var fingers: [FingerID: Finger] = [:]

  var isEmpty: Bool { fingers.isEmpty }

  /// Takes note of a sample. The mouse is no finger.
  mutating func note(_ sample: TouchSample, at time: Timestamp) {
    guard sample.finger.device != .mouse, sample.phase == .began || fingers[sample.finger] != nil else { return }
    let isDown = sample.phase == .began || sample.phase == .moved
    fingers[sample.finger] = isDown ? Finger(sample: sample, seen: time) : nil
  }

  /// Takes note that a device went.
  mutating func remove(_ device: DeviceID) {
    if !fingers.isEmpty { fingers = fingers.filter { $0.key.device != device } }
  }

  /// Takes note that a finger is down at a moment, though it sends nothing.
  mutating func keep(_ finger: FingerID, at now: Timestamp) { fingers[finger]?.seen = now }

  /// The last samples of the fingers that have sent nothing for so many seconds, in the order of their numbers.
  func suspects(at now: Timestamp, after seconds: Double) -> [TouchSample] {
    guard !fingers.isEmpty else { return [] }
    return fingers.values.filter { now - $0.seen >= seconds }.map(\.sample)
      .sorted { ($0.finger.device.rawValue, $0.finger.finger) < ($1.finger.device.rawValue, $1.finger.finger) }
  }
}
