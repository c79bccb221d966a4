import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Lists beside the plain version: all rows laid out in an array.
@Suite struct ListOracleTests {
  @Test(
    "Random scrolling, changes and sizes show the same as a plain version", arguments: 1...24 as ClosedRange<UInt64>)
  func oracle(seed: UInt64) {
    var random = Dice(seed)
    var next = 0
    func numbers(_ count: Int) -> [Int] {
      next += count
      return Array((next - count)..<next)
    }
    let notified = random.below(3)
    let estimate: Float = 40
    let height: (Int) -> Float = { notified == 0 ? estimate : Float(8 + $0 * 7919 % 120) }
    let sections = (0...random.below(4)).map { _ in numbers(random.below(60)) }
    let header = Float(random.below(2) * 24)
    let footer = Float(random.below(2) * 12)
    let desk = ListDesk(
      sections,
      rowHeight: [.fixed(estimate), .delegate(estimated: estimate), .automatic(estimated: estimate)][notified],
      header: header,
      footer: footer, height: height)
    desk.scene.testClock.frameInterval = 0.1
    let columns = random.below(4) == 0 ? 3 : 1
    let spacing = Float(random.below(3) * 2)
    desk.list.columns = .count(columns)
    desk.list.rowSpacing = spacing
    desk.list.sectionInset = EdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    var selected = Set<Int>()
    desk.list.allowsMultipleSelection = true
    for step in 0..<80 {
      switch random.below(9) {
      case 0, 1, 2:
        desk.scroll.contentOffset.y = Double(random.below(max(Int(desk.scroll.contentSize.height) - 400, 1)))
      case 3: desk.scroll.contentOffset.y += Double(random.below(81) - 40) + 0.5
      case 4: desk.list.view.frame.size = Size(200 + Float(random.below(100)), 200 + Float(random.below(200)))
      case 5:
        let path = ListPath(random.below(desk.sections.count), random.below(30))
        if desk.sections.indices.contains(path.section), desk.sections[path.section].indices.contains(path.row) {
          desk.list.selectRow(at: path)
          selected.insert(desk.sections[path.section][path.row])
        }
      case 6:
        // Sections, by identifiers.
        desk.list.update(
          animated: random.below(2) == 0, sectionIDs: { desk.sections[$0].first ?? -1 - $0 },
          ids: { desk.sections[$0.section][$0.row] }
        ) {
          desk.sections.append(numbers(1 + random.below(20)))
          if random.below(2) == 0 { selected.subtract(desk.sections.remove(at: random.below(desk.sections.count))) }
        }
      default:
        desk.list.performBatchUpdates(animated: random.below(2) == 0) { changes in
          guard !desk.sections.isEmpty else { return }
          let section = random.below(desk.sections.count)
          let old = desk.sections[section]
          let gone = Set(old.indices.filter { _ in random.below(8) == 0 })
          var rest = old.indices.filter { !gone.contains($0) }.map { old[$0] }
          selected.subtract(gone.map { old[$0] })
          let come = numbers(random.below(5))
          for number in come { rest.insert(number, at: random.below(rest.count + 1)) }
          desk.sections[section] = rest
          changes.deleteRows(at: gone.sorted(by: >).map { ListPath(section, $0) })
          changes.insertRows(at: rest.indices.filter { come.contains(rest[$0]) }.map { ListPath(section, $0) })
        }
      }
      if random.below(3) == 0 { desk.scene.advance(by: 0.5) }
      check(desk, columns, spacing, height, "seed \(seed), step \(step)")
      let found = Set(desk.list.selectedPaths.map { desk.sections[$0.section][$0.row] })
      #expect(found == selected, "seed \(seed), step \(step)")
      if found != selected { return }
    }
  }

  private func check(_ desk: ListDesk, _ columns: Int, _ spacing: Float, _ height: (Int) -> Float, _ name: String) {
    desk.scene.advance(by: 0.4)
    let paths = desk.list.visiblePaths
    let bounds = desk.list.view.bounds
    var rows: [(path: ListPath, frame: Rect)] = []
    for path in paths {
      guard let view = desk.list.view(for: path) else { continue }
      #expect(view.name == "\(desk.sections[path.section][path.row])" && view.superview == desk.list.view, "\(name)")
      rows.append((path, view.frame))
    }
    #expect(rows.count == paths.count)
    // Each line is as high as its highest row, and the lines lie right below each other.
    func lineHeight(_ path: ListPath) -> Float {
      let first = path.row / columns * columns
      let line = desk.sections[path.section][first..<min(first + columns, desk.sections[path.section].count)]
      return max(1, line.map(height).max() ?? 0)
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.frame.size.height == lineHeight(row.path), "\(name) \(row.path)")
      let isSameLine = row.path.section == next.path.section && row.path.row / columns == next.path.row / columns
      if isSameLine {
        #expect(abs(row.frame.minY - next.frame.minY) < 0.01 && row.frame.maxX <= next.frame.minX + 0.01)
      } else if row.path.section == next.path.section {
        #expect(next.path.row == row.path.row + 1 && abs(row.frame.maxY + spacing - next.frame.minY) < 0.01, "\(name)")
      } else {
        #expect(next.path.row == 0 && row.path.row == desk.sections[row.path.section].count - 1, "\(name)")
      }
    }
    // The visible area is covered: the first row has none above it, or starts above the area; the same below the last.
    guard let first = rows.first, let last = rows.last else {
      #expect(desk.sections.allSatisfy(\.isEmpty) || bounds.size.height <= 60, "\(name)")
      return
    }
    let before = first.path.row > 0 || desk.sections[..<first.path.section].contains { !$0.isEmpty }
    if before { #expect(first.frame.minY <= bounds.minY + 60, "\(name)") }
    let behind =
      last.path.row + 1 < desk.sections[last.path.section].count
      || desk.sections[(last.path.section + 1)...].contains { !$0.isEmpty }
    if behind { #expect(last.frame.maxY >= bounds.maxY - 60, "\(name)") }
    // The sum of the heights above it, by the list's own values.
    let content = Double(first.frame.minY) + desk.scroll.contentBase.y
    if first.path == ListPath(0, 0) {
      let header = Double(desk.list.dataSource.heightOfHeader?(desk.list, 0) ?? 0)
      #expect(abs(content - header - 3) < 0.01, "\(name)")
    }
    #expect(desk.list.view.subviewCount < 6 * rows.count + 60, "\(name)")
  }
}
