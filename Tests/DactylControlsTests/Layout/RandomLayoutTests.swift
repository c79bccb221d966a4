import Dactyl
import DactylControls
import DactylTesting
import TestStage
import TestSupport
import Testing

/// Random trees of containers, changed at random, against the plain layout.
struct RandomLayoutTests {
  @Test(arguments: Seeds.batches(400))
  func changedTreesHaveTheFramesOfThePlainLayout(seeds: Range<UInt64>) {
    for seed in seeds {
      var world = LayoutWorld(seed)
      for step in 0..<Seeds.steps(30) {
        world.change()
        world.scene.frame(at: Timestamp(milliseconds: Int64(step) * 16))
        guard world.isAsPlain() else {
          Issue.record("seed \(seed), step \(step): \(world.difference ?? "")")
          return
        }
      }
    }
  }
}

/// A scene with a tree of containers, and the same tree for the plain layout.
private struct LayoutWorld {
  typealias Node = PlainLayout.Node
  let scene = Scene(size: Size(400, 300))
  var random: SeededRandom
  let root: Node
  let plain: PlainLayout
  var all: [Node] = []
  private(set) var difference: String?

  init(_ seed: UInt64) {
    random = SeededRandom(seed: seed)
    plain = PlainLayout(scene)
    let container = scene.addContainer(.column(), frame: Rect(10, 20, 300, 200))
    root = Node(container.view)
    root.layout = .column()
    root.ownSize = Size(300, 200)
    all = [root]
    for _ in 0..<random.below(12) { add() }
  }

  mutating func isAsPlain() -> Bool {
    plain.layOut(root, root.ownSize)
    for node in all {
      guard let frame = node.frame, isShown(node), node.view.frame != frame else { continue }
      let siblings = (node.parent?.children ?? []).map { "\($0.view) \($0.view.frame.short) \($0.frame?.short ?? "-")" }
      difference =
        "\(node.view) has \(node.view.frame.short) instead of \(frame.short) in \(String(describing: node.parent?.layout)) "
        + "or \(String(describing: node.parent?.narrow)): \(siblings.joined(separator: ", "))"
      return false
    }
    return true
  }

