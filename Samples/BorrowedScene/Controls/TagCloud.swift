import DactylUIKit

/// Words that are chosen by a tap, in lines that begin at the left.
final class TagCloud: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// Called with the words that are chosen.
  var onChange: (([String]) -> Void)?
  private let words = ["pan", "tap", "pinch", "swipe", "press", "rotate", "hover"]
  private let collection: UICollectionView

  override init(frame: CGRect) {
    let layout = LeftAlignedLayout()
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (8, 8)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collection.allowsMultipleSelection = true
    collection.dataSource = self
    collection.delegate = self
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 76) }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = words[indexPath.item]
    return cell
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = words[indexPath.item].size(withAttributes: [.font: TagCell.font]).width
    return CGSize(width: width.rounded(.up) + 24, height: 32)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) { report() }
  func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) { report() }

  private func report() { onChange?((collection.indexPathsForSelectedItems ?? []).map { words[$0.item] }) }

  private final class TagCell: UICollectionViewCell {
    static let font = UIFont.systemFont(ofSize: 15)
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = Self.font
      label.textAlignment = .center
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.frame = contentView.bounds
      contentView.addSubview(label)
      layer.cornerRadius = 16
      show()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
      didSet { show() }
    }
    override var isHighlighted: Bool {
      didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    private func show() {
      backgroundColor = isSelected ? .systemTeal : .systemGray5
      label.textColor = isSelected ? .white : .label
    }
  }

  private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)?.compactMap {
        $0.copy() as? UICollectionViewLayoutAttributes
      }
      var (left, line) = (CGFloat(0), CGFloat(-1))
      for attributes in all ?? [] {
        if attributes.frame.minY != line { (left, line) = (0, attributes.frame.minY) }
        attributes.frame.origin.x = left
        left = attributes.frame.maxX + minimumInteritemSpacing
      }
      return all
    }
  }
}
