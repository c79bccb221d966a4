import Dactyl
import DactylControls
import TestSupport

extension FuzzWorld {
  func makeList(_ number: Int, in parent: View?, style: Int) {
    guard Numbers.lists.contains(number), views[number]?.isAlive != true, let parent, parent.isAlive else { return }
    let made = FuzzList(self, number, in: parent, style: style)
    // Its requests during creation may have destroyed it, or used its number.
    guard made.list.view.isAlive else { return }
    guard views[number]?.isAlive != true else { return made.list.view.destroy() }
    views[number] = made.list.view
    lists[made.list.view.entity] = made
    if style % 3 == 0 { respond(made.list.view.entity, number, style: style) }
  }
}

extension FuzzList {
  /// Performs an operation on the list, by a number.
  func perform(_ style: Int) {
    guard list.view.isAlive else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 0x11)
    let operation = random.below(24)
    world.book.write("list \(number) does \(operation)")
    switch operation {
    case 0..<7: changeSome(&random)
    case 7..<9: changeByIdentifiers(&random)
    case 9: changeWrongly(&random)
    case 10:
      operations += 1
      list.reloadData()
    case 11, 12:
      let position: ListScrollPosition = [.none, .top, .middle, .bottom][random.below(4)]
      list.scrollToRow(at: randomPath(&random), position: position, animated: random.chance(50))
    case 13, 14: select(&random)
    case 15:
      shape(&random)
      if random.chance(30) { list.allowsMultipleSelection.toggle() }
      if random.chance(20) { list.allowsBandSelection.toggle() }
      if random.chance(20) { list.allowsFullSwipe.toggle() }
    case 16:
      list.view.bounds.size = Size(Float(random.below(6)) * 70, Float(60 + random.below(300)))
    case 17: list.closeOpenRow()
    case 18: loseRow(&random)
    case 19: list.reconfigureRows(at: (0..<4).map { _ in randomPath(&random) })
    case 20:
      operations += 1
      list.style = ListStyle()
      if random.chance(50) { list.dataSource = list.dataSource } else { list.delegate = list.delegate }
    case 21:
      guard let path = random.pick(list.visiblePaths), let row = list.view(for: path) else { return }
      world.scene.addButton("Add", frame: Rect(60, 2, 40, 14), to: row) { [self] _ in notified() }
    case 22:
      let limit = list.scrollView.contentSize.height - Double(list.view.bounds.size.height)
      guard limit >= 1 else { return }
      let offset = ScrollPoint(0, Double(random.below(Int(limit))) + 0.25)
      list.scrollView.setContentOffset(offset, animated: random.chance(60))
    default: list.view.scene?.requestFocus(at: list.view.entity)
    }
  }

  private func select(_ random: inout SeededRandom) {
    operations += 1
    let path = randomPath(&random)
    switch random.below(6) {
    case 0: list.deselectRow(at: path)
    case 1: list.deselectAll()
    case 2: list.selectRows(inSection: path.section)
    case 3: list.selectRows(path.row..<(path.row + 5), inSection: path.section)
    default: list.selectRow(at: path)
    }
  }

  /// Removes a row's view from the list, or destroys it.
  private func loseRow(_ random: inout SeededRandom) {
    guard let path = random.pick(list.visiblePaths), let row = list.view(for: path), row.isAlive else { return }
    hasLostRows = true
    if random.chance(70) { return row.destroy() }
    row.removeFromSuperview()
    world.lostRows.append(row)
  }
}
