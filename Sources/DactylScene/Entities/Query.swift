/// The entities that have a component of one type. See `SceneGraph.query(_:)`.
public struct Query<A> {
  let graph: SceneGraph
  let a: ComponentColumn<A>

  /// How many entities there are.
  public var count: Int { a.column.count }

  /// Calls the closure for each entity, with a copy of its component that is written back afterwards.
  public func forEach(_ body: (Entity, inout A) -> Void) {
    let generations = graph.entities.generations
    for index in a.column.owners {
      let entity = graph.entity(at: index)
      guard entity.generation == generations[Int(index)], var first = a.column[index] else { continue }
      body(entity, &first)
      a.writeBack(first, to: entity, in: graph)
    }
  }
}

/// The entities that have components of two types. See `SceneGraph.query(_:_:)`.
public struct Query2<A, B> {
  let graph: SceneGraph
  let a: ComponentColumn<A>
  let b: ComponentColumn<B>

  /// Calls the closure for each entity, with copies of its components that are written back afterwards.
  public func forEach(_ body: (Entity, inout A, inout B) -> Void) {
    let generations = graph.entities.generations
    for index in a.column.owners {
      let entity = graph.entity(at: index)
      guard entity.generation == generations[Int(index)], var first = a.column[index], var second = b.column[index]
      else { continue }
      body(entity, &first, &second)
      a.writeBack(first, to: entity, in: graph)
      b.writeBack(second, to: entity, in: graph)
    }
  }
}

/// The entities that have components of three types. See `SceneGraph.query(_:_:_:)`.
public struct Query3<A, B, C> {
  let graph: SceneGraph
  let a: ComponentColumn<A>
  let b: ComponentColumn<B>
  let c: ComponentColumn<C>

  /// Calls the closure for each entity, with copies of its components that are written back afterwards.
  public func forEach(_ body: (Entity, inout A, inout B, inout C) -> Void) {
    let generations = graph.entities.generations
    for index in a.column.owners {
      let entity = graph.entity(at: index)
      guard entity.generation == generations[Int(index)], var first = a.column[index], var second = b.column[index],
        var third = c.column[index]
      else { continue }
      body(entity, &first, &second, &third)
      a.writeBack(first, to: entity, in: graph)
      b.writeBack(second, to: entity, in: graph)
      c.writeBack(third, to: entity, in: graph)
    }
  }
}

extension ComponentColumn {
  /// Writes a component that was out on loan back, unless the entity or its component went meanwhile.
  func writeBack(_ value: Component, to entity: Entity, in graph: SceneGraph) {
    guard graph.isAlive(entity), let place = column.place(of: entity.index) else { return }
    column.values[place] = value
    if isVisual { graph.visualVersion &+= 1 }
  }
}

extension SceneGraph {
  /// The entities that have a component of this type.
  ///
  /// They come in the order in which the first type's components lie: the same in every run. The closure of `forEach`
  /// gets copies, which are written back: it may add, remove and destroy anything. Entities added meanwhile wait for the
  /// next query, those in reused places too. Nothing is allocated unless the closure adds or takes away.
  public func query<A>(_ a: A.Type) -> Query<A> { Query(graph: self, a: column(of: a)) }

  /// The entities that have components of both types; name the rarer type first, since its column is walked.
  public func query<A, B>(_ a: A.Type, _ b: B.Type) -> Query2<A, B> {
    Query2(graph: self, a: column(of: a), b: column(of: b))
  }

  /// The entities that have components of all three types; name the rarest type first, since its column is walked.
  public func query<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> Query3<A, B, C> {
    Query3(graph: self, a: column(of: a), b: column(of: b), c: column(of: c))
  }
}
