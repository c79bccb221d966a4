import Dactyl

/// The heights of containers and their subviews, and the frames that follow.
extension ContainerArranger {
  /// Measures the heights of a container and its subviews, in their decided widths.
  func measureHeights(of number: Int, _ columns: LayoutColumns) {
    let node = nodes[number]
    for entry in node.children {
      let child = children[entry]
      let height =
        child.node >= 0
        ? nodes[child.node].ideal.y
        : child.contents == .container
          ? columns.measures[child.view]?.fittedHeight ?? 0 : columns.height(of: child)
      children[entry].setHeight(height)
      if child.alignments(node.layout).vertical == .firstBaseline {
        children[entry].baseline = columns.baseline(of: children[entry])
      }
    }
    nodes[number].ideal.y = contentHeight(node) + node.paddings.y
    var measure = ContentMeasure()
    measure.ideal = nodes[number].ideal
    measure.leastWidth = node.leastWidth
    measure.fittedWidth = node.size.x
    measure.fittedHeight = nodes[number].ideal.y
    columns.measures[node.view] = measure
  }

  private func contentHeight(_ node: ContainerNode) -> Float {
    switch node.layout.kind {
    case .column: return node.children.reduce(node.gaps(node.children.count)) { $0 + children[$1].ideal.y }
    case .overlay: return node.children.reduce(0) { max($0, children[$1].ideal.y) }
    case .row, .grid:
      var height = node.lineSpacing * Float(max(node.lineCount - 1, 0))
      forEachLine(of: node) { line in height += lineHeight(line, node.layout) }
      return height
    }
  }

  /// The height of a line. Subviews that are aligned by their baselines get their places in it.
  private func lineHeight(_ line: Range<Int>, _ layout: Layout) -> Float {
    var (height, ascent, descent) = (Float(0), Float(0), Float(0))
    for entry in line {
      let child = children[entry]
      guard child.alignments(layout).vertical == .firstBaseline else {
        height = max(height, child.ideal.y)
        continue
      }
      ascent = max(ascent, child.baseline)
      descent = max(descent, child.ideal.y - child.baseline)
    }
    for entry in line { children[entry].drop = ascent - children[entry].baseline }
    return max(height, ascent + descent)
  }

  /// Calls the closure with the subviews of each line of a row, or of each row of a grid.
  private func forEachLine(of node: ContainerNode, _ body: (Range<Int>) -> Void) {
    var first = node.children.lowerBound
    while first < node.children.upperBound {
      var end = first + 1
      while end < node.children.upperBound, children[end].line == children[first].line { end += 1 }
      body(first..<end)
      first = end
    }
  }

  // MARK: Frames

  /// Sets the frames of the subviews of a container whose size is decided.
  func setFrames(of number: Int, _ columns: LayoutColumns) {
    let node = nodes[number]
    columns.setSettled(node.view)
    // Its frame was set by this layout, which needs no further one unless code of the game wants to follow.
    if node.entry >= 0, !columns.scene.hasLayoutCode(columns.scene.entity(at: node.view)) {
      _ = columns.scene.beginLayout(of: node.view)
    }
    let origin = columns.records[Int(node.view)].boundsOrigin + SIMD2(node.padding.left, node.padding.top)
    switch node.layout.kind {
    case .overlay:
      let cell = Rect(origin.x, origin.y, node.inner.x, node.inner.y)
      for entry in node.children { setFrame(ofEntry: entry, in: cell, node.layout, columns) }
    case .column: setColumnFrames(node, origin, columns)
    case .row, .grid: setLineFrames(node, origin, columns)
    }
  }

  private func setColumnFrames(_ node: ContainerNode, _ origin: SIMD2<Float>, _ columns: LayoutColumns) {
    space.value.parts.removeAll(keepingCapacity: true)
    for entry in node.children { space.value.parts.append(children[entry].heightPart) }
    space.value.divide(node.inner.y - node.gaps(node.children.count))
    let packing = Packing(
      space.value.parts.reduce(0) { $0 + $1.size }, node.children.count, node.layout.spacing, in: node.inner.y,
      node.layout.vertical)
    var top = origin.y + packing.start
    for entry in node.children {
      let height = space.value.parts[entry - node.children.lowerBound].size
      let edges = (top.roundedToPoint, (top + height).roundedToPoint)
      let cell = Rect(origin.x, edges.0, node.inner.x, edges.1 - edges.0)
      setFrame(ofEntry: entry, in: cell, node.layout, columns)
      top += height + packing.spacing
    }
  }

