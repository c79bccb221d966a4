import TestSupport
import Testing

@testable import DactylScene

/// Random creating, destroying, adding and removing, one by one and of many at once, must leave a graph as it leaves a
/// dictionary of dictionaries, with more component types than an entity has bits.
@Suite struct EntityModelTests {
  private static let kinds = 37

  @Test(arguments: Seeds.batches(2400))
  func randomSequencesAgreeWithAModel(seeds: Range<UInt64>) {
    let kinds = ComponentOps.kinds(Self.kinds)
    for seed in seeds {
      var run = EntityModelRun(seed: seed, kinds)
      if let fault = run.play(steps: 70) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// A graph and the model of it.
private struct EntityModelRun {
  private var random: SeededRandom
  private let kinds: [ComponentOps]
  private let ledger = ComponentLedger()
  private var graph = SceneGraph()
  /// The components of each living entity: numbers by kind.
  private var model: [Entity: [Int: Int]] = [:]
  private var alive: [Entity] = []
  private var dead: [Entity] = [.none]
  /// The model of the entity that is made next.
  private var generations: [UInt32] = []
  private var free: [UInt32] = []
  private var stale = 0
  private var tokens = 0

  init(seed: UInt64, _ kinds: [ComponentOps]) {
    random = SeededRandom(seed: seed)
    self.kinds = kinds
    // Some sequences use the types in another order, so that other ones are beyond the bits.
    for _ in 0..<random.int(0..<3) { _ = kinds[random.int(0..<kinds.count)].get(graph, graph.makeEntity()) }
    for index in 0..<graph.entityCount {
      generations.append(1)
      note(Entity(index: UInt32(index), generation: 1), [:])
    }
  }

  mutating func play(steps: Int) -> String? {
    for number in 0..<steps {
      if let fault = step() { return "step \(number): \(fault)" }
      if graph.entityCount != alive.count { return "step \(number): \(graph.entityCount) entities" }
      if graph.diagnosticCounts[.staleHandle, default: 0] != stale { return "step \(number): diagnostics" }
      if number % 23 == 0 || number == steps - 1, let fault = check() { return "step \(number): \(fault)" }
    }
    graph = SceneGraph()
    return ledger.alive == 0 ? nil : "\(ledger.alive) tokens leaked"
  }

  private mutating func step() -> String? {
    let kind = random.int(0..<kinds.count)
    let ops = kinds[kind]
    switch random.int(0..<11) {
    case 0: return expect([graph.makeEntity()], [:])
    case 1: return expect(graph.makeEntities(random.int(0..<6)), [:])
    case 2, 3:
      let token = token()
      return expect(ops.make(graph, random.int(0..<9), token), [kind: token.number])
    case 4:
      let entity = someone()
      graph.destroy(entity)
      destroyed([entity])
    case 5:
      let list = several()
      graph.destroy(list)
      destroyed(list)
    case 6:
      let entity = someone()
      let token = random.oneIn(3) ? nil : token()
      ops.set(graph, entity, token)
      changed([entity]) { $0[kind] = token?.number }
    case 7, 8:
      let list = several()
      let all = list.map { _ in token() }
      ops.setMany(graph, list) { all[$0] }
      var number = -1
      changed(list, each: { number += 1 }) { $0[kind] = all[number].number }
    case 9:
      let list = several()
      let token = token()
      ops.setSame(graph, list, token)
      changed(list) { $0[kind] = token.number }
    default:
      let list = several()
      ops.removeMany(graph, list)
      changed(list) { $0[kind] = nil }
    }
    return nil
  }

  private mutating func token() -> ComponentLedger.Token {
    tokens += 1
    return ComponentLedger.Token(tokens, ledger)
  }

  /// A living entity, or now and then a stale handle.
  private mutating func someone() -> Entity {
    (random.oneIn(6) ? random.pick(dead) : random.pick(alive)) ?? .none
  }

  /// Some of the entities, some perhaps twice.
  private mutating func several() -> [Entity] { (0..<random.int(0..<12)).map { _ in someone() } }

  private mutating func note(_ entity: Entity, _ components: [Int: Int]) {
    alive.append(entity)
    model[entity] = components
  }

  /// Entities were created: the first free indices were reused.
  private mutating func expect(_ made: [Entity], _ components: [Int: Int]) -> String? {
    for entity in made {
      let index: UInt32
      if let reused = free.popLast() {
        index = reused
        generations[Int(index)] += 1
      } else {
        index = UInt32(generations.count)
        generations.append(1)
      }
      let wanted = Entity(index: index, generation: generations[Int(index)])
      if entity != wanted { return "made \(entity), not \(wanted)" }
      note(entity, components)
    }
    return nil
  }

  private mutating func destroyed(_ list: [Entity]) {
    for entity in list {
      guard model.removeValue(forKey: entity) != nil else {
        stale += 1
        continue
      }
      alive.removeAll { $0 == entity }
      dead.append(entity)
      generations[Int(entity.index)] += 1
      free.append(entity.index)
    }
  }

  private mutating func changed(_ list: [Entity], each: () -> Void = {}, _ change: (inout [Int: Int]) -> Void) {
    for entity in list {
      each()
      if model[entity] == nil {
        stale += 1
      } else {
        model[entity].map {
          var new = $0; change(&new); model[entity] = new
        }
      }
    }
  }

  private func check() -> String? {
    var held: Set<Int> = []
    for (kind, ops) in kinds.enumerated() {
      var wanted: [Entity: Int] = [:]
      for (entity, components) in model { wanted[entity] = components[kind] }
      if ops.owners(graph) != wanted { return "the owners of kind \(kind)" }
      for entity in alive where ops.get(graph, entity) != wanted[entity] { return "kind \(kind) of \(entity)" }
      if ops.holds { held.formUnion(wanted.values) }
    }
    if let entity = dead.first(where: graph.isAlive) { return "\(entity) is alive" }
    return ledger.alive == held.count ? nil : "\(ledger.alive) tokens, not \(held.count)"
  }
}
