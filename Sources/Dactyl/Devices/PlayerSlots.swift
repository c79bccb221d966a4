/// Which controller is which player's, and whose it was.
///
/// A controller that comes gets, if no other has it by now, the player of the one that it was before:
///
/// 1. of the one with its serial number, when both tell one and are of one model;
/// 2. else of the one of its model at the same port;
/// 3. else of the one of its model that left the lowest player, unless their serial numbers tell that it is another.
///
/// A controller that gets none in this way gets the lowest player that no other has. So two of one model without serial numbers are told
/// apart by their ports, and where there are none, by nothing: the first to come back is the lower player.
struct PlayerSlots: Hashable, Sendable {
  private struct Entry: Hashable {
    let device: DeviceID
    let identity: ControllerIdentity
    var player: Int?
  }

  /// Those that are there, in the order in which they came.
  private var present: [Entry] = []
  /// Those that went, the last one last.
  private var gone: [Entry] = []
  /// How many are remembered: enough for a party, and a bound for a device that comes under ever new names.
  private static let memory = 64

  func player(of device: DeviceID) -> Int? { present.first { $0.device == device }?.player }

  func device(of player: Int) -> DeviceID? { present.first { $0.player == player }?.device }

  /// A controller comes. Gives its player; nil when the game had taken that from it.
  mutating func connect(_ device: DeviceID, _ identity: ControllerIdentity) -> Int? {
    disconnect(device)
    let player = takeBack(identity) ?? .some(lowestFree)
    present.append(Entry(device: device, identity: identity, player: player))
    return player
  }

  /// A controller goes, and is remembered.
  mutating func disconnect(_ device: DeviceID) {
    guard let index = present.firstIndex(where: { $0.device == device }) else { return }
    gone.append(present.remove(at: index))
    if gone.count > Self.memory { gone.removeFirst() }
  }

  /// Gives a controller to a player, or to nobody. Who had that player gets the one that this one had.
  mutating func assign(_ player: Int?, to device: DeviceID) {
    guard let index = present.firstIndex(where: { $0.device == device }) else { return }
    if let player, let other = present.firstIndex(where: { $0.player == player }), other != index {
      present[other].player = present[index].player
    }
    present[index].player = player
  }

  private var lowestFree: Int { (0...present.count).first { device(of: $0) == nil } ?? present.count }

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
