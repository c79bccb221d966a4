import Dactyl
import DactylControls

/// Reports of scrolling, and of the offsets at which it comes to rest.
extension InboxScene {
  func listenForScrolling() {
    listen(to: folders.list, as: .folders)
    listen(to: list.scrollView, as: .list)
    listen(to: reading.scroll, as: .mail)
    list.scrollView.delegate.didScroll = { [self] in reportFirstRow($0) }
    reading.scroll.delegate.willBeginZooming = { [self] _ in onEvent?(.pinch) }
    reading.scroll.delegate.didEndZooming = { [self] in onEvent?(.zoom(percent: Int(($1 * 100).rounded()))) }
  }

  private func listen(to scroll: ScrollView, as pane: InboxPane) {
    func offset(_ scroll: ScrollView) -> Int { Int(scroll.contentOffset.y.rounded()) }
    scroll.delegate.willBeginDragging = { [self] _ in onEvent?(.pan(pane)) }
    scroll.delegate.didEndDragging = { [self] in
      onEvent?($1 ? .flick(pane, y: offset($0)) : .rest(pane, y: offset($0)))
    }
    scroll.delegate.didEndDecelerating = { [self] in onEvent?(.rest(pane, y: offset($0))) }
  }

  private func reportFirstRow(_ scroll: ScrollView) {
    let row = Int(max(scroll.contentOffset.y, 0) / Double(MailRow.height))
    guard row != firstRow else { return }
    firstRow = row
    onEvent?(.scroll(row: row))
  }
}
