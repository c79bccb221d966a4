import Dactyl

/// The frames of rows on the screen before a change.
struct ListSlides {
  /// The frames of rows that stay, by their present paths.
  var frames: [ListPath: Rect] = [:]
  var gone: [(row: ListRow, frame: Rect)] = []
}

/// Animation of rows from their positions before a change. Only transforms are animated: the frames are final at once,
/// so that the list scrolls, and changes again, as if nothing were animated.
extension ListState {
  /// Animates rows from their old positions, and fades new ones in.
  func slide(_ slides: ListSlides, _ plan: ListPlan?, isAnimated: Bool) {
    let screen = Float(scroll.contentOffset.y - scroll.contentBase.y)
    // Rows that came into sight moved as far as their neighbours.
    var way = Vector.zero
    var waiting: [Int] = []
    for index in rows.indices {
      let path = rows[index].path
      if let old = slides.frames[path] {
        let now = rows[index].frame.offset(by: Vector(0, -screen))
        way = Vector(old.center.x - now.center.x, old.center.y - now.center.y)
        if isAnimated { slide(index, by: way) }
        for other in waiting where isAnimated { slide(other, by: way) }
        waiting.removeAll()
      } else if plan?.isNew(path) == true {
        if isAnimated { fadeIn(index) }
      } else if slides.frames.isEmpty || waiting.count == index {
        waiting.append(index)
      } else if isAnimated {
        slide(index, by: way)
      }
    }
    // Rows that went out of sight are animated to there.
    let left = kept
    kept.removeAll()
    for row in left {
      guard isAnimated, wasDrawn(row), geometry.isRow(row.path), let old = slides.frames[row.path] else {
        keepSpare(row)
        continue
      }
      let frame = geometry.frame(of: row.path)
      let now = Rect(origin: Point(frame.x, Float(frame.top - scroll.contentOffset.y)), size: frame.size)
      leave(row, from: old, to: now)
    }
    hideSpares()
  }

  /// Whether a row was drawn since it was filled. A row that came and went between two frames has no position to
  /// animate from, and its view is reused at once: so many changes in one frame leave no more views than rows were
  /// seen.
  func wasDrawn(_ row: ListRow) -> Bool { row.filledAfter != scene?.drawnVersion }

  private func slide(_ index: Int, by way: Vector) {
    guard abs(way.dx) > 0.25 || abs(way.dy) > 0.25, rows[index].view != move?.view, swipe?.row != rows[index].view
    else { return }
    let view = view(of: rows[index])
    guard view.isAlive else { return }
    // Continues from the present position of a running animation.
    let present = rows[index].isAside ? view.transform : .identity
    rows[index].isAside = true
    view.transform = .translation(way.dx + present.tx, way.dy + present.ty)
    if view.alpha < 1 { view.alpha = 1 }
    let end = whenCutShort(&rows[index])
    view.animate(
      duration: style.changeDuration, easing: .easeInOut, allowsUserInteraction: true, { $0.transform = .identity },
      completion: end)
  }

  /// Returns a completion that resets the row when its animation ends early, such as when the list leaves its window.
  func whenCutShort(_ row: inout ListRow) -> (Bool) -> Void {
    row.slides &+= 1
    let (entity, slides) = (row.view, row.slides)
    return { [self] isWhole in
      guard !isWhole, let index = rows.firstIndex(where: { $0.view == entity && $0.slides == slides }),
        view(of: rows[index]).isAlive
      else { return }
      view(of: rows[index]).alpha = 1
      if swipe?.row != entity, move?.view != entity { view(of: rows[index]).transform = .identity }
    }
  }

  private func fadeIn(_ index: Int) {
    let view = view(of: rows[index])
    guard view.isAlive else { return }
    rows[index].isAside = true
    view.alpha = 0
    let end = whenCutShort(&rows[index])
    view.animate(
      duration: style.changeDuration, allowsUserInteraction: true, { $0.alpha = 1 }, completion: end)
  }

  /// Fades a removed row out, or animates a row that moves out of sight to there; then its view is reused.
  func leave(_ row: ListRow, from old: Rect, to new: Rect? = nil) {
    var row = row
    let view = view(of: row)
    guard view.isAlive else { return }
    if swipe?.row == row.view, new == nil { endSwipe() }
    hideState(of: &row)
    let present = row.isAside ? view.transform : .identity
    row.isAside = true
    let screen = Float(scroll.contentOffset.y - scroll.contentBase.y)
    let frame = (new ?? old).offset(by: Vector(0, screen))
    setFrame(frame, of: row.view)
    row.frame = frame
    view.sendToBack()
    leaving.append(row)
    let entity = row.view
    let end: (Bool) -> Void = { [self] _ in hasLeft(entity) }
    if let new {
      view.transform = .translation(old.center.x - new.center.x + present.tx, old.center.y - new.center.y + present.ty)
      view.animate(duration: style.changeDuration, { $0.transform = .identity }, completion: end)
    } else {
      view.animate(duration: style.changeDuration, { $0.alpha = 0 }, completion: end)
    }
  }

  private func hasLeft(_ entity: Entity) {
    guard let index = leaving.firstIndex(where: { $0.view == entity }) else { return }
    let row = leaving.remove(at: index)
    guard view(of: row).isAlive, view.isAlive else { return }
    keepSpare(row)
    hideSpares()
  }

  /// Moves the views that are animated or faded out to the reuse pool at once.
  func stopLeaving() {
    let gone = leaving
    leaving.removeAll()
    for row in gone where view(of: row).isAlive { keepSpare(row) }
  }
}
