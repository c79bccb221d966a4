/// The state of a scroll view: its settings, the position of its content, and its movement.
package final class ScrollState: SnapshotState {
  package let view: Entity
  /// The recognizers that scroll it.
  let pan: GestureID
  let wheel: GestureID
  var settings = ScrollSettings()
  var delegate = ScrollViewDelegate()
  /// The position of the origin of its bounds in the content.
  var offset = ScrollPoint.zero
  /// The position in the content of the origin of its subviews' coordinates.
  var base = ScrollPoint.zero
  /// The present movement.
  var movement = Movement.none
  /// The scale with its limits, and the pinch that changes it.
  var zoom = ScrollZoom()
  var pinch: ScrollPinch?
  /// Whether released content has come to rest and its delegate is still to be notified of that.
  var owesEnd = false
  /// Whether the delegate was notified that released content decelerates, and so has to be notified of the end (V19).
  var hasBegunDecelerating = false

  enum Movement {
    case none
    case drag(ScrollDrag)
    case flight(Flight)
    case zoom(ScrollZoomFlight)

    /// The time when it ends by itself.
    var end: Timestamp? {
      switch self {
      case .none, .drag: nil
      case .flight(let flight): flight.end
      case .zoom(let flight): flight.end
      }
    }
  }

  /// A movement without a finger.
  struct Flight {
    enum Cause: Equatable {
      /// The content was released: the delegate is notified.
      case release
      /// The content returns to an edge; the delegate is not notified.
      case comingBack
      /// An offset was set animated.
      case animation
      /// A wheel turned, or a key scrolls.
      case step
      /// Something is dragged near an edge; the value is the velocity of scrolling.
      case autoscroll(ScrollPoint)
    }
    let cause: Cause
    let start: Timestamp
    let x: ScrollFlight
    let y: ScrollFlight
    /// The offset that the steps of a wheel or key lead to: further steps are added to it.
    var aim: ScrollPoint?

    var end: Timestamp { start + max(x.duration, y.duration) }

    func offset(at moment: Timestamp) -> ScrollPoint {
      // Times are whole nanoseconds: at its end the offset is exact.
      guard moment < end else { return ScrollPoint(x.end, y.end) }
      return ScrollPoint(x.offset(at: moment - start), y.offset(at: moment - start))
    }
  }

  /// The objects that follow the content: bars beside it, and lists that place its views.
  var companions: [any ScrollCompanion] {
    get { followers.value }
    set {
      let old = followers.value
      followers.value = newValue
      // What the old ones hold is released when the state is consistent.
      withExtendedLifetime(old) {}
    }
  }
  // (In a cell, since otherwise the runtime would check each access.)
  private let followers = Cell<[any ScrollCompanion]>([])
  /// Views in front of the content that do not belong to it.
  var fronts: [Entity] = []

  init(_ view: Entity, pan: GestureID, wheel: GestureID) {
    self.view = view
    self.pan = pan
    self.wheel = wheel
  }

  /// The size of the view.
  package func size(in graph: SceneGraph) -> Size { View(view, in: graph).bounds.size }

  /// Updates the offset after game code has set the origin of the bounds.
  func noteOrigin(in graph: SceneGraph) {
    guard graph.isAlive(view) else { return }
    let origin = graph.record(of: view.index).bounds.origin
    if origin != self.origin(at: offset) { offset = place(of: origin) }
  }

  /// The origin of the bounds at an offset.
  func origin(at offset: ScrollPoint) -> Point { (offset - base).point }
  /// The position in the content of a point of its own coordinates, which are those of its subviews.
  func place(of point: Point) -> ScrollPoint { ScrollPoint(point) + base }

  /// Whether input scrolls it.
  package var isEnabled: Bool { settings.isEnabled }

  var isDragging: Bool { if case .drag = movement { true } else { false } }
  /// Whether only a drag of something near its edge scrolls it.
  package var isAutoscrolled: Bool { if case .autoscroll? = flight?.cause { true } else { false } }
  var drag: ScrollDrag? { if case .drag(let drag) = movement { drag } else { nil } }
  /// Whether it is moved by the drag of an inner scroll view.
  func isCarried(by inner: ScrollState, in graph: SceneGraph) -> Bool {
    graph.isAlive(view) && drag?.carrier == inner.view
  }
  /// Records that the delegate is notified of the drag now.
  func announceDrag() {
    guard var drag else { return }
    drag.isAnnounced = true
    movement = .drag(drag)
  }
  var flight: Flight? { if case .flight(let flight) = movement { flight } else { nil } }

  /// The range of offsets at which a view of a size may rest.
  func limits(_ axis: ScrollAxis, _ size: Size, content: ScrollSize? = nil) -> ClosedRange<Double> {
    let (inset, isAcross) = (settings.wholeInset, axis == .horizontal)
    let low = -Double(isAcross ? inset.left : inset.top)
    let room = (content ?? settings.contentSize)[axis] - Double(isAcross ? size.width : size.height)
    let high = room + Double(isAcross ? inset.right : inset.bottom)
    return low...(high > low && high.isFinite ? high : low)
  }

  /// The positions along an axis at which it rests; nil when it rests anywhere.
  func resting(along axis: ScrollAxis, _ size: Size) -> ScrollSnap? {
    guard settings.isPagingEnabled else { return settings.snap(axis).flatMap { $0.isEmpty ? nil : $0 } }
    return .every(Double(axis == .horizontal ? size.width : size.height))
  }

  /// Whether a drag along an axis moves it at all (V9).
  func scrolls(along axis: ScrollAxis, _ size: Size) -> Bool {
    let limits = limits(axis, size)
    if limits.lowerBound < limits.upperBound { return true }
    return settings.bounces && (axis == .horizontal ? settings.alwaysBouncesAcross : settings.alwaysBouncesDown)
  }

  /// The axis along which pages are turned: vertical, unless it scrolls only horizontally.
  func mainAxis(_ size: Size) -> ScrollAxis {
    let (down, across) = (limits(.vertical, size), limits(.horizontal, size))
    return down.lowerBound == down.upperBound && across.lowerBound < across.upperBound ? .horizontal : .vertical
  }

  /// Whether it can scroll on along an axis, to larger offsets or to smaller ones.
  func hasRoom(along axis: ScrollAxis, up isUp: Bool, _ size: Size) -> Bool {
    let limits = limits(axis, size)
    return isUp ? offset[axis] < limits.upperBound : offset[axis] > limits.lowerBound
  }

  /// The offset inside the limits that is nearest to another; for the present size of the content, or a given one.
  func limited(_ offset: ScrollPoint, _ size: Size, content: ScrollSize? = nil) -> ScrollPoint {
    var offset = offset
    for axis in ScrollAxis.allCases {
      let limits = limits(axis, size, content: content)
      offset[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
    return offset
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(settings) { settings = $0 }
    copier.copy(delegate) { delegate = $0 }
    copier.copy(offset) { offset = $0 }
    copier.copy(base) { base = $0 }
    copier.copy(movement) { movement = $0 }
    copier.copy(zoom) { zoom = $0 }
    copier.copy(pinch) { pinch = $0 }
    copier.copy(owesEnd) { owesEnd = $0 }
    copier.copy(hasBegunDecelerating) { hasBegunDecelerating = $0 }
    copier.copy(followers)
    for companion in followers.value { copier.copy(companion) }
    copier.copy(fronts) { fronts = $0 }
  }
}
