/// What a scroll view has: how it was set, where its content is, and what moves it.
package final class ScrollState {
  package let view: Entity
  /// The recognizers by which it is moved.
  let pan: GestureID
  let wheel: GestureID
  package var settings = ScrollSettings()
  var delegate = ScrollViewDelegate()
  /// Where the corner of its bounds lies in the content.
  var offset = ScrollPoint.zero
  /// The place in the content at the origin of the coordinates of its subviews.
  var base = ScrollPoint.zero
  /// What moves it.
  var movement = Movement.none
  /// How far it is zoomed, and the pinch that zooms it.
  var zoom = ScrollZoom()
  var pinch: ScrollPinch?
  /// Whether content that was let go has come to rest, and its delegate is yet to be notified of that.
  var owesEnd = false
  /// Whether the delegate was notified that content which was let go goes on, so that its end follows (V19).
  var hasBegunDecelerating = false

  enum Movement {
    case none
    case drag(ScrollDrag)
    case flight(Flight)
    case zoom(ScrollZoomFlight)

    /// When it ends by itself.
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
      /// It was let go: its delegate hears of it.
      case release
      /// It goes back to an edge, and nobody hears of that.
      case comingBack
      /// An offset was set.
      case animation
      /// A wheel turned, or a key scrolls.
      case step
      /// Something is dragged near an edge: with this velocity.
      case autoscroll(ScrollPoint)
    }
    let cause: Cause
    let start: Timestamp
    let x: ScrollFlight
    let y: ScrollFlight
    /// Where steps of a wheel or key lead that it eases along: further steps add to that.
    var aim: ScrollPoint?

    var end: Timestamp { start + max(x.duration, y.duration) }

    func offset(at moment: Timestamp) -> ScrollPoint {
      // Times are whole nanoseconds: at its end it is exactly there.
      guard moment < end else { return ScrollPoint(x.end, y.end) }
      return ScrollPoint(x.offset(at: moment - start), y.offset(at: moment - start))
    }
  }

  /// What follows the content: bars beside it, and who places its views.
  var companions: [any ScrollCompanion] {
    get { followers.value }
    set {
      let old = followers.value
      followers.value = newValue
      // What the old ones hold goes when this is whole.
      withExtendedLifetime(old) {}
    }
  }
  // (In a cell, since the runtime would check each access to it else.)
  private let followers = Cell<[any ScrollCompanion]>([])
  /// Views in front of the content that are none of it.
  var fronts: [Entity] = []

  init(_ view: Entity, pan: GestureID, wheel: GestureID) {
    self.view = view
    self.pan = pan
    self.wheel = wheel
  }

  /// The origin of its bounds at an offset.
  func origin(at offset: ScrollPoint) -> Point { (offset - base).point }
  /// A place of its own coordinates, those of its subviews, in the content.
  func place(of point: Point) -> ScrollPoint { ScrollPoint(point) + base }

  var isDragging: Bool { if case .drag = movement { true } else { false } }
  /// Whether it moves only since something is dragged near its edge.
  package var isAutoscrolled: Bool { if case .autoscroll? = flight?.cause { true } else { false } }
  var drag: ScrollDrag? { if case .drag(let drag) = movement { drag } else { nil } }
  /// Notes that the delegate is notified of a drag now.
  func announceDrag() {
    guard var drag else { return }
    drag.isAnnounced = true
    movement = .drag(drag)
  }
  var flight: Flight? { if case .flight(let flight) = movement { flight } else { nil } }

  /// The offsets that it may rest at, in a view of a size.
  func limits(_ axis: ScrollAxis, _ size: Size, content: ScrollSize? = nil) -> ClosedRange<Double> {
    let (inset, isAcross) = (settings.wholeInset, axis == .horizontal)
    let low = -Double(isAcross ? inset.left : inset.top)
    let room = (content ?? settings.contentSize)[axis] - Double(isAcross ? size.width : size.height)
    let high = room + Double(isAcross ? inset.right : inset.bottom)
    return low...(high > low && high.isFinite ? high : low)
  }

  /// The places along an axis at which it rests; nil where it rests anywhere.
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

  /// The axis along which pages are turned: down, unless it scrolls to the sides alone.
  func mainAxis(_ size: Size) -> ScrollAxis {
    let (down, across) = (limits(.vertical, size), limits(.horizontal, size))
    return down.lowerBound == down.upperBound && across.lowerBound < across.upperBound ? .horizontal : .vertical
  }

  /// Whether it can go on along an axis: to larger offsets, or to smaller ones.
  func hasRoom(along axis: ScrollAxis, up isUp: Bool, _ size: Size) -> Bool {
    let limits = limits(axis, size)
    return isUp ? offset[axis] < limits.upperBound : offset[axis] > limits.lowerBound
  }

  /// The offset inside the limits that is nearest to one; for the content as large as it is, or as it will be.
  func limited(_ offset: ScrollPoint, _ size: Size, content: ScrollSize? = nil) -> ScrollPoint {
    var offset = offset
    for axis in ScrollAxis.allCases {
      let limits = limits(axis, size, content: content)
      offset[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
    return offset
  }
}
