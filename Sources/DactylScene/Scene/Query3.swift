/// The entities that have components of three types. See `SceneGraph.query(_:_:_:)`.
public struct Query3<A, B, C> {
  @usableFromInline let columns: SceneColumns
  @usableFromInline let a: SparseColumn<A>
  @usableFromInline let b: SparseColumn<B>
  @usableFromInline let c: SparseColumn<C>

  @usableFromInline
  init(_ columns: SceneColumns, _ a: SparseColumn<A>, _ b: SparseColumn<B>, _ c: SparseColumn<C>) {
    self.columns = columns
    self.a = a
    self.b = b
    self.c = c
  }

  /// Calls the closure for each entity, with copies of its components that are written back afterwards.
  @inlinable
  public func forEach(_ body: (Entity, inout A, inout B, inout C) -> Void) {
    let depth = a.beginWalk(columns.entities.slots.values)
    let end = a.count
    let isVisual = a.isVisual || b.isVisual || c.isVisual
    let arePlain = _isPOD(A.self) && _isPOD(B.self)
    var slot = 0
    var structure = StructureWindow(a, columns.entities.slots.values)
    var first = ColumnWindow(a)
    var second = ColumnWindow(b)
    var third = ColumnWindow(c)
    while slot < end {
      if !structure.isCurrent {
        if a.isSaved(depth) { break }
        structure = StructureWindow(a, columns.entities.slots.values)
        first = ColumnWindow(a)
        second = ColumnWindow(b)
        third = ColumnWindow(c)
      }
      structure.confirm()
      let entity = structure.owner(at: slot)
      let firstSlot = slot
      let secondSlot = second.slot(of: entity.index)
      let thirdSlot = third.slot(of: entity.index)
      slot += 1
      guard entity.generation & 1 == 1, secondSlot >= 0, thirdSlot >= 0 else { continue }
      var firstValue = first[firstSlot]
      var secondValue = second[secondSlot]
      var thirdValue = third[thirdSlot]
      body(entity, &firstValue, &secondValue, &thirdValue)
      let isCurrent = structure.isCurrent
      a.writeBack(firstValue, at: firstSlot, first, isCurrent, to: entity, in: columns)
      b.writeBack(
        secondValue, at: secondSlot, second, isCurrent && (_isPOD(A.self) || structure.isCurrent), to: entity,
        in: columns)
      c.writeBack(
        thirdValue, at: thirdSlot, third, isCurrent && (arePlain || structure.isCurrent), to: entity, in: columns)
      if isVisual { columns.noteVisualChange(of: entity.index, a.bit | b.bit | c.bit) }
    }
    if slot < end { forRest(slot..<end, body) }
    a.endWalk(depth)
  }

  /// Continues `forEach` with the saved owners, after one of them has lost its component.
  @inlinable
  func forRest(_ slots: Range<Int>, _ body: (Entity, inout A, inout B, inout C) -> Void) {
    for entity in a.rest(slots) where columns.isAlive(entity) {
      guard var first = a[entity.index], var second = b[entity.index], var third = c[entity.index] else { continue }
      body(entity, &first, &second, &third)
      a.writeBack(first, to: entity, in: columns)
      b.writeBack(second, to: entity, in: columns)
      c.writeBack(third, to: entity, in: columns)
    }
  }
}
