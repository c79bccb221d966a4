import Dactyl
import DactylControls
import DactylTesting
import TestStage

/// A list of sections of numbers, with the records that tests need.
final class ListDesk {
  let stage: Stage
  let list: ListView
  /// The data of the game.
  var sections: [[Int]]
  /// The height of the row of a number; nil where all have the same.
  var height: ((Int) -> Float)?
  /// The numbers that were filled in, one after another.
  var shown: [Int] = []
  /// The numbers whose heights were requested.
  var measured: Set<Int> = []
  var made = 0

  var scene: Scene { stage.scene }
  var scroll: ScrollView { list.scrollView }

  init(
    _ sections: [[Int]], frame: Rect = Rect(0, 0, 300, 400), rowHeight: ListRowHeight = .fixed(40),
    header: Float = 0, footer: Float = 0, in parent: View? = nil, expecting kinds: Set<Diagnostic.Kind> = [],
    height: ((Int) -> Float)? = nil
  ) {
    let stage = Stage(size: Size(400, 600), expecting: kinds)
    self.stage = stage
    self.sections = sections
    self.height = height
    list = stage.scene.addListView(frame: frame, to: parent)
    list.rowHeight = rowHeight
    var source = ListDataSource()
    source.numberOfSections = { [unowned self] _ in self.sections.count }
    source.numberOfRows = { [unowned self] in self.sections.indices.contains($1) ? self.sections[$1].count : 0 }
    source.makeRow = { [unowned self] _, _ in
      made += 1
      return stage.scene.makeView()
    }
    source.showRow = { [unowned self] _, row, path in
      let number = self.sections[path.section][path.row]
      shown.append(number)
      row.name = "\(number)"
      if case .automatic = rowHeight, let height = self.height {
        measured.insert(number)
        row.bounds.size.height = height(number)
      }
    }
    source.heightOfRow = { [unowned self] _, path in
      let number = self.sections[path.section][path.row]
      measured.insert(number)
      return self.height?(number) ?? 40
    }
    if header > 0 { source.heightOfHeader = { _, _ in header } }
    if footer > 0 { source.heightOfFooter = { _, _ in footer } }
    source.showHeader = { $1.name = "header \($2)" }
    source.showFooter = { $1.name = "footer \($2)" }
    list.dataSource = source
    scene.advance(by: 0.02)
  }

  convenience init(rows: Int, rowHeight: ListRowHeight = .fixed(40), height: ((Int) -> Float)? = nil) {
    self.init([Array(0..<rows)], rowHeight: rowHeight, height: height)
  }

  /// The numbers that can be seen, from the top.
  var visible: [Int] { list.visiblePaths.map { sections[$0.section][$0.row] } }

  /// The position on the screen of the row of a number; nil when it has no view.
  func frame(of number: Int) -> Rect? {
    guard let path = path(of: number), let view = list.view(for: path) else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  func path(of number: Int) -> ListPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: number) { return ListPath(row: row, section: section) }
    }
    return nil
  }

  /// The position on the screen of the top of a row's view, by its name; without its animation.
  func rest() { scene.advance(by: 1) }
}

extension ListPath {
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}
