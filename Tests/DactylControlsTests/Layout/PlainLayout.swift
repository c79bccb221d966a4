import Dactyl
import DactylControls

/// The layout of containers, written plainly: it goes through the whole tree by recursion, measures everything each
/// time and keeps nothing. The engine's layout has to give the same frames.
final class PlainLayout {
  /// A view as a test has made it.
  final class Node {
    let view: View
    /// The size that the test has given it.
    var ownSize: Size
    var label: Label?
    var layout: Layout?
    var narrow: (limit: Float, layout: Layout)?
    var item = LayoutItem()
    var isHidden = false
    var children: [Node] = []
    weak var parent: Node?

    // The results.
    fileprivate var width: Float = 0
    fileprivate var height: Float = 0
    fileprivate var baseline: Float = 0
    fileprivate var drop: Float = 0
    fileprivate var line = 0
    fileprivate(set) var frame: Rect?

    init(_ view: View, ownSize: Size = .zero) {
      self.view = view
      self.ownSize = ownSize
    }

    fileprivate var arranged: [Node] { children.filter { !$0.isHidden && $0.item.isArranged } }
    fileprivate var least: Size {
      Size(item.width ?? item.minWidth ?? 0, item.height ?? item.minHeight ?? 0)
    }
    fileprivate var most: Size {
      Size(
        max(item.width ?? item.maxWidth ?? .infinity, least.width),
        max(item.height ?? item.maxHeight ?? .infinity, least.height))
    }
    fileprivate var ratio: Float { item.aspectRatio ?? 0 }
    fileprivate var hasHeight: Bool { least.height == most.height }
    fileprivate func limit(width: Float) -> Float { max(min(width, most.width), least.width) }
    fileprivate func limit(height: Float) -> Float { max(min(height, most.height), least.height) }
  }

  let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// Lays out a tree whose outermost container has a size.
  func layOut(_ root: Node, _ size: Size) {
    setWidths(in: root, size.width)
    setHeights(in: root)
    setFrames(in: root, size)
    for child in root.children where !child.item.isArranged {
      child.frame = nil
      if child.layout != nil { layOut(child, child.ownSize) }
    }
  }

  // MARK: Widths

  private func contentWidth(_ node: Node) -> (ideal: Float, least: Float) {
    var (ideal, least) = (node.ownSize.width, node.ownSize.width)
    if let layout = node.layout {
      ideal = sum(node, layout, isLeast: false)
      least = min(
        sum(node, layout, isLeast: true), node.narrow.map { sum(node, $0.layout, isLeast: true) } ?? .infinity)
    } else if let label = node.label {
      ideal = scene.size(of: label).width.rounded(.up)
      least = label.lineBreakMode == nil ? ideal : min(ideal, 2 * label.size)
    }
    ideal = node.limit(width: node.ratio > 0 && node.hasHeight ? node.least.height * node.ratio : ideal)
    return (ideal, min(node.limit(width: least), ideal))
  }

  private func sum(_ node: Node, _ layout: Layout, isLeast: Bool) -> Float {
    let widths = node.arranged.map { isLeast ? contentWidth($0).least : contentWidth($0).ideal }
    let padding = layout.padding.left + layout.padding.right
    let gaps = layout.spacing * Float(max(widths.count - 1, 0))
    let largest = widths.max() ?? 0
    switch (layout.kind, layout.gridColumns) {
    case (.row, _): return padding + (layout.wraps && isLeast ? largest : widths.reduce(0, +) + gaps)
    case (.column, _), (.overlay, _): return padding + largest
    case (.grid, .count(let count)):
      return padding + largest * Float(count) + layout.spacing * Float(count - 1)
    case (.grid, .minimumWidth(let least)):
      return padding + (isLeast ? largest : max(largest, least) * Float(max(widths.count, 1)) + gaps)
    }
  }

  private func layout(_ node: Node, _ width: Float) -> Layout? {
    if let narrow = node.narrow, width < narrow.limit { return narrow.layout }
    return node.layout
  }

