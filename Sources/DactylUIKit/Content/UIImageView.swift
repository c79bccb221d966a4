/// A view that shows a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      show()
      invalidateIntrinsicContentSize()
    }
  }
  /// The picture while it is shown as pressed.
  open var highlightedImage: UIImage? { didSet { show() } }
  /// Whether it is shown as pressed.
  open var isHighlighted = false { didSet { show() } }
  open override var contentMode: UIViewContentMode { didSet { show() } }
  private lazy var content = ShownItems(in: engine)

  /// Makes a view with a frame. It takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Makes a view of the size of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin()
    show()
  }
  /// Makes a view of the size of a picture, with another one while it is shown as pressed.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// Makes a view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    engine.isUserInteractionEnabled = false
    listenForLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  private func show() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    content.show(shown.map { $0.items(in: contentMode.place($0.size, in: bounds), tint: tintColor) } ?? [])
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
