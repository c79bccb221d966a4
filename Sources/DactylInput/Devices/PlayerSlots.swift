/// The players of controllers, present and past, which their lights show.
///
/// A game assigns players (`Scene.setPlayer(_:of:)`); several controllers may have the same one. A controller that
/// the game has not assigned gets a player automatically, one that no other controller has, and gives way when the game
/// assigns another controller to that player.
///
/// A controller that connects gets the player of the earlier controller that it is recognized as, unless that player
/// was automatic and another controller has it by now:
///
/// 1. the one with its serial number, when both report one and are of one model;
/// 2. else the one of its model at the same port;
/// 3. else the one of its model with the lowest player, unless serial numbers distinguish them.
///
/// A controller that is not recognized gets the lowest free player. So two controllers of one model without serial
/// numbers are distinguished by their ports, and without ports not at all: the first to reconnect gets the lower
/// player.
struct PlayerSlots: Sendable {
  /// The player of a controller.
  struct Assignment: Hashable, Sendable {
    var player: Int
    /// Whether the game assigned it, so that it is kept until the game assigns another one.
    var isByGame: Bool
  }

  private struct Entry {
    let device: DeviceID
    let identity: ControllerIdentity
    var assignment: Assignment
  }

  /// The connected controllers.
  private var present: [DeviceID: Entry] = [:]
  /// The devices of each player, in the order in which they got it.
  private var devices: [Int: [DeviceID]] = [:]
  /// The lower players that are taken, one bit each.
  private var taken: [UInt64] = []
  /// The disconnected controllers, the latest last.
  private var gone: [Entry] = []
  /// The number of controllers that are remembered: enough for a party, and a limit for a device that reconnects under
  /// new names.
  private static let memory = 64

  func player(of device: DeviceID) -> Int? { present[device]?.assignment.player }

  /// The first controller that got a player; nil when no controller has it.
  func device(of player: Int) -> DeviceID? { devices[player]?.first }

  /// Adds a controller. One that is not recognized gets the given player, if the game assigned one to its device, else
  /// the lowest free one.
  ///
  /// - Returns: its player, and the controller that got another one in its favour.
  mutating func connect(
    _ device: DeviceID, _ identity: ControllerIdentity, assigned: Int? = nil
  ) -> (assignment: Assignment, displaced: DeviceID?) {
    disconnect(device)
    let assignment =
      takeBack(identity)
      ?? Assignment(player: assigned ?? lowestFree, isByGame: assigned != nil)
    present[device] = Entry(device: device, identity: identity, assignment: assignment)
    return (assignment, give(assignment, to: device))
  }

  /// Removes a controller, and remembers it.
  mutating func disconnect(_ device: DeviceID) {
    guard let entry = present.removeValue(forKey: device) else { return }
    take(entry.assignment.player, from: device)
    gone.append(entry)
    if gone.count > Self.memory { gone.removeFirst() }
  }

  /// Assigns a controller to a player for the game; with nil, to the lowest free one automatically.
  ///
  /// - Returns: the controller that had the player automatically, which got another one.
  mutating func assign(_ player: Int?, to device: DeviceID) -> DeviceID? {
    guard let former = present[device]?.assignment else { return nil }
    take(former.player, from: device)
    let assignment = Assignment(player: player ?? lowestFree, isByGame: player != nil)
    present[device]?.assignment = assignment
    return give(assignment, to: device)
  }

  /// Records that a controller has a player. One that had it automatically gets the lowest free one, and is returned.
  private mutating func give(_ assignment: Assignment, to device: DeviceID) -> DeviceID? {
    let player = assignment.player
    var displaced: DeviceID?
    if let holder = devices[player]?.first, present[holder]?.assignment.isByGame == false {
      displaced = holder
      take(player, from: holder)
    }
    devices[player, default: []].append(device)
    setTaken(player, true)
    if let displaced {
      let other = Assignment(player: lowestFree, isByGame: false)
      present[displaced]?.assignment = other
      _ = give(other, to: displaced)
    }
    return displaced
  }

  /// Records that a controller has a player no longer.
  private mutating func take(_ player: Int, from device: DeviceID) {
    guard let index = devices[player]?.firstIndex(of: device) else { return }
    devices[player]?.remove(at: index)
    guard devices[player]?.isEmpty == true else { return }
    devices[player] = nil
    setTaken(player, false)
  }

  private mutating func setTaken(_ player: Int, _ isTaken: Bool) {
    guard 0..<1_048_576 ~= player else { return }
    while taken.count <= player / 64 { taken.append(0) }
    let bit = UInt64(1) << UInt64(player % 64)
    if isTaken { taken[player / 64] |= bit } else { taken[player / 64] &= ~bit }
  }

  private var lowestFree: Int {
    let word = taken.firstIndex { $0 != .max } ?? taken.count
    var player = word * 64 + (word < taken.count ? (~taken[word]).trailingZeroBitCount : 0)
    while devices[player] != nil { player += 1 }
    return player
  }

  /// The assignment of the disconnected controller that is most likely the same; nil when there is none that can have
  /// its player again.
  private mutating func takeBack(_ identity: ControllerIdentity) -> Assignment? {
    mostAlike(identity).map { gone.remove(at: $0).assignment }
  }

  private func mostAlike(_ identity: ControllerIdentity) -> Int? {
    var best: (index: Int, likeness: Int)?
    for index in gone.indices {
      let likeness = likeness(gone[index].identity, identity)
      guard likeness > 0, isFree(gone[index].assignment) else { continue }
      if let best {
        let isLower = gone[index].assignment.player < gone[best.index].assignment.player
        guard likeness > best.likeness || likeness == best.likeness && isLower else { continue }
      }
      best = (index, likeness)
    }
    return best?.index
  }

  private func isFree(_ assignment: Assignment) -> Bool {
    assignment.isByGame || device(of: assignment.player) == nil
  }

  /// The likelihood that two are the same controller: 0 if they are not.
  private func likeness(_ one: ControllerIdentity, _ other: ControllerIdentity) -> Int {
    guard one.model == other.model else { return 0 }
    if let serial = one.serial, let second = other.serial { return serial == second ? 3 : 0 }
    if let port = one.port, port == other.port { return 2 }
    return 1
  }
}

extension PlayerSlots: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(unordered: present) { hash, entry in
      hash.mix(entry.key)
      hash.mix(entry.value.assignment.player)
      hash.mix(entry.value.assignment.isByGame)
    }
    hash.mix(gone.count)
  }
}
