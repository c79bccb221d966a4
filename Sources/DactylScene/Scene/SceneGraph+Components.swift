extension SceneGraph {
  /// The component of a type of an entity, or nil. Setting nil removes it.
  @inlinable
  public final subscript<Component>(entity: Entity, type: Component.Type) -> Component? {
    get { columns[entity, type] }
    set { columns[entity, type] = newValue }
  }

  /// Sets the same component for many entities, in place of existing ones. Stale entities are skipped, each with a
  /// diagnostic.
  @inlinable
  public final func setComponent<Component>(_ component: Component, of entities: [Entity]) {
    setComponents(of: entities) { _ in component }
  }

  /// Sets components for many entities, in place of existing ones; the closure receives the index in the list. Stale
  /// entities are skipped, each with a diagnostic.
  @inlinable
  public final func setComponents<Component>(of list: [Entity], _ component: (Int) -> Component) {
    components.with(Component.self) { column in
      for number in list.indices {
        let value = component(number)
        let entity = list[number]
        guard isAlive(entity) else {
          refuseComponent(entity)
          continue
        }
        if column.isVisual { noteVisualChange(of: entity.index, column.bit, isThere: true) }
        entities.slots[Int(entity.index)].bits |= column.bit
        column.set(value, of: entity.index)
      }
    }
  }

  /// Removes the component of a type from many entities, where they have one. Stale entities are skipped, each with a
  /// diagnostic.
  @inlinable
  public final func removeComponent<Component>(_ type: Component.Type, of list: [Entity]) {
    components.with(type) { column in
      for entity in list {
        guard isAlive(entity) else {
          refuseComponent(entity)
          continue
        }
        if column.isVisual { noteVisualChange(of: entity.index, column.bit, isThere: false) }
        if column.bit != EntityBits.further { entities.slots[Int(entity.index)].bits &= ~column.bit }
        column.remove(entity.index)
      }
    }
  }

  /// The column of a component type; a pass looks it up once and then works on it.
  @inlinable
  package final func column<Component>(of type: Component.Type) -> SparseColumn<Component> {
    components.with(type) { $0 }
  }

  @usableFromInline
  final func refuseComponent(_ entity: Entity) { columns.refuseComponent(entity) }

  @usableFromInline
  final func noteVisualChange() { columns.noteVisualChange() }
}
