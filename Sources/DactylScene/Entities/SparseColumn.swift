/// Values of one type for some entities: a sparse set. Values lie side by side in the order in which they were added;
/// removing one moves the last into its place. Finding, adding and removing cost the same for any size, and none of it is
/// copied when it grows.
///
/// Letting go of a value may run any code, which may change the column again: so it is let go of last.
@usableFromInline
package final class SparseColumn<Value> {
  private let ownerColumn = Column<UInt32>()
  private let valueColumn = Column<Value>()
  private let placeColumn = Column<UInt32>()
  private let stateColumn = Column<SparseState>()
  private let versionColumn = Column<UInt>()

  /// The entities that have a value, in the order of `values`.
  @usableFromInline package let owners: Cells<UInt32>
  /// The values.
  @usableFromInline package let values: Cells<Value>
  /// For each entity index, its place in `values` plus one; 0 for none.
  @usableFromInline let places: Cells<UInt32>
  /// One value, and behind a pointer so that nobody checks for access.
  @usableFromInline let state: Cells<SparseState>
  /// One value, which counts up whenever something is added or taken away: here, or in any column that shares it.
  @usableFromInline let version: Cells<UInt>
  /// The bit of the entities that have a value, or the one for all further columns.
  @usableFromInline let bit: UInt32

  /// What the walks need that were overtaken by a change.
  var savedWalks: [SavedWalk] = []
  /// The entities of the scene that walks.
  var walked: Cells<EntityPlace>?

  /// The bytes that are in use.
  package var bytes: Int { ownerColumn.bytes + valueColumn.bytes + placeColumn.bytes }

  /// Makes an empty column for anything.
  package convenience init() { self.init(bit: 0, version: nil) }

  /// Makes an empty column of components.
  @usableFromInline
  init(bit: UInt32, version: Cells<UInt>?) {
    owners = Cells(of: ownerColumn)
    values = Cells(of: valueColumn)
    places = Cells(of: placeColumn)
    state = Cells(of: stateColumn)
    self.bit = bit
    self.version = version ?? Cells(of: versionColumn)
    versionColumn.append(0)
    stateColumn.append(SparseState())
  }

  /// How many values there are.
  @inlinable
  package var count: Int { owners.count }

  /// Whether values of this type can be seen, so that a frame must be drawn anew when one changes.
  @inlinable
  package var isVisual: Bool {
    get { state[0].isVisual }
    set { state[0].isVisual = newValue }
  }

  /// The place of an entity's value, or nil.
  @inlinable @inline(__always)
  package func place(of index: UInt32) -> Int? {
    guard Int(index) < places.count else { return nil }
    let place = places[Int(index)]
    return place == 0 ? nil : Int(place) - 1
  }

  @inlinable
  package subscript(index: UInt32) -> Value? {
    get { place(of: index).map { values[$0] } }
    set {
      guard let newValue else { return remove(index) }
      set(newValue, of: index)
    }
  }

  /// Gives an entity a value, in place of the one that it had.
  @inlinable @inline(__always)
  func set(_ value: consuming Value, of index: UInt32) {
    if let place = place(of: index) {
      let old = values.exchange(place, for: value)
      withExtendedLifetime(old) {}
    } else {
      add(value, to: index)
    }
  }

  /// Gives an entity that has none a value.
  @inlinable @inline(__always)
  func add(_ value: consuming Value, to index: UInt32) {
    if Int(index) >= places.count { growPlaces(for: index) }
    version[0] &+= 1
    owners.append(index)
    values.append(value)
    places[Int(index)] = UInt32(truncatingIfNeeded: owners.count)
  }

  /// Takes the value of an entity away.
  @inlinable
  package func remove(_ index: UInt32) {
    let taken = take(index)
    // Not before: an optimized build may let go of what nobody uses while the column is being changed.
    withExtendedLifetime(taken) {}
  }

  /// Takes the value of an entity out, if it has one.
  @inlinable @inline(__always)
  package func take(_ index: UInt32) -> Value? {
    guard let place = place(of: index) else { return nil }
    if state[0].walks > state[0].saved { saveWalks() }
    version[0] &+= 1
    let last = owners[owners.count - 1]
    _ = owners.swapRemove(at: place)
    places[Int(last)] = UInt32(truncatingIfNeeded: place + 1)
    places[Int(index)] = 0
    return values.swapRemove(at: place)
  }

  /// Makes room for an index, and for some beyond it.
  @usableFromInline @inline(never)
  func growPlaces(for index: UInt32) {
    placeColumn.append(repeating: 0, count: ((Int(index) + 1024) & ~1023) - placeColumn.count)
  }
}