  private func setLineFrames(_ node: ContainerNode, _ origin: SIMD2<Float>, _ columns: LayoutColumns) {
    let isGrid = node.layout.kind == .grid
    space.value.parts.removeAll(keepingCapacity: true)
    forEachLine(of: node) { line in
      let height = lineHeight(line, node.layout)
      let weight = isGrid ? line.reduce(0) { max($0, children[$1].weight) } : 0
      space.value.parts.append(AxisSpace.Part(ideal: height, least: height, most: .infinity, weight: weight))
    }
    // A row in a single line has all of the height.
    if !isGrid, !node.layout.wraps, !space.value.parts.isEmpty {
      space.value.parts[0] = AxisSpace.Part(ideal: node.inner.y, least: node.inner.y, most: node.inner.y, weight: 0)
    }
    let count = space.value.parts.count
    space.value.divide(node.inner.y - node.lineSpacing * Float(max(count - 1, 0)))
    let heights = space.value.parts.map(\.size)
    let packing = Packing(heights.reduce(0, +), count, node.lineSpacing, in: node.inner.y, node.layout.vertical)
    var top = packing.start
    var number = 0
    let columnCount = isGrid ? node.columnCount : 0
    forEachLine(of: node) { line in
      let (low, high) = ((origin.y + top).roundedToPoint, (origin.y + top + heights[number]).roundedToPoint)
      if isGrid {
        for entry in line {
          let (left, right) = node.column(children[entry].column, of: columnCount)
          let cell = Rect(origin.x + left, low, right - left, high - low)
          setFrame(ofEntry: entry, in: cell, node.layout, columns)
        }
      } else {
        let packing = Packing(
          line.reduce(0) { $0 + children[$1].size.x }, line.count, node.layout.spacing, in: node.inner.x,
          node.layout.horizontal)
        var left = origin.x + packing.start
        for entry in line {
          let width = children[entry].size.x
          setFrame(ofEntry: entry, in: Rect(left, low, width, high - low), node.layout, columns)
          left += width + packing.spacing
        }
      }
      top += heights[number] + packing.spacing
      number += 1
    }
  }

  /// Sets the frame of a subview to its position in a cell. A container of which the layout expected another size is
  /// arranged again, by itself.
  private func setFrame(ofEntry entry: Int, in cell: Rect, _ layout: Layout, _ columns: LayoutColumns) {
    let child = children[entry]
    let frame = child.frame(in: cell, child.alignments(layout))
    let oldSize = child.contents == .container ? columns.records[Int(child.view)].size : SIMD2(0, 0)
    setFrame(frame, of: child.view, columns)
    guard child.contents == .container else { return }
    let size = columns.records[Int(child.view)].size
    if child.node >= 0, size.x == nodes[child.node].size.x {
      nodes[child.node].size.y = size.y
    } else if child.node >= 0 || size != oldSize {
      if child.node >= 0 { nodes[child.node].isDropped = true }
      postpone(child.view, columns)
    }
  }
}

/// The position of several subviews together along an axis.
struct Packing {
  /// The distance of the first one from the start of the space.
  var start: Float = 0
  /// The distance between them.
  var spacing: Float

  init(_ sizes: Float, _ count: Int, _ spacing: Float, in space: Float, _ alignment: LayoutAlignment?) {
    self.spacing = spacing
    let free = max(space - sizes - spacing * Float(max(count - 1, 0)), 0)
    switch alignment {
    case .center: start = free / 2
    case .trailing: start = free
    case .equalSpacing: if count > 1 { self.spacing += free / Float(count - 1) }
    case nil, .leading, .fill, .firstBaseline: break
    }
  }
}
