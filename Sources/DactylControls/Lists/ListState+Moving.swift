import Dactyl

/// Rows that a long press lifts and a finger moves.
extension ListState: MenuRowMover {
  func mayBeginMove(_ gesture: AnyGesture) -> Bool {
    let finger = gesture.location(in: view)
    guard mayBeginMove(at: finger) else { return false }
    return !showsMenu(at: finger, by: gesture)
  }

  /// Whether the row at a point of the list's own coordinates may be moved now.
  func mayBeginMove(at place: Point) -> Bool {
    guard !isChanging, move == nil, delegate.didMove != nil, swipe == nil, let index = row(at: place) else {
      return false
    }
    let (path, version) = (rows[index].path, version)
    return (delegate.canMove?(list, path) ?? true) && version == self.version
  }

  /// Whether the press of a row shows that row's menu: the row is then lifted once the finger moves on (DD2).
  private func showsMenu(at place: Point, by gesture: AnyGesture) -> Bool {
    guard let scene = view.scene, gesture.touches.first?.type != .pointer, let index = row(at: place) else {
      return false
    }
    let row = view(of: rows[index])
    guard row.isAlive, let menu = row[ContextMenuGestures.self], scene.gesture(menu.press)?.isEnabled == true else {
      return false
    }
    return ContextMenuGestures.prepareMenu(of: row, in: scene)
  }

  func move(by press: Gesture<LongPressGestureRecognizer>) {
    guard view.isAlive else { return }
    let finger = press.location(in: view)
    switch press.state {
    case .began: lift(at: finger)
    case .changed:
      guard move != nil else { return }
      move?.finger = Point(finger.x, finger.y - view.bounds.origin.y)
      scroll.autoscroll(at: finger)
      followMove()
    case .ended: finishMove(isCancelled: false)
    default: finishMove(isCancelled: true)
    }
  }

  func lift(at finger: Point) {
    guard !isChanging, move == nil, let index = row(at: finger) else { return }
    loseTouch()
    var row = rows[index]
    straighten(&row)
    guard rows.indices.contains(index), rows[index].view == row.view else { return }
    rows[index] = row
    let rowView = view(of: row)
    guard rowView.isAlive else { return }
    let shadow = view.columns.makeView(frame: row.frame)
    shadow.isUserInteractionEnabled = false
    view.addSubview(shadow)
    rowView.bringToFront()
    if let color = style.shadow {
      shadow[Shape.self] = Shape(.rectangle(cornerRadius: style.cornerRadius + 6), fill: color)
    }
    move = ListMove(
      row: row, shadow: shadow.entity, from: row.path, path: row.path, grip: row.frame.center - finger,
      finger: Point(finger.x, finger.y - view.bounds.origin.y))
    let scale = style.liftedScale
    rowView.animate(duration: 0.15, allowsUserInteraction: true) { $0.transform = .scale(scale) }
    followMove()
    showStates()
  }

  // MARK: On the way

  /// The position of the finger in the list's own coordinates.
  private func finger(of move: ListMove) -> Point { Point(move.finger.x, move.finger.y + view.bounds.origin.y) }

  /// Moves the lifted row to the finger, and has the others make room.
  func followMove() {
    guard let move, view.columns.isAlive(move.view), !isPlacing, !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    let center = finger(of: move) + move.grip
    let rowView = view(move.view)
    // In a list of one column the row moves up and down only.
    let shown = Point(geometry.columns == 1 ? move.row.frame.center.x : center.x, center.y)
    guard shown.x.isFinite, shown.y.isFinite else { return }
    rowView.center = shown
    if view.columns.isAlive(move.shadow) {
      view(move.shadow).frame = Rect(
        center: shown + Vector(0, 3),
        size: Size(move.row.frame.size.width + 8, move.row.frame.size.height + 8))
    }
    // A position that was followed already has the same target, however the rows make room.
    let place = Double(center.y) + scroll.contentBase.y
    if let followed = move.followed, abs(followed.x - center.x) < 0.01, abs(followed.y - place) < 0.01 { return }
    self.move?.followed = (center.x, place)
    // Rows that make room may bring yet another row under it.
    for _ in 0..<4 { guard goOn(to: center) else { break } }
    // When rows above the visible part made room, the content has moved under the finger: that has no other target
    // either.
    guard view.isAlive, let move = self.move else { return }
    let now = finger(of: move) + move.grip
    self.move?.followed = (now.x, Double(now.y) + scroll.contentBase.y)
  }

  /// Moves the lifted row to the path of the row at a point. Returns false when it is there already, or may not be.
  private func goOn(to center: Point) -> Bool {
    let place = Double(center.y) + scroll.contentBase.y
    guard let move, let hit = target(at: center), hit != move.path, let target = nearest(to: hit, at: place) else {
      return false
    }
    let version = version
    let wanted = delegate.targetForMove?(list, move.from, target) ?? target
    guard version == self.version, view.isAlive, self.move != nil, isTarget(wanted), wanted != self.move?.path else {
      return false
    }
    shift(to: wanted)
    return view.isAlive
  }

