import Dactyl

/// Rows that are dragged aside to reveal action buttons. The pan competes with that of the scroll view as any other
/// does: it begins when a finger moves sideways, which the list's own does not (V16).
extension ListState {
  /// Adds the recognizers for swiping and moving once the delegate has a use for them.
  func refreshGestures() {
    if swipePan == nil, delegate.leadingSwipeActions != nil || delegate.trailingSwipeActions != nil {
      let pan = view.addGestureRecognizer(PanGestureRecognizer(maximumTouches: 1)) { [self] in swipe(by: $0) }
      pan.axes = .horizontal
      // A wheel or touchpad swipes the row under the pointer, too (PAN11).
      pan.allowedScrollTypesMask = .all
      pan.any.delegate.shouldBegin = { [self] in mayBeginSwipe($0) }
      pan.any.delegate.shouldReceiveTouch = { [self] _, touch in
        noteTouch(touch)
        return true
      }
      swipePan = pan
    }
    if movePress == nil, delegate.didMove != nil {
      let press = view.addGestureRecognizer(LongPressGestureRecognizer()) { [self] in move(by: $0) }
      press.any.delegate.shouldBegin = { [self] in mayBeginMove($0) }
      movePress = press
      view.scene?.menus.findMover = { view, scene in
        scene.lists.states[view.entity.index].flatMap { $0.view == view ? $0 : nil }
      }
    }
  }

  /// The index of the row with a view under a point of the list's own coordinates.
  func row(at point: Point) -> Int? {
    let place = Double(point.y) + scroll.contentBase.y
    return rows.firstIndex { row in
      place >= row.top && place < row.top + Double(row.height) && row.frame.minX <= point.x && point.x < row.frame.maxX
    }
  }

  /// Closes an open row when a finger lands elsewhere in the list; that finger does nothing else.
  private func noteTouch(_ touch: Touch) {
    guard let swipe, !swipe.isEnding, let hit = touch.view else { return }
    let isOnIt = hit.isDescendant(of: view(swipe.row)) || hit.isDescendant(of: view(swipe.part))
    if !isOnIt { closeSwipe() }
    if !hit.isDescendant(of: view(swipe.part)) { swallowed = touch.id }
  }

  private func mayBeginSwipe(_ gesture: AnyGesture) -> Bool {
    guard !isChanging, move == nil, let pan = gesture.gesture(as: PanGestureRecognizer.self) else { return false }
    let way = pan.translation(in: view).dx
    let isScrolled = pan.numberOfTouches == 0
    let index = row(at: pan.location(in: view) - Vector(isScrolled ? 0 : way, 0))
    if let swipe, !swipe.isEnding {
      guard let index, rows[index].view == swipe.row else { return false }
      return true
    }
    guard let index, isInList(rows[index]), view(of: rows[index]).transform == .identity, way != 0 else { return false }
    let (path, version) = (rows[index].path, version)
    let actions = (way > 0 ? delegate.leadingSwipeActions : delegate.trailingSwipeActions)?(list, path) ?? []
    guard !actions.isEmpty, version == self.version, view.isAlive, let index = self.index(of: path),
      isInList(rows[index])
    else { return false }
    open(index, isLeading: way > 0, actions)
    return swipe != nil
  }

  /// Whether the view of a row is still a subview of the list: when a game has taken it elsewhere there is nothing
  /// behind it.
  private func isInList(_ row: ListRow) -> Bool { view(of: row).superview == view }

  /// Puts the buttons behind a row.
  private func open(_ index: Int, isLeading: Bool, _ actions: [ListSwipeAction]) {
    guard let scene else { return }
    endSwipe()
    let row = rows[index]
    let part = view.columns.makeView(frame: row.frame)
    part.clipsToBounds = true
    part[Shape.self] = Shape(.rectangle(), fill: actions.last?.color)
    view.insertSubview(part, belowSubview: view(of: row))
    let width = max(style.actionWidth, 1)
    var buttons: [Entity] = []
    for (number, action) in actions.enumerated() {
      let x = isLeading ? Float(number) * width : row.frame.size.width - Float(number + 1) * width
      let button = scene.addButton(action.title, frame: Rect(x, 0, width, row.frame.size.height), to: part) {
        [self] _ in perform(number)
      }
      var style = button.styleNow
      let look = ControlStyle.Look(
        fill: action.color, text: self.style.actionText, font: self.style.actionFont,
        fontSize: self.style.actionFontSize)
      (style.normal, style.highlighted, style.cornerRadius) = (look, look, 0)
      button.style = style
      button.view.canBecomeFocused = false
      buttons.append(button.view.entity)
    }
    rows[index].isAside = true
    swipe = ListSwipe(
      path: row.path, row: row.view, part: part.entity, isLeading: isLeading, actions: actions, buttons: buttons,
      width: width * Float(actions.count))
  }

