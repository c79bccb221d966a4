import Dactyl

extension TouchTrackerScene {
  /// Lets a finger hold a line, and move it while other fingers draw or move other lines: a long press begins the hold,
  /// and a pan moves the held line. Both recognizers are the line's own, so that other fingers do not affect them.
  func letMove(_ line: DrawnLine) {
    let pan = line.view.addGestureRecognizer(PanGestureRecognizer()) { [unowned self] pan in
      line.move(by: pan.takeTranslation(in: paper))
    }
    // A finger that does not hold the line draws from there.
    pan.cancelsTouchesInView = false
    pan.any.delegate.shouldBegin = { _ in line.heldFrom != nil }
    pan.any.delegate.shouldReceiveTouch = { _, _ in line.heldFrom == nil }
    pan.any.delegate.shouldRecognizeSimultaneously = { _, _ in true }
    line.view.addGestureRecognizer(LongPressGestureRecognizer()) { [unowned self] press in
      if press.state == .began { hold(line) }
      if press.state.isFinal { letGo(of: line, isCancelled: press.state != .ended) }
    }
    line.view.isUserInteractionEnabled = true
  }

  private func hold(_ line: DrawnLine) {
    close()
    line.heldFrom = line.start
    line.view.bringToFront()
    report(.hold(line.number))
  }

  private func letGo(of line: DrawnLine, isCancelled: Bool) {
    guard let start = line.heldFrom else { return }
    line.heldFrom = nil
    let translation = line.start - start
    guard translation != .zero else { return }
    guard !isCancelled else { return line.move(by: -translation) }
    didMove(line, by: translation)
  }

  private func move(_ line: DrawnLine, by translation: Vector) {
    line.move(by: translation)
    didMove(line, by: translation)
  }

  private func didMove(_ line: DrawnLine, by translation: Vector) {
    onUndo("Move") { $0.move(line, by: -translation) }
    report(.move(line.number, by: translation))
  }
}
