import Dactyl

extension SceneExport {
  /// A scroll view, as it is scrolled now.
  mutating func describe(_ scroll: ScrollView, id: String) -> ScenarioScroll {
    names.namePan(scroll.panGestureRecognizer, of: id)
    let size = scroll.contentSize
    var model = ScenarioScroll(content: Vector(Float(size.width), Float(size.height)))
    model.inset = scroll.contentInset
    model.offset = Point(Float(scroll.contentOffset.x), Float(scroll.contentOffset.y))
    model.isEnabled = scroll.isScrollEnabled
    model.delaysContentTouches = scroll.delaysContentTouches
    model.canCancelContentTouches = scroll.canCancelContentTouches
    model.locksDirection = scroll.isDirectionalLockEnabled
    model.pages = scroll.isPagingEnabled
    model.bounces = scroll.bounces
    model.alwaysBouncesDown = scroll.alwaysBounceVertical
    model.alwaysBouncesAcross = scroll.alwaysBounceHorizontal
    model.deceleration = scroll.decelerationRate == .fast ? .fast : .normal
    if scroll.decelerationRate != model.deceleration { notes.add("rates at which scrolling slows down") }
    if scroll.minimumZoomScale < scroll.maximumZoomScale, scroll.minimumZoomScale > 0 {
      model.zoom = scroll.minimumZoomScale...scroll.maximumZoomScale
    }
    if scroll.horizontalSnap != nil || scroll.verticalSnap != nil { notes.add("snapping of scroll views") }
    let delegate = scroll.delegate
    if delegate.touchesShouldBegin != nil || delegate.touchesShouldCancel != nil {
      notes.add("answers of scroll views' delegates")
    }
    if scroll.isDragging || scroll.isDecelerating { notes.add("movement of scroll views") }
    return model
  }

  /// What a view has to do with drags.
  mutating func describeDrags(of view: View, _ model: inout ScenarioView) {
    if let source = view.draggables.first {
      // What is dragged is the game's; every target takes part by one word.
      notes.add("what is dragged")
      let seconds: Double? = if case .longPress(let duration) = source.lift { duration } else { nil }
      model.dragSource = ScenarioDragSource(payload: "item", lift: seconds)
      if view.draggables.count > 1 { notes.add("further drag sources of a view") }
    }
    guard let target = view.dropTarget else { return }
    notes.add("what drop targets accept")
    model.dropTarget = ScenarioDropTarget(accepts: target.isEnabled ? ["item"] : [], proposal: target.proposal)
  }
}