  /// Whether the layouts reach a view.
  private func isShown(_ node: Node) -> Bool {
    var node: Node? = node
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  // MARK: Changes

  mutating func change() {
    for _ in 0...random.below(3) {
      switch random.below(12) {
      case 0, 1: add()
      case 2: remove()
      case 3: hide()
      case 4, 5: setItem()
      case 6: setOwnSize()
      case 7: setText()
      case 8: setLayout()
      case 9: resize()
      case 10: move()
      default: reorder()
      }
    }
  }

  private mutating func containers() -> [Node] { all.filter { $0.layout != nil } }
  private mutating func pick(_ nodes: [Node]) -> Node? { nodes.isEmpty ? nil : nodes[random.below(nodes.count)] }

  private mutating func add() {
    guard let parent = pick(containers()) else { return }
    let size = Size(Float(random.below(90)), Float(random.below(60)))
    let node = Node(scene.makeView(frame: Rect(origin: .zero, size: size)), ownSize: size)
    node.view.name = "view \(all.count)"
    switch random.below(5) {
    case 0, 1:
      let layout = randomLayout()
      node.layout = layout
      node.view.makeContainer(layout)
    case 2:
      node.label = randomLabel()
      node.view[Label.self] = node.label
    default: break
    }
    parent.view.addSubview(node.view)
    node.parent = parent
    parent.children.append(node)
    all.append(node)
  }

  private mutating func remove() {
    guard all.count > 3, let node = pick(Array(all.dropFirst())) else { return }
    node.view.destroy()
    node.parent?.children.removeAll { $0 === node }
    all.removeAll { !$0.view.isAlive }
  }

  private mutating func hide() {
    guard let node = pick(Array(all.dropFirst())) else { return }
    node.isHidden.toggle()
    node.view.isHidden = node.isHidden
  }

  private mutating func length(_ most: Int) -> Float? { random.below(4) == 0 ? Float(random.below(most)) : nil }

  private mutating func setItem() {
    guard let node = pick(Array(all.dropFirst())) else { return }
    var item = LayoutItem(
      width: length(120), height: length(80), minWidth: length(60), maxWidth: length(150), minHeight: length(40),
      maxHeight: length(120), weight: random.below(3) == 0 ? Float(1 + random.below(3)) : 0,
      aspectRatio: random.below(6) == 0 ? [0.5, 1, 1.5, 2][random.below(4)] : nil)
    if random.below(4) == 0 { item.horizontal = randomAlignment() }
    if random.below(4) == 0 { item.vertical = randomAlignment() }
    node.item = item
    node.view.layoutItem = item
  }

  private mutating func setOwnSize() {
    guard let node = pick(all.filter { $0.layout == nil && $0.label == nil }) else { return }
    let size = Size(Float(random.below(90)), Float(random.below(60)))
    // A size that the view has already is no change.
    guard size != node.view.bounds.size else { return }
    node.ownSize = size
    node.view.bounds.size = size
  }

  private mutating func setText() {
    guard let node = pick(all.filter { $0.label != nil }) else { return }
    node.label = randomLabel()
    node.view[Label.self] = node.label
  }

  private mutating func setLayout() {
    guard let node = pick(containers()), let container = node.view.container else { return }
    if random.below(3) == 0 {
      if let old = node.narrow { container.setLayout(nil, narrowerThan: old.limit) }
      node.narrow = random.below(3) == 0 ? nil : (Float(50 + random.below(200)), randomLayout())
      if let narrow = node.narrow { container.setLayout(narrow.layout, narrowerThan: narrow.limit) }
    } else {
      let layout = randomLayout()
      node.layout = layout
      container.layout = layout
    }
  }

  private mutating func resize() {
    root.ownSize = Size(Float(20 + random.below(500)), Float(random.below(400)))
    root.view.frame = Rect(origin: root.view.frame.origin, size: root.ownSize)
  }

  private mutating func move() {
    guard let node = pick(Array(all.dropFirst())), let parent = pick(containers()) else { return }
    var above: Node? = parent
    while let current = above {
      if current === node { return }
      above = current.parent
    }
    node.parent?.children.removeAll { $0 === node }
    node.parent = parent
    parent.children.append(node)
    if !parent.view.addSubview(node.view) || node.view.superview != parent.view { difference = "not moved" }
    node.view.bringToFront()
  }

  private mutating func reorder() {
    guard let node = pick(Array(all.dropFirst())), let parent = node.parent else { return }
    parent.children.removeAll { $0 === node }
    parent.children.insert(node, at: 0)
    node.view.sendToBack()
  }

  private mutating func randomAlignment() -> LayoutAlignment {
    [.leading, .center, .trailing, .fill, .equalSpacing, .firstBaseline][random.below(6)]
  }

  private mutating func randomLabel() -> Label {
    let words = (0...random.below(6)).map { _ in ["a", "word", "sentences", "of", "many"][random.below(5)] }
    return Label(
      words.joined(separator: " "), size: Float(8 + random.below(12)),
      lineBreakMode: random.below(2) == 0 ? .byWordWrapping : nil)
  }

  private mutating func randomLayout() -> Layout {
    var layout = Layout([.row, .column, .grid, .overlay][random.below(4)])
    layout.spacing = Float(random.below(8))
    layout.padding = EdgeInsets(
      top: Float(random.below(6)), left: Float(random.below(6)), bottom: Float(random.below(6)),
      right: Float(random.below(6)))
    layout.wraps = random.below(3) == 0
    layout.gridColumns =
      random.below(2) == 0 ? .count(1 + random.below(4)) : .minimumWidth(Float(10 + random.below(90)))
    if random.below(2) == 0 { layout.horizontal = randomAlignment() }
    if random.below(2) == 0 { layout.vertical = randomAlignment() }
    if random.below(4) == 0 { layout.lineSpacing = Float(random.below(10)) }
    return layout
  }
}

extension Rect {
  fileprivate var short: String { "(\(minX), \(minY), \(size.width), \(size.height))" }
}
