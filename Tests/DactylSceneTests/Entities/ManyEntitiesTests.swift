import Testing

@testable import DactylScene

@Suite struct ManyEntitiesTests {
  private struct Location: Equatable { var x = 0 }
  private struct Name: Equatable { var text = "" }

  private let graph = SceneGraph()

  @Test func allEntitiesGetTheSameComponent() {
    let one = graph.makeEntities(3, with: Location(x: 1))
    let two = graph.makeEntities(2, with: Location(x: 2), Name(text: "b"))
    let three = graph.makeEntities(2, with: 5, Name(text: "c"), Location(x: 3))

    #expect(one.map { graph[$0, Location.self]?.x } == [1, 1, 1] && one.allSatisfy { graph[$0, Name.self] == nil })
    #expect(two.map { graph[$0, Name.self]?.text } == ["b", "b"] && two.map { graph[$0, Location.self]?.x } == [2, 2])
    #expect(three.map { graph[$0, Int.self] } == [5, 5] && three.map { graph[$0, Location.self]?.x } == [3, 3])
    #expect(three.map { graph[$0, Name.self]?.text } == ["c", "c"])
    #expect(graph.makeEntities(0, with: Location()).isEmpty && graph.makeEntities(-1, with: Location(), Name()).isEmpty)
    #expect(graph.entityCount == 7 && graph.query(Location.self).count == 7)
  }

  @Test func closuresReturnTheComponentOfEach() {
    let one = graph.makeEntities(3, each: Location.self) { number in Location(x: number) }
    let two = graph.makeEntities(3, each: Location.self, Name.self) { number in
      (Location(x: 10 + number), Name(text: "\(number)"))
    }
    let three = graph.makeEntities(2, each: Int.self, Location.self, Name.self) { number in
      (number, Location(x: 20 + number), Name(text: "n\(number)"))
    }

    #expect(one.map { graph[$0, Location.self]?.x } == [0, 1, 2])
    #expect(two.map { graph[$0, Location.self]?.x } == [10, 11, 12])
    #expect(two.map { graph[$0, Name.self]?.text } == ["0", "1", "2"])
    #expect(three.map { graph[$0, Int.self] } == [0, 1] && three.map { graph[$0, Name.self]?.text } == ["n0", "n1"])
  }

  @Test func aClosureMayChangeAnything() {
    var others: [Entity] = []
    let made = graph.makeEntities(4, each: Location.self) { number in
      others.append(graph.makeEntity())
      if number > 0 { graph.destroy(others[number - 1]) }
      graph[others[number], Location.self] = Location(x: 100)
      return Location(x: number)
    }

    #expect(made.map { graph[$0, Location.self]?.x } == [0, 1, 2, 3])
    #expect(graph.query(Location.self).count == 5 && graph.entityCount == 5)
  }

  @Test func ofATypeThatIsNamedTwiceTheLastCounts() {
    let made = graph.makeEntities(3, with: Location(x: 1), Location(x: 2))

    #expect(made.map { graph[$0, Location.self]?.x } == [2, 2, 2] && graph.query(Location.self).count == 3)
    graph.destroy(made)
    #expect(graph.query(Location.self).count == 0)
  }

  @Test func destroyingManyIsDestroyingOneAfterAnother() {
    var logs: [[UInt32]] = []
    var reports: [[Diagnostic.Kind: Int]] = []
    var next: [[Entity]] = []
    for isTogether in [false, true] {
      let graph = SceneGraph()
      let observer = EndLog()
      graph.observer = observer
      let plain = graph.makeEntities(5, with: Location())
      let parent = graph.makeView()
      let child = graph.makeView()
      parent.addSubview(child)
      let stale = graph.makeEntity()
      graph.destroy(stale)
      let list =
        [plain[3], plain[0], parent.entity, plain[1], plain[3], stale, child.entity, plain[4]] + [.none, plain[1]]
      if isTogether { graph.destroy(list) } else { list.forEach(graph.destroy) }
      logs.append(observer.ended)
      reports.append(graph.diagnosticCounts)
      next.append(graph.makeEntities(8))
      #expect(graph.isAlive(plain[2]) && graph[plain[2], Location.self] != nil && graph.query(Location.self).count == 1)
      graph.checkInvariants()
    }

    #expect(logs[0] == logs[1] && logs[0].count == 7)
    #expect(reports[0] == reports[1] && reports[0][.staleHandle] == 5)
    #expect(next[0] == next[1])
  }

  @Test func anObserverMayObserveSomeOnly() {
    let observer = EndLog()
    observer.observesEveryEnd = false
    graph.observer = observer
    let many = graph.makeEntities(6)
    let parent = graph.makeView()
    let child = graph.makeView()
    parent.addSubview(child)
    graph.watchEnd(of: many[2])
    graph.watchEnd(of: child.entity)

    graph.destroy(many[0])
    graph.destroy(Array(many[1...]) + [parent.entity])
    let heir = graph.makeEntities(8)
    graph.destroy(heir)

    #expect(observer.ended == [many[2].index, child.entity.index])
    #expect(graph.entityCount == 0)
  }

  @Test func generationsThatRunOutRetireTheirIndices() {
    let first = graph.makeEntities(3, with: Location())
    for entity in first { graph.entities.slots[Int(entity.index)].generation = .max }
    let last = first.map { Entity(index: $0.index, generation: .max) }
    #expect(last.allSatisfy(graph.isAlive))

    graph.destroy(last[0])
    graph.destroy([last[2], last[1]])

    #expect(graph.entityCount == 0 && !last.contains(where: graph.isAlive) && graph.query(Location.self).count == 0)
    #expect(last.allSatisfy { !graph.isAlive(Entity(index: $0.index, generation: 0)) })
    #expect(graph.makeEntities(2).map(\.index) == [3, 4] && graph.entityCount == 2)
  }

  @Test func thousandsAreCreatedAndDestroyed() {
    let many = graph.makeEntities(100_000, with: Location(x: 1), Name(text: "n"))
    let kept = stride(from: 0, to: many.count, by: 7).map { many[$0] }
    graph.setComponents(of: kept) { Location(x: $0) }

    graph.destroy(many.enumerated().filter { $0.offset % 7 != 0 }.map(\.element))

    #expect(graph.entityCount == kept.count && graph.query(Location.self).count == kept.count)
    #expect(kept.indices.allSatisfy { graph[kept[$0], Location.self]?.x == $0 })
    graph.removeComponent(Location.self, of: kept)
    #expect(graph.query(Location.self).count == 0 && graph.query(Name.self).count == kept.count)
  }
}

private final class EndLog: SceneGraphObserver {
  var ended: [UInt32] = []
  var observesEveryEnd = true

  func viewWillLeave(_ index: UInt32, isDestroyed: Bool) {}
  func entityDidEnd(_ entity: Entity, _ remains: inout Remains) { ended.append(entity.index) }
  func viewDidHide(_ index: UInt32) {}
}
