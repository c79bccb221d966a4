import DactylScene

/// A component that holds a reference, generic so that there are arbitrarily many types of it.
struct Held<Kind> { var token: ComponentLedger.Token }

/// A component without references.
struct Plain<Kind> {
  var number: Int32
  var padding: UInt8 = 7
}

/// One more type argument.
enum Next<Kind> {}

/// The operations of a test on components of one of many types, identified by number.
struct ComponentOps {
  let set: (SceneGraph, Entity, ComponentLedger.Token?) -> Void
  let get: (SceneGraph, Entity) -> Int?
  let setMany: (SceneGraph, [Entity], (Int) -> ComponentLedger.Token) -> Void
  let setSame: (SceneGraph, [Entity], ComponentLedger.Token) -> Void
  let removeMany: (SceneGraph, [Entity]) -> Void
  let make: (SceneGraph, Int, ComponentLedger.Token) -> [Entity]
  let owners: (SceneGraph) -> [Entity: Int]
  /// Whether the tokens themselves are stored, rather than their numbers.
  let holds: Bool

  /// A number of types: every second one holds references.
  static func kinds(_ count: Int) -> [ComponentOps] { kinds(count, Never.self) }

  private static func kinds<Kind>(_ count: Int, _: Kind.Type) -> [ComponentOps] {
    guard count > 0 else { return [] }
    let own =
      count % 2 == 0
      ? ops(holds: true, { Held<Kind>(token: $0) }, { $0.token.number })
      : ops(holds: false, { Plain<Kind>(number: Int32($0.number)) }, { Int($0.number) })
    return [own] + kinds(count - 1, Next<Kind>.self)
  }

  private static func ops<Component>(
    holds: Bool, _ component: @escaping (ComponentLedger.Token) -> Component,
    _ number: @escaping (Component) -> Int
  ) -> ComponentOps {
    ComponentOps(
      set: { graph, entity, token in graph[entity, Component.self] = token.map(component) },
      get: { graph, entity in graph[entity, Component.self].map(number) },
      setMany: { graph, list, token in graph.setComponents(of: list) { component(token($0)) } },
      setSame: { graph, list, token in graph.setComponent(component(token), of: list) },
      removeMany: { graph, list in graph.removeComponent(Component.self, of: list) },
      make: { graph, count, token in graph.makeEntities(count, with: component(token)) },
      owners: { graph in
        var owners: [Entity: Int] = [:]
        graph.query(Component.self).forEach { entity, component in owners[entity] = number(component) }
        return owners
      },
      holds: holds)
  }
}
