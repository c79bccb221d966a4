/// A view that a collection uses again for others: a header, a footer, or a cell.
open class UICollectionReusableView: UIView {
  /// The name by which the view is reused.
  public internal(set) var reuseIdentifier: String?
  /// The name under which the collection keeps it for other items: that of its kind, too.
  var reuseName: String?

  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view for a name, by `init(frame:)`, which a class may override. Called by collections.
  public required convenience init(forReuse identifier: String, size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
    reuseIdentifier = identifier
  }

  override var isLayoutRoot: Bool { true }
  /// Prepares the view for another item. Call `super`.
  open func prepareForReuse() {}
  /// Called with what the layout says of the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called by nobody here: items have the sizes of the layout.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The view of an item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for what a program adds.
  public let contentView = UIView(frame: .zero)
  /// The view behind everything.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind the contents while the cell is selected or pressed.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, selectedBackgroundView) } }
  /// Whether the item is selected. The collection sets it.
  open var isSelected = false { didSet { showState() } }
  /// Whether the item is pressed. The collection sets it.
  open var isHighlighted = false { didSet { showState() } }

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Makes a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.frame = bounds
    contentView.engine.autoresizing = .flexibleSize
    addSubview(contentView)
    listenForLayout()
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      new.frame = bounds
      new.engine.autoresizing = .flexibleSize
      insertSubview(new, at: new === backgroundView ? 0 : backgroundView == nil ? 0 : 1)
    }
    showState()
  }

  private func showState() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }
}
