/// Reads the elements of a scene: from the windows into their views, each view before what is in it.
struct AccessibilityReader {
  /// A view that is still to be read.
  struct Pending {
    var view: UInt32
    /// The node that it is in.
    var node: Int32
    /// The transform from the coordinates around the view to the scene's.
    var outer: Transform
    /// The part of the scene in which it is in sight.
    var area: Rect
    /// Whether it is in an element: then only widgets are listed.
    var isInElement: Bool
    /// Whether it is in a view that is read as a whole.
    var isInWhole = false
  }

  let scene: Scene
  let table: AccessibilityTable
  var nodes: AccessibilityNodes
  /// Whether a view was read that is modal (AX4).
  private(set) var hasModals = false
  private var pending: [Pending] = []
  private let focused: Entity
  /// Whether any view names its elements, and the views that were read then.
  private var hasOrders = false
  private var known: Set<Entity> = []
  /// The views to which it is read alone, from the window inward; nil for all (`read(around:)`).
  private var path: Set<UInt32>?

  init(_ scene: Scene, _ table: AccessibilityTable, _ nodes: consuming AccessibilityNodes = AccessibilityNodes()) {
    self.scene = scene
    self.table = table
    self.nodes = nodes
    focused = scene.focusedItem?.entity ?? .none
  }

  /// The area of the scene.
  var whole: Rect { Rect(origin: .zero, size: scene.size) }

  /// What was read, in order and with names.
  consuming func settledNodes() -> AccessibilityNodes {
    nodes.settle(in: scene)
    return nodes
  }

  // MARK: Windows

  /// Reads the windows from the front to the back, up to one that is modal (AX4).
  mutating func readWindows() {
    for window in scene.windowOrder.reversed() {
      guard scene.isAlive(window), isShown(window.index), table.settings(of: window)?.isHidden != true else { continue }
      if path?.contains(window.index) != false { nodes.roots.append(readWindow(window)) }
      if table.settings(of: window)?.isModal == true {
        hasModals = true
        return
      }
    }
  }

  /// Reads a window. Returns its node.
  mutating func readWindow(_ window: Entity) -> Int32 {
    let view = scene.view(window)
    let provider = view.accessibilityProvider
    var properties =
      provider?.accessibilityProperties(of: view) ?? AccessibilityProperties(.window, isElement: false)
    apply(table.settings(of: window), to: &properties)
    if properties.label == nil { properties.label = view.name }
    let map = view.transformToScene
    let node = append(AccessibilityElementID(window), properties, bounds: view.bounds, by: map, in: whole, to: -1)
    // What is presented hides all else in its window, as the focus has it (F20).
    if let top = scene.topPresentation(in: window), top != window, scene.isAlive(top) {
      let around = scene.record(of: top.index).parent
      let outer = around == .max ? Transform.identity : View(scene.entity(at: around), in: scene).transformToScene
      push([top.index], Pending(view: 0, node: node, outer: outer, area: whole, isInElement: false))
    } else {
      var inside = Pending(view: 0, node: node, outer: map, area: whole, isInElement: false)
      let parts = provider?.accessibilityParts(of: view)
      if let parts {
        nodes[node].isWhole = true
        inside.isInWhole = true
        readParts(parts, of: window, inside)
      }
      if parts?.isEverything != true { pushChildren(of: window.index, inside) }
    }
    readPending()
    return node
  }

  /// Reads the element or container of a view and those around it, without names that are beside it and without an
  /// order: for requests, which must not depend on what was read before.
  mutating func read(around view: Entity) {
    guard scene.isAlive(view), scene.isView(view.index) else { return }
    var path: Set<UInt32> = []
    var current = view.index
    while current != .max {
      path.insert(current)
      current = scene.record(of: current).parent
    }
    self.path = path
    scene.columns.asking { readWindows() }
  }

  private mutating func readPending() {
    while let next = pending.popLast() { read(next) }
  }

  /// Reads a view with what is in it.
  mutating func read(whole item: Pending) {
    (hasOrders, known) = (false, [])
    pending.append(item)
    readPending()
  }

  func isShown(_ view: UInt32) -> Bool {
    let record = scene.record(of: view)
    return !record.flags.contains(.isHidden) && record.alpha >= 0.01
  }

  // MARK: Views

  private mutating func read(_ item: Pending) {
    let entity = scene.entity(at: item.view)
    // A view may be in an order of the game's own and in a view that is in it, too.
    guard !hasOrders || known.insert(entity).inserted else { return }
    let settings = table.settings(of: entity)
    let record = scene.record(of: item.view)
    let view = View(entity, in: scene)
    let widget = view.accessibilityProvider
    var inside = item
    enter(item.view, &inside)
    let map = inside.outer
    guard var properties = properties(of: view, widget, settings, isInElement: item.isInElement) else {
      if settings?.groupsChildren == true || settings?.elements != nil {
        inside.node = append(
          AccessibilityElementID(entity), nil, bounds: record.bounds, by: map, in: item.area, to: item.node)
        nodes[inside.node].isWhole = settings?.elements != nil
        if settings?.elements != nil { inside.isInWhole = true }
      }
      return readContents(of: view, settings, inside)
    }
    if properties.isElement, properties.label == nil { properties.label = texts(in: item.view) }
    let node = append(
      AccessibilityElementID(entity), properties, bounds: record.bounds, by: map, in: item.area, to: item.node)
    if let point = settings?.activationPoint { nodes[node].element.activationPoint = map.apply(to: point) }
    nodes[node].element.isFocused = entity == focused
    inside.node = node
    nodes[node].isWhole = properties.isElement || settings?.elements != nil
    if nodes[node].isWhole { inside.isInWhole = true }
    if let parts = widget?.accessibilityParts(of: view) {
      nodes[node].isWhole = true
      inside.isInWhole = true
      readParts(parts, of: entity, inside)
      if parts.isEverything { return }
    } else if properties.isElement {
      guard properties.hasInnerElements else { return }
      inside.isInElement = true
    }
    return readContents(of: view, settings, inside)
  }

