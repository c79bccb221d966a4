/// Drags by keys or a controller's buttons: lifted, moved from target to target, dropped, or cancelled.
extension DragSystem {
  /// Lifts the items of the first source of a press's view that has any.
  static func liftByKeys(_ press: Press, in scene: Scene) {
    guard scene.isAlive(press.responder) else { return }
    let player = scene.focus.player(drivenBy: press.device, scene.players).number
    for source in scene.drags.sources[press.responder.index] ?? []
    where liftByKeys(source, by: player, press, in: scene) != nil { return }
  }

  /// Lifts the items of a source for a player; the press is nil when game code lifts them.
  static func liftByKeys(
    _ source: DraggableState, by player: Int, _ press: Press?, in scene: Scene
  ) -> DragSession? {
    let view = source.view
    guard view.isAlive, let ask = source.delegate.itemsForBeginning else { return nil }
    let place = view.convert(view.bounds.center, to: nil)
    guard place.isFinite else { return nil }
    let session = DragSession(scene.drags.makeID(), .keys, of: source, [], at: place, in: scene.columns)
    session.modifierFlags = press?.modifierFlags ?? []
    (session.player, session.device) = (player, press?.device)
    session.items = ask(source.handle, session)
    // A player drags only one thing at a time by keys.
    guard !session.items.isEmpty, view.isAlive, scene.drags.carried(by: player) == nil else { return nil }
    begin(session, in: scene)
    // The label is read now: a drop may leave nothing in the source that it could describe.
    session.label = source.settings.label
    if session.isActive { announce(.lifted(targets: targets(for: session, in: scene).count), session, in: scene) }
    return session
  }

  /// The targets that accept the drag, in reading order.
  private static func targets(for session: DragSession, in scene: Scene) -> [Entity] {
    let count = scene.drags.targets.count
    let all = (0..<count).compactMap { scene.drags.targets[scene.drags.targets.owners[$0]] }
    let open = all.filter { $0.settings.isEnabled && $0.view.isAlive && accepts(session, $0) }
    let views = open.lazy.map(\.view).filter(\.isAlive)
    var order: [Entity] = []
    for window in scene.windowOrder.reversed() where scene.isAlive(window) {
      order += FocusItems.inReadingOrder(
        views.map(\.entity), in: window, under: scene.topPresentation(in: window), scene.focus, of: scene)
    }
    return order
  }

  /// Moves the drag to the target that a heading leads to, by the rules of the focus (F15).
  fileprivate static func step(_ session: DragSession, _ heading: FocusHeading, in scene: Scene) {
    let order = targets(for: session, in: scene)
    guard session.isActive, !order.isEmpty else { return }
    // A source that is also a target is the start.
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
    announce(.over(target: target.settings.label, place: place + 1, of: count, session.operation), session, in: scene)
  }

  /// Reports a step to the listeners, if there are any.
  static func announce(_ step: DragAnnouncement.Step, _ session: DragSession, in scene: Scene) {
    guard !scene.drags.announcements.isEmpty || scene.accessibility.hasClients else { return }
    let item = session.label
    let text = scene.drags.phrases.text(of: step, item: item)
    scene.accessibility.post(.announcement(text))
    scene.drags.announcements.call(DragAnnouncement(step: step, item: item, text: text))
  }
}

/// While anything is dragged Escape cancels it; a drag by keys receives the keys and buttons of its player.
extension DragTable: KeyInterceptor {
  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard !press.isCommand else { return false }
    let player = scene.focus.player(drivenBy: press.device, scene.players).number
    if press.key == .escape || press.button == .b {
      return callOff(by: player, withFingers: press.key == .escape, isRepeat: isRepeat, in: scene)
    }
    guard let session = carried(by: player) else { return false }
    session.device = press.device
    if let heading = FocusHeading(press) {
      DragSystem.step(session, heading, in: scene)
      return true
    }
    guard press.selects else { return false }
    if !isRepeat { DragSystem.letGo(session, in: scene) }
    return true
  }

  /// Cancels the drag by keys of a player, and, if requested, the drags by fingers, which belong to no player in
  /// particular.
  private func callOff(by player: Int, withFingers: Bool, isRepeat: Bool, in scene: Scene) -> Bool {
    let meant = sessions.filter { $0.isActive && ($0.origin == .keys ? $0.player == player : withFingers) }
    if !isRepeat { for session in meant { DragSystem.cancel(session, in: scene) } }
    return !meant.isEmpty
  }

  /// Text goes to the first responder, which is the first player's.
  var interceptsText: Bool { carried(by: 0) != nil }

  /// The drag by keys of a player, or nil.
  func carried(by player: Int) -> DragSession? {
    session { $0.origin == .keys && $0.player == player }
  }
}

extension Draggable {
  /// Lifts the items of the view for a drag by keys, as Space, Return or the lower button of a controller do on a
  /// focused view or first responder if nothing handles them. Tab moves the drag through the targets that accept it, in
  /// reading order, arrows to the one in their direction (F15), Return drops it and Escape, or a controller's B,
  /// cancels it. With `Scene.splitsFocus` only the devices of the player move it.
  ///
  /// - Parameter player: The player who moves it; see `Scene.splitsFocus`.
  /// - Returns: The drag; nil if there is nothing to drag, or the player drags something already.
  @discardableResult
  public func liftByKeys(ofPlayer player: Int = 0) -> DragSession? {
    guard let scene = view.scene, scene.canEdit("drag \(view)"), scene.focus(ofPlayer: player) != nil else {
      return nil
    }
    guard let state else { return nil }
    defer { scene.settleIfIdle() }
    return DragSystem.liftByKeys(state, by: player, nil, in: scene)
  }
}

extension Scene {
  /// Adds a listener for the steps of drags by keys, each with a sentence: to show as text, or for a screen reader.
  @discardableResult
  public func onDragAnnouncement(_ body: @escaping (DragAnnouncement) -> Void) -> Subscription {
    drags.announcements.add(body)
  }

  /// The sentences of drags by keys.
  public var dragPhrases: DragPhrases {
    get { drags.phrases }
    set { drags.phrases = newValue }
  }
}
