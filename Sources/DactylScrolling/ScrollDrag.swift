/// A drag of content.
struct ScrollDrag {
  /// Where the content would be if nothing held it back, when the drag began.
  var start: ScrollPoint
  /// What of the fingers' way was lost before it began (V15).
  let lost: Vector
  /// The axes along which it goes.
  let axes: [ScrollAxis]
  /// Where the content was when it began.
  private(set) var home: ScrollPoint
  /// Where the content would be now if nothing held it back.
  var free: ScrollPoint
  /// Whether the delegate was notified that it began, so that its end follows (V19).
  var isAnnounced = false

  // What goes over to scroll views further out.

  /// How far the drag has moved those so far, as the offset counts.
  var handed = ScrollPoint.zero
  /// Those that it moves, or has moved.
  var carried: [ScrollState] = []
  /// Which of them the last movement along each axis has moved; nil for the one under the finger.
  var moverAcross: ScrollState?
  var moverDown: ScrollState?
  /// Of one that is carried, the scroll view under the finger; else none.
  var carrier = Entity.none

  init(start: ScrollPoint, lost: Vector, axes: [ScrollAxis], home: ScrollPoint) {
    self.start = start
    self.lost = lost
    self.axes = axes
    self.home = home
    free = start
  }

  /// The same where so much more content lies before what shows.
  func shifted(by way: ScrollPoint) -> ScrollDrag {
    var drag = self
    drag.start = start + way
    drag.home = home + way
    drag.free = free + way
    return drag
  }

  subscript(mover axis: ScrollAxis) -> ScrollState? {
    get { axis == .horizontal ? moverAcross : moverDown }
    set { if axis == .horizontal { moverAcross = newValue } else { moverDown = newValue } }
  }
}
