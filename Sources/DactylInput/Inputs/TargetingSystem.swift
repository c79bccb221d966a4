/// Determines the target of each input that arrived: the window and view that it hits in the scene's state at this
/// batch (D3, H15, W2-W4), or the first responder (R11).
package enum TargetingSystem {
  static func target(in scene: Scene) {
    let inputs = scene.inputs
    guard scene.batch.hasOther else {
      if !inputs.arrived.isEmpty {
        inputs.arrived.forEach { noteFinger($0, in: scene) }
        hitTest(inputs.arrived, in: scene)
      }
      return
    }
    // The effects of the code that is called are settled together with the event.
    scene.withoutSettling {
      ScrollIntake.target(in: scene)
      HoverIntake.target(in: scene)
      for slot in inputs.arrived { inputs.records[slot].kind.intake.target(slot, in: scene) }
    }
  }

  /// Notifies the focus that a finger or the mouse was used instead of keys, so that the focused item no longer shows
  /// its focus. A thumb on a controller's touchpad does not count, since it is not on the screen.
  private static func noteFinger(_ slot: Int, in scene: Scene) {
    let record = scene.inputs.records[slot]
    guard record.sample.type != .controller else { return }
    unsafe scene.parts.focus?.touchLanded(from: record.finger.device, in: scene)
  }

  /// Hit-tests new touches.
  private static func hitTest(_ landed: List<Int>, in scene: Scene) {
    scene.withoutSettling {
      landed.forEach { if !scene.inputs.records[$0].isUnplaced { target(touch: $0, in: scene) } }
      scene.endWalk()
    }
  }

  /// Hit-tests a touch at its location; with a window that owns the touch, only there, and the window itself is the
  /// target where it contains no other (W3).
  static func target(touch slot: Int, within window: Entity? = nil, in scene: Scene) {
    let record = scene.inputs.records[slot]
    guard record.sample.type != .controller else { return target(controllerTouch: slot, within: window, in: scene) }
    let before = exchange(&scene.inputs.asked, for: (.touch, record.sample.type))
    defer { scene.inputs.asked = before }
    // What stands for a request of an assistive client is exact, too (AX6).
    let isAssisting = record.finger.device == .assistance
    let type = isAssisting ? .pointer : record.sample.type
    if isAssisting { scene.windowTable.isAssisting = true }
    let hit = hitTest(record.initialLocation, type, touch: record.id, within: window, in: scene)
    if isAssisting { scene.windowTable.isAssisting = false }
    guard let hit = hit ?? window.map({ (window: $0, view: $0) }) else { return }
    scene.inputs.records[slot].window = hit.window
    var view = hit.view
    scene.parts.touchInterceptors.forEach { view = $0.target(ofTouchHitting: view, in: scene) }
    if view != hit.view { scene.record(.catchTouch, rule: .V8, touch: record.id, view: hit.view, other: view) }
    scene.inputs.records[slot].target = view
  }

  /// Targets a finger on a controller's touchpad, which has no location on the screen: at the view in the responder
  /// chain that receives keys (R11); with a window that owns the touch, at the window, unless that view is in it.
  private static func target(controllerTouch slot: Int, within window: Entity?, in scene: Scene) {
    let view = scene.viewInChain(of: scene.chainStart)
    let target = window.map { scene.window(of: view) == $0 ? view : $0 } ?? view
    guard target != .none, scene.isAlive(target) else { return }
    scene.inputs.records[slot].window = scene.window(of: target)
    scene.inputs.records[slot].target = target
  }

  /// Hit-tests a pointer with no button pressed, for input of a kind and, unless asked otherwise, without enlarged hit
  /// areas. Recorded in the decision log, unless it is repeated while the pointer rests.
  package static func hitTest(
    _ kind: InputKind, at point: Point, exactly isExact: Bool = true, isRecorded: Bool = true, in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    scene.withoutSettling {
      let before = exchange(&scene.inputs.asked, for: (kind, .pointer))
      defer { scene.inputs.asked = before }
      return query(point, exactly: isExact, isRecorded: isRecorded, in: scene)
    }
  }

  /// Hit-tests a point outside any walk: returns the front window with a hit and its view; exactly, or with hit areas
  /// that are enlarged for fingers.
  static func query(
    _ point: Point, exactly isExact: Bool = false, isRecorded: Bool = true, in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    let hit = hitTest(point, touch: 0, exactly: isExact, isRecorded: isRecorded, in: scene)
    scene.endWalk()
    guard let hit, scene.isAlive(hit.view), scene.isAlive(hit.window) else { return nil }
    return hit
  }

  /// Hit-tests a touch of a type. A mouse or pencil hits exactly (C8). A finger may hit a small view beside it; but a
  /// view that contains the point comes before one that is only enlarged up to it.
  private static func hitTest(
    _ point: Point, _ type: TouchType, touch: UInt64, within window: Entity?, in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    guard scene.hasGrownViews else { return hitTest(point, touch: touch, within: window, in: scene) }
    if type == .pointer || type == .pencil {
      return hitTest(point, touch: touch, exactly: true, within: window, in: scene)
    }
    guard let hit = hitTest(point, touch: touch, within: window, in: scene) else { return nil }
    guard scene.isOnlyGrown(hit.view.index, to: point),
      let exact = hitTest(point, touch: touch, exactly: true, within: window, in: scene),
      scene.comesBefore(exact.view.index, grown: hit.view.index)
    else { return hit }
    return exact
  }

  /// Returns the front window with a hit and its view; exactly, or with hit areas that are enlarged for fingers.
  private static func hitTest(
    _ point: Point, touch: UInt64, exactly isExact: Bool, within window: Entity? = nil, isRecorded: Bool = true,
    in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    guard isExact else { return hitTest(point, touch: touch, within: window, isRecorded: isRecorded, in: scene) }
    return scene.hitTestExactly { hitTest(point, touch: touch, within: window, isRecorded: isRecorded, in: scene) }
  }

  /// Returns the front window with a hit and its view; with `only`, that of this window.
  private static func hitTest(
    _ point: Point, touch: UInt64, within only: Entity?, isRecorded: Bool = true, in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    scene.frames.counters.hitTests += 1
    for window in scene.windowTable.order.reversed() where scene.isAlive(window) {
      if let only, window != only { continue }
      if window == scene.windowTable.handsOnly && scene.windowTable.isAssisting { continue }
      let answer =
        scene.isLogging && isRecorded
        ? loggedHitTest(window, at: point, touch: touch, in: scene) : scene.hitTest(window.index, at: point)
      if let answer { return (window, scene.entity(at: answer)) }
    }
    return nil
  }

  /// Hit-tests the views of a window, each of which is recorded in the decision log. A function of its own, so that
  /// hit-tests pay no checked access to the log while it is off.
  @inline(never)
  private static func loggedHitTest(_ window: Entity, at point: Point, touch: UInt64, in scene: Scene) -> UInt32? {
    scene.decisions.beginWalk()
    let answer = scene.hitTest(window.index, at: point) { view, verdict in
      // A view without subviews is outside by its own bounds (H5).
      let isLeaf = verdict == .outside && scene.record(of: view).childCount == 0
      let rule = isLeaf ? Rule.H5 : verdict.rule
      scene.record(.hitTest, rule: rule, detail: verdict.rawValue, touch: touch, view: scene.entity(at: view))
    }
    scene.decisions.endWalk()
    if answer == nil { scene.record(.passWindow, rule: .W4, touch: touch, view: window) }
    return answer
  }
}

extension HitVerdict {
  /// The rule by which the verdict was given.
  public var rule: Rule {
    switch self {
    case .hit: .H7
    case .entered: .none
    case .hidden, .interactionDisabled: .H1
    case .faint: .H2
    case .animated: .H13
    case .singular: .H9
    case .outside, .grown, .overflowed: .H4
    case .passedThrough, .refused, .redirected: .H11
    case .withoutListeners: .H14
    }
  }
}
