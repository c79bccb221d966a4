import GrowthCases

/// Runs every measurement that the options ask for.
struct BenchRun {
  let options: BenchOptions
  private let progress = Progress()
  private let flush = CacheFlush()

  init(_ options: BenchOptions) { self.options = options }

  /// Calls the closure with the rows of each scene and size as soon as they are measured, and with what was left out.
  func run(_ report: ([BenchRow], [String]) -> Void) throws {
    if !options.passes.isDisjoint(with: BenchPass.entities) {
      for views in options.views {
        progress.show("entities, \(views)")
        report(EntityPass.run(views).filter(isWanted), [])
      }
    }
    let orders = OrderPass.passes.filter(options.passes.contains)
    if !orders.isEmpty {
      for views in options.views {
        progress.show("siblings, \(views)")
        report(orders.map { OrderPass.run($0, views) }, [])
      }
    }
    if !options.passes.isDisjoint(with: [.dispatchBegan, .dispatchMoved]) {
      progress.show("responders")
      report([10, 1000].flatMap(DispatchPass.run).filter(isWanted), [])
    }
    if options.passes.contains(.landing) {
      progress.show("fingers")
      report([10, 1000, 10_000].map(LandingPass.run), [])
    }
    if !options.passes.isDisjoint(with: ChainPass.passes) {
      progress.show("chains")
      report([0, 10, 1000].flatMap { ChainPass.run(depth: $0, passes: options.passes) }, [])
    }
    if !options.passes.isDisjoint(with: BenchPass.gestures) {
      progress.show("gestures")
      report(GesturePass.run(options), [])
    }
    if options.passes.contains(.controlsRest) {
      progress.show("controls")
      report(options.views.map(ControlPass.atRest), [])
    }
    if options.passes.contains(.arrange) {
      progress.show("containers")
      report(ArrangePass.run(10_000), [])
    }
    if options.passes.contains(.elements) {
      progress.show("buttons")
      report(ElementPass.run(10_000), [])
    }
    if options.passes.contains(.focusSearch) {
      progress.show("focus")
      report([100, 10_000].flatMap { [FocusPass.search($0), FocusPass.searchAfterChange($0)] }, [])
    }
    if options.passes.contains(.dragUpdate) {
      progress.show("drags")
      report([100, 10_000].map(DragPass.update), [])
    }
    if !options.passes.isDisjoint(with: [.actions, .actionsRest]) {
      progress.show("actions")
      report(ActionPass.run(200).filter(isWanted), [])
    }
    if !options.passes.isDisjoint(with: ListPass.passes) {
      progress.show("lists")
      report(ListPass.run(options.passes), [])
    }
    if !options.passes.isDisjoint(with: [.mouseDrag, .mouseHover]) {
      progress.show("mouse")
      report(MousePass.run(options.passes), [])
    }
    if options.passes.contains(.velocity) {
      progress.show("velocity")
      report(VelocityCosts.run(), [VelocityReport(seed: options.seed).text])
    }
    if options.passes.contains(.recording) {
      progress.show("recording")
      report(try RecordingPass.run(options), [])
    }
    if !options.passes.isDisjoint(with: RollbackPass.passes) {
      progress.show("rollback")
      report(RollbackPass.run(options), [])
    }
    var faults: [String] = []
    if options.passes.contains(.growth) {
      for growing in GrowthCase.all where options.cases.isEmpty || growing.name.contains(options.cases) {
        progress.show("growth: \(growing.name)")
        let pass = GrowthPass(growing)
        report(pass.rows, pass.faults)
        faults += pass.faults
      }
    }
    for scene in options.scenes where !options.passes.isDisjoint(with: BenchPass.ofScenes) {
      if scene.isPlayed {
        guard options.passes.contains(.stages) else { continue }
        let played = try PlayedScene(scene, fingers: options.fingers)
        report(StagesPass(played, frames: options.frames).run(), [])
      } else {
        for views in options.views { try run(scene, views, report) }
      }
    }
    progress.clear()
    guard faults.isEmpty else { throw BenchGrowthError(faults: faults) }
  }

  private func isWanted(_ row: BenchRow) -> Bool { options.passes.contains { $0.rawValue == row.pass } }

  private func run(_ scene: BenchScene, _ views: Int, _ report: ([BenchRow], [String]) -> Void) throws {
    let name = "\(scene.rawValue), \(views) views"
    progress.show("\(name): building")
    do {
      let bench = try SceneBench(scene, views: views, options)
      report(try rows(of: bench, name), bench.remarks.map { "\(name): \($0)" })
    } catch let skip as BenchSkip {
      report([], ["\(name): left out: \(skip.reason)"])
    }
  }

  private func rows(of bench: SceneBench, _ name: String) throws -> [BenchRow] {
    var rows: [BenchRow] = []
    func pass(_ pass: BenchPass, _ body: () throws -> [BenchRow]) rethrows {
      guard options.passes.contains(pass) else { return }
      progress.show("\(name): \(pass.rawValue)")
      rows += try body()
    }
    pass(.build) { [BuildPass.row(bench)] }
    try pass(.hitTest) { try HitTestPass.warm(bench) }
    try pass(.hitTestAnswers) { try HitTestPass.answers(bench) }
    try pass(.hitTestCold) { try HitTestPass.cold(bench, flush) }
    try pass(.hitTestFinger) { try HitTestPass.finger(bench, flush) }
    try pass(.scroll) { try ScrollPass.run(bench) }
    for moving in options.moving {
      if !options.passes.isDisjoint(with: [.move, .moveOneByOne]) {
        progress.show("\(name): \(BenchPass.move.rawValue)")
        rows += try MovePass.run(bench, moving: moving, options.passes)
      }
      try pass(.transforms) { try TransformsPass.run(bench, moving: moving) }
    }
    rows += try edits(of: bench, name)
    if !options.passes.isDisjoint(with: [.frame, .scrollDraw]) { bench.engine.addSprites() }
    try pass(.scrollDraw) { try ScrollDrawPass.run(bench, flush) }
    for moving in options.moving { try pass(.frame) { try FramePass.run(bench, moving: moving, flush) } }
    return rows
  }

  private func edits(of bench: SceneBench, _ name: String) throws -> [BenchRow] {
    guard bench.scene.hasSiblings else { return [] }
    var rows: [BenchRow] = []
    var inserted: [Int32] = []
    for pass in BenchPass.edits where options.passes.contains(pass) {
      progress.show("\(name): \(pass.rawValue)")
      rows += try EditPass.run(pass, bench, inserted: &inserted)
    }
    if options.passes.contains(.reorderMany) {
      progress.show("\(name): \(BenchPass.reorderMany.rawValue)")
      let single = rows.first { $0.pass == BenchPass.reorderRandom.rawValue }
      var many = try EditPass.many(bench)
      many[0].classTree = single?.classTree
      rows += many
    }
    return rows
  }
}
