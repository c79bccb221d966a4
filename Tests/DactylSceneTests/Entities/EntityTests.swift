import TestSupport
import Testing

@testable import DactylScene

@Suite struct EntityTests {
  private let graph = SceneGraph()

  @Test func aReusedIndexHasANewGeneration() {
    let first = graph.makeEntity()
    graph.destroy(first)

    let second = graph.makeEntity()

    #expect(second.index == first.index)
    #expect(second != first)
    #expect(graph.isAlive(second) && !graph.isAlive(first))
    #expect(graph.entity(at: first.index) == second)
  }

  @Test func livingEntitiesAreDistinctAndCounted() {
    let many = graph.makeEntities(100)

    #expect(Set(many).count == 100 && graph.entityCount == 100)
    for entity in many.prefix(40) { graph.destroy(entity) }
    #expect(graph.entityCount == 60)
    #expect(many.filter(graph.isAlive) == Array(many.dropFirst(40)))
    #expect(graph.makeEntities(-3).isEmpty && graph.entityCount == 60)
  }

  @Test func handlesThatWereNotGivenOutAreStale() {
    let entity = graph.makeEntity()
    graph.destroy(entity)

    #expect(!graph.isAlive(.none))
    #expect(!graph.isAlive(Entity(index: 77, generation: 1)))
    // The present generation of a free index.
    #expect(!graph.isAlive(Entity(index: entity.index, generation: entity.generation + 1)))
    #expect(!graph.isAlive(Entity(index: entity.index, generation: 0)))
    #expect(graph.entity(at: entity.index) == .none && graph.entity(at: 77) == .none)
  }

  @Test func randomCreatingAndDestroyingKeepsHandlesApart() {
    var random = SeededRandom(seed: 21)
    var alive: [Entity] = []
    var dead: [Entity] = []
    for _ in 0..<2000 {
      if random.oneIn(2) || alive.isEmpty {
        alive.append(graph.makeEntity())
      } else {
        let entity = alive.remove(at: random.int(0..<alive.count))
        graph.destroy(entity)
        dead.append(entity)
      }
    }

    #expect(alive.allSatisfy(graph.isAlive))
    #expect(!dead.contains(where: graph.isAlive))
    #expect(Set(alive + dead).count == alive.count + dead.count)
    #expect(graph.entityCount == alive.count)
  }

  @Test func destroyingAnEntityRemovesAllComponents() {
    let entity = graph.makeEntity()
    graph[entity, Int.self] = 1
    graph[entity, String.self] = "one"

    graph.destroy(entity)
    let next = graph.makeEntity()

    #expect(next.index == entity.index)
    #expect(graph[next, Int.self] == nil && graph[next, String.self] == nil)
    #expect(graph.query(Int.self).count == 0)
  }

  @Test func theObserverIsNotifiedOfEveryDestroyedEntity() {
    let observer = EndObserver()
    graph.observer = observer
    let plain = graph.makeEntity()
    let view = graph.makeView()
    let inside = graph.makeView()
    view.addSubview(inside)

    graph.destroy(plain)
    graph.destroy(view.entity)

    #expect(observer.ended == [plain.index, view.entity.index, inside.entity.index])
  }
}

private final class EndObserver: SceneGraphObserver {
  var ended: [UInt32] = []

  func viewWillLeave(_ index: UInt32, isDestroyed: Bool) {}
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains) { ended.append(entity.index) }
  func viewDidHide(_ index: UInt32) {}
}
