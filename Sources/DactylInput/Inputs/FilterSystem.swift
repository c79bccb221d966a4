/// Calls the filters of the application and then of the windows with each event, before its delivery (D2, W7).
enum FilterSystem {
  @inline(__always)
  static func filter(in scene: Scene) {
    if scene.windowTable.hasFilters { ask(in: scene) }
  }

  private static func ask(in scene: Scene) {
    // The effects of filters are settled together with the event.
    scene.withoutSettling {
      askAboutTouches(in: scene)
      scene.inputs.others.forEach { slot in
        let isNew = scene.inputs.records[slot].isUnseen || scene.inputs.arrived.contains(slot)
        if isNew && scene.inputs.records[slot].kind != .text { askAbout(other: slot, in: scene) }
      }
    }
  }

  // MARK: Touches

  private static func askAboutTouches(in scene: Scene) {
    let inputs = scene.inputs
    let changed = inputs.order.filter { inputs.records[$0].isUnseen }
    guard !changed.isEmpty else { return }
    if let filter = scene.windowTable.filters.application { ask(filter, about: changed, nil, in: scene) }
    var windows: [Entity] = []
    for slot in changed where !windows.contains(inputs.records[slot].window) {
      windows.append(inputs.records[slot].window)
    }
    for window in windows {
      guard scene.isAlive(window), let filter = scene.windowTable.filters[window] else { continue }
      let own = changed.filter { inputs.records[$0].isUnseen && inputs.records[$0].window == window }
      if !own.isEmpty { ask(filter, about: own, window, in: scene) }
    }
  }

  private static func ask(_ filter: EventFilter, about slots: [Int], _ window: Entity?, in scene: Scene) {
    var event = FilteredEvent(
      event: scene.event(of: .touch), window: window.map { Window(scene.view($0)) },
      touches: slots.map { FilteredTouch(scene.touch($0)) })
    filter(&event)
    for touch in event.touches {
      // The filter may have cancelled the touch.
      guard let slot = slots.first(where: { scene.inputs.records[$0].id == touch.touch.id }),
        scene.inputs.records[slot].phase == touch.touch.phase
      else { continue }
      change(slot, to: touch, window, in: scene)
    }
    let stopped =
      event.isStopped
      ? slots
      : slots.filter { slot in
        event.touches.contains { $0.isStopped && $0.touch.id == scene.inputs.records[slot].id }
      }
    for slot in stopped where scene.inputs.records[slot].isUnseen { stop(slot, in: scene) }
  }

  private static func change(_ slot: Int, to touch: FilteredTouch, _ window: Entity?, in scene: Scene) {
    let inputs = scene.inputs
    inputs.records[slot].sample.modifiers = touch.modifierFlags
    inputs.records[slot].sample.force = touch.force.isNaN ? 0 : max(touch.force, 0)
    inputs.noteChange()
    guard touch.location != touch.touch.location else { return }
    guard touch.location.isFinite else {
      return scene.report(.badLocation, "a filter moved \(touch.touch.finger) to \(touch.location): left where it was")
    }
    move(slot, to: touch.location, in: scene)
    guard inputs.records[slot].phase == .began else { return }
    if let window, scene.isAlive(window) {
      TargetingSystem.target(touch: slot, within: window, in: scene)
    } else if window == nil {
      TargetingSystem.target(touch: slot, in: scene)
    }
    scene.endWalk()
  }

  /// Moves a touch together with its samples.
  private static func move(_ slot: Int, to location: Point, in scene: Scene) {
    let inputs = scene.inputs
    let way = location - inputs.records[slot].sample.location
    inputs.records[slot].sample.location = location
    inputs.batch.move(inputs.records[slot].entry, by: way)
    inputs.paths[slot].move(by: way, from: inputs.records[slot].previousTimestamp)
    guard inputs.records[slot].phase == .began else { return }
    inputs.records[slot].initialLocation = location
    inputs.records[slot].previousLocation = location
    inputs.records[slot].deliveredLocation = location
  }

  // MARK: Other input

