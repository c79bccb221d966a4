/// Which device drives which player. A device drives the first player unless a game says otherwise; one that comes back
/// drives the player that it drove before.
package final class PlayerTable {
  /// How many players there can be.
  package static var most: Int { 16 }

  /// The devices that drive another player than the first. Read by device alone, so that its order does not matter.
  // (Unchecked: every finger that lands asks, and it is read and written at once.)
  @exclusivity(unchecked) private var drivers: [DeviceID: Int] = [:]

  /// The number of players up to the last one whom a device was assigned to; the first is always there.
  package private(set) var count = 1

  /// The player whom a device drives, from 0.
  package func player(of device: DeviceID) -> Int { unsafe drivers.isEmpty ? 0 : drivers[device] ?? 0 }

  /// Has a device drive a player.
  package func assign(_ device: DeviceID, to player: Int) {
    unsafe drivers[device] = player > 0 ? player : nil
    count = max(count, player + 1)
  }

  /// Has a controller that came back under another number drive the player that it drove before, whatever that number
  /// was assigned earlier.
  ///
  /// - Returns: whether anything changed.
  func reassign(_ former: DeviceID, as device: DeviceID) -> Bool {
    guard former != device, let player = unsafe drivers.removeValue(forKey: former) else { return false }
    unsafe drivers[device] = player
    return true
  }
}

extension Diagnostic.Kind {
  /// A device was assigned to a player number that is out of range, or a player has no focus of their own to set.
  /// Nothing was changed.
  public static let badPlayer = Diagnostic.Kind("badPlayer")
}
