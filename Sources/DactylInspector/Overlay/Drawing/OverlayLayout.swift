import Dactyl

/// Where the panels of the overlay are: in columns at the sides, or, where the scene is narrow, in bands above and below.
/// A single panel gives way to the pointer.
struct OverlayLayout {
  /// Whether the inspector's panel is on the other side: left, or above.
  private var isOver = false
  private static let margin: Float = 6
  /// The least width of a scene with columns.
  private static let wide: Float = 560

  /// Draws the panels that are shown.
  mutating func draw(
    _ inspector: [PanelSection]?, _ monitor: [PanelSection]?, pointer: Point?, on canvas: inout OverlayCanvas
  ) {
    let area = canvas.area
    guard area.size.width >= 80, area.size.height >= 60 else { return }
    let frames = Self.frames(in: area, isOver: isOver, areBoth: inspector != nil && monitor != nil)
    if let inspector {
      let used = Self.draw(inspector, in: frames.inspector, isOver: isOver, on: &canvas)
      // The panel moves for the next frame, so that it does not hide what it is about.
      if monitor == nil, let pointer, used.outset(by: EdgeInsets(4)).contains(pointer) { isOver.toggle() }
    }
    if let monitor { _ = Self.draw(monitor, in: frames.monitor, isOver: !isOver && inspector != nil, on: &canvas) }
  }

  /// The most room of both panels.
  private static func frames(in area: Rect, isOver: Bool, areBoth: Bool) -> (inspector: Rect, monitor: Rect) {
    let inner = area.outset(by: EdgeInsets(-margin))
    if area.size.width >= wide {
      let width = min(380, max(264, area.size.width * 0.4))
      let left = Rect(inner.minX, inner.minY, width, inner.size.height)
      let right = Rect(inner.maxX - width, inner.minY, width, inner.size.height)
      return isOver ? (left, right) : (right, areBoth ? left : right)
    }
    let height = areBoth ? (inner.size.height - margin) / 2 : inner.size.height * 0.55
    let width = min(inner.size.width, 420)
    let above = Rect(inner.minX, inner.minY, width, height)
    let below = Rect(inner.minX, inner.maxY - height, width, height)
    return isOver ? (above, below) : (below, areBoth ? above : below)
  }

  /// Draws a panel in a frame, and returns the part that it covers. In a narrow scene it is at the frame's outer edge.
  private static func draw(
    _ sections: [PanelSection], in frame: Rect, isOver: Bool, on canvas: inout OverlayCanvas
  ) -> Rect {
    let isWide = canvas.area.size.width >= wide
    let metrics = PanelMetrics(width: frame.size.width, letters: canvas.area.size.width >= 780 ? 13 : 11)
    let room = PanelRoom(sections, in: frame.size.height, metrics, on: canvas)
    let isBelow = !isWide && frame.center.y > canvas.area.center.y
    let origin = Point(frame.minX, isBelow ? frame.maxY - room.height : frame.minY)
    canvas.draw(sections, room, metrics, at: origin)
    return Rect(origin: origin, size: Size(metrics.width, room.height))
  }
}
