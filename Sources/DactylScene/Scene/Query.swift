/// The entities that have a component of one type. See `SceneGraph.query(_:)`.
public struct Query<A> {
  @usableFromInline let columns: SceneColumns
  @usableFromInline let a: SparseColumn<A>

  @usableFromInline
  init(_ columns: SceneColumns, _ a: SparseColumn<A>) {
    self.columns = columns
    self.a = a
  }

  /// The number of these entities.
  @inlinable
  public var count: Int { a.count }

  /// Calls the closure for each entity, with a copy of its component that is written back afterwards.
  @inlinable
  public func forEach(_ body: (Entity, inout A) -> Void) {
    let depth = a.beginWalk(columns.entities.slots.values)
    let end = a.count
    let isVisual = a.isVisual
    var slot = 0
    var structure = StructureWindow(a, columns.entities.slots.values)
    var first = ColumnWindow(a)
    while slot < end {
      if !structure.isCurrent {
        if a.isSaved(depth) { break }
        structure = StructureWindow(a, columns.entities.slots.values)
        first = ColumnWindow(a)
      }
      structure.confirm()
      let entity = structure.owner(at: slot)
      let firstSlot = slot
      slot += 1
      guard entity.generation & 1 == 1 else { continue }
      var firstValue = first[firstSlot]
      body(entity, &firstValue)
      let isCurrent = structure.isCurrent
      a.writeBack(firstValue, at: firstSlot, first, isCurrent, to: entity, in: columns)
      if isVisual { columns.noteVisualChange(of: entity.index, a.bit) }
    }
    if slot < end { forRest(slot..<end, body) }
    a.endWalk(depth)
  }

  /// Continues `forEach` with the saved owners, after one of them has lost its component.
  @inlinable
  func forRest(_ slots: Range<Int>, _ body: (Entity, inout A) -> Void) {
    for entity in a.rest(slots) where columns.isAlive(entity) {
      guard var first = a[entity.index] else { continue }
      body(entity, &first)
      a.writeBack(first, to: entity, in: columns)
    }
  }
}

extension SparseColumn {
  /// Writes a copied component back, to its slot if nothing has moved meanwhile. The previous value is released, which
  /// may run any code unless it is trivial.
  @inlinable @inline(__always)
  func writeBack(
    _ value: consuming Value, at slot: Int, _ window: ColumnWindow<Value>, _ isCurrent: Bool, to entity: Entity,
    in columns: SceneColumns
  ) {
    guard isCurrent else { return writeBack(value, to: entity, in: columns) }
    window[slot] = value
  }

  /// Writes a copied component back, unless the entity or its component is gone.
  @inlinable
  func writeBack(_ value: consuming Value, to entity: Entity, in columns: SceneColumns) {
    guard columns.isAlive(entity), let slot = slot(of: entity.index) else { return }
    let old = values.exchange(slot, for: value)
    withExtendedLifetime(old) {}
    if isVisual { columns.noteVisualChange(of: entity.index, bit) }
  }
}

extension SceneGraph {
  /// The entities that have a component of this type.
  /// Entities are visited in the order of the first type's components in memory, which is the same in every run. The
  /// closure of `forEach` receives copies, which are written back: it may add, remove and destroy anything. Entities
  /// added meanwhile wait for the next query, those in reused slots too. Nothing is allocated unless the closure
  /// removes components of the first type: then the remaining entities are saved, once for each walk.
  @inlinable
  public final func query<A>(_ a: A.Type) -> Query<A> { Query(columns, column(of: a)) }

  /// The entities that have components of both types; name the rarer type first, since its column is walked.
  @inlinable
  public final func query<A, B>(_ a: A.Type, _ b: B.Type) -> Query2<A, B> {
    Query2(columns, column(of: a), column(of: b))
  }

  /// The entities that have components of all three types; name the rarest type first, since its column is walked.
  @inlinable
  public final func query<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> Query3<A, B, C> {
    Query3(columns, column(of: a), column(of: b), column(of: c))
  }
}
