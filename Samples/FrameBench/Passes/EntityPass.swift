import ClassTree
import Dactyl

/// Entities with two components each, and objects with two properties beside them.
enum EntityPass {
  private struct Place { var x: Float = 0, y: Float = 0 }
  private struct Speed { var dx: Float = 1, dy: Float = 1 }

  /// A sample is a thousand entities.
  static func run(_ count: Int) -> [BenchRow] {
    let batch = min(1000, count)
    var creating = Samples()
    var destroying = Samples()
    var bytes = 0.0
    for _ in 0..<max(1, 20_000 / count) {
      var entities = [Entity](repeating: .none, count: count)
      let scene = Scene()
      let memory = MemoryUse.start()
      creating.add(
        Sampler(most: count / batch, operations: batch, budget: 1e10).run { number, timed in
          timed {
            for place in number * batch..<(number + 1) * batch {
              let entity = scene.makeEntity()
              scene[entity, Place.self] = Place()
              scene[entity, Speed.self] = Speed()
              entities[place] = entity
            }
          }
        })
      bytes = memory.bytes(for: count)
      destroying.add(
        Sampler(most: count / batch, operations: batch, budget: 1e10).run { number, timed in
          timed {
            for place in number * batch..<(number + 1) * batch { scene.destroy(entities[place]) }
          }
        })
    }
    let objects = objects(count, batch)
    var create = BenchRow("entities", views: count, BenchPass.create.rawValue, per: .operation, creating)
    create.bytesPerView = bytes
    create.classTree = objects.create
    create.classTreeBytes = objects.bytes
    var destroy = BenchRow("entities", views: count, BenchPass.destroy.rawValue, per: .operation, destroying)
    destroy.classTree = objects.destroy
    return [create, destroy]
  }

  private static func objects(_ count: Int, _ batch: Int) -> (create: Double, destroy: Double, bytes: Double) {
    var creating = Samples()
    var destroying = Samples()
    var bytes = 0.0
    for _ in 0..<max(1, 20_000 / count) {
      let memory = MemoryUse.start()
      var objects: [ClassEntity] = []
      creating.add(
        Sampler(most: count / batch, operations: batch, budget: 1e10).run { _, timed in
          timed { for _ in 0..<batch { objects.append(ClassEntity()) } }
        })
      bytes = memory.bytes(for: count)
      destroying.add(
        Sampler(most: count / batch, operations: batch, budget: 1e10).run { _, timed in
          timed { objects.removeLast(batch) }
        })
    }
    return (creating.quantile(0.5), destroying.quantile(0.5), bytes)
  }
}
