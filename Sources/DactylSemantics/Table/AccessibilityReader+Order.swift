extension AccessibilityReader {
  /// The listed nodes in reading order (AX3): by their upper edges, then by their left ones (F15), what is in a
  /// container or group together.
  mutating func ordered() -> [AccessibilityElement] {
    var list: [AccessibilityElement] = []
    list.reserveCapacity(nodes.count)
    var pending: [(node: Int, parent: Int)] = roots.reversed().map { ($0, -1) }
    while let (number, parent) = pending.popLast() {
      var place = parent
      if nodes[number].isListed {
        place = list.count
        list.append(nodes[number].element)
        if parent >= 0 {
          list[place].parent = list[parent].id
          list[parent].children.append(list[place].id)
        }
      }
      guard !nodes[number].children.isEmpty else { continue }
      let children = sorted(nodes[number].children, isOrdered: nodes[number].isOrdered)
      if !nodes[number].isOrdered { nameByTextsBefore(children) }
      for child in children.reversed() { pending.append((child, place)) }
    }
    return list
  }

  /// Gives controls without a name of their own that of the text before them: at their left in the same line, or
  /// directly above (AX2).
  private mutating func nameByTextsBefore(_ children: [Int]) {
    for (child, before) in zip(children.dropFirst(), children)
    where nodes[child].element.label.isEmpty && nodes[child].element.role.isNamedBeside {
      let text = nodes[before].element
      guard text.role == .text, text.isElement else { continue }
      let (name, named) = (text.frame, nodes[child].element.frame)
      let common = min(name.maxY, named.maxY) - max(name.minY, named.minY)
      let isInLine = common >= min(name.size.height, named.size.height) / 2 && name.midX <= named.midX
      let isAbove = name.maxY <= named.midY && named.minY - name.maxY <= name.size.height
      if isInLine || isAbove { nodes[child].element.label = text.label }
    }
  }

  private func sorted(_ children: [Int], isOrdered: Bool) -> [Int] {
    guard !isOrdered, children.count > 1 else { return children }
    // Those that were read first come first where two are at the same place.
    return children.sorted { boxes[$0].isBefore(boxes[$1]) ?? ($0 < $1) }
  }
}

extension AccessibilityRole {
  /// Whether the name of what has the role is usually beside it.
  fileprivate var isNamedBeside: Bool {
    switch self {
    case .toggle, .slider, .stepper, .pages, .picker, .textField, .searchField, .textView, .progress, .activity,
      .choices:
      true
    default: false
    }
  }
}
