import Dactyl

/// Where the panels of the overlay are: in columns at the sides, or, where the scene is narrow, in bands above and
/// below. A single panel gives way to the pointer, so that it does not hide what it is about.
struct OverlayLayout {
  /// Whether the inspector's panel, or that of the monitor alone, is in the left column.
  private var isLeft = false
  /// Whether the inspector's panel is at the lower end of its column.
  private var isLow = false
  /// The column and the size of the scene for which `isLow` was determined; nil while there is no panel in a column.
  private var place: (isLeft: Bool, size: Size)?
  private static let margin: Float = 6
  /// The distance that a band keeps from the pointer.
  private static let clearance: Float = 12
  /// The least width of a scene with columns, and the least height of one with titles in its panels.
  private static let wide: Float = 560
  private static let high: Float = 320

  /// Draws the panels that are shown. That of the inspector covers as few of the scene's controls as it can.
  mutating func draw(
    _ inspector: [PanelSection]?, _ monitor: [PanelSection]?, pointer: Point?, controls: some Sequence<Rect>,
    on canvas: inout OverlayCanvas
  ) {
    if inspector == nil { place = nil }
    let area = canvas.area
    guard area.size.width >= 80, area.size.height >= 60 else { return }
    let inner = area.outset(by: EdgeInsets(-Self.margin))
    let areBoth = inspector != nil && monitor != nil
    guard area.size.width >= Self.wide else {
      let bands = areBoth ? Self.bands(in: inner) : (Self.band(in: inner, besides: pointer), nil)
      if let first = inspector ?? monitor { Self.draw(first, in: bands.0, on: &canvas) }
      if areBoth, let monitor, let band = bands.1 { Self.draw(monitor, in: band, on: &canvas) }
      return
    }
    let columns = Self.columns(in: inner)
    if !areBoth, let pointer, let single = inspector ?? monitor {
      let isLow = isLow && inspector != nil
      let place = Self.place(single, in: isLeft ? columns.left : columns.right, isLow: isLow, on: canvas)
      if place.frame.outset(by: EdgeInsets(4)).contains(pointer) { isLeft.toggle() }
    }
    if let inspector {
      let column = isLeft ? columns.left : columns.right
      findPlace(of: inspector, in: column, controls, on: canvas)
      Self.draw(inspector, in: column, isLow: isLow, on: &canvas)
    }
    if let monitor { Self.draw(monitor, in: isLeft == areBoth ? columns.right : columns.left, on: &canvas) }
  }

  /// Determines at which end of its column the inspector's panel covers fewer controls. Once for each place, so that
  /// the panel does not jump while the scene changes below it.
  private mutating func findPlace(
    of inspector: [PanelSection], in column: Rect, _ controls: some Sequence<Rect>, on canvas: OverlayCanvas
  ) {
    guard place?.isLeft != isLeft || place?.size != canvas.area.size else { return }
    place = (isLeft, canvas.area.size)
    func covered(isLow: Bool) -> Int {
      let frame = Self.place(inspector, in: column, isLow: isLow, on: canvas).frame
      return controls.count { !$0.intersection(frame).isEmpty }
    }
    isLow = covered(isLow: true) < covered(isLow: false)
  }

  private static func columns(in inner: Rect) -> (left: Rect, right: Rect) {
    let width = min(380, max(264, inner.size.width * 0.4))
    return (
      Rect(inner.minX, inner.minY, width, inner.size.height),
      Rect(inner.maxX - width, inner.minY, width, inner.size.height)
    )
  }

  /// The band below and the one above.
  private static func bands(in inner: Rect) -> (Rect, Rect?) {
    let height = (inner.size.height - margin) / 2
    return (
      Rect(inner.minX, inner.maxY - height, inner.size.width, height),
      Rect(inner.minX, inner.minY, inner.size.width, height)
    )
  }

  /// The band on the side of the pointer with more room.
  private static func band(in inner: Rect, besides pointer: Point?) -> Rect {
    let y = pointer.map { min(max($0.y, inner.minY), inner.maxY) } ?? inner.minY
    let (above, below) = (y - inner.minY, inner.maxY - y)
    let height = min(max(max(above, below) - clearance, inner.size.height * 0.45), inner.size.height * 0.7)
    return Rect(inner.minX, above > below ? inner.minY : inner.maxY - height, inner.size.width, height)
  }

  /// The place of a panel in a frame: a band is at the frame's outer edge.
  private static func place(
    _ sections: [PanelSection], in frame: Rect, isLow: Bool = false, on canvas: OverlayCanvas
  ) -> (frame: Rect, room: PanelRoom, metrics: PanelMetrics) {
    let (width, height) = (canvas.area.size.width, canvas.area.size.height)
    let metrics = PanelMetrics(
      width: min(frame.size.width, 420), letters: width >= 780 ? 13 : 11, hasTitles: height >= high)
    let room = PanelRoom(sections, in: frame.size.height, metrics, on: canvas)
    let isBelow = width < wide && frame.center.y > canvas.area.center.y
    let origin = Point(frame.minX, isBelow || isLow ? frame.maxY - room.height : frame.minY)
    return (Rect(origin: origin, size: Size(metrics.width, room.height)), room, metrics)
  }

  private static func draw(
    _ sections: [PanelSection], in frame: Rect, isLow: Bool = false, on canvas: inout OverlayCanvas
  ) {
    let place = place(sections, in: frame, isLow: isLow, on: canvas)
    canvas.draw(sections, place.room, place.metrics, at: place.frame.origin)
  }
}
