import CAllocationCount
import Dactyl
import FrameBenchAccess

/// Views and their new centres.
struct MoveBatch {
  var entities: [Entity]
  var centers: [Point]
}

/// Views and the siblings in front of which they are moved.
struct OrderBatch {
  var entities: [Entity]
  var siblings: [Entity]
}

/// The scene in the engine, through the API that games use.
final class EngineScene: BenchPeer {
  let scene: Scene
  let root: View
  private(set) var views: [View]
  private var nodes: [Int32] = []
  private let visible = SightList()
  private let roots: [Entity]
  /// The bytes in use for a view, and the bytes that the columns hold beyond that.
  private(set) var bytes = 0.0
  private(set) var slack = 0.0
  /// The nanoseconds for building a view.
  private(set) var building = 0.0
  /// The allocations for building a view.
  private(set) var buildingAllocations = 0.0

  /// Builds the scene and applies the model's edits. Throws when that would take minutes.
  init(_ model: SceneModel, isDeep: Bool, viewport: Size = Size(1920, 1080)) throws(BenchSkip) {
    scene = Scene(size: viewport)
    root = scene.addWindow(frame: Rect(origin: .zero, size: model.world)).view
    roots = [root.entity]
    views = Array(repeating: root, count: model.nodes.count)
    let memory = MemoryUse.start()
    let allocations = dactyl_allocation_count()
    let time = Sampler.once {
      build(model, isDeep: isDeep)
      scene.updateHitTesting()
    }
    building = time / Double(model.nodes.count)
    buildingAllocations = Double(dactyl_allocation_count() - allocations) / Double(model.nodes.count)
    bytes = Double(scene.bytesOfViews) / Double(model.nodes.count)
    slack = max(0, memory.bytes(for: model.nodes.count) - bytes)
    try edit(model.edits)
    for index in model.nodes.indices { note(Int32(index)) }
  }

  private func build(_ model: SceneModel, isDeep: Bool) {
    let built = model.nodes.count - model.insertedCount
    for index in 1..<built { make(Int32(index), in: model) }
    // From the innermost outward where views are deep in each other: adding a view compares all ancestors of its new
    // parent with the view, so the other order takes the square of the depth.
    let order = isDeep ? Array((1..<built).reversed()) : Array(1..<built)
    for index in order { views[Int(model.firstParents[index])].addSubview(views[index]) }
    for index in built..<model.nodes.count { make(Int32(index), in: model) }
  }

  private func edit(_ edits: [SceneEdit]) throws(BenchSkip) {
    let first = edits.prefix(100)
    let time = Stopwatch.processor.time { apply(first) } / Double(max(first.count, 1))
    let seconds = time * Double(edits.count) / 1e9
    if seconds > 60 { throw BenchSkip(reason: "editing it would take \(Int(seconds)) s, \(Int(time)) ns an edit") }
    apply(edits.dropFirst(100))
  }

  private func make(_ index: Int32, in model: SceneModel) {
    let node = model[index]
    let view = scene.makeView(frame: Rect(node.position.x, node.position.y, node.size.x, node.size.y))
    if node.isTransformed {
      let linear = node.linear
      view.transform = Transform(a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: 0, ty: 0)
    }
    if !node.isInteractive { view.isUserInteractionEnabled = false }
    views[Int(index)] = view
  }

  private func note(_ index: Int32) {
    let slot = Int(views[Int(index)].entity.index)
    while nodes.count <= slot { nodes.append(-1) }
    if views[Int(index)].isAlive { nodes[slot] = index }
  }

  func prepare(_ index: Int32, in model: SceneModel) {
    while views.count <= Int(index) { views.append(root) }
    make(index, in: model)
    note(index)
  }

  func hit(_ points: ArraySlice<Point>, _ answers: inout [UInt32]) {
    let root = root.entity.index
    answers.removeAll(keepingCapacity: true)
    for point in points { answers.append(scene.viewIndex(at: point, in: root) ?? .max) }
  }

