/// The assignment of controllers to players, present and past.
///
/// A controller that connects gets, if no other has it by now, the player of the earlier controller that it is
/// recognized as:
///
/// 1. the one with its serial number, when both report one and are of one model;
/// 2. else the one of its model at the same port;
/// 3. else the one of its model with the lowest player, unless serial numbers distinguish them.
///
/// A controller that is not recognized gets the lowest free player. So two controllers of one model without serial
/// numbers are distinguished by their ports, and without ports not at all: the first to reconnect gets the lower
/// player.
struct PlayerSlots: Sendable {
  private struct Entry {
    let device: DeviceID
    let identity: ControllerIdentity
    var player: Int?
  }

  /// The connected controllers.
  private var present: [DeviceID: Entry] = [:]
  /// The device of each player.
  private var devices: [Int: DeviceID] = [:]
  /// The lower players that are taken, one bit each.
  private var taken: [UInt64] = []
  /// The disconnected controllers, the latest last.
  private var gone: [Entry] = []
  /// The number of controllers that are remembered: enough for a party, and a limit for a device that reconnects under
  /// new names.
  private static let memory = 64

  func player(of device: DeviceID) -> Int? { present[device]?.player }

  func device(of player: Int) -> DeviceID? { devices[player] }

  /// Adds a controller. Returns its player; nil when the game had assigned it to none.
  mutating func connect(_ device: DeviceID, _ identity: ControllerIdentity) -> Int? {
    disconnect(device)
    let player = takeBack(identity) ?? .some(lowestFree)
    present[device] = Entry(device: device, identity: identity, player: player)
    give(player, to: device)
    return player
  }

  /// Removes a controller, and remembers it.
  mutating func disconnect(_ device: DeviceID) {
    guard let entry = present.removeValue(forKey: device) else { return }
    give(entry.player, to: nil)
    gone.append(entry)
    if gone.count > Self.memory { gone.removeFirst() }
  }

  /// Assigns a controller to a player, or to none. A controller that had that player gets the former player of this
  /// one.
  mutating func assign(_ player: Int?, to device: DeviceID) {
    guard let entry = present[device], entry.player != player else { return }
    let other = player.flatMap { devices[$0] }
    if let other { present[other]?.player = entry.player }
    present[device]?.player = player
    give(entry.player, to: other)
    give(player, to: device)
  }

  /// Records the device of a player.
  private mutating func give(_ player: Int?, to device: DeviceID?) {
    guard let player else { return }
    devices[player] = device
    guard 0..<1_048_576 ~= player else { return }
    while taken.count <= player / 64 { taken.append(0) }
    let bit = UInt64(1) << UInt64(player % 64)
    if device == nil { taken[player / 64] &= ~bit } else { taken[player / 64] |= bit }
  }

  private var lowestFree: Int {
    let word = taken.firstIndex { $0 != .max } ?? taken.count
    var player = word * 64 + (word < taken.count ? (~taken[word]).trailingZeroBitCount : 0)
    while devices[player] != nil { player += 1 }
    return player
  }

  /// The device of the disconnected controller that is most likely the same; nil when there is none.
  func former(_ identity: ControllerIdentity) -> DeviceID? { mostAlike(identity).map { gone[$0].device } }

  /// The player of the disconnected controller that is most likely the same; nil when there is none whose player is
  /// free.
  private mutating func takeBack(_ identity: ControllerIdentity) -> Int?? {
    mostAlike(identity).map { gone.remove(at: $0).player }
  }

  private func mostAlike(_ identity: ControllerIdentity) -> Int? {
    var best: (index: Int, likeness: Int)?
    for index in gone.indices {
      let likeness = likeness(gone[index].identity, identity)
      guard likeness > 0, isFree(gone[index].player) else { continue }
      if let best {
        let isLower = (gone[index].player ?? .max) < (gone[best.index].player ?? .max)
        guard likeness > best.likeness || likeness == best.likeness && isLower else { continue }
      }
      best = (index, likeness)
    }
    return best?.index
  }

  private func isFree(_ player: Int?) -> Bool { player.map { device(of: $0) == nil } ?? true }

  /// The likelihood that two are the same controller: 0 if they are not.
  private func likeness(_ one: ControllerIdentity, _ other: ControllerIdentity) -> Int {
    guard one.model == other.model else { return 0 }
    if let serial = one.serial, let second = other.serial { return serial == second ? 3 : 0 }
    if let port = one.port, port == other.port { return 2 }
    return 1
  }
}
