import Dactyl

/// What the inspector shows of a scene, as values.
package struct InspectorContents {
  /// A view that can have the focus.
  struct FocusItem: Hashable {
    var name: String
    /// The upright box of the view, in the scene's coordinates.
    var frame: Rect
    var isFocused: Bool
    var isControl: Bool
  }

  /// The location of the last touch or of the pointer; nil before there was one.
  private(set) var pointer: Point?
  private(set) var stack = TouchStack()
  /// The names of the responder chain, from the view under the pointer or, without one, from the first responder.
  private(set) var chain: [String] = []
  private(set) var lanes: [GestureLane] = []
  private(set) var trails: [TouchTrails.Trail] = []
  private(set) var areas = HitAreas()
  private(set) var focus: [FocusItem] = []
  private(set) var stages = StageHistory()
  /// Whether the times of the stages are left out.
  private(set) var hidesTimes = false
  /// The moment of the frame, on the scene's own clock.
  private(set) var now = Timestamp.zero
  private weak var scene: Scene?

  init() {}

  init(
    of scene: Scene, _ lanes: GestureLanes, _ trails: TouchTrails, _ times: StageHistory, _ probe: FocusProbe,
    hidesTimes: Bool
  ) {
    self.scene = scene
    self.hidesTimes = hidesTimes
    self.lanes = lanes.lanes
    self.trails = trails.trails
    stages = times
    now = scene.currentTime
    let isDown = trails.trails.last { $0.isDown } != nil
    let touch = trails.trails.last { $0.isDown } ?? trails.trails.last
    pointer = isDown ? touch?.points.last : scene.hoverLocation ?? touch?.points.last
    let isExact = touch == nil || touch?.finger.device == .mouse || !isDown && scene.hoverLocation != nil
    if let pointer, pointer.isFinite { stack = TouchStack(at: pointer, exactly: isExact, in: scene) }
    let start = stack.hit ?? scene.firstResponder ?? scene.window.view.entity
    let responders = scene.chainInWindow(from: start)
    chain = responders.entities.map { InspectorNames.name(of: $0, in: scene) }
    if responders.goesOn {
      chain += ["window scene", "application"] + (scene.isAlive(scene.delegate) ? ["delegate"] : [])
    }
    areas = HitAreas(of: scene)
    let focused = scene.focusedItem
    focus = probe.candidates(in: scene).prefix(HitAreas.most).map { entity in
      let view = scene.view(entity)
      return FocusItem(
        name: InspectorNames.name(of: view), frame: view.convert(view.bounds, to: nil), isFocused: view == focused,
        isControl: view.control != nil)
    }
  }

  /// The hit shape of a view; nil for a rectangle.
  func shape(of view: Entity) -> HitShape? {
    guard let scene, scene.isAlive(view) else { return nil }
    return scene.view(view).hitShape
  }
}
