/// A family of devices that a player uses; prompts name the controls of that family.
public enum InputFamily: UInt8, Hashable, Sendable, CaseIterable {
  /// Keys and the mouse.
  case keyboard
  /// A game controller.
  case controller
  /// Fingers on the screen.
  case touch
}

/// The device that each player used last. Small movements do not count: a stick that trembles near its middle, or a
/// mouse that slides a little.
final class DeviceUse: SnapshotState {
  struct Use {
    var family = InputFamily.keyboard
    var device = DeviceID.unknown
    /// The position of the pointer when something else was used; nil until it is known.
    var pointer: Point?
  }

  /// The distance from rest at which a stick or trigger counts as used, and that of the mouse from its position, in
  /// points.
  static var stickWay: Float { 0.5 }
  static var pointerWay: Float { 24 }

  private let uses = List<Use>()
  /// The number of changes so far.
  private(set) var version = 0

  subscript(player: Int) -> Use { player < uses.count ? uses[player] : Use() }

  /// Records that a player used a device.
  func note(_ family: InputFamily, _ device: DeviceID, of player: Int) {
    while uses.count <= player { uses.append(Use()) }
    if family != .keyboard { uses[player].pointer = nil }
    guard uses[player].family != family || uses[player].device != device else { return }
    (uses[player].family, uses[player].device) = (family, device)
    version += 1
  }

  /// Records the position of the pointer without a pressed button: it counts as used far enough from the first
  /// position.
  func notePointer(at place: Point, of player: Int) {
    guard self[player].family != .keyboard else { return }
    while uses.count <= player { uses.append(Use()) }
    guard let start = uses[player].pointer else { return uses[player].pointer = place }
    if (place - start).length > Self.pointerWay { note(.keyboard, .mouse, of: player) }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(uses)
    copier.copy(version) { version = $0 }
  }
}

extension DeviceUse: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(uses) { hash, use in
      hash.mix(raw: use.family)
      hash.mix(use.device)
      hash.mix(use.pointer)
    }
  }
}
