import DactylTesting
import DactylUIKit
import Testing

@Suite("Controllers whose view is a table or a collection") struct ListControllerTests {
  private final class Names: UITableViewController {
    var names = (0..<30).map { "name \($0)" }
    var lines: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Names"
      tableView.rowHeight = 40
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "All" }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.row)")
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if lines.last != "scrolled" { lines.append("scrolled") }
    }
  }

  private final class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var picked: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      picked.append(indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: indexPath.item == 0 ? 60 : 100) }
  }

  @Test("A table is filled by its controller, which is called for taps and scrolls")
  func table() {
    let desk = Desk()
    let controller = Names(style: .plain)
    desk.window.rootViewController = controller
    desk.scene.advance(by: 0.05)
    #expect(controller.view === controller.tableView && controller.tableView.frame.size == desk.window.frame.size)
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.textLabel?.text == "name 2" && cell?.bounds.height == 40)
    let row = controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    controller.lines = []
    desk.finger.tap(at: Point(200, Float(row.midY)))
    #expect(controller.lines == ["selected 2"])
    desk.finger.drag(from: Point(200, 300), to: Point(200, 100))
    desk.finger.lift()
    #expect(controller.lines == ["selected 2", "scrolled"])
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test("A collection is filled by its controller; sizes come from what the class adds")
  func collection() {
    let desk = Desk()
    let controller = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    desk.window.rootViewController = controller
    desk.scene.advance(by: 0.05)
    let cells = controller.collectionView.visibleCells
    #expect(cells.count == 12 && cells.map(\.bounds.height).min() == 60)
    desk.finger.tap(at: Point(200, 50))
    #expect(controller.picked == [1])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("A controller without rows shows none; a view of another class is reported")
  func empty() {
    let desk = Desk(expecting: [.mismatchedViews])
    let controller = UITableViewController()
    desk.window.rootViewController = controller
    desk.scene.advance(by: 0.05)
    #expect(controller.tableView.visibleCells.isEmpty)
    controller.view = UIView()
    #expect(controller.tableView == nil && desk.scene.diagnosticCounts[.mismatchedViews] == 1)
  }

  @Test("Rows without cells of the class are plain, with a diagnostic")
  func unfilled() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    }
    let desk = Desk(expecting: [.missingCell])
    let controller = Rows()
    desk.window.rootViewController = controller
    desk.scene.advance(by: 0.05)
    #expect(controller.tableView.visibleCells.count == 1 && desk.scene.diagnosticCounts[.missingCell] == 1)
  }
}
