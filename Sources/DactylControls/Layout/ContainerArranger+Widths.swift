import Dactyl

/// The widths of containers and their subviews.
extension ContainerArranger {
  /// Measures the contents of a container, whose subviews are measured.
  func measureWidths(of number: Int, _ columns: LayoutColumns) {
    var node = nodes[number]
    node.ideal.x = contentWidth(node, node.layout, isLeast: false) + node.paddings.x
    node.leastWidth = contentWidth(node, node.layout, isLeast: true) + node.paddings.x
    for narrow in columns.states[node.view]?.narrowLayouts ?? [] {
      var other = node
      other.layout = narrow.layout
      node.leastWidth = min(node.leastWidth, contentWidth(other, other.layout, isLeast: true) + other.paddings.x)
    }
    nodes[number] = node
    if node.entry >= 0 { children[node.entry].setWidths(ideal: node.ideal.x, least: node.leastWidth) }
  }

  /// The width of a container's contents from the widths of its subviews. A row that wraps needs no more than the
  /// widest of them.
  private func contentWidth(_ node: ContainerNode, _ layout: Layout, isLeast: Bool) -> Float {
    var (sum, largest) = (Float(0), Float(0))
    for entry in node.children {
      let own = isLeast ? children[entry].leastWidth : children[entry].ideal.x
      sum += own
      largest = max(largest, own)
    }
    let count = node.children.count
    switch layout.kind {
    case .row: return layout.wraps && isLeast ? largest : sum + node.gaps(count)
    case .column, .overlay: return largest
    case .grid:
      switch layout.gridColumns {
      case .count(let columns):
        let columns = Float(max(columns, 1))
        return largest * columns + layout.spacing * (columns - 1)
      case .minimumWidth(let least):
        return isLeast ? largest : max(largest, least) * Float(max(count, 1)) + node.gaps(count)
      }
    }
  }

  /// Decides the widths of the subviews of a container whose width is decided. Containers among them that have not
  /// changed, but get another width, are added to the layout.
  func divideWidths(of number: Int, _ columns: LayoutColumns) {
    if let state = columns.states[nodes[number].view] {
      nodes[number].layout = state.layout(inWidth: nodes[number].size.x)
    }
    let node = nodes[number]
    switch node.layout.kind {
    case .row: divideRow(number)
    case .grid:
      let count = node.columnCount
      for (place, entry) in node.children.enumerated() {
        children[entry].line = place / count
        children[entry].column = place % count
        let (left, right) = node.column(place % count, of: count)
        setWidth(of: entry, in: right - left, node.layout)
      }
      nodes[number].lineCount = (node.children.count + count - 1) / count
    case .column, .overlay:
      for entry in node.children { setWidth(of: entry, in: node.inner.x, node.layout) }
    }
    for entry in node.children where children[entry].contents == .container {
      let child = children[entry]
      if child.node < 0 {
        guard let measure = columns.measures[child.view], measure.fittedWidth != child.size.x else { continue }
        addUnchanged(entry, columns)
      }
      nodes[children[entry].node].size.x = child.size.x
    }
  }

  private func setWidth(of entry: Int, in space: Float, _ layout: Layout) {
    children[entry].size.x = children[entry].width(in: space, children[entry].alignments(layout).horizontal)
  }

  /// Decides the widths of a row, line by line.
  private func divideRow(_ number: Int) {
    let node = nodes[number]
    var first = node.children.lowerBound
    nodes[number].lineCount = 0
    repeat {
      let line = line(of: node, from: first)
      space.value.parts.removeAll(keepingCapacity: true)
      for entry in line { space.value.parts.append(children[entry].widthPart) }
      space.value.divide(node.inner.x - node.gaps(line.count))
      // The edges are rounded rather than the widths, so that the errors do not add up.
      var edge: Float = 0
      for entry in line {
        let size = space.value.parts[entry - line.lowerBound].size
        children[entry].size.x = max((edge + size).roundedToPoint - edge.roundedToPoint, 0)
        children[entry].line = nodes[number].lineCount
        edge += size
      }
      nodes[number].lineCount += 1
      first = line.upperBound
    } while first < node.children.upperBound
  }

  /// The subviews of the line of a row that starts with one of them: all, or as many as fit.
  private func line(of node: ContainerNode, from first: Int) -> Range<Int> {
    guard node.layout.wraps else { return node.children }
    var width: Float = 0
    var end = first
    while end < node.children.upperBound {
      width += children[end].ideal.x + (end > first ? node.layout.spacing : 0)
      if end > first, width > node.inner.x { break }
      end += 1
    }
    return first..<end
  }
}
