import DactylTesting
import DactylUIKit
import Testing

@Suite("UIKit's tables") struct TableTests {
  /// Names in sections, which log what the table says of them.
  private final class Names: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var lines: [String] = []
    var made = 0
    var height: CGFloat?

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections.count > 1 ? "Part \(section)" : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.section):\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      lines.append("deselected \(indexPath.section):\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height ?? tableView.rowHeight
    }
  }

  private final class NameCell: UITableViewCell {
    static nonisolated(unsafe) var made = 0
    var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      unsafe Self.made += 1
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private let desk = Desk()

  private func table(_ names: Names) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 220), style: .plain)
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.dataSource = names
    table.delegate = names
    desk.window.addSubview(table)
    desk.scene.advance(by: 0.05)
    return table
  }

  @Test("Rows in sight have cells, which are used again while the table scrolls")
  func reuse() {
    let names = Names([(0..<1000).map { "Name \($0)" }])
    let table = table(names)
    #expect(table.numberOfRows(inSection: 0) == 1000)
    #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<5).map { "Name \($0)" })
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 132, width: 400, height: 44))
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    desk.scene.advance(by: 0.05)
    let first = table.visibleCells.first as? NameCell
    #expect(first?.textLabel?.text == "Name 500" && (first?.reuses ?? 0) > 0)
    #expect(first.flatMap { table.indexPath(for: $0) } == IndexPath(row: 500, section: 0))
    #expect(first?.superview === table && first?.frame.height == 44)
    let next = table.convert(CGPoint(x: 10, y: 50), from: desk.window)
    #expect(table.indexPathForRow(at: next) == IndexPath(row: 501, section: 0))
    #expect(next == CGPoint(x: 10, y: 22_050) && first?.convert(CGPoint.zero, to: table) == CGPoint(x: 0, y: 22_000))
    #expect(table.rectForRow(at: IndexPath(row: 501, section: 0)).contains(next))
  }

  @Test("A tap selects a row, and the cell shows it; a class's cell is told")
  func selection() {
    let names = Names([["a", "b", "c"]])
    let table = table(names)
    desk.finger.tap(at: Point(100, 60))
    #expect(names.lines == ["selected 0:1"] && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    desk.finger.tap(at: Point(100, 10))
    #expect(names.lines == ["selected 0:1", "deselected 0:1", "selected 0:0"])
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = false
    desk.finger.tap(at: Point(100, 60))
    #expect(names.lines.count == 3)
  }

  @Test("Headers of sections, views above and below all rows, and rows that are inserted and deleted")
  func sections() {
    let names = Names([["a", "b"], ["c"]])
    let table = table(names)
    table.frame.size.height = 300
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Part 1")
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
    desk.scene.advance(by: 0.05)
    #expect(table.numberOfSections == 2 && table.tableHeaderView?.frame.height == 60)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 95)) == IndexPath(row: 0, section: 0))
    names.sections[1].insert("d", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    desk.scene.advance(by: 0.5)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "d", "c"])
    names.sections = [["c", "d"]]
    table.beginUpdates()
    table.deleteSections(IndexSet(integer: 0), with: .none)
    table.reloadSections(IndexSet(integer: 1), with: .none)
    table.endUpdates()
    desk.scene.advance(by: 0.5)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "d"])
  }

  @Test("Dragging a row to the left shows Delete, which the data source commits")
  func deletion() {
    let names = Names([["a", "b", "c"]])
    let table = table(names)
    desk.finger.drag(from: Point(300, 66), to: Point(20, 66))
    desk.finger.lift()
    desk.scene.advance(by: 1)
    #expect(names.sections == [["a", "c"]])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
  }

  @Test("Heights of the delegate, and of a cell's constraints with a text in several lines")
  func heights() {
    final class Wide: UITableViewCell {
      let label = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        ])
      }
      required init?(coder: NSCoder) { fatalError("not decoded") }
    }
    final class Texts: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "wide", for: indexPath)
        let text = indexPath.row == 0 ? "short" : Array(repeating: "many words", count: 30).joined(separator: " ")
        (cell as? Wide)?.label.text = text
        return cell
      }
    }
    let names = Names([["a", "b"]])
    names.height = 70
    #expect(table(names).rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    let (texts, table) = (Texts(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    table.register(Wide.self, forCellReuseIdentifier: "wide")
    table.dataSource = texts
    desk.window.addSubview(table)
    desk.scene.advance(by: 0.1)
    let cells = table.visibleCells
    #expect(cells.count == 2 && cells[0].frame.height < 44 && cells[1].frame.height > 80)
    let label = (cells.last as? Wide)?.label
    #expect(label?.frame.width == 280 && label?.frame.height == (cells.last?.frame.height ?? 0) - 20)
  }

  @Test("Without a class for a name there is a plain cell and a diagnostic; without a data source there are no rows")
  func mistakes() {
    let desk = Desk(expecting: [.missingCell])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var said: [Diagnostic.Kind] = []
    let subscription = desk.scene.onDiagnostic { said.append($0.kind) }
    desk.window.addSubview(table)
    desk.scene.advance(by: 0.05)
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    let names = Names([["a"]])
    table.dataSource = names
    desk.scene.advance(by: 0.05)
    #expect(table.visibleCells.count == 1 && said == [.missingCell])
    subscription.cancel()
  }
}
