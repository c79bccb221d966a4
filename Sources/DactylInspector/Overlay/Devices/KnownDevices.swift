import Dactyl

/// The devices that were seen while the monitor is shown: a scene itself is told of controllers alone.
struct KnownDevices {
  /// The devices of fingers, in the order of their first touches.
  private(set) var screens: [DeviceID] = []
  /// The devices of keys.
  private(set) var keyboards: [DeviceID] = [.unknown]
  private(set) var hasMouse = false

  mutating func follow(_ scene: Scene) {
    hasMouse = hasMouse || scene.hoverLocation != nil
    for touch in scene.liveTouches where touch.type != .controller {
      if touch.finger.device == .mouse {
        hasMouse = true
      } else if !screens.contains(touch.finger.device) {
        screens.append(touch.finger.device)
      }
    }
    for held in scene.heldKeys {
      if case .key = held.type, !keyboards.contains(held.device) { keyboards.append(held.device) }
    }
  }
}
