/// The elements and containers that were read of a scene, with what they are in. A node keeps its number while its view
/// is not read again.
struct AccessibilityNodes {
  /// An element, a container, or views that stay together without being a container.
  struct Node {
    var element: AccessibilityElement
    /// What is in it; in reading order once it is settled.
    var children: [Int32] = []
    /// How many of them are sorted; the others are new.
    var sortedChildren = 0
    /// Its turn among all that were read.
    var turn: UInt64 = 0
    /// The node that it is in; -1 for a window.
    var parent: Int32
    /// Whether it is listed itself; otherwise only what is in it, together.
    var isListed = true
    /// Whether what is in it is in order already.
    var isOrdered = false
    /// Whether it is read as a whole, with all that is in its view: an element, or what has parts or an order.
    var isWhole = false
    /// Whether it takes the name of the text before it, having none of its own.
    var isNamedBeside = false
    /// Whether what is in it has changed.
    var isUnsettled = false
    /// Whether its view is read again: if it is where it was, it keeps its number, and its place among the others.
    var isVacant = false
    /// The view that shows it, if it is a part.
    var shown = Entity.none
    var isRemoved = false
  }

  private(set) var nodes: [Node] = []
  /// The boxes of the nodes, by which they are sorted.
  private(set) var boxes: [FocusBox] = []
  /// The nodes of the windows, from front to back.
  var roots: [Int32] = []
  /// The views that show parts, each with the identity of its part.
  private(set) var partViews: [Entity: AccessibilityElementID] = [:]
  /// The node of each view by its index, or -1.
  private var places: [Int32] = []
  /// The numbers of removed nodes: free, and free once all is settled.
  private var free: [Int32] = []
  private var removed: [Int32] = []
  /// The nodes whose views are read again, and those with changes inside.
  private var vacant: [Int32] = []
  private var unsettled: [Int32] = []
  private var turn: UInt64 = 0
  /// The identities of what was read, removed or changed, in that order; some occur several times.
  private var changed: [AccessibilityElementID] = []

  subscript(number: Int32) -> Node {
    _read { yield nodes[Int(number)] }
    _modify { yield &nodes[Int(number)] }
  }

  /// The number of nodes, free ones included.
  var count: Int { nodes.count }

  /// The node of a view, or nil.
  func node(of view: UInt32) -> Int32? {
    guard view < places.count, places[Int(view)] >= 0 else { return nil }
    return places[Int(view)]
  }

  /// The listed element or container with an identity.
  func element(_ id: AccessibilityElementID) -> AccessibilityElement? {
    guard let own = node(of: id.view.index) else { return nil }
    if id.part == nil { return self[own].element.id == id && self[own].isListed ? self[own].element : nil }
    let part = self[own].children.first { self[$0].element.id == id }
    return part.map { self[$0].element }
  }

  /// The view that shows a part, if it is a part that a view shows.
  func view(of id: AccessibilityElementID) -> Entity? { id.part == nil ? nil : partViews.first { $0.value == id }?.key }

  /// The element of the view that a part belongs to which is not listed now, such as a row far away.
  func owner(ofUnlisted id: AccessibilityElementID) -> AccessibilityElement? {
    guard id.part != nil, var owner = element(AccessibilityElementID(id.view)) else { return nil }
    owner.id = id
    owner.isVisible = false
    return owner
  }

  // MARK: Changes

  /// Adds what was read, at the end of what is in a node.
  mutating func append(_ node: consuming Node) -> Int32 {
    let (id, parent) = (node.element.id, node.parent)
    turn += 1
    node.turn = turn
    let box = FocusBox(node.element.frame.isFinite ? node.element.frame : .zero)
    if id.part == nil, let old = self.node(of: id.view.index) {
      if refill(old, node, box) { return old }
      // It is somewhere else.
      remove(old)
    }
    let number: Int32
    if let last = free.popLast() {
      number = last
      self[number] = node
      boxes[Int(number)] = box
    } else {
      number = Int32(nodes.count)
      nodes.append(node)
      boxes.append(box)
    }
    if id.part == nil {
      let index = Int(id.view.index)
      if index >= places.count { places += repeatElement(-1, count: index + 1 - places.count) }
      places[index] = number
    }
    if parent >= 0 {
      self[parent].children.append(number)
      setNeedsSettling(parent)
    }
    changed.append(id)
    return number
  }

