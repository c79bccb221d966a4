import Dactyl

/// Decides which lines of a panel's sections are shown in a limited height: in turn each section with its least lines,
/// as long as they fit, and then further lines. The sections after the first that does not fit are left out.
struct PanelRoom {
  /// The number of lines that are shown, for each section that is.
  private(set) var shown: [Int] = []
  /// The height that is used.
  private(set) var height: Float
  private let sections: [PanelSection]
  private let most: Float
  private let metrics: PanelMetrics
  private let heights: [[Float]]

  init(_ sections: [PanelSection], in most: Float, _ metrics: PanelMetrics, on canvas: OverlayCanvas) {
    self.sections = sections
    self.most = most
    self.metrics = metrics
    heights = sections.map { $0.lines.map { metrics.height(of: $0, on: canvas) } }
    height = 2 * metrics.margin
    for index in sections.indices {
      let head = metrics.headHeight(of: sections[index], isFirst: index == 0)
      let isWorth = index == 0 || metrics.hasTitles || heights[index].first.map { height + head + $0 <= most } ?? false
      guard height + head <= most, isWorth else { break }
      height += head
      shown.append(0)
      fill(index, sections[index].least)
    }
    for index in shown.indices { fill(index, sections[index].lines.count) }
  }

  /// The number of lines of a section that are left out.
  func more(in section: Int) -> Int { sections[section].lines.count - shown[section] }

  private mutating func fill(_ index: Int, _ wanted: Int) {
    while shown[index] < min(wanted, sections[index].lines.count) {
      let next = heights[index][shown[index]]
      guard height + next <= most else { return }
      height += next
      shown[index] += 1
    }
  }
}