  private static func askAbout(other slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let id = inputs.records[slot].id
    func isStill() -> Bool { inputs.records[slot].id == id && inputs.others.contains(slot) }
    if let filter = scene.windowTable.filters.application { ask(filter, aboutOther: slot, nil, in: scene) }
    guard isStill(), inputs.records[slot].isUnseen || inputs.arrived.contains(slot) else { return }
    let window = scene.window(ofInput: slot)
    if let filter = scene.windowTable.filters[window] { ask(filter, aboutOther: slot, window, in: scene) }
  }

  private static func ask(_ filter: EventFilter, aboutOther slot: Int, _ window: Entity?, in scene: Scene) {
    let inputs = scene.inputs
    let record = inputs.records[slot]
    var event = FilteredEvent(
      event: scene.event(of: record.kind, record.phase), window: window.map { Window(scene.view($0)) })
    record.kind.intake.describe(slot, in: &event, of: scene.inputs)
    filter(&event)
    // The filter may have cancelled the input.
    guard inputs.records[slot].id == record.id, inputs.records[slot].phase == record.phase else { return }
    if let press = event.press, press.press.id == record.id {
      inputs.presses[slot].modifierFlags = press.modifierFlags
      if record.isLive { inputs.presses[slot].force = press.force.isNaN ? 0 : min(max(press.force, 0), 1) }
    }
    if event.isStopped { stop(slot, in: scene) }
  }

  // MARK: Stopping

  /// Discards a change of an input. The receivers of its began receive its end as a cancel.
  private static func stop(_ slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let record = inputs.records[slot]
    scene.record(.ignore, rule: .D2, of: record.kind, id: record.id, view: record.target)
    let isBegun = record.wasSeen || record.delivery == .begun
    guard isBegun else { return stopBegan(slot, in: scene) }
    guard record.isLive else {
      inputs.records[slot].phase = .cancelled
      if record.kind == .press { inputs.presses[slot].phase = .cancelled }
      return inputs.noteChange()
    }
    // A move or change: restores the state before it.
    inputs.records[slot].isUnseen = false
    inputs.records[slot].isChanged = false
    inputs.arrived.removeAll { $0 == slot }
    if record.kind == .touch {
      inputs.records[slot].sample.location = record.previousLocation
      inputs.records[slot].hasUndeliveredChange = record.deliveredLocation != record.previousLocation
      inputs.noteChange()
    } else {
      inputs.records[slot].hasUndeliveredChange = false
    }
  }

  private static func stopBegan(_ slot: Int, in scene: Scene) {
    let inputs = scene.inputs
    let record = inputs.records[slot]
    let wasLive = record.isLive
    inputs.arrived.removeAll { $0 == slot }
    inputs.withdraw(slot)
    inputs.records[slot].isChanged = false
    record.kind.intake.beganWasStopped(slot, wasLive: wasLive, in: scene.inputs)
    scene.settling.isNeeded = true
  }
}

extension Scene {
  /// The filter of the application, which receives every event for any window before all others, and may change or stop
  /// it: UIKit's overridden `sendEvent(_:)` of the application (D2). Nil at first, which costs nothing. The views of
  /// the event are already determined.
  public var eventFilter: ((inout FilteredEvent) -> Void)? {
    get { windowTable.filters.application }
    set {
      let old = exchange(&windowTable.filters.application, for: newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// The window of an input that is no touch: the window that it hit, that of its target, or the key window.
  fileprivate func window(ofInput slot: Int) -> Entity {
    let record = inputs.records[slot]
    if isAlive(record.window) { return record.window }
    let window = window(of: record.target)
    return window == .none ? keyWindowEntity : window
  }
}

extension Window {
  /// The filter of the window, which receives every event for this window before its views and after the application's
  /// filter, and may change or stop it: UIKit's overridden `sendEvent(_:)` of a window (D2, W7). Nil at first, which
  /// costs nothing.
  public var eventFilter: ((inout FilteredEvent) -> Void)? {
    get { view.scene?.windowTable.filters[view.entity] }
    nonmutating set {
      guard let scene = view.scene, scene.check(view.entity, "set the event filter of window") else { return }
      let old = scene.windowTable.filters.set(newValue, of: view.entity)
      withExtendedLifetime(old) {}
    }
  }
}
