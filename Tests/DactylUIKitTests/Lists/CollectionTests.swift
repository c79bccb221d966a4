import DactylTesting
import DactylUIKit
import Testing

@Suite("UIKit's collections") struct CollectionTests {
  private final class NumberCell: UICollectionViewCell {
    let label = UILabel()
    var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Numbers: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var items: [Int]
    var lines: [String] = []
    init(_ count: Int) { items = Array(0..<count) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      (cell as? NumberCell)?.label.text = "\(items[indexPath.item])"
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      lines.append("deselected \(indexPath.item)")
    }
  }

  private let desk = Desk()

  private func collection(_ numbers: Numbers, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = numbers
    view.delegate = numbers
    desk.window.addSubview(view)
    desk.scene.advance(by: 0.05)
    return view
  }

  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 20
    return layout
  }

  private func texts(_ view: UICollectionView) -> [String?] {
    view.visibleCells.map { ($0 as? NumberCell)?.label.text }
  }

  @Test("Items flow in lines; those in sight have cells, which are used again")
  func flowing() {
    let (numbers, layout) = (Numbers(300), flow())
    let view = collection(numbers, layout)
    #expect(view.contentSize == CGSize(width: 320, height: 100 * 100 - 20))
    #expect(texts(view) == (0..<6).map { "\($0)" })
    #expect(
      view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == CGRect(x: 110, y: 100, width: 100, height: 80))
    view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    desk.scene.advance(by: 0.05)
    #expect(texts(view) == (150..<156).map { "\($0)" })
    #expect(view.visibleCells.allSatisfy { ($0 as? NumberCell)?.reuses == 1 })
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 5010)) == IndexPath(item: 150, section: 0))
    layout.scrollDirection = .horizontal
    desk.scene.advance(by: 0.05)
    #expect(view.contentSize == CGSize(width: 150 * 120 - 20, height: 200))
  }

  @Test("A finger scrolls it, and a tap selects an item")
  func touching() {
    let numbers = Numbers(300)
    let view = collection(numbers, flow())
    desk.finger.tap(at: Point(150, 40))
    #expect(numbers.lines == ["selected 1"] && view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    desk.finger.tap(at: Point(50, 40))
    #expect(numbers.lines == ["selected 1", "deselected 1", "selected 0"])
    desk.finger.drag(from: Point(50, 180), to: Point(50, 60))
    desk.finger.lift()
    #expect(view.contentOffset.y > 100 && numbers.lines.count == 3)
    desk.scene.advance(by: 3)
    #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("Items are inserted, deleted and moved; the selection goes along")
  func changes() {
    let numbers = Numbers(5)
    let view = collection(numbers, flow())
    view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    numbers.items = [9, 0, 3, 4, 2]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 4, section: 0))
    } completion: { _ in
      self.desk.log.write("done")
    }
    desk.scene.advance(by: 1)
    #expect(texts(view) == ["9", "0", "3", "4", "2"] && desk.lines == ["done"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.origin == CGPoint(x: 0, y: 100))
  }

  @Test("Changes that lead to other numbers are refused with a diagnostic, and all is read again")
  func wrongChanges() {
    let desk = Desk(expecting: [.invalidUpdate])
    let numbers = Numbers(5)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = numbers
    desk.window.addSubview(view)
    desk.scene.advance(by: 0.05)
    var said: [Diagnostic.Kind] = []
    let subscription = desk.scene.onDiagnostic { said.append($0.kind) }
    numbers.items = [1]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    desk.scene.advance(by: 1)
    #expect(said == [.invalidUpdate] && texts(view) == ["1"])
    subscription.cancel()
  }

  @Test("A layout of a program's own, which is asked for what is in sight at each scroll")
  func ownLayout() {
    final class Fan: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 200) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 50, width: 140, height: 100)
        let way = attributes.center.x - (collectionView?.bounds.midX ?? 0)
        attributes.transform = CGAffineTransform(rotationAngle: way / 1000)
        attributes.zIndex = -indexPath.item
        return attributes
      }
    }
    let numbers = Numbers(20)
    let view = collection(numbers, Fan())
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.transform == CGAffineTransform(rotationAngle: 0.01))
    // Of two that overlap the one with the greater index is in front.
    #expect(view.hitTest(CGPoint(x: 120, y: 100), with: nil)?.isDescendant(of: view.visibleCells[0]) == true)
    view.contentOffset.x = 20
    desk.scene.advance(by: 0.05)
    #expect(cell?.transform == CGAffineTransform(rotationAngle: -0.01))
  }

  @Test("A layout shows decorations beside its items, and takes them out of sight with them")
  func decorations() {
    final class Line: UICollectionReusableView {}
    final class Ruled: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = super.layoutAttributesForElements(in: rect) ?? []
        return items
          + items.map {
            let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: $0.indexPath)
            line.frame = CGRect(x: $0.frame.minX, y: $0.frame.maxY, width: $0.frame.width, height: 1)
            return line
          }
      }
    }
    let (numbers, layout) = (Numbers(300), Ruled())
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let view = collection(numbers, layout)
    func lines() -> [UIView] { view.subviews.filter { $0 is Line } }
    #expect(lines().count == view.visibleCells.count && lines().count >= 6)
    #expect(lines().contains { $0.frame == CGRect(x: 0, y: 80, width: 100, height: 1) })
    let before = lines().map(ObjectIdentifier.init)
    view.contentOffset.y = 5000
    desk.scene.advance(by: 0.05)
    #expect(lines().count == view.visibleCells.count && lines().allSatisfy { $0.frame.minY > 4900 })
    #expect(lines().contains { before.contains(ObjectIdentifier($0)) }, "they are used again")
  }

  @Test("Headers, which stay in sight where that is asked for")
  func headers() {
    final class Headed: UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
      }
    }
    let (headed, layout) = (Headed(), flow())
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    view.dataSource = headed
    desk.window.addSubview(view)
    desk.scene.advance(by: 0.05)
    let path = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    view.contentOffset.y = 55
    desk.scene.advance(by: 0.05)
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 55)
  }

  @Test("Items of a last line stand in the columns of those before, as if it was filled up")
  func lastLine() {
    let layout = flow()
    layout.itemSize = CGSize(width: 90, height: 40)
    let view = collection(Numbers(5), layout)
    let places = (0..<5).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX ?? -1 }
    #expect(places == [0, 115, 230, 0, 115])
  }

  @Test("A layout whose answers depend on what it was asked before is asked once for each item")
  func askedOnce() {
    final class Columns: UICollectionViewFlowLayout {
      var asked = 0
      private var heights: [CGFloat] = []
      private var placed: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        super.prepare()
        heights = [0, 0]
        placed = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        asked += 1
        let attributes = super.layoutAttributesForItem(at: indexPath)
        let column = heights[0] <= heights[1] ? 0 : 1
        let height = CGFloat(20 + indexPath.item % 3 * 10)
        attributes?.frame = CGRect(x: CGFloat(column) * 160, y: heights[column], width: 150, height: height)
        heights[column] += height
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.filter { $0.frame.intersects(rect) }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: heights.max() ?? 0) }
    }
    let layout = Columns()
    let view = collection(Numbers(8), layout)
    #expect(layout.asked == 8 && view.visibleCells.count == 8)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 0, y: 0, width: 150, height: 20))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 0 && layout.asked == 8)
  }
}
