/// Creation of many entities with components at once.
extension SceneGraph {
  /// Makes many entities with the same component each. Costs a few nanoseconds for each of them.
  @inlinable
  public final func makeEntities<A>(_ count: Int, with a: A) -> [Entity] {
    let made = entities.create(count, bit(of: A.self))
    add(a, to: made)
    return made
  }

  /// Makes many entities with the same two components each. Where both are of one type, the second one counts.
  @inlinable
  public final func makeEntities<A, B>(_ count: Int, with a: A, _ b: B) -> [Entity] {
    let made = entities.create(count, bit(of: A.self) | bit(of: B.self))
    add(a, to: made)
    add(b, to: made)
    return made
  }

  /// Makes many entities with the same three components each.
  @inlinable
  public final func makeEntities<A, B, C>(_ count: Int, with a: A, _ b: B, _ c: C) -> [Entity] {
    let made = entities.create(count, bit(of: A.self) | bit(of: B.self) | bit(of: C.self))
    add(a, to: made)
    add(b, to: made)
    add(c, to: made)
    return made
  }

  /// Makes many entities with a component each, which the closure returns for the index of the entity, from 0 on. The
  /// closure may change anything; the entity is made after it returns.
  @inlinable
  public final func makeEntities<A>(
    _ count: Int, each a: A.Type, components: (Int) -> A
  ) -> [Entity] {
    let bits = bit(of: a)
    return collect(count) { number in
      let value = components(number)
      let entity = entities.create(bits)
      set(value, of: entity)
      return entity
    }
  }

  /// Makes many entities with two components each, which the closure returns.
  @inlinable
  public final func makeEntities<A, B>(
    _ count: Int, each a: A.Type, _ b: B.Type, components: (Int) -> (A, B)
  ) -> [Entity] {
    let bits = bit(of: a) | bit(of: b)
    return collect(count) { number in
      let values = components(number)
      let entity = entities.create(bits)
      set(values.0, of: entity)
      set(values.1, of: entity)
      return entity
    }
  }

  /// Makes many entities with three components each, which the closure returns.
  @inlinable
  public final func makeEntities<A, B, C>(
    _ count: Int, each a: A.Type, _ b: B.Type, _ c: C.Type, components: (Int) -> (A, B, C)
  ) -> [Entity] {
    let bits = bit(of: a) | bit(of: b) | bit(of: c)
    return collect(count) { number in
      let values = components(number)
      let entity = entities.create(bits)
      set(values.0, of: entity)
      set(values.1, of: entity)
      set(values.2, of: entity)
      return entity
    }
  }

  @inlinable @inline(__always)
  final func collect(_ count: Int, _ make: (Int) -> Entity) -> [Entity] {
    var made: [Entity] = []
    made.reserveCapacity(max(count, 0))
    for number in 0..<max(count, 0) { made.append(make(number)) }
    return made
  }

  @inlinable @inline(__always)
  final func bit<Component>(of type: Component.Type) -> UInt32 { components.with(type) { $0.bit } }

  /// Sets a component of an entity that was just made with its bit.
  @inlinable @inline(__always)
  final func set<Component>(_ component: Component, of entity: Entity) {
    components.with(Component.self) { column in
      if column.isVisual { noteVisualChange() }
      column.set(component, of: entity.index)
    }
  }

  /// Adds the same component to entities that were just made with its bit.
  @inlinable @inline(__always)
  final func add<Component>(_ component: Component, to made: [Entity]) {
    guard let first = made.first else { return }
    components.with(Component.self) { column in
      if column.isVisual { noteVisualChange() }
      if column.slot(of: first.index) == nil {
        column.add(repeating: component, to: made)
      } else {
        for entity in made { column.set(component, of: entity.index) }
      }
    }
  }
}
