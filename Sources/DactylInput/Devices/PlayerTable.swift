/// The players whom devices drive. A device drives the first player unless a game assigns it to another; a controller
/// that reconnects keeps its player.
package final class PlayerTable: SnapshotState {
  /// The largest number of players.
  package static var most: Int { 16 }

  /// The devices of other players than the first. Only looked up by device, so its order does not matter.
  // (Unchecked: read for every finger that lands, and it is read and written at once.)
  @exclusivity(unchecked) private var drivers: [DeviceID: Int] = [:]

  /// The number of players up to the last one to which a device was assigned, at least 1.
  package private(set) var count = 1

  /// The player of a device, counted from 0.
  package func player(of device: DeviceID) -> Int { unsafe drivers.isEmpty ? 0 : drivers[device] ?? 0 }

  /// The player to whom the game assigned a device; nil when it assigned none, or the first one.
  func assigned(to device: DeviceID) -> Int? { unsafe drivers[device] }

  /// Assigns a device to a player, or to none with nil: then it drives the first one.
  func assign(_ player: Int?, to device: DeviceID) {
    let player = player ?? 0
    unsafe drivers[device] = player > 0 ? player : nil
    count = max(count, player + 1)
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    unsafe copier.copy(&drivers)
    copier.copy(count) { count = $0 }
  }
}

extension Diagnostic.Kind {
  /// A device was assigned to a player number that is out of range, or a player has no focus of their own to set.
  /// Nothing changes.
  public static let badPlayer = Diagnostic.Kind("badPlayer")
}

extension PlayerTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(unordered: unsafe drivers) { hash, driver in
      hash.mix(driver.key)
      hash.mix(driver.value)
    }
  }
}
