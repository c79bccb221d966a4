/// What a player uses: what prompts are to name.
public enum InputFamily: UInt8, Hashable, Sendable, CaseIterable {
  /// Keys and the mouse.
  case keyboard
  /// A game controller was used last.
  case controller
  /// Fingers on the screen.
  case touch
}

/// Which kind of device each player used last. What a device does by itself does not count: a stick that trembles near
/// its middle, a mouse that slides a little.
final class DeviceUse {
  struct Use {
    var family = InputFamily.keyboard
    var device = DeviceID.unknown
    /// Where the pointer was when something else was used.
    var pointer: Point?
  }

  /// How far a stick or trigger has to be from rest to be used, and the mouse from where it was.
  static var stickWay: Float { 0.5 }
  static var pointerWay: Float { 24 }

  private let uses = List<Use>()
  /// Counts up when any of them changes.
  private(set) var version = 0

  subscript(player: Int) -> Use { player < uses.count ? uses[player] : Use() }

  /// A player used a device.
  func note(_ family: InputFamily, _ device: DeviceID, of player: Int) {
    while uses.count <= player { uses.append(Use()) }
    if family != .keyboard { uses[player].pointer = nil }
    guard uses[player].family != family || uses[player].device != device else { return }
    (uses[player].family, uses[player].device) = (family, device)
    version += 1
  }

  /// The pointer is somewhere with no button pressed: far enough from where it was first seen it is used.
  func notePointer(at place: Point, of player: Int) {
    guard self[player].family != .keyboard else { return }
    while uses.count <= player { uses.append(Use()) }
    guard let start = uses[player].pointer else { return uses[player].pointer = place }
    if (place - start).length > Self.pointerWay { note(.keyboard, .mouse, of: player) }
  }
}
