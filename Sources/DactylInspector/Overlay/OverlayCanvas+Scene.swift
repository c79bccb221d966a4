import Dactyl

extension OverlayCanvas {
  /// Draws what the inspector shows over the scene itself: areas, the focus, and touches.
  mutating func draw(_ contents: InspectorContents) {
    for area in contents.areas.areas.reversed() where area.view != contents.stack.hit {
      draw(area, contents.shape(of: area.view), OverlayColors.color(of: area.listeners))
    }
    if let hit = contents.areas.areas.first(where: { $0.view == contents.stack.hit }) {
      let color = OverlayColors.color(of: hit.listeners).opacity(1)
      draw(hit, contents.shape(of: hit.view), color, width: 3)
    }
    for item in contents.focus {
      let color = OverlayColors.focus.opacity(item.isFocused ? 1 : 0.7)
      corners(of: item.frame, color, width: item.isFocused ? 3 : 1.5)
    }
    for (index, trail) in contents.trails.enumerated() {
      if trail.isDown, let view = trail.view, view.isAlive {
        add(
          Shape(.rectangle(), stroke: OverlayColors.touch(index), lineWidth: 1.5), in: view.bounds,
          by: view.transformToScene)
      }
      draw(trail, OverlayColors.touch(index))
    }
    if let pointer = contents.pointer, contents.trails.allSatisfy({ !$0.isDown }) { cross(at: pointer) }
  }

  /// Marks the corners of a frame, so that the outlines of areas stay visible.
  private mutating func corners(of frame: Rect, _ color: Color, width: Float) {
    let length = min(10, frame.size.width / 3, frame.size.height / 3)
    guard length > 1 else { return }
    for (x, across) in [(frame.minX, length), (frame.maxX, -length)] {
      for (y, down) in [(frame.minY, length), (frame.maxY, -length)] {
        line(Point(x, y), Point(x + across, y), color, width: width)
        line(Point(x, y), Point(x, y + down), color, width: width)
      }
    }
  }

  private mutating func draw(_ trail: TouchTrails.Trail, _ color: Color) {
    let color = trail.isDown ? color : color.opacity(0.5)
    for (start, end) in zip(trail.points, trail.points.dropFirst()) { line(start, end, color, width: 2) }
    guard let last = trail.points.last else { return }
    let ring = Rect(center: last, size: trail.isDown ? Size(44, 44) : Size(14, 14))
    add(Shape(.ellipse, stroke: color, lineWidth: 2.5), in: ring)
    guard trail.isDown else { return }
    let label = Label("touch \(trail.id)", size: 12, color: color)
    let size = self.size(of: label)
    var box = Rect(center: last - Vector(0, 34), size: Size(size.width + 10, size.height + 4))
    if box.minY < area.minY { box.origin.y = last.y + 26 }
    box.origin.x = min(max(box.minX, area.minX), max(area.maxX - box.size.width, area.minX))
    box.origin.y = min(max(box.minY, area.minY), max(area.maxY - box.size.height, area.minY))
    add(Shape(.rectangle(cornerRadius: 5), fill: OverlayColors.ground), in: box)
    add(label, in: box)
  }

  private mutating func cross(at point: Point) {
    for way in [Vector(9, 0), Vector(0, 9)] { line(point - way, point + way, OverlayColors.ink, width: 1) }
  }
}

extension OverlayColors {
  /// The colour of the area of a view that takes touches.
  static func color(of listeners: HitArea.Listeners) -> Color {
    switch listeners {
    case .own: takes
    case .around: takes.opacity(0.5)
    case .none: blocks
    case .closed: kept
    }
  }
}