  /// Goes into the coordinates of a view, and into what is in sight of it.
  func enter(_ view: UInt32, _ item: inout Pending) {
    let record = scene.record(of: view)
    item.outer = record.toParent.concatenating(item.outer)
    guard record.flags.contains(.clips) || scene.scrolls.isScrollView(view) else { return }
    item.area = item.area.intersection(item.outer.apply(to: record.bounds))
  }

  /// Reads what is in a view: the elements that the game has named, or all subviews.
  private mutating func readContents(
    of view: View, _ settings: AccessibilitySettings?, _ inside: Pending
  ) {
    guard let elements = settings?.elements else { return pushChildren(of: view.entity.index, inside) }
    nodes[inside.node].isOrdered = true
    hasOrders = true
    let named = elements.filter { isShown($0, inside: view.entity) && nodes.partViews[$0] == nil }
    for entity in named.reversed() {
      var item = inside
      item.view = entity.index
      let around = View(scene.entity(at: scene.record(of: entity.index).parent), in: scene)
      item.outer = around.transformToScene
      pending.append(item)
    }
  }

  /// Pushes the subviews of a view; of several, one that is modal stands for all (AX4).
  private mutating func pushChildren(of view: UInt32, _ inside: Pending) {
    guard scene.record(of: view).childCount > 0 else { return }
    let children = scene.children(of: view)
    if let modal = children.last(where: { table.settings(of: scene.entity(at: $0))?.isModal == true && isShown($0) }) {
      hasModals = true
      return push([modal], inside)
    }
    push(children, inside)
  }

  /// Whether a view is inside another one, and neither it nor what is between them is hidden.
  private func isShown(_ view: Entity, inside container: Entity) -> Bool {
    guard scene.isAlive(view), view != container else { return false }
    var current = view.index
    while current != container.index {
      guard isShown(current), table.settings(of: scene.entity(at: current))?.isHidden != true else { return false }
      current = scene.record(of: current).parent
      if current == .max { return false }
    }
    return true
  }

  mutating func push(_ views: [UInt32], _ inside: Pending) {
    for view in views.reversed() {
      if let path, !inside.isInWhole, !path.contains(view) { continue }
      guard isShown(view), nodes.partViews[scene.entity(at: view)] == nil,
        table.settings(of: scene.entity(at: view))?.isHidden != true
      else { continue }
      var item = inside
      item.view = view
      pending.append(item)
    }
  }

  /// Reads the parts of a widget: what is in their views is listed as far as it is a widget.
  private mutating func readParts(_ parts: AccessibilityParts, of owner: Entity, _ inside: Pending) {
    let hasFocus = parts.hasKeys || owner == focused
    if parts.hasKeys, !parts.listed.contains(where: \.isFocused) { nodes[inside.node].element.isFocused = true }
    for part in parts.listed {
      let id = AccessibilityElementID(owner, part: part.number)
      let view = part.view.flatMap { $0.isAlive ? $0 : nil }
      let properties = described(part.properties, view)
      let node = append(id, properties, bounds: part.frame, by: inside.outer, in: inside.area, to: inside.node)
      nodes[node].element.isFocused = part.isFocused && hasFocus
      nodes[node].element.place = AccessibilityElement.Place(index: part.number, count: parts.count)
      guard let view else { continue }
      nodes.show(node, in: view.entity)
      let around = scene.record(of: view.entity.index).parent
      guard around != .max else { continue }
      var item = inside
      item.node = node
      item.isInElement = true
      item.outer = view.transformToScene
      pushChildren(of: view.entity.index, item)
    }
  }

  /// The properties of a part, with what features and the game know of the view that shows it.
  private func described(_ properties: AccessibilityProperties, _ view: View?) -> AccessibilityProperties {
    guard let view else { return properties }
    var given: AccessibilityProperties? = properties
    for source in table.sources { source.describe(view, in: &given) }
    var properties = given ?? properties
    apply(table.settings(of: view.entity), to: &properties)
    if properties.label == nil { properties.label = texts(in: view.entity.index) }
    return properties
  }

  @discardableResult
  private mutating func append(
    _ id: AccessibilityElementID, _ properties: AccessibilityProperties?, bounds: Rect, by map: Transform,
    in area: Rect,
    to parent: Int32
  ) -> Int32 {
    let frame = map.apply(to: bounds)
    let common = frame.intersection(area)
    // Where the middle is beyond what clips it, what is left is touched.
    let middle = map.apply(to: bounds.center)
    let point = common.isEmpty || area.contains(middle) ? middle : common.center
    let given = properties ?? AccessibilityProperties(isElement: false)
    let element = AccessibilityElement(
      id: id, isElement: given.isElement, role: given.role ?? .group, label: given.label ?? "",
      value: given.value ?? "", hint: given.hint ?? "", traits: given.traits, number: given.number, range: given.range,
      selection: given.selection, frame: frame, bounds: bounds, transform: map,
      activationPoint: point, isVisible: !common.isEmpty, isFocused: false, place: nil,
      customActions: given.customActions, parent: nil, children: [])
    var node = AccessibilityNodes.Node(element: element, parent: parent)
    node.isListed = properties != nil
    node.isNamedBeside = element.label.isEmpty && element.role.isNamedBeside
    return nodes.append(node)
  }
}
