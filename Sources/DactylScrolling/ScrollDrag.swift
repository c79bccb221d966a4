/// A drag of content.
struct ScrollDrag {
  /// The offset without rubber band and limits when the drag began.
  var start: ScrollPoint
  /// The part of the fingers' translation before the drag began, which does not move the content (V15).
  let lost: Vector
  /// The axes along which the drag moves the content.
  let axes: [ScrollAxis]
  /// The offset when the drag began.
  private(set) var home: ScrollPoint
  /// The present offset without rubber band and limits.
  var free: ScrollPoint
  /// Whether the delegate was notified of the beginning and so has to be notified of the end (V19).
  var isAnnounced = false

  // State of a drag that is handed over to outer scroll views.

  /// The distance that the drag has moved outer scroll views so far, in the direction of offsets.
  var handed = ScrollPoint.zero
  /// The outer scroll views that the drag moves or has moved.
  var carried: [ScrollState] = []
  /// The outer scroll view that the last movement along each axis has moved; nil for the one under the finger.
  var moverAcross: ScrollState?
  var moverDown: ScrollState?
  /// For an outer scroll view that is moved, the scroll view under the finger; else none.
  var carrier = Entity.none

  init(start: ScrollPoint, lost: Vector, axes: [ScrollAxis], home: ScrollPoint) {
    self.start = start
    self.lost = lost
    self.axes = axes
    self.home = home
    free = start
  }

  /// The drag after content was inserted before what is visible.
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
