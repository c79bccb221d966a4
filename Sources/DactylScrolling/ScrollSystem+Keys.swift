/// Unhandled keys that scroll (V27).
extension ScrollSystem {
  /// Handles an unhandled press: page up, page down, home, end and space scroll the nearest scroll view with room, up
  /// the responder chain from where the press started; arrows only a scroll view that is itself where it started.
  ///
  /// - Returns: Whether a scroll view scrolls.
  static func take(_ press: Press, in scene: Scene) -> Bool {
    guard scene.scrolls.count > 0, !press.isCommand, let way = KeyWay(press) else { return false }
    guard let state = taker(of: way, from: press.responder, in: scene) else { return false }
    scene.scrolls.heldKey = ScrollTable.HeldKey(press: press.id, state: state, way: way)
    scene.record(.scroll, rule: .V27, of: .press, id: press.id, view: state.view)
    step(state, by: way.step(of: state, state.size(in: scene), line: scene.scrollLine), in: scene)
    return true
  }

  /// Performs the pending steps of a held key. It stays with its scroll view, even when that has no room left.
  static func repeatKeys(in scene: Scene) {
    guard let held = scene.scrolls.heldKey, held.repeats > 0 else { return }
    scene.scrolls.heldKey?.repeats = 0
    let (way, state) = (held.way, held.state)
    for _ in 0..<held.repeats where scene.isAlive(state.view) && takes(way, state, line: scene.scrollLine, in: scene) {
      step(state, by: way.step(of: state, state.size(in: scene), line: scene.scrollLine), in: scene)
    }
  }

  /// The scroll view that handles a key: the nearest up the chain for pages, only the first in it for arrows.
  private static func taker(of way: KeyWay, from start: Entity, in scene: Scene) -> ScrollState? {
    var turns = 0
    let line = scene.scrollLine
    var current: Entity? = scene.isAlive(start) ? start : nil
    while let entity = current {
      if let state = scene.scrolls[entity.index], state.view == entity, takes(way, state, line: line, in: scene) {
        return state
      }
      current = way.isOwn ? nil : scene.next(after: entity, &turns)
    }
    return nil
  }

  /// Whether a scroll view handles keys, and has room for the step of one. The length of a line is in points.
  package static func takes(_ way: KeyWay, _ state: ScrollState, line: Double, in graph: SceneGraph) -> Bool {
    guard state.settings.isEnabled, state.settings.takesKeys, !state.isDragging, state.pinch == nil else {
      return false
    }
    state.noteOrigin(in: graph)
    return hasRoom(for: way.step(of: state, state.size(in: graph), line: line), state, in: graph)
  }
}

extension ScrollTable {
  /// Records a repetition of a held key: it scrolls as soon as game code may be notified.
  func noteRepeat(of press: UInt64) {
    guard heldKey?.press == press else { return }
    heldKey?.repeats += 1
    isWaiting = true
  }
}

extension Scene {
  /// The length of a line that arrows scroll, in points.
  package var scrollLine: Double { Double(thresholds.scrollStep.points) }
}

extension KeyWay {
  /// Makes the movement of a key or button; nil for one that does not scroll.
  init?(_ press: Press) {
    if let heading = FocusHeading(direction: press.type) {
      self.init(heading)
      return
    }
    switch press.type {
    case .key(.pageUp): self = .page(-1)
    case .key(.pageDown): self = .page(1)
    case .key(.space): self = .page(press.modifierFlags.contains(.shift) ? -1 : 1)
    case .key(.home): self = .end(-1)
    case .key(.end): self = .end(1)
    default: return nil
    }
  }

  /// Makes one line in the direction of a heading; nil for those of reading order.
  package init?(_ heading: FocusHeading) {
    switch heading {
    case .up: self = .line(.vertical, -1)
    case .down: self = .line(.vertical, 1)
    case .left: self = .line(.horizontal, -1)
    case .right: self = .line(.horizontal, 1)
    case .next, .previous: return nil
    }
  }

  /// The step for a scroll view, in points, as is the length of a line; pages are along an axis, or the one along which
  /// pages are turned.
  package func step(
    of state: ScrollState, along axis: ScrollAxis? = nil, _ size: Size, line: Double
  ) -> ScrollPoint {
    let main = axis ?? state.mainAxis(size)
    var step = ScrollPoint.zero
    switch self {
    case .line(let axis, let sign): step[axis] = sign * line
    case .page(let sign):
      let length = main == .horizontal ? Double(size.width) : Double(size.height)
      let cover = main == .vertical ? Double(state.settings.cover.top + state.settings.cover.bottom) : 0
      let room = max(length - cover, 0)
      // The last line that was read stays visible.
      step[main] = sign * (state.settings.isPagingEnabled ? length : max(room - line, room / 2))
    case .end(let sign):
      let limits = state.limits(main, size)
      step[main] = (sign < 0 ? limits.lowerBound : limits.upperBound) - ScrollSystem.aim(of: state)[main]
    }
    return step
  }
}