  func hit(_ point: Point) -> UInt32 { scene.viewIndex(at: point, in: root.entity.index) ?? .max }

  func node(of answer: UInt32) -> Int32 { Int(answer) < nodes.count ? nodes[Int(answer)] : -1 }

  func move(_ moves: ArraySlice<Move>) { move(batch(moves)) }

  /// Returns the same moves in the form in which the engine accepts many in one call.
  func batch(_ moves: ArraySlice<Move>) -> MoveBatch {
    MoveBatch(
      entities: moves.map { views[Int($0.node)].entity }, centers: moves.map { Point($0.x, $0.y) })
  }

  func move(_ batch: MoveBatch) { scene.moveViews(batch.entities, to: batch.centers) }

  /// Returns changes of order in the form in which the engine accepts many in one call; other edits are left out.
  func batch(_ edits: [SceneEdit]) -> OrderBatch {
    var batch = OrderBatch(entities: [], siblings: [])
    for case .reparent(let index, let sibling) in edits {
      batch.entities.append(views[Int(index)].entity)
      batch.siblings.append(views[Int(sibling)].entity)
    }
    return batch
  }

  func reorder(_ batch: OrderBatch) { scene.reorderViews(batch.entities, inFrontOf: batch.siblings) }

  /// Moves views one by one, through their handles.
  func moveOneByOne(_ moves: ArraySlice<Move>) {
    for move in moves { views[Int(move.node)].center = Point(move.x, move.y) }
  }

  func apply(_ edits: ArraySlice<SceneEdit>) {
    for edit in edits {
      switch edit {
      case .insert(let index, let sibling), .reparent(let index, let sibling):
        views[Int(sibling)].superview?.insertSubview(views[Int(index)], aboveSubview: views[Int(sibling)])
      case .adopt(let index, let parent): views[Int(parent)].addSubview(views[Int(index)])
      case .remove(let index): views[Int(index)].destroy()
      case .bringToFront(let index): views[Int(index)].bringToFront()
      case .sendToBack(let index): views[Int(index)].sendToBack()
      }
    }
  }

  func scroll(to origin: Point) { root.bounds = Rect(origin: origin, size: root.bounds.size) }

  /// Computes the transforms for a viewport that shows the whole world.
  func transforms() {
    scene.listSight(of: roots, in: root.frame, into: visible)
  }

  /// Calls the closure with each view of the model that `transforms` found visible, and its transform.
  func forEachVisible(_ body: (Int32, Transform) throws -> Void) rethrows {
    try visible.forEach { index, transform in try body(node(of: index), transform) }
  }

  /// Makes three views in a hundred answer hit-tests themselves, each in a different manner and up to a quarter of its
  /// size around it, so that the same views are hit as without; or removes these answers.
  func setAnswers(_ isOn: Bool) {
    for (number, view) in views.enumerated() where view.isAlive && view != root && number % 100 < 3 {
      let bounds = view.bounds
      let around = EdgeInsets(
        top: bounds.size.height / 4, left: bounds.size.width / 4, bottom: bounds.size.height / 4,
        right: bounds.size.width / 4)
      let reach = HitReach.rectangle(bounds.outset(by: around))
      switch number % 100 {
      case 0: view.setHitTest(reach: reach, isOn ? { $0.isPointInside ? .askOn : .refuse } : nil)
      case 1: view.setPointInside(reach: reach, isOn ? { $0.isPointInside } : nil)
      default: view.hitOverflow = isOn ? reach : nil
      }
    }
  }

  /// Gives every view a picture, so that frames have something to draw.
  func addSprites() {
    for view in views where view.isAlive && view != root {
      view[Sprite.self] = Sprite(Texture(id: 1, size: view.bounds.size))
      // They have no handlers, and are to be hit as the peers' views are (H14).
      view.passesThrough = false
    }
  }
}
