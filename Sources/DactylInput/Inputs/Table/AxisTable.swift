/// Where the sticks and triggers of all controllers are, as they measured it last.
package final class AxisTable {
  private struct Source: Hashable {
    let device: DeviceID
    let axis: ControllerAxis
  }

  private struct Entry {
    var value: Vector
    /// Grows with each that was heard of for the first time.
    let turn: Int
    /// The square of how far it is from rest.
    var size: Float { value.dx * value.dx + value.dy * value.dy }
  }

  /// The sticks or triggers that a player's controllers have.
  private struct Group: Hashable {
    let axis: ControllerAxis
    let player: Int
  }

  /// How many are all looked at for the strongest. Of more each player's are kept in order.
  static let mostLookedAt = 32

  /// Those that were ever heard of, in the order in which they were.
  private var entries = KeyedList<Source, Entry>()
  private var nextTurn = 0
  /// Counts up when any of them changes.
  @exclusivity(unchecked) private var changes = 0
  package var version: Int { unsafe changes }
  /// Of very many, the order of those that somebody asked for; and what moved since somebody asked.
  private var rankings: [Group: AxisRanking] = [:]
  private var moved: [Source] = []

  /// Where one is; in its middle when nothing was heard of it.
  package subscript(axis: ControllerAxis, device: DeviceID) -> Vector {
    entries[Source(device: device, axis: axis)]?.value ?? .zero
  }

  /// The controllers whose sticks or triggers were heard of, in that order. Makes an array.
  package var devices: [DeviceID] {
    var found = KeyedList<DeviceID, DeviceID>()
    entries.forEach { source, _ in found[source.device] = source.device }
    return found.values
  }

  package func take(_ sample: AxisSample) {
    let source = Source(device: sample.device, axis: sample.axis)
    let old = entries[source]
    guard old?.value != sample.value else { return }
    entries[source] = Entry(value: sample.value, turn: old?.turn ?? nextTurn)
    nextTurn += 1
    unsafe changes += 1
    if !rankings.isEmpty { moved.append(source) }
  }

  /// A controller went.
  func forget(_ device: DeviceID) {
    let count = entries.count
    for axis in ControllerAxis.allCases { entries.remove(Source(device: device, axis: axis)) }
    if entries.count != count { unsafe changes += 1 }
  }

  /// Nothing is heard of them for now: they count as at rest until they move again.
  func rest() {
    var isOff = false
    entries.forEach { _, entry in isOff = isOff || entry.value != .zero }
    guard isOff else { return }
    entries.changeEach { $0.value = .zero }
    unsafe changes += 1
    forgetPlayers()
  }

  // MARK: The strongest

  /// Of a player's controllers the one that is farthest from rest; of equal ones the first that was heard of.
  package func strongest(_ axis: ControllerAxis, of player: Int, drivenBy playerOf: (DeviceID) -> Int) -> Vector {
    if entries.count > Self.mostLookedAt { return first(Group(axis: axis, player: player), playerOf) }
    var (value, size) = (Vector.zero, Float(0))
    entries.forEach { source, own in
      guard source.axis == axis, playerOf(source.device) == player, own.size > size else { return }
      (value, size) = (own.value, own.size)
    }
    return value
  }

  /// Notes that a controller drives another player than before.
  package func forgetPlayers() {
    rankings.removeAll()
    moved.removeAll()
  }

  private func first(_ group: Group, _ playerOf: (DeviceID) -> Int) -> Vector {
    for source in moved { add(source, to: Group(axis: source.axis, player: playerOf(source.device))) }
    moved.removeAll(keepingCapacity: true)
    if rankings[group] == nil || rankings[group, default: AxisRanking()].count > 2 * entries.count {
      rankings[group] = AxisRanking()
      entries.forEach { source, _ in
        if source.axis == group.axis, playerOf(source.device) == group.player { add(source, to: group) }
      }
    }
    let first = rankings[group]?.first { place in
      let entry = entries[Source(device: place.device, axis: group.axis)]
      return entry?.turn == place.turn && entry?.size == place.size
    }
    return first.map { self[group.axis, $0.device] } ?? .zero
  }

  /// Adds where one is now to an order that somebody asked for.
  private func add(_ source: Source, to group: Group) {
    guard let entry = entries[source] else { return }
    rankings[group]?.add(AxisRanking.Place(size: entry.size, turn: entry.turn, device: source.device))
  }
}