  // MARK: Dragging

  private func swipe(by pan: Gesture<PanGestureRecognizer>) {
    guard let swipe, !swipe.isEnding, view.columns.isAlive(swipe.row) else { return }
    let rowView = view(swipe.row)
    switch pan.state {
    case .began:
      loseTouch()
      rowView.cancelAnimations()
      // The row may have been about to fade in.
      if rowView.alpha < 1 { rowView.alpha = 1 }
      self.swipe?.isDragged = true
      self.swipe?.isScrolled = pan.numberOfTouches == 0
      self.swipe?.start = rowView.transform.tx
      let reach = allowsFullSwipe ? rowView.bounds.size.width : swipe.width
      let (low, high) = (swipe.isLeading ? 0 : -reach, swipe.isLeading ? reach : 0)
      pan.translationLimits = Rect(low - rowView.transform.tx, 0, high - low, 0)
      pan.rubberBand = 0.55
      drag(to: rowView.transform.tx + pan.translation(in: view).dx)
    case .changed: drag(to: swipe.start + pan.translation(in: view).dx)
    case .ended:
      drag(to: swipe.start + pan.translation(in: view).dx)
      letGo(velocity: pan.velocity(in: view).dx)
    default: closeSwipe()
    }
  }

  private func drag(to place: Float) {
    guard let swipe, place.isFinite else { return }
    view(swipe.row).transform = .translation(place, 0)
    showFullSwipe(isFull(place))
  }

  private func isFull(_ place: Float) -> Bool {
    guard let swipe, allowsFullSwipe else { return false }
    let aside = swipe.isLeading ? place : -place
    return aside > max(view(swipe.row).bounds.size.width * 0.6, swipe.width)
  }

  /// Widens the button of the first action to the whole row while letting go would perform it.
  private func showFullSwipe(_ isFull: Bool) {
    guard let swipe, let first = swipe.buttons.first, view.columns.isAlive(first) else { return }
    let (button, part) = (view(first), view(swipe.part))
    let width = isFull ? part.bounds.size.width : max(style.actionWidth, 1)
    guard button.frame.size.width != width else { return }
    button.bringToFront()
    button.frame = Rect(swipe.isLeading ? 0 : part.bounds.size.width - width, 0, width, part.bounds.size.height)
    button.control?.show()
  }

  /// Opens or closes the row: a fast finger decides by its direction, else the nearest position does. A wheel, of which
  /// one step may be all there is, decides by its direction.
  private func letGo(velocity: Float) {
    guard let swipe else { return }
    let place = view(swipe.row).transform.tx
    let (aside, speed) = swipe.isLeading ? (place, velocity) : (-place, -velocity)
    if isFull(place), speed > -Self.flick { return perform(0) }
    let isOpen =
      swipe.isScrolled
      ? aside > (swipe.isLeading ? swipe.start : -swipe.start)
      : speed > Self.flick || (speed > -Self.flick && aside > swipe.width / 2)
    guard isOpen, aside > 0 else { return closeSwipe() }
    self.swipe?.isDragged = false
    view(swipe.row).animate(duration: 0.25, easing: .spring, allowsUserInteraction: true) {
      $0.transform = .translation(swipe.openPlace, 0)
    }
  }

  /// The speed from which the direction of the finger decides, in points per second.
  private static var flick: Float { 200 }

  // MARK: Ending

  /// Performs the action of a button.
  private func perform(_ number: Int) {
    guard let swipe, swipe.actions.indices.contains(number), !swipe.isEnding else { return }
    closeSwipe()
    guard view.isAlive, geometry.isRow(swipe.path) else { return }
    swipe.actions[number].handler(list, swipe.path)
  }

  /// Closes the row with an animation.
  func closeSwipe() {
    guard let swipe, !swipe.isEnding else { return }
    self.swipe?.isEnding = true
    let row = view(swipe.row)
    guard row.isAlive else { return endSwipe() }
    row.animate(
      duration: 0.25, easing: .easeOut, allowsUserInteraction: true, { $0.transform = .identity },
      completion: { [self] _ in if self.swipe?.part == swipe.part { endSwipe() } })
  }

  /// Closes the row at once, and destroys its buttons.
  func endSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    if view.columns.isAlive(swipe.row) {
      let row = view(swipe.row)
      row.cancelAnimations()
      row.transform = .identity
    }
    if view.columns.isAlive(swipe.part) { view(swipe.part).destroy() }
  }

  /// Keeps the buttons behind the row, and closes it when the list scrolls.
  func followScrolling() {
    if let swipe {
      if scroll.isMoving { closeSwipe() }
      if let index = index(of: swipe.path), view.columns.isAlive(swipe.part),
        view(swipe.part).frame != rows[index].frame
      {
        view(swipe.part).frame = rows[index].frame
      }
    }
  }
}