  private func setWidths(in node: Node, _ width: Float) {
    node.width = width
    guard let layout = layout(node, width) else { return }
    let inner = max(width - layout.padding.left - layout.padding.right, 0)
    let children = node.arranged
    switch layout.kind {
    case .row:
      for (number, line) in lines(children, layout, inner).enumerated() {
        let space = inner - layout.spacing * Float(max(line.count - 1, 0))
        let sizes = divide(
          line.map { child in
            let (ideal, least) = contentWidth(child)
            let isFree = child.item.weight > 0 && child.layout == nil && child.label == nil
            return (ideal, isFree ? child.least.width : least, child.most.width, child.item.weight)
          }, space)
        var edge: Float = 0
        for (child, size) in zip(line, sizes) {
          child.line = number
          setWidths(in: child, max((edge + size).rounded() - edge.rounded(), 0))
          edge += size
        }
      }
    case .grid:
      let count = columnCount(layout, inner, children.count)
      for (number, child) in children.enumerated() {
        let (left, right) = column(number % count, count, layout, inner)
        setWidths(in: child, self.width(child, layout, right - left))
      }
    case .column, .overlay:
      for child in children { setWidths(in: child, self.width(child, layout, inner)) }
    }
  }

  private func width(_ child: Node, _ layout: Layout, _ space: Float) -> Float {
    let ideal = contentWidth(child).ideal
    if child.ratio > 0, child.hasHeight { return ideal }
    let alignment = child.item.horizontal ?? layout.horizontal ?? .fill
    let wanted = alignment == .fill || alignment == .equalSpacing ? space : min(ideal, space)
    return child.limit(width: max(wanted, 0)).rounded()
  }

  private func lines(_ children: [Node], _ layout: Layout, _ inner: Float) -> [[Node]] {
    guard layout.wraps else { return [children] }
    var lines: [[Node]] = []
    var width: Float = 0
    for child in children {
      let own = contentWidth(child).ideal
      if !lines.isEmpty, width + own + layout.spacing <= inner {
        lines[lines.count - 1].append(child)
        width += own + layout.spacing
      } else {
        lines.append([child])
        width = own
      }
    }
    return lines
  }

  private func columnCount(_ layout: Layout, _ inner: Float, _ most: Int) -> Int {
    switch layout.gridColumns {
    case .count(let count): max(count, 1)
    case .minimumWidth(let least):
      max(Int(min((inner + layout.spacing) / (least + layout.spacing), Float(max(most, 1)))), 1)
    }
  }

  private func column(_ number: Int, _ count: Int, _ layout: Layout, _ inner: Float) -> (Float, Float) {
    let width = max((inner - layout.spacing * Float(count - 1)) / Float(count), 0)
    let left = Float(number) * (width + layout.spacing)
    return (left.rounded(), (left + width).rounded())
  }

  /// Divides a space among parts of which each has an ideal, least and largest size and a weight.
  private func divide(_ parts: [(ideal: Float, least: Float, most: Float, weight: Float)], _ space: Float) -> [Float] {
    let flexible = parts.indices.filter { parts[$0].weight > 0 }
    let rigid = parts.indices.filter { parts[$0].weight <= 0 }
    var sizes = parts.map(\.ideal)
    let excess = rigid.reduce(0) { $0 + parts[$1].ideal } + flexible.reduce(0) { $0 + parts[$1].least } - space
    let supply = rigid.reduce(0) { $0 + (parts[$1].ideal - parts[$1].least) }
    if excess > 0, supply > 0 {
      let share = min(excess / supply, 1)
      for index in rigid { sizes[index] -= share * (parts[index].ideal - parts[index].least) }
    }
    var rest = rigid.reduce(space) { $0 - sizes[$1] }
    var open = flexible
    while !open.isEmpty {
      let weights = open.reduce(0) { $0 + parts[$1].weight }
      func wanted(_ index: Int) -> Float { rest * parts[index].weight / weights }
      func limited(_ index: Int) -> Float { max(min(wanted(index), parts[index].most), parts[index].least) }
      let violation = open.reduce(0) { $0 + (limited($1) - wanted($1)) }
      let decided = open.filter { index in
        violation == 0 || (violation > 0 ? limited(index) > wanted(index) : limited(index) < wanted(index))
      }
      for index in open { sizes[index] = limited(index) }
      guard violation != 0, !decided.isEmpty else { break }
      rest -= decided.reduce(0) { $0 + sizes[$1] }
      open.removeAll { decided.contains($0) }
    }
    return sizes
  }

