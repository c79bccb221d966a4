import Dactyl

/// Sets the frames of the subviews of containers: the part of a scene that is called when a container is laid out.
///
/// A layout goes four times over the containers that changed: from the inside outwards for the widths of contents, from
/// the outside inwards for widths, and the same again for heights and frames. A container inside that did not change
/// and keeps its size is not entered; its measured size is kept beside its view. There is no recursion.
final class ContainerArranger: AddedPart, ViewArranger {
  // The memory of a layout, empty between layouts. (In columns and cells, which are read without exclusivity checks.)
  let nodes = Column<ContainerNode>()
  let children = Column<ArrangedChild>()
  let space = Cell(AxisSpace())
  private var roots: [UInt32] = []
  private var list: [UInt32] = []
  /// Whether something in the present layout differs from the last one.
  private var isAnyChanged = false

  /// Adds the part to a scene, unless it is there.
  static func add(to scene: Scene) {
    guard scene.part(ContainerArranger.self) == nil else { return }
    scene.addPart(ContainerArranger())
  }

  func addHooks(to parts: SceneParts) { parts.arranger = self }

  func arrangeSubviews(of container: Entity, in scene: Scene) -> Bool {
    let columns = LayoutColumns(scene)
    // One that the layout of a container around it has arranged has only layout code of its own to be called.
    guard let arranger = columns.arrangers[container.index], arranger.isPending || arranger.isChanged else {
      return true
    }
    var scrolled: [UInt32] = []
    var isArranged = false
    roots.append(container.index)
    while let root = roots.popLast() {
      guard arrange(root, columns) else { continue }
      isArranged = true
      if columns.states[root]?.fitsHeight == true { scrolled.append(root) }
    }
    nodes.removeAll()
    children.removeAll()
    // Last, since it calls code of the game.
    for root in scrolled where scene.isView(root) { Self.setContentSize(around: root, in: scene) }
    return isArranged
  }

  /// Arranges the subviews of a container whose own frame is decided. Returns false where nothing is to be done, since
  /// contents that may have changed still have the same size.
  private func arrange(_ root: UInt32, _ columns: LayoutColumns) -> Bool {
    guard let state = columns.states[root] else { return false }
    isAnyChanged = false
    nodes.removeAll()
    children.removeAll()
    addNode(root, entry: -1, state, columns)
    var next = 0
    while next < nodes.count {
      addChildren(of: next, columns)
      next += 1
    }
    guard isAnyChanged else {
      for number in nodes.indices { columns.setSettled(nodes[number].view) }
      return false
    }
    for number in nodes.indices.reversed() { measureWidths(of: number, columns) }
    let record = columns.records[Int(root)]
    nodes[0].size = record.size
    if state.fitsWidth { nodes[0].size.x = nodes[0].ideal.x.rounded(.up) }
    next = 0
    while next < nodes.count {
      divideWidths(of: next, columns)
      next += 1
    }
    for number in nodes.indices.reversed() { measureHeights(of: number, columns) }
    if state.fitsHeight { nodes[0].size.y = nodes[0].ideal.y.rounded(.up) }
    if nodes[0].size != record.size { columns.scene.setArrangedSize(nodes[0].size, of: root) }
    for number in nodes.indices where !isDropped(number) { setFrames(of: number, columns) }
    return true
  }

  /// Whether a container, or one around it, is arranged again by itself.
  private func isDropped(_ number: Int) -> Bool {
    if !nodes[number].isDropped, nodes[number].entry >= 0 {
      let parent = children[nodes[number].entry].parent
      nodes[number].isDropped = nodes[parent].isDropped
    }
    return nodes[number].isDropped
  }

  // MARK: The containers of a layout

  func addNode(_ view: UInt32, entry: Int, _ state: ContainerState, _ columns: LayoutColumns) {
    let respects = state.layout.respectsSafeArea || state.narrowLayouts.contains { $0.layout.respectsSafeArea }
    let insets = respects ? columns.view(at: view).window?.safeAreaInsets : nil
    nodes.append(ContainerNode(view, entry: entry, state.layout, safeArea: insets ?? .zero))
    if entry >= 0 { children[entry].node = nodes.count - 1 }
    if columns.arrangers[view]?.isChanged ?? true { isAnyChanged = true }
  }

  /// Lists the subviews that a container arranges, with the sizes of their contents. Containers among them that changed
  /// are added to the layout.
  func addChildren(of number: Int, _ columns: LayoutColumns) {
    list.removeAll(keepingCapacity: true)
    columns.scene.appendChildren(of: nodes[number].view, to: &list)
    let first = children.count
    for view in list {
      let isContainer = columns.arrangers.slot(of: view) != nil
      guard !columns.isLeftAlone(view) else {
        if isContainer, columns.isPending(view) { roots.append(view) }
        continue
      }
      guard !columns.records[Int(view)].flags.contains(.isHidden) else { continue }
      var child = ArrangedChild(view, columns.items[view], in: number)
      guard isContainer else {
        if columns.measure(&child) { isAnyChanged = true }
        children.append(child)
        continue
      }
      child.contents = .container
      if !columns.isPending(view), let measure = columns.measures[view] {
        child.setWidths(ideal: measure.ideal.x, least: measure.leastWidth)
        children.append(child)
      } else {
        children.append(child)
        if let state = columns.states[view] { addNode(view, entry: children.count - 1, state, columns) }
      }
    }
    nodes[number].children = first..<children.count
  }

  /// Adds a container that has not changed, but whose width does.
  func addUnchanged(_ entry: Int, _ columns: LayoutColumns) {
    let view = children[entry].view
    guard let state = columns.states[view], let measure = columns.measures[view] else { return }
    addNode(view, entry: entry, state, columns)
    let number = nodes.count - 1
    nodes[number].ideal.x = measure.ideal.x
    nodes[number].leastWidth = measure.leastWidth
    addChildren(of: number, columns)
  }

  // MARK: Frames

  /// Sets the frame of a view.
  func setFrame(_ frame: Rect, of view: UInt32, _ columns: LayoutColumns) {
    guard frame.isFinite else { return }
    columns.scene.setArrangedFrame(
      SIMD2(frame.minX, frame.minY), SIMD2(frame.size.width, frame.size.height), of: view)
  }

  /// Arranges a container by itself after this layout: its size is another one than it was laid out for.
  func postpone(_ view: UInt32, _ columns: LayoutColumns) {
    columns.setChanged(view)
    roots.append(view)
  }

  /// Sets the size of the content of the scroll view around a container.
  private static func setContentSize(around index: UInt32, in scene: Scene) {
    let container = scene.view(scene.entity(at: index))
    guard let scrollView = container.superview?.scrollView else { return }
    let frame = container.frame
    let size = ScrollSize(Double(frame.maxX), Double(frame.maxY))
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  // MARK: Snapshots

  func copyState(_ copier: StateCopier) {
    // Not copied: nodes, children, space, roots, list, isAnyChanged (empty between layouts).
  }

  func mix(into hash: inout StateHash) {}
}
