/// How a collection shows what its layout has placed.
extension UICollectionView {
  func setNeedsData() {
    needsData = true
    layoutWasInvalidated()
  }

  /// Asks the data source for the numbers of items, if it has to be asked.
  func loadData() {
    guard needsData else { return }
    needsData = false
    counts = readCounts()
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Has the layout prepared, if it was invalidated or the size has changed.
  func prepareLayout() {
    loadData()
    let isOther = bounds.size != laidOutSize || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    guard needsLayoutObject || isOther else { return }
    needsLayoutObject = false
    inSight = [:]
    laidOutSize = bounds.size
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Places the views of what is in sight, makes those that are missing, and takes the others out.
  func layOutItems() {
    prepareLayout()
    guard dataSource != nil, bounds.width > 0, bounds.height > 0 else { return }
    let found = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.representedElementCategory == .decorationView
        || counts.indices.contains($0.indexPath.section)
          && ($0.representedElementKind != nil || $0.indexPath.item < counts[$0.indexPath.section])
    }
    inSight = Dictionary(found.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    for (key, view) in shown.sorted(by: { $0.key < $1.key }) where inSight[key] == nil {
      shown[key] = nil
      retire(view, key)
    }
    let order = found.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    var before: UIView?
    for (_, attributes) in order {
      guard let view = shown[attributes.key] ?? makeView(for: attributes) else { continue }
      place(view, attributes)
      // A view that stands where it should is not moved.
      if let before, attributes.zIndex != 0 || !isInOrder(before, view) { insertSubview(view, aboveSubview: before) }
      before = view
    }
  }

  private func isInOrder(_ first: UIView, _ second: UIView) -> Bool {
    // Items that do not overlap may stand in any order.
    !first.frame.intersects(second.frame)
  }

  private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    if view.center != attributes.center { view.center = attributes.center }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.apply(attributes)
  }

  private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let (path, key) = (attributes.indexPath, attributes.key)
    let view: UICollectionReusableView
    if attributes.representedElementCategory == .decorationView {
      guard let made = dequeueDecoration(attributes.representedElementKind ?? "", attributes.size) else { return nil }
      view = made
    } else if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    } else {
      view = dataSource.collectionView(self, cellForItemAt: path)
    }
    if shown.contains(where: { $0.value === view }) {
      application.scene.report(.missingCell, "the cell for item \(path) is that of another one in sight")
      return nil
    }
    shown[key] = view
    UIView.performWithoutAnimation {
      addSubview(view)
      view.isHidden = false
      place(view, attributes)
      if let cell = view as? UICollectionViewCell {
        if cell.isSelected != selected.contains(path) { cell.isSelected = selected.contains(path) }
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
    return shown[key]
  }

  /// Takes a view out of sight, and keeps it for another item.
  func retire(_ view: UICollectionReusableView, _ key: Key) {
    view.removeFromSuperview()
    if let name = view.reuseName { spares[name, default: []].append(view) }
    guard let cell = view as? UICollectionViewCell else { return }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
  }
}

extension UICollectionView.Key: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.path == b.path ? (a.kind ?? "") < (b.kind ?? "") : a.path < b.path }
}
