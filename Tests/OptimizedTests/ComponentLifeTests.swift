import DactylScene
import TestSupport
import Testing

/// Components whose deinitializer runs code that changes the graph.
@Suite struct ComponentLifeTests {
  private struct Owner { var probe: DeinitProbe }

  private let graph = SceneGraph()

  /// Makes entities each of which, when destroyed, performs an operation with its number.
  private func make(_ count: Int, _ say: @escaping (Int) -> Void) -> [Entity] {
    graph.makeEntities(count, each: Int.self, Owner.self) { number in
      (number, Owner(probe: DeinitProbe { say(number) }))
    }
  }

  @Test func aDeinitializerFindsItsEntityDestroyed() {
    var received: [Int] = []
    var made: [Entity] = []
    made = make(6) { [graph] number in
      received.append(number)
      #expect(!graph.isAlive(made[number]) && graph[made[number], Owner.self] == nil)
    }

    graph.destroy(made[0])
    graph.destroy(Array(made[1...]))

    #expect(received == [0, 1, 2, 3, 4, 5] && graph.entityCount == 0)
  }

  @Test func aDeinitializerMayDestroyOthersOfTheList() {
    var made: [Entity] = []
    var rest: [Entity] = []
    var received: [Int] = []
    rest = graph.makeEntities(3, with: "rest")
    made = make(700) { [graph] number in
      received.append(number)
      if number == 3 { graph.destroy(rest[1]) }
      if number == 4 { graph.destroy(made[699]) }
    }

    graph.destroy(made + rest)

    #expect(graph.entityCount == 0 && received.sorted() == Array(0..<700))
    #expect(graph.query(Owner.self).count == 0 && graph.query(String.self).count == 0)
    // An entity destroyed by the end of another and then listed; the other's components were being destroyed already.
    #expect(graph.diagnosticCounts[.staleHandle] == 2)
  }

  @Test func entitiesMadeInADeinitializerSurvive() {
    var new: [Entity] = []
    let made = make(50) { [graph] number in
      new.append(graph.makeEntity())
      graph[new[new.count - 1], Int.self] = -number
      graph[new[new.count - 1], Owner.self] = Owner(probe: DeinitProbe {})
    }

    graph.destroy(made)

    #expect(new.count == 50 && new.allSatisfy(graph.isAlive) && graph.entityCount == 50)
    #expect(new.enumerated().allSatisfy { graph[$0.element, Int.self] == -$0.offset })
    #expect(graph.query(Owner.self).count == 50)
  }

  @Test func replacingAndRemovingReleaseLast() {
    var received: [Int] = []
    var made: [Entity] = []
    made = make(4) { [graph] number in
      received.append(number)
      // Moves the column about.
      graph[made[3], Owner.self] = nil
      _ = graph.makeEntities(100, each: Owner.self) { _ in Owner(probe: DeinitProbe {}) }
    }

    graph[made[0], Owner.self] = Owner(probe: DeinitProbe {})
    graph.setComponents(of: [made[1]]) { _ in Owner(probe: DeinitProbe {}) }
    graph.removeComponent(Owner.self, of: [made[2]])

    #expect(received == [0, 3, 1, 2])
    #expect(graph[made[0], Owner.self] != nil && graph[made[1], Owner.self] != nil)
    #expect(graph[made[2], Owner.self] == nil && graph[made[3], Owner.self] == nil)
    for entity in made { #expect(graph[entity, Int.self] != nil) }
  }

  @Test func aQueryWhoseWriteBackRunsCodeContinues() {
    var seen: [Int] = []
    let made = make(5) { [graph] number in
      // Enough for the columns to move, and a removal.
      _ = graph.makeEntities(3000, with: number, "more")
      graph.destroy(graph.makeEntities(1, with: 8))
    }

    graph.query(Owner.self, Int.self).forEach { _, owner, number in
      seen.append(number)
      owner = Owner(probe: DeinitProbe {})
      number += 100
    }

    #expect(seen == [0, 1, 2, 3, 4])
    #expect(made.map { graph[$0, Int.self] } == [100, 101, 102, 103, 104])
    #expect(graph.query(String.self).count == 15000)
  }
}
