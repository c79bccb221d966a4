/// Lets those views be laid out that asked for it or whose size changed, and looks at no others.
enum LayoutSystem {
  private struct Waiting {
    let view: Entity
    let depth: Int
  }

  /// The most layouts of one pass, beyond any use: a layout that asks for itself goes on for ever.
  private static let most = 100_000

  /// Lays out those that wait, or of these the ones in a view: the outer ones first, so that what they change is laid out
  /// once.
  static func run(in scene: Scene, below top: UInt32? = nil) {
    guard scene.hasLayouts else { return }
    var waiting: [Waiting] = []
    var others: [UInt32] = []
    var count = 0
    while true {
      if scene.hasLayouts { sort(scene.takeLayouts(), below: top, in: scene, &waiting, &others) }
      guard let next = waiting.popLast() else { break }
      guard scene.isAlive(next.view) else { continue }
      guard !isBusy(next.view, in: scene) else {
        others.append(next.view.index)
        continue
      }
      guard scene.beginLayout(of: next.view.index) else { continue }
      guard count < most else {
        scene.view(next.view).setNeedsLayout()
        for view in waiting where scene.isAlive(view.view) { scene.putBackLayout(of: view.view.index) }
        scene.report(.unsettled, "layouts were still asked for after \(most); the rest waits a frame")
        break
      }
      count += 1
      layOut(next.view, in: scene)
    }
    for view in others { scene.putBackLayout(of: view) }
    scene.settleIfIdle()
  }

  /// Puts views among those that wait, the outermost last; those that are not meant go to the others.
  private static func sort(
    _ views: [UInt32], below top: UInt32?, in scene: Scene, _ waiting: inout [Waiting], _ others: inout [UInt32]
  ) {
    // Those that asked first come first within a level: from the back.
    for index in views.reversed() {
      if let top, !(scene.isView(top) && scene.isDescendant(index, of: top)) {
        others.append(index)
        continue
      }
      let view = Waiting(view: scene.entity(at: index), depth: scene.depth(of: index))
      let rank = waiting.firstIndex { $0.depth <= view.depth } ?? waiting.count
      let behind = waiting[rank...].firstIndex { $0.depth < view.depth } ?? waiting.count
      waiting.insert(view, at: behind)
    }
  }

  /// Whether who lays a view out is in the middle of a call. The pass around this one, or the next, lays the view out then.
  private static func isBusy(_ view: Entity, in scene: Scene) -> Bool { scene.widgets[view.index]?.isBusy == true }

  private static func layOut(_ view: Entity, in scene: Scene) {
    scene.widgets[view.index]?.layOut()
    scene.textInputs[view]?.tell { $0.layoutSubviews() }
    scene.layout.handlers[view.index]?(scene.view(view))
    if let controller = scene.controllers.controller(of: view) {
      scene.enqueue(.viewDidLayoutSubviews, to: controller)
      scene.runControllerCalls()
    }
  }
}
