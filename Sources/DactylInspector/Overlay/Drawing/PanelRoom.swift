import Dactyl

/// Decides which lines of a panel's sections are shown in a limited height: first as many titles as fit, then the least
/// lines of each section in turn, then further lines.
struct PanelRoom {
  /// The number of lines that are shown, for each section whose title is.
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
    for _ in sections {
      guard height + metrics.titleHeight <= most else { break }
      height += metrics.titleHeight
      shown.append(0)
    }
    fill { $0.least }
    fill { $0.lines.count }
  }

  /// The number of lines of a section that are left out.
  func more(in section: Int) -> Int { sections[section].lines.count - shown[section] }

  private mutating func fill(_ wanted: (PanelSection) -> Int) {
    for index in shown.indices {
      while shown[index] < min(wanted(sections[index]), sections[index].lines.count) {
        let next = heights[index][shown[index]]
        guard height + next <= most else { return }
        height += next
        shown[index] += 1
      }
    }
  }
}
