/// The entities that have components of two types. See `SceneGraph.query(_:_:)`.
public struct Query2<A, B> {
  @usableFromInline let columns: SceneColumns
  @usableFromInline let a: SparseColumn<A>
  @usableFromInline let b: SparseColumn<B>

  @usableFromInline
  init(_ columns: SceneColumns, _ a: SparseColumn<A>, _ b: SparseColumn<B>) {
    self.columns = columns
    self.a = a
    self.b = b
  }

  /// Calls the closure for each entity, with copies of its components that are written back afterwards.
  @inlinable
  public func forEach(_ body: (Entity, inout A, inout B) -> Void) {
    let depth = a.beginWalk(columns.entities.slots.values)
    let end = a.count
    let isVisual = a.isVisual || b.isVisual
    var slot = 0
    var structure = StructureWindow(a, columns.entities.slots.values)
    var first = ColumnWindow(a)
    var second = ColumnWindow(b)
    while slot < end {
      if !structure.isCurrent {
        if a.isSaved(depth) { break }
        structure = StructureWindow(a, columns.entities.slots.values)
        first = ColumnWindow(a)
        second = ColumnWindow(b)
      }
      structure.confirm()
      let entity = structure.owner(at: slot)
      let firstSlot = slot
      let secondSlot = second.slot(of: entity.index)
      slot += 1
      guard entity.generation & 1 == 1, secondSlot >= 0 else { continue }
      var firstValue = first[firstSlot]
      var secondValue = second[secondSlot]
      body(entity, &firstValue, &secondValue)
      let isCurrent = structure.isCurrent
      a.writeBack(firstValue, at: firstSlot, first, isCurrent, to: entity, in: columns)
      b.writeBack(
        secondValue, at: secondSlot, second, isCurrent && (_isPOD(A.self) || structure.isCurrent), to: entity,
        in: columns)
      if isVisual { columns.noteVisualChange(of: entity.index, a.bit | b.bit) }
    }
    if slot < end { forRest(slot..<end, body) }
    a.endWalk(depth)
  }

  /// Continues `forEach` with the saved owners, after one of them has lost its component.
  @inlinable
  func forRest(_ slots: Range<Int>, _ body: (Entity, inout A, inout B) -> Void) {
    for entity in a.rest(slots) where columns.isAlive(entity) {
      guard var first = a[entity.index], var second = b[entity.index] else { continue }
      body(entity, &first, &second)
      a.writeBack(first, to: entity, in: columns)
      b.writeBack(second, to: entity, in: columns)
    }
  }
}
