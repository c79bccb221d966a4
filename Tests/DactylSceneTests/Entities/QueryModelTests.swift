import TestSupport
import Testing

@testable import DactylScene

/// Closures of queries that change anything, against the rule: an entity that had the first component at the start is
/// visited if it has all of them at its turn, in the order of the start.
@Suite struct QueryModelTests {
  private struct One { var number: Int }
  private struct Two { var token: ComponentLedger.Token }
  private struct Three { var number: UInt8 }

  private final class World {
    let graph = SceneGraph()
    let ledger = ComponentLedger()
    var random: SeededRandom
    var everyone: [Entity] = []
    var faults: [String] = []

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      for _ in 0..<12 { add() }
    }

    func add() {
      let entity = graph.makeEntity()
      everyone.append(entity)
      if !random.oneIn(4) { graph[entity, One.self] = One(number: everyone.count) }
      if random.oneIn(2) { graph[entity, Two.self] = Two(token: ComponentLedger.Token(everyone.count, ledger)) }
      if random.oneIn(2) { graph[entity, Three.self] = Three(number: 3) }
    }

    func meddle(_ depth: Int) {
      guard let entity = random.pick(everyone), random.oneIn(2) else { return }
      let isAlive = graph.isAlive(entity)
      switch random.int(0..<9) {
      case 0 where everyone.count < 200: add()
      case 1 where isAlive: graph.destroy(entity)
      case 2: graph.destroy(Set([entity, random.pick(everyone) ?? entity]).filter(graph.isAlive))
      case 3 where isAlive: graph[entity, One.self] = nil
      case 4 where isAlive: graph[entity, Two.self] = nil
      case 5 where isAlive: graph[entity, One.self] = One(number: -1)
      case 6 where isAlive: graph[entity, Two.self] = Two(token: ComponentLedger.Token(-1, ledger))
      case 7 where isAlive: graph[entity, Three.self] = graph[entity, Three.self] == nil ? Three(number: 0) : nil
      case 8 where depth < 2: query(depth + 1)
      default: break
      }
    }

    /// Walks and checks that each visit is due.
    func query(_ depth: Int) {
      let kind = random.int(0..<4)
      let start = kind == 3 ? owners(Two.self) : owners(One.self)
      var next = 0
      func skip(_ isDue: (Entity) -> Bool) {
        while next < start.count, !(graph.isAlive(start[next]) && isDue(start[next])) { next += 1 }
      }
      func visit(_ entity: Entity, _ isDue: (Entity) -> Bool) {
        skip(isDue)
        if next >= start.count || start[next] != entity { faults.append("\(entity) was visited out of turn") }
        next += 1
        meddle(depth)
      }
      let hasOne = { [graph] (entity: Entity) in graph[entity, One.self] != nil }
      let hasTwo = { [graph] (entity: Entity) in graph[entity, Two.self] != nil }
      let hasAll = { [graph] (entity: Entity) in hasOne(entity) && hasTwo(entity) && graph[entity, Three.self] != nil }
      switch kind {
      case 0:
        graph.query(One.self).forEach { entity, one in
          one.number += 1
          visit(entity, hasOne)
        }
        skip(hasOne)
      case 1:
        graph.query(One.self, Two.self).forEach { entity, _, two in
          two.token = ComponentLedger.Token(7, ledger)
          visit(entity) { hasOne($0) && hasTwo($0) }
        }
        skip { hasOne($0) && hasTwo($0) }
      case 2:
        graph.query(One.self, Two.self, Three.self).forEach { entity, _, two, three in
          three.number &+= 1
          two.token = ComponentLedger.Token(8, ledger)
          visit(entity, hasAll)
        }
        skip(hasAll)
      default:
        graph.query(Two.self).forEach { entity, _ in visit(entity, hasTwo) }
        skip(hasTwo)
      }
      if next < start.count { faults.append("\(start[next]) was left out") }
    }

    private func owners<Component>(_ type: Component.Type) -> [Entity] {
      graph.column(of: type).owners.list.map(graph.entity(at:))
    }
  }

  @Test(arguments: Seeds.batches(1600))
  func visitedEntitiesFollowTheRule(seeds: Range<UInt64>) {
    for seed in seeds {
      let world = World(seed: seed)
      for _ in 0..<4 { world.query(0) }
      if let fault = world.faults.first {
        Issue.record("seed \(seed): \(fault)")
        return
      }
      let held = world.graph.query(Two.self).count
      #expect(world.ledger.alive == held, "seed \(seed)")
      let column = world.graph.column(of: One.self)
      #expect(column.state.value.walks == 0 && column.state.value.saved == 0, "seed \(seed)")
      #expect(column.savedWalks.isEmpty, "seed \(seed)")
    }
  }
}
