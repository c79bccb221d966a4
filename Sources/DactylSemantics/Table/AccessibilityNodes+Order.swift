extension AccessibilityNodes {
  /// Sorts what is in a node, of which some is new and some is gone, into reading order (AX3): by the upper edges, then
  /// by the left ones (F15).
  mutating func settleChildren(of number: Int32, in scene: Scene) {
    let all = self[number].children
    let sorted = self[number].sortedChildren
    var old: [Int32] = []
    old.reserveCapacity(all.count)
    for child in all.prefix(sorted) where !self[child].isRemoved { old.append(child) }
    var new: [Int32] = []
    for child in all.dropFirst(sorted) where !self[child].isRemoved { new.append(child) }
    if self[number].isOrdered {
      old += new
    } else {
      new.sort { precedes($0, $1, in: scene) }
      old = old.isEmpty ? new : merged(old, new, in: scene)
      nameByTextsBefore(old)
    }
    self[number].sortedChildren = old.count
    self[number].children = old
  }

  private func merged(_ one: [Int32], _ other: [Int32], in scene: Scene) -> [Int32] {
    var merged: [Int32] = []
    merged.reserveCapacity(one.count + other.count)
    var rest = other[...]
    for number in one {
      while let next = rest.first, precedes(next, number, in: scene) { merged.append(rest.removeFirst()) }
      merged.append(number)
    }
    return merged + rest
  }

  /// Whether a node comes before another one in the same container. Of two at the same place those further back do, as
  /// they are read.
  private func precedes(_ number: Int32, _ other: Int32, in scene: Scene) -> Bool {
    if let isBefore = boxes[Int(number)].isBefore(boxes[Int(other)]) { return isBefore }
    let (view, second) = (nodes[Int(number)].element.id.view.index, nodes[Int(other)].element.id.view.index)
    return view == second ? nodes[Int(number)].turn < nodes[Int(other)].turn : scene.precedes(view, second)
  }

  /// Gives controls without a name of their own that of the text before them: at their left in the same line, or
  /// directly above (AX2).
  private mutating func nameByTextsBefore(_ children: [Int32]) {
    for place in children.indices where self[children[place]].isNamedBeside {
      let child = children[place]
      let name = place > 0 ? self.name(of: child, before: children[place - 1]) : ""
      guard name != self[child].element.label else { continue }
      self[child].element.label = name
      note(self[child].element.id)
    }
  }

  private func name(of number: Int32, before: Int32) -> String {
    let text = nodes[Int(before)].element
    guard text.role == .text, text.isElement else { return "" }
    let (name, named) = (text.frame, nodes[Int(number)].element.frame)
    let common = min(name.maxY, named.maxY) - max(name.minY, named.minY)
    let isInLine = common >= min(name.size.height, named.size.height) / 2 && name.midX <= named.midX
    let isAbove = name.maxY <= named.midY && named.minY - name.maxY <= name.size.height
    return isInLine || isAbove ? text.label : ""
  }

  /// The listed nodes in reading order, each container before what is in it. Makes an array.
  func ordered() -> [AccessibilityElement] {
    var list: [AccessibilityElement] = []
    list.reserveCapacity(nodes.count)
    var pending = Array(roots.reversed())
    while let number = pending.popLast() {
      if nodes[Int(number)].isListed { list.append(nodes[Int(number)].element) }
      for child in nodes[Int(number)].children.reversed() { pending.append(child) }
    }
    return list
  }
}

extension AccessibilityRole {
  /// Whether the name of what has the role is usually beside it.
  var isNamedBeside: Bool {
    switch self {
    case .toggle, .slider, .stepper, .pages, .picker, .textField, .searchField, .textView, .progress, .activity,
      .choices:
      true
    default: false
    }
  }
}
