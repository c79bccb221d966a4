/// A component column in the store: its address, and closures that remove components from it. The closures know the
/// type: they are compiled where the type is first used, specialised for it.
@safe @usableFromInline
struct ComponentKind {
  /// The column, which the store keeps alive.
  @usableFromInline @unsafe let column: UnsafeRawPointer
  /// Removes the component of an entity.
  @usableFromInline let remove: (UnsafeRawPointer, UInt32) -> Void
  /// Removes the components of those entities of a run whose bits include the column's bit.
  @usableFromInline let removeRun: (UnsafeRawPointer, borrowing EntityRun) -> Void
  /// Copies the components into a snapshot or out of it; out of one from before there was a column, there are none.
  @usableFromInline let copy: (UnsafeRawPointer, StateCopier, _ isKnown: Bool) -> Void

  @usableFromInline
  init(
    _ column: UnsafeRawPointer, remove: @escaping (UnsafeRawPointer, UInt32) -> Void,
    removeRun: @escaping (UnsafeRawPointer, borrowing EntityRun) -> Void,
    copy: @escaping (UnsafeRawPointer, StateCopier, _ isKnown: Bool) -> Void
  ) {
    unsafe self.column = unsafe column
    unsafe self.remove = unsafe remove
    unsafe self.removeRun = unsafe removeRun
    unsafe self.copy = unsafe copy
  }
}

/// All component columns of a scene, found by the component's type.
@safe @usableFromInline
struct ComponentStore: ~Copyable {
  /// A slot of the hash table: a type is in the first free slot from the one that its hash yields.
  @safe @usableFromInline @frozen
  struct Slot {
    /// The bits of the type's identity; 0 for a free slot.
    @usableFromInline let key: UInt
    @usableFromInline @unsafe let column: UnsafeRawPointer?

    init(_ key: UInt, _ column: UnsafeRawPointer?) {
      self.key = key
      unsafe self.column = unsafe column
    }
  }

  private let keys = Column<UInt>()
  private let kept = Column<AnyObject>()
  /// At least twice as many slots as types, and a power of two.
  @usableFromInline let slots = Column<Slot>()
  /// The columns in the order in which their types were first used: no pass depends on hash order.
  @usableFromInline let kinds = Column<ComponentKind>()
  /// A counter that increases whenever memory of columns may move.
  @usableFromInline @unsafe let version: UnsafeMutablePointer<UInt>

  /// Makes an empty store. The version outlives it.
  @unsafe
  init(version: UnsafeMutablePointer<UInt>) {
    unsafe self.version = version
    unsafe slots.append(repeating: Slot(0, nil), count: 64)
  }

  /// Calls the closure with the column of a type, which is made at its first use.
  @inlinable @inline(__always)
  func with<Component, Result>(
    _ type: Component.Type, _ body: (SparseColumn<Component>) -> Result
  ) -> Result {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    var index = Self.start(key) & (slots.count - 1)
    while slots[index].key != key {
      if slots[index].key == 0 { return body(add(type)) }
      index = (index + 1) & (slots.count - 1)
    }
    guard let found = unsafe slots[index].column else { return body(add(type)) }
    return unsafe Self.with(found, body)
  }

  /// The only place where memory is assumed to be the column of a type. It is correct since the address of a column is
  /// stored only together with the identity of its type (`add`), and the column is kept alive as long as the store
  /// (`kept`).
  @inlinable @inline(__always) @unsafe
  static func with<Component, Result>(
    _ column: UnsafeRawPointer, _ body: (SparseColumn<Component>) -> Result
  ) -> Result {
    unsafe Unmanaged<SparseColumn<Component>>.fromOpaque(column)._withUnsafeGuaranteedRef(body)
  }

  /// The slot at which the search for a type begins.
  @inlinable @inline(__always)
  static func start(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: UInt64(key) &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  @inlinable @inline(never)
  func add<Component>(_ type: Component.Type) -> SparseColumn<Component> {
    let bit = kinds.count < EntityBits.columns ? 1 << UInt32(kinds.count) : EntityBits.further
    let column = unsafe SparseColumn<Component>(bit: bit, version: version)
    let address = unsafe UnsafeRawPointer(Unmanaged.passUnretained(column).toOpaque())
    unsafe add(
      UInt(bitPattern: ObjectIdentifier(type)), column,
      ComponentKind(
        address,
        remove: { address, index in
          unsafe Self.with(address) { (column: SparseColumn<Component>) in column.remove(index) }
        },
        removeRun: { address, run in
          unsafe Self.with(address) { (column: SparseColumn<Component>) in column.remove(run) }
        },
        copy: { address, copier, isKnown in
          unsafe Self.with(address) { (column: SparseColumn<Component>) in
            if isKnown { column.copyState(copier) } else { column.removeAll(for: copier) }
          }
        }))
    return column
  }

  @usableFromInline
  func add(_ key: UInt, _ column: AnyObject, _ kind: ComponentKind) {
    kept.append(column)
    keys.append(key)
    kinds.append(kind)
    if 2 * kinds.count > slots.count {
      let count = 2 * slots.count
      slots.removeAll()
      unsafe slots.append(repeating: Slot(0, nil), count: count)
      for number in 0..<kinds.count - 1 { unsafe put(Slot(keys[number], kinds[number].column)) }
    }
    unsafe put(Slot(key, kind.column))
  }

  private func put(_ slot: Slot) {
    var index = Self.start(slot.key) & (slots.count - 1)
    while slots[index].key != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  /// Copies all components into a snapshot, or out of it.
  func copyState(_ copier: StateCopier) {
    var known = kinds.count
    copier.copy(&known)
    for number in kinds.indices { unsafe kinds[number].copy(kinds[number].column, copier, number < known) }
  }

  /// Removes all components of an entity with these bits.
  func removeAll(of index: UInt32, _ bits: UInt32) {
    var rest = bits & (EntityBits.further - 1)
    while rest != 0 {
      remove(rest.trailingZeroBitCount, index)
      rest &= rest - 1
    }
    guard bits & EntityBits.further != 0 else { return }
    for number in EntityBits.columns..<kinds.count { remove(number, index) }
  }

  private func remove(_ number: Int, _ index: UInt32) { unsafe kinds[number].remove(kinds[number].column, index) }

  /// Removes all components of a run of entities with these bits among them.
  func removeAll(of run: borrowing EntityRun, _ bits: UInt32) {
    var rest = bits & (EntityBits.further - 1)
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      unsafe kinds[number].removeRun(kinds[number].column, run)
      rest &= rest - 1
    }
    guard bits & EntityBits.further != 0 else { return }
    for number in EntityBits.columns..<kinds.count { unsafe kinds[number].removeRun(kinds[number].column, run) }
  }
}
