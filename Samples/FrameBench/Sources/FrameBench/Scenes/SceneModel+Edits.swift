import Dactyl

extension SceneModel {
  /// Edits a tenth of the views: a third of them is removed, as many are inserted beside others, and a third changes
  /// its position: to the front, to the back or into another parent. The number of views stays the same.
  mutating func editTenth(_ random: inout SplitMix) {
    let number = max(1, nodes.count / 30)
    var leaves = nodes.indices.dropFirst().map(Int32.init).filter { nodes[Int($0)].frontChild < 0 }
    leaves.shuffle(using: &random)
    guard leaves.count > 3 * number else { return }
    var inserted: [Int32] = []
    for step in 0..<number {
      let sibling = leaves[leaves.count - 1 - random.index(below: leaves.count - 3 * number)]
      record(.remove(leaves[step]))
      let offset = SIMD2(random.number(-4, 4), random.number(-4, 4))
      inserted.append(makeTwin(of: sibling, offset: isStack ? .zero : offset))
      record(.insert(inserted[step], above: sibling))
      let mover = leaves[number + step]
      switch step % 3 {
      case 0: record(.bringToFront(mover))
      case 1: record(.sendToBack(mover))
      default: record(.reparent(mover, above: sibling))
      }
    }
  }

  /// Whether all views cover the world: moving one would uncover the view behind.
  private var isStack: Bool { nodes.count > 1 && nodes[1].size == nodes[0].size }
}
