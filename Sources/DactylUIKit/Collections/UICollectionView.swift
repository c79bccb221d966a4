/// Items in sections, placed by a layout and filled by a data source with cells. Only items in sight have cells, which
/// are used again: a frame of scrolling costs what is in sight, and what the layout takes to find it.
open class UICollectionView: UIScrollView {
  /// The direction in which a layout scrolls, with UIKit's values.
  public enum ScrollDirection: Int, Sendable {
    /// A direction of UIKit.
    case vertical = 0, horizontal
  }
  /// Where an item is scrolled to, with UIKit's values.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kinds of supplementary views that flow layouts have.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kinds of supplementary views that flow layouts have.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What attributes are of.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.Category

  /// An item, or a supplementary view of a kind.
  struct Key: Hashable {
    let kind: String?
    let path: IndexPath
  }

  /// What is in the collection. It is asked before the next frame.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsData() } }
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  /// Where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  private var layoutObject: UICollectionViewLayout

  var classes: [String: UICollectionReusableView.Type] = [:]
  var spares: [String: [UICollectionReusableView]] = [:]
  /// The views in sight.
  var shown: [Key: UICollectionReusableView] = [:]
  /// Where the layout has placed what is in sight, until it is invalidated: it is not asked twice for the same.
  var inSight: [Key: UICollectionViewLayoutAttributes] = [:]
  var counts: [Int] = []
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  var needsData = true
  var needsLayoutObject = true
  /// The size of the bounds at the last layout.
  var laidOutSize = CGSize.zero
  var updates: CollectionUpdates?

  /// Makes a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    begin()
  }
  /// Makes a collection with a flow layout and no size.
  public required init?(coder: NSCoder) {
    layoutObject = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  deinit {
    _ = shown.takeAll(by: <)
    _ = spares.takeAll(by: <)
  }

  override var isLaidOutByScrolling: Bool { true }
  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutObject.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  private func begin() {
    layoutObject.collectionView = self
    // Its own touches select.
    join(application.scene, always: true)
    listenForLayout()
    setNeedsLayout()
  }

  /// Exchanges the layout, at once or animated within 0.3 s.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    layoutObject.collectionView = nil
    layoutObject = layout
    layout.collectionView = self
    needsLayoutObject = true
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.3) { self.layOutItems() }
  }

  func layoutWasInvalidated() {
    needsLayoutObject = true
    inSight = [:]
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
    if let backgroundView { backgroundView.frame = bounds }
  }

  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// Has cells of a class made for a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Has supplementary views of a class made for a kind and name.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { classes[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type }
  /// A cell out of use, or a new one of the class that was registered for the name. Without a class it is a plain one,
  /// with a diagnostic.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let size = layoutAttributesForItem(at: indexPath)?.size ?? .zero
    return dequeue(identifier, identifier, size) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// A supplementary view out of use, or a new one of the class that was registered for the kind and name.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(elementKind + " " + identifier, identifier, .zero) }

  /// A decoration out of use, or a new one of the class that was registered in the layout.
  func dequeueDecoration(_ kind: String, _ size: CGSize) -> UICollectionReusableView? {
    layoutObject.decorations[kind].map { dequeue("decoration " + kind, kind, size, of: $0) }
  }

  private func dequeue(
    _ name: String, _ identifier: String, _ size: CGSize, of type: UICollectionReusableView.Type? = nil
  ) -> UICollectionReusableView {
    if let view = spares[name]?.popLast() {
      if let cell = view as? UICollectionViewCell { (cell.isSelected, cell.isHighlighted) = (false, false) }
      view.prepareForReuse()
      return view
    }
    let type = type ?? classes[name]
    if type == nil {
      application.scene.report(.missingCell, "no class of views is registered for '\(name)': a plain one is used")
    }
    let made = (type ?? UICollectionViewCell.self).init(forReuse: identifier, size: size)
    made.reuseName = name
    return made
  }

  // MARK: Items

  /// The number of sections.
  open var numberOfSections: Int {
    loadData()
    return counts.count
  }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadData()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cell of an item in sight; nil for another.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Key(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  /// The supplementary view in sight of a kind; nil for another.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  { shown[Key(kind: elementKind, path: indexPath)] }
  /// The path of a cell in sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell && $0.key.kind == nil }?.key.path
  }
  /// The path of the item at a point of the collection's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let found = layoutObject.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)) ?? []
    return found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// The cells in sight, by their paths.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem(at:)) }
  /// The paths of the items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == nil }.map(\.path).sorted() }
  /// What the layout says of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return inSight[Key(kind: nil, path: indexPath)] ?? layoutObject.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let (content, inset) = (contentSize, adjustedContentInset)
    var target = contentOffset
    if scrollPosition.contains(.top) { target.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - bounds.height + inset.bottom }
    if scrollPosition.contains(.left) { target.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { target.x = frame.maxX - bounds.width + inset.right }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    target.x = max(-inset.left, min(target.x, max(-inset.left, content.width + inset.right - bounds.width)))
    target.y = max(-inset.top, min(target.y, max(-inset.top, content.height + inset.bottom - bounds.height)))
    setContentOffset(target, animated: animated)
  }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The paths of the selected items, in order.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  /// Selects an item, and scrolls to it unless the position is none; nil deselects all. The delegate is not notified.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in selected.sorted() { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, highlighted == nil, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)), let cell = cellForItem(at: path)
    else { return }
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    highlighted = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = highlighted else { return }
    endHighlight()
    guard let touch = touches.first, indexPathForItem(at: touch.location(in: self)) == path else { return }
    choose(path)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endHighlight() }

  private func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func choose(_ path: IndexPath) {
    let delegate = collectionDelegate
    if selected.contains(path) {
      guard allowsMultipleSelection else { delegate?.collectionView(self, didSelectItemAt: path); return }
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let others = allowsMultipleSelection ? [] : selected.sorted()
    selectItem(at: path, animated: false, scrollPosition: [])
    for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Changes

  /// Asks the data source for everything again.
  open func reloadData() {
    for (key, view) in shown.takeAll(by: <) { retire(view, key) }
    (selected, highlighted) = ([], nil)
    setNeedsData()
  }
  /// Makes the changes that a closure reports at once, animated within 0.3 s.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collect { updates?() }
    if let completion { application.scene.nextFrame { completion(true) } }
  }
  /// Reports that items were inserted into the data.
  open func insertItems(at indexPaths: [IndexPath]) { collect { self.updates?.inserted += indexPaths } }
  /// Reports that items were deleted from the data.
  open func deleteItems(at indexPaths: [IndexPath]) { collect { self.updates?.deleted += indexPaths } }
  /// Reports that items have changed in the data.
  open func reloadItems(at indexPaths: [IndexPath]) { collect { self.updates?.reloaded += indexPaths } }
  /// Reports that an item was moved in the data.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { self.updates?.moved[indexPath] = newIndexPath }
  }
  /// Reports that sections were inserted into the data.
  open func insertSections(_ sections: IndexSet) { collect { self.updates?.insertedSections.formUnion(sections) } }
  /// Reports that sections were deleted from the data.
  open func deleteSections(_ sections: IndexSet) { collect { self.updates?.deletedSections.formUnion(sections) } }
  /// Reports that sections have changed in the data.
  open func reloadSections(_ sections: IndexSet) { collect { self.updates?.reloadedSections.formUnion(sections) } }
}
