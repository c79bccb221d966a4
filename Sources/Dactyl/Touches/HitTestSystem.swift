/// Finds the window and the view that each new touch hit, against the scene as it is at this batch (D3, H15, W2-W4).
enum HitTestSystem {
  static func hitTest(_ landed: List<Int>, in scene: Scene) {
    guard !landed.isEmpty else { return }
    scene.withoutSettling {
      landed.forEach { slot in
        let record = scene.touches.records[slot]
        guard !record.isUnplaced else { return }
        guard let hit = hitTest(record.initialLocation, record.sample.type, touch: record.id, in: scene) else { return }
        scene.touches.records[slot].window = hit.window
        scene.touches.records[slot].view = hit.view
      }
      scene.endWalk()
    }
  }

  /// The front window that answers, and its answer, for who is in no walk; exactly, or with what is grown for fingers.
  static func query(
    _ point: Point, exactly isExact: Bool = false, in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    let hit = hitTest(point, touch: 0, exactly: isExact, in: scene)
    scene.endWalk()
    guard let hit, scene.isAlive(hit.view), scene.isAlive(hit.window) else { return nil }
    return hit
  }

  /// The same for a touch of a type. A mouse hits what it sees. A finger may hit a small control beside it; but a control
  /// that it is on comes before one that is only grown to where it is.
  private static func hitTest(
    _ point: Point, _ type: TouchType, touch: UInt64, in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    guard !scene.controls.isEmpty else { return hitTest(point, touch: touch, in: scene) }
    if type == .pointer { return hitTest(point, touch: touch, exactly: true, in: scene) }
    guard let hit = hitTest(point, touch: touch, in: scene) else { return nil }
    let view = scene.view(hit.view)
    guard view.flag(.isGrownForTouch),
      !scene.hitArea(of: hit.view.index, exactly: true).contains(view.convert(point, from: nil)),
      let exact = hitTest(point, touch: touch, exactly: true, in: scene), scene.isInControl(exact.view)
    else { return hit }
    return exact
  }

  /// The front window that answers, and its answer; exactly, or with what is grown for fingers.
  private static func hitTest(
    _ point: Point, touch: UInt64, exactly isExact: Bool, in scene: Scene
  ) -> (window: Entity, view: Entity)? {
    guard isExact else { return hitTest(point, touch: touch, in: scene) }
    return scene.hitTestExactly { hitTest(point, touch: touch, in: scene) }
  }

  /// The front window that answers, and its answer.
  private static func hitTest(_ point: Point, touch: UInt64, in scene: Scene) -> (window: Entity, view: Entity)? {
    scene.counters.hitTests += 1
    for window in scene.windowOrder.reversed() where scene.isAlive(window) {
      let answer: UInt32?
      if scene.isLogging {
        answer = scene.hitTest(window.index, at: point) { view, verdict in
          scene.record(
            .hitTest, rule: verdict.rule, detail: verdict.rawValue, touch: touch, view: scene.entity(at: view))
        }
      } else {
        answer = scene.hitTest(window.index, at: point)
      }
      if let answer { return (window, scene.entity(at: answer)) }
    }
    return nil
  }
}

extension HitVerdict {
  /// The rule by which the verdict is given.
  public var rule: Rule {
    switch self {
    case .hit: .H7
    case .entered: .none
    case .hidden, .interactionDisabled: .H1
    case .faint: .H2
    case .animated: .H13
    case .singular: .H9
    case .outside: .H4
    case .passedThrough: .H11
    case .unheeded: .H14
    }
  }
}
