import Dactyl
import DactylControls

/// The cost of arranging the views of containers: a row of a hundred columns that fills the scene.
enum ArrangePass {
  static func run(_ count: Int) -> [BenchRow] {
    let name = BenchPass.arrange.rawValue
    return [
      row(count, name + " (all)", most: 1000) { tree, number in
        tree.root.frame.size = Size(number % 2 == 0 ? 3000 : 3300, 1000)
        return { tree.root.layoutIfNeeded() }
      },
      row(count, name + " (texts)", texts: true, most: 1000) { tree, number in
        tree.root.frame.size = Size(number % 2 == 0 ? 3000 : 3300, 1000)
        return { tree.root.layoutIfNeeded() }
      },
      row(count, name + " (one)", most: 4000) { tree, number in
        tree.views[number * 7919 % count].layoutItem.height = Float(4 + number % 3)
        return { tree.root.layoutIfNeeded() }
      },
      row(count, name + " (none)", most: 4000) { tree, _ in { tree.frame() } },
    ]
  }

  /// A row of the table: each sample prepares a change, and measures what the returned closure does.
  private static func row(
    _ count: Int, _ name: String, texts: Bool = false, most: Int, _ change: (Tree, Int) -> () -> Void
  ) -> BenchRow {
    let tree = Tree(count, texts: texts)
    tree.frame()
    let samples = Sampler(most: most, watch: .wall).run { number, timed in
      let work = change(tree, number)
      timed { work() }
    }
    return BenchRow("containers", views: count, name, per: .operation, samples)
  }

  private final class Tree {
    let scene = Scene(size: Size(3000, 1000))
    let root: View
    private(set) var views: [View] = []
    private var milliseconds: Int64 = 0

    init(_ count: Int, texts: Bool) {
      let container = scene.addContainer(.row(spacing: 2))
      root = container.view
      let columnCount = 100
      for _ in 0..<columnCount {
        let column = container.add(.column(spacing: 1, padding: EdgeInsets(1)), LayoutItem(weight: 1))
        for number in 0..<count / columnCount {
          let view = scene.makeView(frame: Rect(0, 0, 8, 8))
          if texts { view[Label.self] = Label("Text \(number)", size: 8, lineBreakMode: .byTruncatingTail) }
          column.add(view)
          views.append(view)
        }
      }
    }

    func frame() {
      milliseconds += 16
      scene.frame(at: Timestamp(milliseconds: milliseconds))
    }
  }
}
