/// What a layout says of an item or supplementary view of a collection.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What the attributes are of, with UIKit's values.
  public enum Category: UInt, Sendable {
    /// A kind of UIKit.
    case cell = 0, supplementaryView, decorationView
  }

  /// The path of the item.
  open var indexPath: IndexPath
  /// What they are of.
  public private(set) var representedElementCategory = Category.cell
  /// The kind of a supplementary view; nil for a cell.
  public private(set) var representedElementKind: String?
  /// The centre, in the content.
  open var center = CGPoint.zero
  /// The size.
  open var size = CGSize.zero
  /// The transform about the centre.
  open var transform = CGAffineTransform.identity
  /// The transform in space, of which what is in the plane counts.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order: higher ones are in front.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// The frame before the transform.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The size, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Makes attributes without a path, of a cell.
  public required override init() { indexPath = IndexPath(item: 0, section: 0) }
  /// Makes attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Makes attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  /// Makes attributes of a decoration, whose class is registered in the layout.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// A copy with the same values; a class with more of them overrides it.
  open func copy(with zone: NSZone?) -> Any {
    let copy = Self()
    (copy.indexPath, copy.center, copy.size, copy.transform) = (indexPath, center, size, transform)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.representedElementCategory, copy.representedElementKind) =
      (representedElementCategory, representedElementKind)
    return copy
  }
  open override func copy() -> Any { copy(with: nil) }

  var key: UICollectionView.Key { UICollectionView.Key(kind: representedElementKind, path: indexPath) }
}