  // MARK: Heights

  private func setHeights(in node: Node) {
    for child in node.arranged where child.layout != nil { setHeights(in: child) }
    guard let layout = layout(node, node.width) else { return }
    for child in node.arranged {
      if child.layout == nil {
        child.height = child.ownSize.height
        if let label = child.label {
          let size = scene.size(of: label)
          child.height =
            (child.width < size.width.rounded(.up)
            ? scene.size(of: label, fitting: Size(child.width, .infinity)) : size).height.rounded(.up)
        }
      }
      if child.ratio > 0, !child.hasHeight { child.height = child.width / child.ratio }
      child.height = child.limit(height: child.height)
      child.baseline = baseline(of: child)
    }
    let children = node.arranged
    let rows = rows(children, layout, max(node.width - layout.padding.left - layout.padding.right, 0))
    switch layout.kind {
    case .column:
      node.height = children.reduce(layout.spacing * Float(max(children.count - 1, 0))) { $0 + $1.height }
    case .overlay: node.height = children.map(\.height).max() ?? 0
    case .row, .grid:
      let lineCount = layout.kind == .row ? max(rows.count, 1) : rows.count
      node.height = (layout.lineSpacing ?? layout.spacing) * Float(max(lineCount - 1, 0))
      for row in rows { node.height += height(of: row, layout) }
    }
    node.height += layout.padding.top + layout.padding.bottom
  }

  /// The distance of the first line's letters from the top of a child.
  private func baseline(of child: Node) -> Float {
    guard let label = child.label, child.layout == nil else { return child.height }
    let text = scene.size(of: label, fitting: Size(child.width, child.height)).height
    guard text > 0 else { return child.height }
    return (child.height - text) * label.alignment.dy + label.size * 86 / 110
  }

  private func isOnBaseline(_ child: Node, _ layout: Layout) -> Bool {
    (child.item.vertical ?? layout.vertical) == .firstBaseline
  }

  /// The height of a row, in which those on a common baseline reach as far above it and below it as they have to.
  private func height(of row: [Node], _ layout: Layout) -> Float {
    let standing = row.filter { isOnBaseline($0, layout) }
    let above = max(standing.map(\.baseline).max() ?? 0, 0)
    let below = standing.map { $0.height - $0.baseline }.max() ?? 0
    for child in standing { child.drop = above - child.baseline }
    return max(above + max(below, 0), row.filter { !isOnBaseline($0, layout) }.map(\.height).max() ?? 0)
  }

  private func rows(_ children: [Node], _ layout: Layout, _ inner: Float) -> [[Node]] {
    if layout.kind == .row { return lines(children, layout, inner).filter { !$0.isEmpty } }
    let count = layout.kind == .grid ? columnCount(layout, inner, children.count) : 1
    return stride(from: 0, to: children.count, by: count).map { Array(children[$0..<min($0 + count, children.count)]) }
  }

  // MARK: Frames

  private func setFrames(in node: Node, _ size: Size) {
    guard let layout = layout(node, node.width) else { return }
    let children = node.arranged
    let padding = layout.padding
    let inner = Size(
      max(size.width - (padding.left + padding.right), 0), max(size.height - (padding.top + padding.bottom), 0))
    switch layout.kind {
    case .overlay:
      for child in children {
        set(child, Rect(padding.left, padding.top, inner.width, inner.height), layout)
      }
    case .column:
      let space = inner.height - layout.spacing * Float(max(children.count - 1, 0))
      let heights = divide(
        children.map { child in
          let weight = child.item.weight
          return (child.height, weight > 0 ? child.least.height : child.height, child.most.height, weight)
        }, space)
      let (start, spacing) = pack(heights, layout.spacing, inner.height, layout.vertical)
      var top = padding.top + start
      for (child, height) in zip(children, heights) {
        let (low, high) = (top.rounded(), (top + height).rounded())
        set(child, Rect(padding.left, low, inner.width, high - low), layout)
        top += height + spacing
      }
    case .row, .grid: setRows(children, layout, inner)
    }
  }