  /// Fills a vacant node again, if it is still at the same place.
  private mutating func refill(_ number: Int32, _ node: borrowing Node, _ box: FocusBox) -> Bool {
    let old = self[number]
    guard old.isVacant, old.parent == node.parent, old.isListed == node.isListed, boxes[Int(number)] == box else {
      return false
    }
    var new = copy node
    new.element.parent = old.element.parent
    new.isUnsettled = old.isUnsettled
    self[number] = new
    changed.append(node.element.id)
    // Texts name what is beside them.
    if old.isNamedBeside || node.isNamedBeside || old.element.role == .text || node.element.role == .text {
      setNeedsSettling(node.parent)
    }
    return true
  }

  /// Removes what is in a node whose view is about to be read again.
  mutating func vacate(_ number: Int32) {
    guard !self[number].isVacant else { return }
    self[number].isVacant = true
    vacant.append(number)
    for child in self[number].children { remove(child) }
    changed.append(self[number].element.id)
  }

  mutating func show(_ part: Int32, in view: Entity) {
    self[part].shown = view
    partViews[view] = self[part].element.id
  }

  /// Forgets that a view shows a part.
  mutating func hide(_ view: Entity) {
    if !partViews.isEmpty { partViews[view] = nil }
  }

  /// Removes a node with all that is in it.
  mutating func remove(_ top: Int32) {
    if self[top].parent >= 0 { setNeedsSettling(self[top].parent) }
    var pending = [top]
    while let number = pending.popLast() {
      guard !self[number].isRemoved else { continue }
      self[number].isRemoved = true
      self[number].isVacant = false
      let node = self[number]
      if node.element.id.part == nil {
        let index = Int(node.element.id.view.index)
        if places[index] == number { places[index] = -1 }
      } else if node.shown != .none, partViews[node.shown] == node.element.id {
        partViews[node.shown] = nil
      }
      changed.append(node.element.id)
      pending += node.children
      removed.append(number)
    }
  }

  mutating func setNeedsSettling(_ number: Int32) {
    guard !self[number].isUnsettled else { return }
    self[number].isUnsettled = true
    unsettled.append(number)
  }

  /// Sorts and names what is in the nodes that have changed inside, and lists it in the containers around.
  mutating func settle(in scene: Scene) {
    for number in vacant where self[number].isVacant { remove(number) }
    vacant.removeAll(keepingCapacity: true)
    var listed: [Int32] = []
    for number in unsettled where !self[number].isRemoved {
      self[number].isUnsettled = false
      settleChildren(of: number, in: scene)
      // The elements in a group that is not listed are those of the container around it.
      var around = number
      while !self[around].isListed, self[around].parent >= 0 { around = self[around].parent }
      if !self[around].isUnsettled {
        self[around].isUnsettled = true
        listed.append(around)
      }
    }
    for number in unsettled where self[number].isRemoved { self[number].isUnsettled = false }
    unsettled.removeAll(keepingCapacity: true)
    for number in listed {
      self[number].isUnsettled = false
      listChildren(of: number)
    }
    for number in removed { self[number] = .empty }
    free += removed
    removed.removeAll(keepingCapacity: true)
    let ended = roots.filter { self[$0].isRemoved }
    if !ended.isEmpty { roots.removeAll(where: ended.contains) }
  }

  /// Lists the elements in a listed node as its children.
  private mutating func listChildren(of number: Int32) {
    let id = self[number].element.id
    var children: [AccessibilityElementID] = []
    children.reserveCapacity(self[number].children.count)
    var pending = Array(self[number].children.reversed())
    while let child = pending.popLast() {
      if self[child].isListed {
        children.append(self[child].element.id)
        self[child].element.parent = id
      } else {
        pending += self[child].children.reversed()
      }
    }
    guard self[number].element.children != children else { return }
    self[number].element.children = children
    changed.append(id)
  }

  mutating func note(_ id: AccessibilityElementID) { changed.append(id) }

  mutating func takeChanged() -> [AccessibilityElementID] { exchange(&changed, for: []) }

}

extension AccessibilityNodes.Node {
  /// A node that is removed.
  static var empty: Self {
    var node = Self(element: .empty, parent: -1)
    node.isRemoved = true
    return node
  }
}
