import FrameBenchAccess

/// Single edits of the tree, with a query after each, which is not timed; and many edits in one call, with one query
/// for all.
enum EditPass {
  static func run(_ pass: BenchPass, _ bench: SceneBench, inserted: inout [Int32]) throws -> [BenchRow] {
    var choice = EditChoice(pass, inserted: inserted)
    var script = EditScript()
    let most = pass == .remove ? inserted.count : 1000
    guard most > 0 else { return [] }
    let before = bench.model
    let samples = Sampler(most: most, fewest: min(most, 5), watch: .wall).run { _, timed in
      guard var step = choice.next(bench) else { return }
      if step.newView >= 0 { bench.engine.prepare(step.newView, in: bench.model) }
      let edits = [step.edit]
      timed {
        bench.engine.apply(edits[...])
        bench.engine.scene.updateHitTesting()
      }
      step.found = bench.engine.hit(step.point)
      bench.model.apply(step.edit)
      script.steps.append(step)
    }
    inserted = choice.inserted
    try check(&script, from: before, bench, pass)
    var row = bench.row(pass, per: .operation, samples)
    row.classTree = try bench.classTree.map { try replay(script, $0, bench, pass).quantile(0.5) }
    return [row]
  }

  /// Compares the query after each edit with the plain walk. The walk goes through the whole model, and would evict
  /// everything from the caches if it came directly after the edit.
  private static func check(
    _ script: inout EditScript, from before: SceneModel, _ bench: SceneBench, _ pass: BenchPass
  ) throws {
    let after = bench.model
    bench.model = before
    defer { bench.model = after }
    for index in script.steps.indices {
      let step = script.steps[index]
      if step.newView >= 0 { bench.model.addTwin(step.newView, from: after) }
      bench.model.apply(step.edit)
      script.steps[index].wanted = bench.model.plainWalk(step.point)
      try bench.check(bench.engine, step.found, script.steps[index].wanted, pass)
    }
  }

  private static func replay(
    _ script: EditScript, _ peer: ClassScene, _ bench: SceneBench, _ pass: BenchPass
  ) throws -> Samples {
    try Sampler(most: script.steps.count, fewest: script.steps.count, watch: .wall).run { number, timed in
      let step = script.steps[number]
      if step.newView >= 0 { peer.prepare(step.newView, in: bench.model) }
      let edits = [step.edit]
      timed { peer.apply(edits[...]) }
      try bench.check(peer, peer.hit(step.point), step.wanted, pass)
    }
  }

  /// Measures many edits in one call: as many as take a fifth of a second at the cost of single edits, 10,000 at most.
  static func many(_ bench: SceneBench) throws -> [BenchRow] {
    var choice = EditChoice(.reorderMany)
    let first = (0..<8).compactMap { _ in choice.next(bench)?.edit }
    let single = Stopwatch.processor.time { bench.engine.apply(first[...]) } / 8
    for edit in first { bench.model.apply(edit) }
    let count = min(10_000, bench.views, max(8, Int(2e8 / max(single, 1))))
    let samples = try Sampler(most: 9, operations: count).run { number, timed in
      let edits = (0..<count).compactMap { _ in choice.next(bench)?.edit }
      let point = bench.points[number]
      let batch = bench.engine.batch(edits)
      var answer = UInt32.max
      timed {
        bench.engine.reorder(batch)
        answer = bench.engine.hit(point)
      }
      for edit in edits { bench.model.apply(edit) }
      try bench.check(bench.engine, answer, bench.model.plainWalk(point), .reorderMany)
    }
    if count < 10_000 && count < bench.views { bench.remark("reorder-many: \(count) edits at once instead of 10000") }
    bench.renewClassTree()
    return [bench.row(.reorderMany, per: .operation, samples)]
  }
}
