/// Which controller is which player's, and whose it was.
///
/// A controller that comes gets, if no other has it by now, the player of the one that it was before:
///
/// 1. of the one with its serial number, when both tell one and are of one model;
/// 2. else of the one of its model at the same port;
/// 3. else of the one of its model that left the lowest player, unless their serial numbers tell that it is another.
///
/// A controller that gets none in this way gets the lowest player that no other has. So two of one model without serial
/// numbers are told apart by their ports, and where there are none, by nothing: the first to come back is the lower
/// player.
struct PlayerSlots: Sendable {
  private struct Entry {
    let device: DeviceID
    let identity: ControllerIdentity
    var player: Int?
  }

  /// Those that are there.
  private var present: [DeviceID: Entry] = [:]
  /// Who has each player.
  private var devices: [Int: DeviceID] = [:]
  /// The lower players that somebody has, a bit each.
  private var taken: [UInt64] = []
  /// Those that went, the last one last.
  private var gone: [Entry] = []
  /// How many are remembered: enough for a party, and a bound for a device that comes under ever new names.
  private static let memory = 64

  func player(of device: DeviceID) -> Int? { present[device]?.player }

  func device(of player: Int) -> DeviceID? { devices[player] }

  /// A controller comes. Gives its player; nil when the game had taken that from it.
  mutating func connect(_ device: DeviceID, _ identity: ControllerIdentity) -> Int? {
    disconnect(device)
    let player = takeBack(identity) ?? .some(lowestFree)
    present[device] = Entry(device: device, identity: identity, player: player)
    give(player, to: device)
    return player
  }

  /// A controller goes, and is remembered.
  mutating func disconnect(_ device: DeviceID) {
    guard let entry = present.removeValue(forKey: device) else { return }
    give(entry.player, to: nil)
    gone.append(entry)
    if gone.count > Self.memory { gone.removeFirst() }
  }

  /// Gives a controller to a player, or to nobody. Who had that player gets the one that this one had.
  mutating func assign(_ player: Int?, to device: DeviceID) {
    guard let entry = present[device], entry.player != player else { return }
    let other = player.flatMap { devices[$0] }
    if let other { present[other]?.player = entry.player }
    present[device]?.player = player
    give(entry.player, to: other)
    give(player, to: device)
  }

  /// Takes note of who has a player now.
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

  /// What the one was called that went and is most likely the same; nil when there is none.
  func former(_ identity: ControllerIdentity) -> DeviceID? { mostAlike(identity).map { gone[$0].device } }

  /// The player of the one that went and is most likely the same; nil when there is none whose player is free.
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

  /// How likely two are the same controller: 0 is not.
  private func likeness(_ one: ControllerIdentity, _ other: ControllerIdentity) -> Int {
    guard one.model == other.model else { return 0 }
    if let serial = one.serial, let second = other.serial { return serial == second ? 3 : 0 }
    if let port = one.port, port == other.port { return 2 }
    return 1
  }
}
