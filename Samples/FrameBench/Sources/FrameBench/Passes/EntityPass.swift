import ClassTree
import Dactyl

/// Entities with two components each, one by one and many in one call, and objects with two properties beside them.
enum EntityPass {
  private struct Position { var x: Float = 0, y: Float = 0 }
  private struct Speed { var dx: Float = 1, dy: Float = 1 }
  private struct Age { var seconds: Float = 0 }

  /// The samples of making and destroying entities in one of these modes, and of the other operations on them.
  private struct Times {
    var create = Samples()
    var destroy = Samples()
    var add = Samples()
    var remove = Samples()
    var queries = [Samples(), Samples(), Samples()]
    var bytes = 0.0
  }

  /// Measures a number of entities; a sample is of a thousand.
  static func run(_ count: Int) -> [BenchRow] {
    let batch = min(1000, count)
    var single = Times()
    var many = Times()
    for _ in 0..<max(1, 20_000 / count) {
      singly(count, batch, &single)
      together(count, batch, &many)
    }
    let objects = objects(count, batch)
    func row(_ pass: BenchPass, _ samples: Samples, _ peer: Samples? = nil, bytes: Double? = nil) -> BenchRow {
      var row = BenchRow("entities", views: count, pass.rawValue, per: .operation, samples)
      row.bytesPerView = bytes
      row.classTree = peer?.quantile(0.5)
      row.classTreeBytes = bytes == nil ? nil : objects.bytes
      return row
    }
    return [
      row(.create, single.create, objects.create, bytes: single.bytes), row(.destroy, single.destroy, objects.destroy),
      row(.createMany, many.create, objects.create, bytes: many.bytes),
      row(.destroyMany, many.destroy, objects.destroy), row(.componentsAdd, many.add),
      row(.componentsRemove, many.remove), row(.query1, many.queries[0], objects.queries[0]),
      row(.query2, many.queries[1], objects.queries[1]), row(.query3, many.queries[2]),
    ]
  }

  private static func sampler(_ count: Int, _ batch: Int) -> Sampler {
    Sampler(most: count / batch, operations: batch, budget: 1e10)
  }

  private static func singly(_ count: Int, _ batch: Int, _ times: inout Times) {
    var entities = [Entity](repeating: .none, count: count)
    let scene = Scene()
    let memory = MemoryUse.start()
    times.create.add(
      sampler(count, batch).run { number, timed in
        timed {
          for index in number * batch..<(number + 1) * batch {
            let entity = scene.makeEntity()
            scene[entity, Position.self] = Position()
            scene[entity, Speed.self] = Speed()
            entities[index] = entity
          }
        }
      })
    times.bytes = memory.bytes(for: count)
    times.destroy.add(
      sampler(count, batch).run { number, timed in
        timed {
          for index in number * batch..<(number + 1) * batch { scene.destroy(entities[index]) }
        }
      })
  }

  private static func together(_ count: Int, _ batch: Int, _ times: inout Times) {
    var batches: [[Entity]] = []
    batches.reserveCapacity(count / batch)
    let scene = Scene()
    let memory = MemoryUse.start()
    times.create.add(
      sampler(count, batch).run { _, timed in
        timed { batches.append(scene.makeEntities(batch, with: Position(), Speed())) }
      })
    times.bytes = memory.bytes(for: count)
    times.add.add(
      sampler(count, batch).run { number, timed in
        timed { scene.setComponent(Age(), of: batches[number]) }
      })
    let whole = Sampler(most: 50, operations: count)
    times.queries[0].add(
      whole.run { _, timed in timed { scene.query(Position.self).forEach { _, position in position.x += 1 } } })
    times.queries[1].add(
      whole.run { _, timed in
        timed {
          scene.query(Position.self, Speed.self).forEach { _, position, speed in
            position.x += speed.dx
            position.y += speed.dy
          }
        }
      })
    times.queries[2].add(
      whole.run { _, timed in
        timed {
          scene.query(Position.self, Speed.self, Age.self).forEach { _, position, speed, age in
            position.x += speed.dx
            position.y += speed.dy
            age.seconds += 1
          }
        }
      })
    times.remove.add(
      sampler(count, batch).run { number, timed in
        timed { scene.removeComponent(Age.self, of: batches[number]) }
      })
    times.destroy.add(
      sampler(count, batch).run { number, timed in timed { scene.destroy(batches[number]) } })
  }

  private struct ObjectTimes {
    var create = Samples()
    var destroy = Samples()
    var queries = [Samples(), Samples()]
    var bytes = 0.0
  }

  private static func objects(_ count: Int, _ batch: Int) -> ObjectTimes {
    var times = ObjectTimes()
    for _ in 0..<max(1, 20_000 / count) {
      let memory = MemoryUse.start()
      var objects: [ClassEntity] = []
      times.create.add(
        sampler(count, batch).run { _, timed in
          timed { for _ in 0..<batch { objects.append(ClassEntity()) } }
        })
      times.bytes = memory.bytes(for: count)
      let whole = Sampler(most: 50, operations: count)
      times.queries[0].add(whole.run { _, timed in timed { for object in objects { object.position.x += 1 } } })
      times.queries[1].add(
        whole.run { _, timed in
          timed {
            for object in objects {
              object.position.x += object.velocity.x
              object.position.y += object.velocity.y
            }
          }
        })
      times.destroy.add(
        sampler(count, batch).run { _, timed in
          timed { objects.removeLast(batch) }
        })
    }
    return times
  }
}
