import ClassTree
import Dactyl

/// The scene as a tree of objects.
final class ClassScene: BenchPeer {
  let root: ClassView
  let window: ClassWindow
  private(set) var views: [ClassView] = []
  /// The bytes of a view.
  private(set) var bytes = 0.0
  /// The nanoseconds for building a view.
  private(set) var building = 0.0

  init(_ model: SceneModel) {
    root = ClassView(frame: ClassRect(0, 0, model.world.width, model.world.height), tag: 0)
    window = ClassWindow(root: root)
    views = Array(repeating: root, count: model.nodes.count)
    views.removeAll(keepingCapacity: true)
    let memory = MemoryUse.start()
    building = Sampler.once { build(model) } / Double(model.nodes.count)
    bytes = memory.bytes(for: model.nodes.count)
  }

  private func build(_ model: SceneModel) {
    views.append(root)
    for index in model.nodes.indices.dropFirst() { views.append(Self.make(Int32(index), in: model)) }
    for index in model.nodes.indices where model.nodes[index].isAlive {
      var child = model.nodes[index].backChild
      while child >= 0 {
        views[index].addSubview(views[Int(child)])
        child = model[child].before
      }
    }
  }

  deinit {
    for view in views { view.dropSubviews() }
  }

  private static func make(_ index: Int32, in model: SceneModel) -> ClassView {
    let node = model[index]
    let frame = ClassRect(node.position.x, node.position.y, node.size.x, node.size.y)
    let view = ClassView(frame: frame, tag: Int(index))
    if node.isTransformed {
      let linear = node.linear
      view.transform = ClassTransform(a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: 0, ty: 0)
    }
    view.isUserInteractionEnabled = node.isInteractive
    return view
  }

  func prepare(_ index: Int32, in model: SceneModel) {
    while views.count < Int(index) { views.append(root) }
    views.append(Self.make(index, in: model))
  }

  func hit(_ points: ArraySlice<Point>, _ answers: inout [UInt32]) {
    answers.removeAll(keepingCapacity: true)
    for point in points { answers.append(hit(point)) }
  }

  func hit(_ point: Point) -> UInt32 { window.hitTest(ClassPoint(point.x, point.y)).map { UInt32($0.tag) } ?? .max }

  func node(of answer: UInt32) -> Int32 { answer == .max ? -1 : Int32(answer) }

  func move(_ moves: ArraySlice<Move>) {
    for move in moves { views[Int(move.node)].center = ClassPoint(move.x, move.y) }
  }

  func apply(_ edits: ArraySlice<SceneEdit>) {
    for edit in edits {
      switch edit {
      case .insert(let index, let sibling), .reparent(let index, let sibling):
        views[Int(sibling)].superview?.insertSubview(views[Int(index)], aboveSubview: views[Int(sibling)])
      case .adopt(let index, let parent): views[Int(parent)].addSubview(views[Int(index)])
      case .remove(let index): views[Int(index)].removeFromSuperview()
      case .bringToFront(let index): views[Int(index)].superview?.bringSubviewToFront(views[Int(index)])
      case .sendToBack(let index): views[Int(index)].superview?.sendSubviewToBack(views[Int(index)])
      }
    }
  }

  func scroll(to origin: Point) { root.bounds.origin = ClassPoint(origin.x, origin.y) }

  func transforms() { root.updateTransforms(in: .identity) }
}
