import DactylTesting
import DactylUIKit
import Testing

/// The order in which lists release their cells, which is the same each time, as all is that a program can notice.
@Suite("The end of UIKit's lists") struct ListEndTests {
  private final class Book { var lines: [Int] = [] }

  private final class Note {
    let number: Int
    let book: Book
    init(_ number: Int, _ book: Book) { (self.number, self.book) = (number, book) }
    deinit { book.lines.append(number) }
  }

  private final class Row: UITableViewCell { var note: Note? }
  private final class Item: UICollectionViewCell { var note: Note? }

  private final class Source: UITableViewDataSource, UICollectionViewDataSource {
    let book: Book
    var (made, count) = (0, 40)
    init(_ book: Book) { self.book = book }

    private func note() -> Note {
      made += 1
      return Note(made, book)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "\(indexPath.row % 8)", for: indexPath)
      if let row = cell as? Row, row.note == nil { row.note = note() }
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(indexPath.item % 8)", for: indexPath)
      if let item = cell as? Item, item.note == nil { item.note = note() }
      return cell
    }
  }

  private func table(in desk: Desk, _ source: Source) -> (UIScrollView, () -> Void) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for name in 0..<8 { table.register(Row.self, forCellReuseIdentifier: "\(name)") }
    table.rowHeight = 40
    table.dataSource = source
    desk.window.addSubview(table)
    return (table, { [unowned table] in table.reloadData() })
  }

  private func collection(in desk: Desk, _ source: Source) -> (UIScrollView, () -> Void) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 70)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    for name in 0..<8 { view.register(Item.self, forCellWithReuseIdentifier: "\(name)") }
    view.dataSource = source
    desk.window.addSubview(view)
    return (view, { [unowned view] in view.reloadData() })
  }

  /// The order in which the cells of a list end, most of which are out of use.
  private func order(_ make: (Desk, Source) -> (UIScrollView, () -> Void)) -> [Int] {
    let (desk, book) = (Desk(), Book())
    let source = Source(book)
    let reload: () -> Void
    var list: UIScrollView?
    (list, reload) = make(desk, source)
    desk.scene.advance(by: 0.05)
    source.count = 2
    reload()
    desk.scene.advance(by: 0.05)
    list?.removeFromSuperview()
    list = nil
    desk.scene.advance(by: 0.05)
    #expect(book.lines.count == source.made && source.made > 8)
    return book.lines
  }

  @Test("The cells of a table end in the same order each time") func rows() {
    #expect(Set((0..<8).map { _ in order(table) }).count == 1)
  }

  @Test("The cells of a collection end in the same order each time") func items() {
    #expect(Set((0..<8).map { _ in order(collection) }).count == 1)
  }
}
