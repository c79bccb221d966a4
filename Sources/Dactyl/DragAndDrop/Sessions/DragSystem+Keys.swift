/// Drags by keys or a controller's buttons: taken up, carried from target to target, dropped, or called off.
extension DragSystem {
  /// Takes up what the first source of a view drags that drags anything.
  static func liftByKeys(_ view: Entity, holding flags: ModifierFlags, in scene: Scene) {
    guard scene.isAlive(view) else { return }
    for source in scene.drags.sources[view.index] ?? [] where liftByKeys(source, holding: flags, in: scene) != nil {
      return
    }
  }

  /// Takes up what a source drags.
  fileprivate static func liftByKeys(
    _ source: Draggable, holding flags: ModifierFlags, in scene: Scene
  ) -> DragSession? {
    let view = source.view
    guard view.isAlive, let ask = source.delegate.itemsForBeginning else { return nil }
    let place = view.convert(view.bounds.center, to: nil)
    guard place.isFinite else { return nil }
    let session = DragSession(scene.drags.makeID(), .keys, of: source, [], at: place, in: scene.columns)
    session.modifierFlags = flags
    session.items = ask(session)
    // Only one at a time is carried by keys.
    guard !session.items.isEmpty, view.isAlive, !scene.drags.sessions.contains(where: { $0.origin == .keys })
    else {
      return nil
    }
    begin(session, in: scene)
    // A drop may leave nothing in the source that its label could name.
    session.label = source.label
    if session.isActive { announce(.lifted(targets: targets(for: session, in: scene).count), session, in: scene) }
    return session
  }

  /// The targets that accept it, in reading order.
  private static func targets(for session: DragSession, in scene: Scene) -> [Entity] {
    let count = scene.drags.targets.count
    let all = (0..<count).compactMap { scene.drags.targets[scene.drags.targets.owners[$0]] }
    let open = all.filter { $0.isEnabled && $0.view.isAlive && accepts(session, $0) }
    let views = open.lazy.map(\.view).filter(\.isAlive)
    var order: [Entity] = []
    for window in scene.windowTable.order.reversed() where scene.isAlive(window) {
      order += FocusItems.inReadingOrder(views.map(\.entity), in: window, of: scene)
    }
    return order
  }

  /// Carries it to the target that a heading leads to, as it would the focus (F15).
  fileprivate static func step(_ session: DragSession, _ heading: FocusHeading, in scene: Scene) {
    let order = targets(for: session, in: scene)
    guard session.isActive, !order.isEmpty else { return }
    // A source that is a target as well is where it starts.
    let start = session.target?.view ?? session.source?.view
    let current = start.flatMap { order.firstIndex(of: $0.entity) }
    let count = order.count
    let place: Int
    if heading.isDirection, let start, start.isAlive {
      let boxes = order.map { FocusBox(scene.view($0).convert(scene.view($0).bounds, to: nil)) }
      let box = FocusBox(start.convert(start.bounds, to: nil))
      guard let found = FocusGeometry(heading, from: box).first(of: boxes, but: current) else { return }
      place = found
    } else {
      let isForward = heading == .next
      place = current.map { ($0 + (isForward ? 1 : count - 1)) % count } ?? (isForward ? 0 : count - 1)
    }
    guard let target = scene.drags.targets[order[place].index], let view = target.livingView else { return }
    view.scrollToVisible()
    guard session.isActive, view.isAlive else { return }
    enter(target, session, at: view.convert(view.bounds.center, to: nil), in: scene)
    guard session.isActive, session.target === target else { return }
    announce(.over(target: target.label, place: place + 1, of: count, session.operation), session, in: scene)
  }

  fileprivate static func dropByKeys(_ session: DragSession, in scene: Scene) {
    let (target, operation) = (session.target, session.operation)
    guard let target, operation.drops else { return end(session, in: scene) }
    letGo(session, in: scene)
    announce(.dropped(target: target.label, operation), session, in: scene)
  }

  /// Says a step to whoever wants to hear it.
  static func announce(_ step: DragAnnouncement.Step, _ session: DragSession, in scene: Scene) {
    guard let announce = scene.drags.announce else { return }
    let item = session.label
    announce(DragAnnouncement(step: step, item: item, text: scene.drags.phrases.text(of: step, item: item)))
  }
}

/// While anything is dragged Escape calls it off; what keys carry has the keys that carry it.
extension DragTable: KeyTaker {
  func take(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    if press.key == .escape || press.button == .b, !press.isCommand {
      guard press.key == .escape || carried != nil else { return false }
      if !isRepeat {
        for session in Array(sessions) { DragSystem.cancel(session, in: scene) }
      }
      return true
    }
    guard let session = carried, !press.isCommand else { return false }
    if let heading = FocusHeading(press) {
      DragSystem.step(session, heading, in: scene)
      return true
    }
    guard press.selects else { return false }
    if !isRepeat { DragSystem.dropByKeys(session, in: scene) }
    return true
  }

  var takesText: Bool { carried != nil }

  /// What keys carry, or nil.
  private var carried: DragSession? { sessions.firstIndex { $0.origin == .keys }.map { sessions[$0] } }
}

extension Draggable {
  /// Takes it up by keys, as Space, Return or the lower button of a controller do where the view has the focus, or is first
  /// responder, and nothing handles them: Tab carries it through the targets that accept it, in reading order, arrows to the one that lies there (F15), Return
  /// drops it and Escape calls it off.
  ///
  /// - Returns: the drag; nil when there is nothing to drag, or keys carry something already.
  @discardableResult
  public func liftByKeys() -> DragSession? {
    guard let scene = view.scene, scene.canEdit("drag \(view)") else { return nil }
    defer { scene.settleIfIdle() }
    return DragSystem.liftByKeys(self, holding: [], in: scene)
  }
}

extension Scene {
  /// Hears each step of drags by keys, with a sentence for it: for a line of text, or a screen reader.
  public var onDragAnnouncement: ((DragAnnouncement) -> Void)? {
    get { drags.announce }
    set { drags.announce = newValue }
  }

  /// The sentences of drags by keys.
  public var dragPhrases: DragPhrases {
    get { drags.phrases }
    set { drags.phrases = newValue }
  }
}
