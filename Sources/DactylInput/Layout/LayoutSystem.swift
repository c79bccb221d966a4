/// Lets those views be laid out that asked for it or whose size changed, and looks at no others.
enum LayoutSystem {
  /// The most layouts of one pass, beyond any use: a layout that asks for itself goes on for ever.
  private static let most = 100_000

  /// Lays out those that wait, or of these the ones in a view: the outer ones first, so that what they change is laid
  /// out once. A pass in the middle of another takes its views from the same ones.
  static func run(in scene: Scene, below top: Entity? = nil) {
    let layout = scene.layout
    guard scene.hasLayouts || layout.isAnyWaiting else { return }
    layout.passes += 1
    while layout.made <= most {
      if scene.hasLayouts { sort(in: scene) }
      guard let next = takeNext(below: top, in: scene) else { break }
      layout.made += 1
      if layout.made > most {
        layout.waiting.putBack(next)
        scene.report(.unsettled, "layouts were still asked for after \(most); the rest waits a frame")
      } else if scene.beginLayout(of: next.view.index) {
        layOut(next.view, in: scene)
      }
    }
    layout.passes -= 1
    if layout.passes == 0 { end(in: scene) }
    scene.settleIfIdle()
  }

  /// Puts views among those that wait.
  private static func sort(in scene: Scene) {
    let layout = scene.layout
    // Those that asked first come first within a level: from the back.
    while let index = scene.takeLayout() {
      let view = scene.entity(at: index)
      guard !layout.waiting.contains(view) else { continue }
      layout.waiting.append(LayoutQueue.Waiting(view: view, depth: scene.depth(of: index)))
    }
  }

  /// Takes out the outermost of those that wait, or of the ones in a view. Who is in the middle of a call is left to
  /// the pass around this one, or to the next.
  private static func takeNext(below top: Entity?, in scene: Scene) -> LayoutQueue.Waiting? {
    let layout = scene.layout
    var passed: [LayoutQueue.Waiting] = []
    defer { for view in passed { layout.waiting.putBack(view) } }
    while let next = layout.waiting.popFirst() {
      guard scene.isAlive(next.view) else { continue }
      let isMeant = top.map { scene.isAlive($0) && scene.isDescendant(next.view.index, of: $0.index) } ?? true
      if isMeant, !isBusy(next.view, in: scene) { return next }
      passed.append(next)
    }
    return nil
  }

  private static func isBusy(_ view: Entity, in scene: Scene) -> Bool {
    scene.widgets[view.index]?.isBusy == true || scene.layout.handlers[view.index]?.isBusy == true
  }

  private static func layOut(_ view: Entity, in scene: Scene) {
    scene.widgets[view.index]?.layOut()
    scene.textInputs[view]?.tell { $0.layoutSubviews() }
    scene.layout.handlers[view.index]?(scene.view(view))
    if let controller = scene.controllers.controller(of: view) {
      scene.enqueue(.viewDidLayoutSubviews, to: controller)
      scene.runControllerCalls()
    }
  }

  /// No pass runs any more: what still waits is there for the next.
  private static func end(in scene: Scene) {
    let layout = scene.layout
    layout.made = 0
    while let left = layout.waiting.popFirst() {
      if scene.isAlive(left.view) { scene.putBackLayout(of: left.view.index) }
    }
  }
}