  /// The path that the lifted row would have at a point.
  private func target(at point: Point) -> ListPath? {
    let place = Double(point.y) + scroll.contentBase.y
    guard let line = geometry.line(at: max(place, 0)) else { return move?.path }
    let count = geometry.sections[line.section].rows
    var row = line.line * geometry.columns
    if geometry.columns > 1 {
      let step = geometry.columnWidth + geometry.columnSpacing
      let column = step > 0 ? (point.x - geometry.inset.left) / step : 0
      row += min(max(Int(clamping: column), 0), geometry.columns - 1)
    }
    return ListPath(row: min(row, count - 1), section: line.section)
  }

  /// The path for the lifted row that is nearest to a target: the target, or the path before it when the row there is
  /// higher, since the lifted row would then not be under the finger and would have to come back. Nil when it has that
  /// path already.
  private func nearest(to target: ListPath, at place: Double) -> ListPath? {
    guard let path = move?.path, geometry.columns == 1, geometry.isRow(path), geometry.isRow(target) else {
      return target
    }
    let (other, own) = (geometry.frame(of: target), Double(geometry.frame(of: path).size.height))
    let isUp = target < path
    let fits = isUp ? place < other.top + own : place >= other.top + Double(other.size.height) - own
    guard !fits else { return target }
    return geometry.path(target, movedBy: isUp ? 1 : -1).flatMap { $0 == path ? nil : $0 }
  }

  private func isTarget(_ path: ListPath) -> Bool {
    guard let move, geometry.sections.indices.contains(path.section), path.row >= 0 else { return false }
    let count = geometry.sections[path.section].rows + (path.section == move.path.section ? 0 : 1)
    return path.row < count
  }

  /// Moves the lifted row to another path. The game is notified when the row is dropped.
  private func shift(to path: ListPath, places: Bool = true) {
    guard let from = move?.path else { return }
    var changes = ListChanges()
    changes.moveRow(from: from, to: path)
    let count = geometry.sections.count
    let plan = ListPlan(changes, counts: { geometry.sections[$0].rows }, count, count)
    guard plan.fault == nil else { return }
    move?.path = path
    make(plan, isAnimated: true, places: places)
  }

  // MARK: The end

  /// Ends what the user draws or moves, before the rows change.
  func endDrags() {
    endBand()
    finishMove(isCancelled: true, places: false)
  }

  /// Drops the lifted row: where it is, or when cancelled where it came from.
  /// - Parameter places: Whether rows are placed at once; false where the game may have changed its data and not
  ///   reported it yet.
  func finishMove(isCancelled: Bool, places: Bool = true) {
    guard let move else { return }
    scroll.endAutoscroll()
    let (from, to) = (move.from, move.path)
    if isCancelled, to != from {
      // The row goes back, and does not follow the finger there.
      isFollowing = true
      shift(to: from, places: places)
      isFollowing = false
      // A callback may have ended the move.
      guard self.move?.view == move.view else { return }
    }
    self.move = nil
    let rowView = view(move.view)
    if view.columns.isAlive(move.shadow) { view(move.shadow).destroy() }
    guard view.isAlive else { return }
    if movePress?.state == .began || movePress?.state == .changed { movePress?.any.isEnabled = false }
    movePress?.any.isEnabled = true
    let path = isCancelled ? from : to
    if rowView.isAlive {
      if let index = rows.firstIndex(where: { $0.view == move.view }) {
        settle(index, rowView)
      } else {
        rowView.transform = .identity
        var row = move.row
        row.path = path
        row.isAside = true
        keepSpare(row)
        hideSpares()
      }
    }
    if !isCancelled, from != to {
      // Rows that are being filled now will change their paths in the game's data.
      if isPlacing { setNeedsPlacing() }
      delegate.didMove?(list, from, to)
    }
    if view.isAlive, places { showStates() }
  }

  /// Animates the row to its position.
  private func settle(_ index: Int, _ rowView: View) {
    let (screen, now) = (rowView.center, rows[index])
    let frame = Rect(
      geometry.x(of: now.path.row), Float(now.top - scroll.contentBase.y), geometry.columnWidth, now.height)
    rows[index].frame = frame
    rows[index].isAside = true
    rowView.cancelAnimations()
    setFrame(frame, of: now.view)
    rowView.transform = .translation(screen.x - frame.center.x, screen.y - frame.center.y)
    rowView.sendToBack()
    let end = whenCutShort(&rows[index])
    rowView.animate(
      duration: style.changeDuration, easing: .easeOut, allowsUserInteraction: true, { $0.transform = .identity },
      completion: end)
  }

  /// The path in the game's data of the row that has a path in the list.
  func modelPath(of path: ListPath) -> ListPath { move?.modelPath(of: path) ?? path }
}
