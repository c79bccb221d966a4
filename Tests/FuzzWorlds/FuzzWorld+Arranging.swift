import Dactyl
import DactylControls
import DactylTesting

extension FuzzWorld {
  /// Makes a view a container, changes its arrangement, or what it asks of the container around it.
  func arrange(_ view: View, style: Int) {
    guard view.isAlive else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)))
    switch random.below(6) {
    case 0, 1: if view.scrollView == nil, view.window?.view != view { view.makeContainer(layout(&random)) }
    case 2: view.container?.setLayout(random.chance(70) ? layout(&random) : nil, narrowerThan: 150)
    case 3:
      view.container?.fitsHeight.toggle()
      view.layoutIfNeeded()
    case 4: view.setNeedsLayout()
    default:
      var item = LayoutItem(weight: Float(random.below(3)), isArranged: random.chance(90))
      if random.chance(30) { item.width = Float(random.below(200)) }
      if random.chance(30) { item.minHeight = Float(random.below(200)) }
      if random.chance(20) { item.aspectRatio = 1.5 }
      view.layoutItem = item
    }
  }

  private func layout(_ random: inout SeededRandom) -> Layout {
    var layout = Layout([.row, .column, .grid, .overlay][random.below(4)])
    layout.spacing = Float(random.below(20)) - 5
    layout.padding = EdgeInsets(Float(random.below(10)))
    layout.wraps = random.chance(30)
    layout.gridColumns = random.chance(50) ? .count(random.below(4)) : .minimumWidth(Float(random.below(100)))
    return layout
  }
}
