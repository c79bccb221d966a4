/// The positions of the sticks and triggers of all controllers, as last measured.
package final class AxisTable: SnapshotState {
  private struct Source: Hashable {
    let device: DeviceID
    let axis: ControllerAxis
  }

  private struct Entry {
    var value: Vector
    /// The position in the order of first samples.
    let turn: Int
    /// The square of the distance from rest.
    var size: Float { value.dx * value.dx + value.dy * value.dy }
  }

  /// The sticks or triggers of one kind on a player's controllers.
  private struct Group: Hashable {
    let axis: ControllerAxis
    let player: Int
  }

  /// The number of entries up to which the strongest is found by a linear search. Above it the axes of each player are
  /// kept in order.
  static let mostLookedAt = 32

  /// All axes that have sent samples, in the order of their first ones.
  private var entries = KeyedList<Source, Entry>()
  private var nextTurn = 0
  /// Incremented with each change of a position.
  @exclusivity(unchecked) private var changes = 0
  package var version: Int { unsafe changes }
  /// The rankings that were requested, used when there are many entries; and the axes that moved since the last
  /// request.
  private var rankings: [Group: AxisRanking] = [:]
  private var moved: [Source] = []

  /// The position of an axis; zero before its first sample.
  package subscript(axis: ControllerAxis, device: DeviceID) -> Vector {
    entries[Source(device: device, axis: axis)]?.value ?? .zero
  }

  /// The controllers whose axes have sent samples, in the order of the first ones. Allocates an array.
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

  /// Removes the axes of a controller that was disconnected.
  func forget(_ device: DeviceID) {
    let count = entries.count
    for axis in ControllerAxis.allCases { entries.remove(Source(device: device, axis: axis)) }
    if entries.count != count { unsafe changes += 1 }
  }

  /// Resets all axes to rest until they move again. Called when the application stops receiving input.
  func rest() {
    var isOff = false
    entries.forEach { _, entry in isOff = isOff || entry.value != .zero }
    guard isOff else { return }
    entries.changeEach { $0.value = .zero }
    unsafe changes += 1
    forgetPlayers()
  }

  // MARK: The strongest

  /// The axis of a player's controllers that is farthest from rest; of equal ones the one with the earliest first
  /// sample.
  package func strongest(_ axis: ControllerAxis, of player: Int, by players: PlayerTable) -> Vector {
    if entries.count > Self.mostLookedAt { return first(Group(axis: axis, player: player), players) }
    var (value, size) = (Vector.zero, Float(0))
    entries.forEach { source, own in
      guard source.axis == axis, players.player(of: source.device) == player, own.size > size else { return }
      (value, size) = (own.value, own.size)
    }
    return value
  }

  /// Discards the rankings, since a controller drives another player than before.
  package func forgetPlayers() {
    rankings.removeAll()
    moved.removeAll()
  }

  private func first(_ group: Group, _ players: PlayerTable) -> Vector {
    for source in moved { add(source, to: Group(axis: source.axis, player: players.player(of: source.device))) }
    moved.removeAll(keepingCapacity: true)
    if rankings[group] == nil || rankings[group, default: AxisRanking()].count > 2 * entries.count {
      rankings[group] = AxisRanking()
      entries.forEach { source, _ in
        if source.axis == group.axis, players.player(of: source.device) == group.player { add(source, to: group) }
      }
    }
    let first = rankings[group]?.first { place in
      let entry = entries[Source(device: place.device, axis: group.axis)]
      return entry?.turn == place.turn && entry?.size == place.size
    }
    return first.map { self[group.axis, $0.device] } ?? .zero
  }

  /// Adds the present position of an axis to a ranking.
  private func add(_ source: Source, to group: Group) {
    guard let entry = entries[source] else { return }
    rankings[group]?.add(AxisRanking.Place(size: entry.size, turn: entry.turn, device: source.device))
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(entries) { entries = $0 }
    copier.copy(nextTurn) { nextTurn = $0 }
    unsafe copier.copy(&changes)
    copier.copy(rankings) { rankings = $0 }
    copier.copy(moved) { moved = $0 }
  }
}

extension AxisTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(entries) { hash, source, entry in
      hash.mix(source.device)
      hash.mix(raw: source.axis)
      hash.mix(entry.value)
    }
  }
}
