/// Lays out the views that requested it or whose size changed, and no others.
enum LayoutSystem {
  /// The largest number of layouts in one pass, beyond any sensible use: a layout that requests itself goes on for
  /// ever.
  private static let most = 100_000
  /// The largest number of arrangements of one container in one pass: layout code of its subviews that changes their
  /// sizes each time makes it go on for ever.
  private static let mostArrangements = 16

  /// Lays out the waiting views, or those of them in a view: the outer ones first, so that views which they change are
  /// laid out once. A nested pass takes its views from the same queue.
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

  /// Moves views with pending layouts to the queue.
  private static func sort(in scene: Scene) {
    let layout = scene.layout
    // Within a level the first requests come first, so they are added from the back.
    while let index = scene.takeLayout() {
      let view = scene.entity(at: index)
      guard !layout.waiting.contains(view) else { continue }
      layout.waiting.append(LayoutQueue.Waiting(view: view, depth: scene.depth(of: index)))
    }
  }

  /// Removes and returns the outermost waiting view, or the outermost one in a view. A view whose own code is running
  /// is left to the outer pass, or to the next.
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
    guard scene.isContainer(view.index) else { return callLayoutCode(of: view, in: scene) }
    switch scene.countArrangement(of: view.index, inPass: scene.layout.number) {
    case ...mostArrangements:
      guard scene.parts.arranger?.arrangeSubviews(of: view, in: scene) == true else { return }
      scene.adjustingSubviews(of: view.index) { callLayoutCode(of: view, in: scene) }
    case let count:
      if count == mostArrangements + 1 {
        scene.report(
          .unsettled,
          "\(scene.view(view)) was arranged \(mostArrangements) times, and views in it still change their sizes")
      }
      scene.layout.unsettled.append(view)
    }
  }

  private static func callLayoutCode(of view: Entity, in scene: Scene) {
    scene.widgets[view.index]?.layOut()
    scene.textInputs[view]?.notify { $0.layoutSubviews() }
    scene.layout.handlers[view.index]?(scene.view(view))
    if let controller = scene.controllers.controller(of: view) {
      scene.enqueue(.viewDidLayoutSubviews, to: controller)
      scene.runControllerCalls()
    }
  }

  /// Returns the views that still wait to the scene for the next pass, when no pass is running any more.
  private static func end(in scene: Scene) {
    let layout = scene.layout
    layout.made = 0
    layout.number &+= 1
    while let view = layout.unsettled.popLast() { if scene.isAlive(view) { scene.view(view).setNeedsLayout() } }
    while let left = layout.waiting.popFirst() {
      if scene.isAlive(left.view) { scene.putBackLayout(of: left.view.index) }
    }
  }
}
