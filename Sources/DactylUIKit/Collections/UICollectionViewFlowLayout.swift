/// The delegate of a collection with a flow layout: it is asked for sizes and distances that are not all the same. Each
/// method answers what the layout has unless a class implements it.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The distances around a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The distance between lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items in a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of the header of a section; the length along the lines is that of the collection.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of the footer of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
  /// The default implementation answers the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout).itemSize }
  /// The default implementation answers the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }
  /// The default implementation answers the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }
  /// The default implementation answers the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }
  /// The default implementation answers the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }
  /// The default implementation answers the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }
}

/// A layout in lines: items one after another, in a new line where there is no room.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items whose delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The least distance between items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The distances around each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The direction in which the collection is scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers whose delegate gives none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers whose delegate gives none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Without effect: items have the sizes that are given.
  open var estimatedItemSize = CGSize.zero
  /// Whether headers stay in sight while their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The size that stands for one by constraints; the size of items is taken.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// A line of items, along the direction of scrolling.
  private struct Line {
    var start, end: CGFloat
    var items: Range<Int>
  }
  private struct Section {
    var header, footer: UICollectionViewLayoutAttributes?
    var items: [UICollectionViewLayoutAttributes] = []
    var lines: [Line] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
  }
  private var sections: [Section] = []
  private var length: CGFloat = 0
  private var isVertical: Bool { scrollDirection == .vertical }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Places all items.
  open override func prepare() {
    super.prepare()
    sections = []
    length = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { place(section, in: view) }
  }

  private func place(_ number: Int, in view: UICollectionView) {
    let (delegate, inset) = (flowDelegate, self.inset(of: number, in: view))
    let across = isVertical ? view.bounds.width : view.bounds.height
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    var section = Section()
    section.start = length
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
    section.header = placeEdge(UICollectionView.elementKindSectionHeader, header, number, across)
    length += isVertical ? inset.top : inset.left
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = max(0, across - first - last)
    var line: [UICollectionViewLayoutAttributes] = []
    var used: CGFloat = 0
    let count = view.numberOfItems(inSection: number)
    for item in 0..<count {
      let path = IndexPath(item: item, section: number)
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let attributes = makeAttributes(path)
      attributes.size = size
      let width = isVertical ? size.width : size.height
      // Rounding of thirds and the like must not begin a new line.
      if !line.isEmpty, used + spacing + width > room + 0.01 {
        end(line, of: &section, used, first, room, spacing, isLast: false)
        length += lineSpacing
        (line, used) = ([], 0)
      }
      used += (line.isEmpty ? 0 : spacing) + width
      line.append(attributes)
    }
    if !line.isEmpty { end(line, of: &section, used, first, room, spacing, isLast: true) }
    length += isVertical ? inset.bottom : inset.right
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
    section.footer = placeEdge(UICollectionView.elementKindSectionFooter, footer, number, across)
    section.end = length
    sections.append(section)
  }

  private func makeAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (type ?? UICollectionViewLayoutAttributes.self).init()
    made.indexPath = path
    return made
  }

  private func inset(of section: Int, in view: UICollectionView) -> UIEdgeInsets {
    flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
  }

  private func placeEdge(
    _ kind: String, _ size: CGSize, _ section: Int, _ across: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let along = isVertical ? size.height : size.width
    guard along > 0 else { return nil }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    made.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: across, height: along) : CGRect(x: length, y: 0, width: along, height: across)
    made.zIndex = 1
    length += along
    return made
  }

  /// Places a line: its items share the room between them. Those of a last line stand as if it was filled up with more
  /// of its last item, so that items of one size make a grid.
  private func end(
    _ line: [UICollectionViewLayoutAttributes], of section: inout Section, _ used: CGFloat, _ first: CGFloat,
    _ room: CGFloat, _ spacing: CGFloat, isLast: Bool
  ) {
    let depth = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    let further = isLast ? missing(in: line, used, room, spacing) : (count: 0, used: used)
    let (count, used) = (line.count + further.count, further.used)
    let more = count > 1 ? max(0, room - used) / CGFloat(count - 1) : 0
    // A single item is in the middle of its line, except in the last one.
    var place = first + (line.count == 1 && !isLast ? max(0, room - used) / 2 : 0)
    for attributes in line {
      let (along, across) =
        isVertical
        ? (attributes.size.height, attributes.size.width) : (attributes.size.width, attributes.size.height)
      let start = length + (depth - along) / 2
      attributes.frame = CGRect(
        origin: isVertical ? CGPoint(x: place, y: start) : CGPoint(x: start, y: place), size: attributes.size)
      place += across + spacing + more
    }
    section.lines.append(
      Line(start: length, end: length + depth, items: section.items.count..<section.items.count + line.count))
    section.items += line
    length += depth
  }

  /// The number of further items, as large as the last one, that a line has room for, and the room used with them.
  private func missing(
    in line: [UICollectionViewLayoutAttributes], _ used: CGFloat, _ room: CGFloat, _ spacing: CGFloat
  ) -> (count: Int, used: CGFloat) {
    let width = line.last.map { isVertical ? $0.size.width : $0.size.height } ?? 0
    guard width + spacing > 0 else { return (0, used) }
    let count = max(0, ((room + 0.01 - used) / (width + spacing)).rounded(.down))
    return (Int(min(count, 1e6)), used + count * (width + spacing))
  }

  /// The size of all lines.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return isVertical
      ? CGSize(width: view.bounds.width, height: length) : CGSize(width: length, height: view.bounds.height)
  }

  /// What is in a rectangle: found by halves among the lines.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections where section.start < high && section.end > low {
      let first = section.lines.partitioningIndex { $0.end > low }
      for line in section.lines[first...] {
        guard line.start < high else { break }
        found += section.items[line.items]
      }
      if let header = section.header.map({ pinned($0, in: section) }), header.frame.intersects(rect) {
        found.append(header)
      }
      if let footer = section.footer, footer.frame.intersects(rect) { found.append(footer) }
    }
    return found
  }

  private func pinned(_ header: UICollectionViewLayoutAttributes, in section: Section)
    -> UICollectionViewLayoutAttributes
  {
    guard sectionHeadersPinToVisibleBounds, let view = collectionView,
      let copy = header.copy() as? UICollectionViewLayoutAttributes
    else { return header }
    var frame = header.frame
    if isVertical {
      frame.origin.y = min(max(view.contentOffset.y, section.start), max(section.start, section.end - frame.height))
    } else {
      frame.origin.x = min(max(view.contentOffset.x, section.start), max(section.start, section.end - frame.width))
    }
    copy.frame = frame
    return copy
  }

  /// Headers that stay in sight are placed at each scroll.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return isVertical ? newBounds.width != view.laidOutSize.width : newBounds.height != view.laidOutSize.height
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return elementKind == UICollectionView.elementKindSectionHeader
      ? section.header.map { pinned($0, in: section) } : section.footer
  }
}

extension Array {
  /// The first index whose element a condition holds for, which holds for all after it.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