  private func setRows(_ children: [Node], _ layout: Layout, _ inner: Size) {
    let padding = layout.padding
    let rows = rows(children, layout, inner.width)
    let lineSpacing = layout.lineSpacing ?? layout.spacing
    var heights = rows.map { height(of: $0, layout) }
    if layout.kind == .grid {
      heights = divide(
        zip(rows, heights).map { ($1, $1, .infinity, $0.map(\.item.weight).max() ?? 0) },
        inner.height - lineSpacing * Float(max(rows.count - 1, 0)))
    } else if !layout.wraps {
      heights = rows.map { _ in inner.height }
    }
    let (start, lineGap) = pack(heights, lineSpacing, inner.height, layout.vertical)
    var top = start
    for (row, height) in zip(rows, heights) {
      let (low, high) = ((padding.top + top).rounded(), (padding.top + top + height).rounded())
      let (first, gap) = pack(row.map(\.width), layout.spacing, inner.width, layout.horizontal)
      var left = padding.left + first
      for (number, child) in row.enumerated() {
        if layout.kind == .grid {
          let count = columnCount(layout, inner.width, children.count)
          let (start, end) = column(number, count, layout, inner.width)
          set(child, Rect(padding.left + start, low, end - start, high - low), layout)
        } else {
          set(child, Rect(left, low, child.width, high - low), layout)
          left += child.width + gap
        }
      }
      top += height + lineGap
    }
  }

  private func pack(
    _ sizes: [Float], _ spacing: Float, _ space: Float, _ alignment: LayoutAlignment?
  ) -> (start: Float, spacing: Float) {
    let free = max(space - sizes.reduce(0, +) - spacing * Float(max(sizes.count - 1, 0)), 0)
    switch alignment {
    case .center: return (free / 2, spacing)
    case .trailing: return (free, spacing)
    case .equalSpacing: return (0, sizes.count > 1 ? spacing + free / Float(sizes.count - 1) : spacing)
    default: return (0, spacing)
    }
  }

  private func set(_ child: Node, _ cell: Rect, _ layout: Layout) {
    var horizontal = LayoutAlignment.fill
    var vertical = LayoutAlignment.fill
    if layout.kind != .row { horizontal = child.item.horizontal ?? layout.horizontal ?? .fill }
    if layout.kind == .row {
      vertical = child.item.vertical ?? layout.vertical ?? (child.layout == nil && child.label == nil ? .center : .fill)
    } else if layout.kind != .column {
      vertical = child.item.vertical ?? layout.vertical ?? .fill
    }
    var size = Size(child.width, child.height)
    if child.ratio > 0 {
      if !child.hasHeight, size.height > cell.size.height {
        size = Size(min(size.width, cell.size.height * child.ratio), cell.size.height)
      }
    } else if vertical == .fill || vertical == .equalSpacing {
      size.height = child.limit(height: cell.size.height)
    }
    func start(_ alignment: LayoutAlignment, _ free: Float) -> Float {
      switch alignment {
      case .leading, .firstBaseline: 0
      case .center: free / 2
      case .trailing: free
      case .fill, .equalSpacing: max(free, 0) / 2
      }
    }
    child.frame = Rect(
      (cell.minX + start(horizontal, cell.size.width - size.width)).rounded(),
      (cell.minY
        + (vertical == .firstBaseline && layout.kind != .overlay
          ? child.drop : start(vertical, cell.size.height - size.height)))
        .rounded(), max(size.width, 0).rounded(),
      max(size.height, 0).rounded())
    guard child.layout != nil, let frame = child.frame else { return }
    // Its space in the container stays what it was.
    let expected = Size(child.width, child.height)
    defer { (child.width, child.height) = (expected.width, expected.height) }
    if frame.size.width != child.width {
      setWidths(in: child, frame.size.width)
      setHeights(in: child)
    }
    setFrames(in: child, frame.size)
    for inner in child.children where !inner.item.isArranged {
      inner.frame = nil
      if inner.layout != nil { layOut(inner, inner.ownSize) }
    }
  }
}
