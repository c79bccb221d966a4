/// Where the items of a collection are. A subclass answers for the items in a rectangle of the content.
open class UICollectionViewLayout: NSObject {
  /// The collection whose layout it is.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() {}
  /// Makes a layout; nothing is decoded.
  public required init?(coder: NSCoder) {}

  /// Computes what the other methods answer from. Called before the first layout, and after the layout was invalidated.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of what is in a rectangle of the content, in any order.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The classes of decorations, by their kinds.
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Registers the class of a kind of decorations: views that the layout shows beside the items.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Whether the layout has to be made again for other bounds: for each scroll. False unless overridden; another size
  /// always asks for it.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Has the layout made again before the next frame. Call `super`.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }
  /// Where scrolling comes to rest that would end at a point, at a velocity in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The attributes from which an item that was inserted appears; nil, as here, for its own, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes to which an item that was deleted disappears; nil, as here, for its own, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Called before changes of items are shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after changes of items were shown.
  open func finalizeCollectionViewUpdates() {}
}

/// A change of items that a layout is prepared for; there are none here, the layout is prepared as a whole.
public final class UICollectionViewUpdateItem: NSObject {}
