import Dactyl

/// The place of a popover beside a rectangle, and of its arrow: the first of its edges with room for it, else the one
/// with the most.
struct PopoverPlace: Equatable {
  /// The frame of the panel.
  let frame: Rect
  /// The frame of the arrow, a triangle in an ellipse; empty where the panel covers what it would point at.
  let arrow: Rect
  /// The clockwise angle by which the arrow points away from up, in radians.
  let rotation: Float

  /// - Parameters:
  ///   - target: what the popover is for, in the window.
  ///   - size: the size that is wanted; the panel is smaller where there is no room for it.
  ///   - area: the part of the window in which it may be.
  ///   - distance: the space for the arrow between the target and the panel.
  ///   - corner: the radius of the panel's corners, where no arrow is.
  init(beside target: Rect, _ edges: PopoverEdges, size: Size, in area: Rect, distance: Float, corner: Float) {
    let edge = Self.edge(target, edges, size, area, distance)
    let isUpright = edge == .bottom || edge == .top
    let room = max(Self.room(edge, target, area, distance), min(40, isUpright ? area.size.height : area.size.width))
    let width = max(min(size.width, isUpright ? area.size.width : room), 0)
    let height = max(min(size.height, isUpright ? room : area.size.height), 0)
    let origin =
      switch edge {
      case .bottom: Point(target.midX - width / 2, target.maxY + distance)
      case .top: Point(target.midX - width / 2, target.minY - distance - height)
      case .right: Point(target.maxX + distance, target.midY - height / 2)
      default: Point(target.minX - distance - width, target.midY - height / 2)
      }
    frame = Rect(
      max(min(origin.x, area.maxX - width), area.minX).rounded(),
      max(min(origin.y, area.maxY - height), area.minY).rounded(), width, height)
    rotation =
      switch edge {
      case .bottom: 0
      case .top: .pi
      case .right: -.pi / 2
      default: .pi / 2
      }
    arrow = frame.intersects(target) ? .zero : Self.arrow(edge, target, frame, distance, corner)
  }

  private static func edge(
    _ target: Rect, _ edges: PopoverEdges, _ size: Size, _ area: Rect, _ distance: Float
  ) -> PopoverEdges {
    let wanted = edges.isDisjoint(with: .any) ? .any : edges
    let order: [PopoverEdges] = [.bottom, .top, .right, .left].filter { wanted.contains($0) }
    func share(_ edge: PopoverEdges) -> Float {
      let isUpright = edge == .bottom || edge == .top
      let (along, across) = isUpright ? (size.height, size.width) : (size.width, size.height)
      let most = isUpright ? area.size.width : area.size.height
      return min(room(edge, target, area, distance) / max(along, 1), 1) * min(most / max(across, 1), 1)
    }
    return order.first { share($0) >= 1 } ?? order.max { share($0) < share($1) } ?? .bottom
  }

  /// The space beside an edge of the target.
  private static func room(_ edge: PopoverEdges, _ target: Rect, _ area: Rect, _ distance: Float) -> Float {
    let space =
      switch edge {
      case .bottom: area.maxY - target.maxY
      case .top: target.minY - area.minY
      case .right: area.maxX - target.maxX
      default: target.minX - area.minX
      }
    return max(space - distance, 0)
  }

  /// The frame of a triangle that is as high as the distance, twice as wide, and touches the panel. Its base is at
  /// three quarters of the ellipse's height, and as wide as the sine of a third of a turn.
  private static func arrow(
    _ edge: PopoverEdges, _ target: Rect, _ frame: Rect, _ distance: Float, _ corner: Float
  ) -> Rect {
    let length = (distance + 1) / 0.75
    let width = 2 * distance / 0.866
    let inset = corner + distance
    func middle(_ wanted: Float, _ start: Float, _ end: Float) -> Float {
      end - start < 2 * inset ? (start + end) / 2 : max(min(wanted, end - inset), start + inset)
    }
    let x = middle(target.midX, frame.minX, frame.maxX) - width / 2
    let y = middle(target.midY, frame.minY, frame.maxY) - width / 2
    return switch edge {
    case .bottom: Rect(x, frame.minY - distance, width, length)
    case .top: Rect(x, frame.maxY + distance - length, width, length)
    case .right: Rect(frame.minX - distance, y, length, width)
    default: Rect(frame.maxX + distance - length, y, length, width)
    }
  }
}
