import Dactyl

/// Movements of the caret by lines.
extension TextViewState {
  /// Moves the caret by a key or a button: up and down, by pages, and to the ends of a line.
  func move(by press: Press) -> Bool {
    let isControl = press.modifierFlags.contains(.control)
    let isExtending = press.modifierFlags.contains(.shift)
    breakLines()
    let line = line(at: editor.caret)
    let page = max(Int(clamping: (view.bounds.size.height / lineHeight).rounded(.down)) - 1, 1)
    let key = press.key
    switch press.type {
    case .key(.up) where !isControl: go(to: line - 1, extending: isExtending)
    case .key(.down) where !isControl: go(to: line + 1, extending: isExtending)
    case .key(.pageUp): go(to: line - page, extending: isExtending)
    case .key(.pageDown): go(to: line + page, extending: isExtending)
    case _ where key == .up || isControl && key == .home: moveCaret(to: 0, extending: isExtending)
    case _ where key == .down || isControl && key == .end: moveCaret(to: editor.count, extending: isExtending)
    case .key(.home): moveCaret(to: lines.lines[line].start, extending: isExtending)
    case .key(.end):
      let end = lines.end(of: line)
      let isSame = line + 1 < lines.lines.count && lines.lines[line + 1].start == end
      moveCaret(to: end, extending: isExtending, isAtLineEnd: isSame)
    default:
      // A controller leaves the text where there is no further line.
      guard let heading = FocusHeading(direction: press.type), press.key == nil else { return false }
      let target = heading == .up ? line - 1 : line + 1
      guard lines.lines.indices.contains(target) else { return false }
      go(to: target, extending: false)
    }
    return true
  }

  /// Moves the caret to another line, as near as possible to where it was before it was moved up and down. Beyond the
  /// first or last line it goes to the end of the text.
  private func go(to line: Int, extending isExtending: Bool) {
    guard !isComposing else { return }
    let x = goal ?? frame(at: editor.caret).minX
    guard line >= 0, line < lines.lines.count else {
      moveCaret(to: line < 0 ? 0 : editor.count, extending: isExtending)
      return
    }
    let target = nearest(to: x, on: line)
    moveCaret(to: target.position, extending: isExtending, isAtLineEnd: target.isAtLineEnd, goal: x)
  }

  private func moveCaret(to position: Int, extending: Bool, isAtLineEnd: Bool = false, goal: Float? = nil) {
    guard !isComposing else { return }
    hasHandles = false
    select { $0.moveCaret(to: position, extending: extending) }
    guard isAtLineEnd || goal != nil, scene.isAlive(entity) else { return }
    self.goal = goal
    self.isAtLineEnd = isAtLineEnd
    mustShowCaret = true
    refresh()
  }
}
