import Testing

@testable import DactylScene

@Suite struct QueryTests {
  private struct Speed: Equatable { var value: Int }
  private struct Name: Equatable { var text: String }
  private struct Mark: Equatable {}

  private let graph = SceneGraph()
  private let entities: [Entity]

  init() {
    entities = graph.makeEntities(6)
    for (number, entity) in entities.enumerated() {
      graph[entity, Speed.self] = Speed(value: number)
      if number % 2 == 0 { graph[entity, Name.self] = Name(text: "n\(number)") }
      if number % 3 == 0 { graph[entity, Mark.self] = Mark() }
    }
  }

  private func visited() -> [Entity] {
    var result: [Entity] = []
    graph.query(Speed.self).forEach { entity, _ in result.append(entity) }
    return result
  }

  @Test func oneTypeVisitsInTheOrderOfItsColumn() {
    #expect(visited() == entities)
    #expect(graph.query(Speed.self).count == 6)
    graph[entities[1], Speed.self] = nil
    #expect(visited() == [0, 5, 2, 3, 4].map { entities[$0] })
  }

  @Test func severalTypesVisitEntitiesWithAllOfThem() {
    var two: [Entity] = []
    var three: [Entity] = []

    graph.query(Speed.self, Name.self).forEach { entity, _, _ in two.append(entity) }
    graph.query(Name.self, Speed.self, Mark.self).forEach { entity, name, speed, _ in
      three.append(entity)
      #expect(name.text == "n\(speed.value)")
    }

    #expect(two == [entities[0], entities[2], entities[4]])
    #expect(three == [entities[0]])
  }

  @Test func changesAreWrittenBack() {
    graph.query(Speed.self, Name.self).forEach { _, speed, name in
      speed.value += 100
      name.text += "!"
    }

    #expect(entities.map { graph[$0, Speed.self]?.value } == [100, 1, 102, 3, 104, 5])
    #expect(graph[entities[2], Name.self]?.text == "n2!" && graph[entities[1], Name.self] == nil)
    graph.query(Speed.self, Name.self, Mark.self).forEach { _, speed, _, _ in speed.value = -1 }
    #expect(entities.map { graph[$0, Speed.self]?.value } == [-1, 1, 102, 3, 104, 5])
  }

  @Test func aTypeWithoutComponentsVisitsNoEntity() {
    graph.query(Double.self).forEach { _, _ in Issue.record("nobody has one") }
    graph.query(Speed.self, Double.self).forEach { _, _, _ in Issue.record("nobody has one") }
    graph.query(Double.self, Speed.self, Name.self).forEach { _, _, _, _ in Issue.record("nobody has one") }
  }

  @Test func entitiesAddedInsideWaitForTheNextQuery() {
    var seen = 0

    graph.query(Speed.self).forEach { _, speed in
      seen += 1
      graph[graph.makeEntity(), Speed.self] = Speed(value: 50 + speed.value)
    }

    #expect(seen == 6 && graph.query(Speed.self).count == 12)
    #expect(visited().count == 12)
  }

  @Test func entitiesThatReuseTheIndexOfDestroyedOnesWaitToo() {
    var values: [Int] = []

    graph.query(Speed.self).forEach { _, speed in
      values.append(speed.value)
      guard speed.value == 0 else { return }
      graph.destroy(entities[3])
      graph[graph.makeEntity(), Speed.self] = Speed(value: 33)
    }

    #expect(!values.contains(33))
    #expect(values.sorted() == [0, 1, 2, 4, 5])
  }

  @Test func componentsRemovedInsideAreNotVisitedAndNotRestored() {
    var seen: [Entity] = []

    graph.query(Speed.self).forEach { entity, speed in
      seen.append(entity)
      speed.value = 1000
      if entity == entities[1] {
        graph[entities[1], Speed.self] = nil
        graph[entities[4], Speed.self] = nil
      }
    }

    #expect(seen == [0, 1, 2, 3, 5].map { entities[$0] })
    #expect(graph[entities[1], Speed.self] == nil && graph[entities[4], Speed.self] == nil)
    #expect([0, 2, 3, 5].allSatisfy { graph[entities[$0], Speed.self]?.value == 1000 })
  }

  @Test func entitiesDestroyedInsideAreNotVisitedAndTheirSuccessorsNotChanged() throws {
    var heir: Entity?
    var seen: [Entity] = []

    graph.query(Speed.self, Name.self).forEach { entity, speed, name in
      seen.append(entity)
      guard entity == entities[0] else { return }
      graph.destroy(entities[0])
      graph.destroy(entities[2])
      graph.destroy(entities[0])
      speed.value = 1000
      name.text = "gone"
      // Gets the index of one of the two.
      let new = graph.makeEntity()
      graph[new, Name.self] = Name(text: "heir")
      heir = new
    }

    #expect(seen == [entities[0], entities[4]])
    let found = try #require(heir)
    #expect(graph[found, Name.self]?.text == "heir" && graph[found, Speed.self] == nil)
    #expect(graph.entityCount == 5)
  }

  @Test func theSuccessorOfTheVisitedEntityIsNotWrittenTo() throws {
    var heir: Entity?

    graph.query(Speed.self).forEach { entity, speed in
      guard entity == entities[0] else { return }
      graph.destroy(entity)
      let new = graph.makeEntity()
      graph[new, Speed.self] = Speed(value: 77)
      heir = new
      speed.value = -1
    }

    let found = try #require(heir)
    #expect(found.index == entities[0].index && graph[found, Speed.self]?.value == 77)
  }

  @Test func aQueryInsideAQueryWorks() {
    var pairs = 0

    graph.query(Speed.self).forEach { _, _ in graph.query(Name.self).forEach { _, _ in pairs += 1 } }

    #expect(pairs == 18)
  }
}
