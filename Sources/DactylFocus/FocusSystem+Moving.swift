/// Movements of the focus: the delegates are asked before, and notified after (F7, F8).
extension FocusSystem {
  /// The cause of a movement.
  enum Reason {
    case heading(FocusHeading)
    /// Game code requested it (F18).
    case request
    /// The focused item cannot have the focus any more: no delegate is asked, and traps do not record it (F12).
    case loss
    /// Another window became key: no delegate is asked (F21).
    case window
    /// A controller was presented, which counts as a request (F20).
    case presentation

    var heading: FocusHeading? { if case .heading(let heading) = self { heading } else { nil } }
    var isAsked: Bool {
      switch self {
      case .heading, .request, .presentation: true
      case .loss, .window: false
      }
    }
    var rule: Rule {
      switch self {
      case .heading: .F15
      case .request: .F18
      case .loss: .F12
      case .window: .F21
      case .presentation: .F20
      }
    }
  }

  /// Moves a player's focus to a view that can have it. Returns false if the view is focused already or a delegate
  /// prevents the movement.
  @discardableResult
  static func move(to item: Entity, _ reason: Reason, _ player: PlayerFocus, in scene: Scene) -> Bool {
    let old = player.item
    guard !scene.focus.isAsking else { return false }
    guard item != old else { return leaveEditing(for: item, reason, player, in: scene) }
    let context = context(from: old, to: item, reason, player, in: scene)
    if reason.isAsked, old.map({ FocusItems.isEligible($0, for: player, in: scene) }) ?? true {
      if let refuser = scene.focus.asking({ refuser(context, from: old, to: item, in: scene) }) {
        scene.record(.refuseFocus, rule: .F7, view: item, other: refuser)
        return false
      }
      // The delegates may have changed anything.
      guard player.item == old, scene.focus.players.contains(where: { $0 === player }),
        FocusItems.isEligible(item, for: player, in: scene)
      else { return false }
    }
    // A text field that is edited beside the focused item stays in editing, unless a heading started there.
    let left = reason.heading == nil ? old : source(of: player, in: scene)
    let place = FocusPlace(of: item, in: scene)
    scene.focus.enterTraps(place, reason, player, scene.controllers, in: scene)
    let before = player.place
    player.place = place
    player.knownPresentation = scene.latestPresentation
    scene.focus.isUsed = true
    player.hasFocus = true
    // A held heading continues from the item that it led to; any other movement ends it.
    if reason.heading == nil { player.held = nil }
    if case .loss = reason {} else { player.evasions = 0 }
    // Scrolling an item into sight may cover or remove it, and the same may happen to the next one: that is limited.
    player.wantsSight = player.evasions < 4
    scene.focus.remember(item, scene.controllers, in: scene)
    let isFirst = reason.heading != nil && old == nil
    scene.record(
      .moveFocus, rule: isFirst ? .F16 : reason.rule, detail: reason.heading?.rawValue ?? 0, view: item)
    notify(context, old: old.flatMap { _ in before }, player, in: scene)
    if let left, left != item { endEditing(left, in: scene) }
    return player.item == item
  }

  /// Ends editing when a heading leads from the edited text field to the item that is focused already. Returns false if
  /// no text field is edited.
  private static func leaveEditing(
    for item: Entity, _ reason: Reason, _ player: PlayerFocus, in scene: Scene
  ) -> Bool {
    guard reason.heading != nil, let editing = editingItem(of: player, in: scene), editing != item else { return false }
    endEditing(editing, in: scene)
    return true
  }

  /// Removes the focus when no item can have it. Its position is kept (F12).
  static func lose(_ player: PlayerFocus, in scene: Scene) {
    guard let place = player.place, player.hasFocus else { return }
    player.hasFocus = false
    player.held = nil
    scene.record(.moveFocus, rule: .F12, view: .none)
    notify(context(from: place.item, to: nil, .loss, player, in: scene), old: place, player, in: scene)
    endEditing(place.item, in: scene)
  }

  /// Ends editing of a text field that the focus leaves (F25).
  private static func endEditing(_ entity: Entity, in scene: Scene) {
    guard scene.isAlive(entity), scene.hasTextInput(entity), scene.isFirstResponder(entity) else { return }
    scene.resignFirstResponder(entity)
  }

  // MARK: Asking and reporting

  private static func context(
    from old: Entity?, to item: Entity?, _ reason: Reason, _ player: PlayerFocus, in graph: SceneGraph
  ) -> FocusUpdateContext {
    FocusUpdateContext(
      previouslyFocusedItem: old.map { View($0, in: graph) }, nextFocusedItem: item.map { View($0, in: graph) },
      heading: reason.heading, player: player.number)
  }

  /// The environments around the old item and the new one, each once, the inner ones first: those of the old, those of
  /// the new, and then those around both.
  private static func environments(_ old: [Entity], _ new: [Entity], _ controllers: ControllerTable) -> [Entity] {
    let both = old.filter { new.contains($0) }
    let views = old.filter { !both.contains($0) } + new.filter { !both.contains($0) } + both
    return views.flatMap { view in [view] + (controllers.controller(of: view).map { [$0] } ?? []) }
  }

  /// The first environment whose delegate prevents a movement (F7).
  private static func refuser(
    _ context: FocusUpdateContext, from old: Entity?, to item: Entity, in scene: Scene
  ) -> Entity? {
    let new = FocusPlace(of: item, in: scene).path
    let path = old.map { FocusPlace(of: $0, in: scene).path } ?? []
    for environment in environments(path, new, scene.controllers) {
      if scene.focus.delegate(of: environment)?.shouldUpdateFocus?(environment, context) == false { return environment }
      // The others are not asked about an item that is gone: there is no movement any more.
      guard scene.isAlive(item) else { return nil }
    }
    return scene.focus.delegate.shouldUpdateFocus?(scene.windowScene, context) == false ? scene.windowScene : nil
  }

  /// The first environment whose delegate would prevent a request to move a player's focus to an item, without moving
  /// it.
  static func refuser(of item: Entity, _ player: PlayerFocus, in scene: Scene) -> Entity? {
    let old = player.item
    guard !scene.focus.isAsking, item != old else { return nil }
    let context = context(from: old, to: item, .request, player, in: scene)
    return scene.focus.asking { refuser(context, from: old, to: item, in: scene) }
  }

  /// Notifies the two widgets, and then the environments. Movements that they cause are reported after that.
  private static func notify(
    _ context: FocusUpdateContext, old: FocusPlace?, _ player: PlayerFocus, in scene: Scene
  ) {
    let environments = environments(
      old?.path ?? [], context.nextFocusedItem == nil ? [] : player.place?.path ?? [], scene.controllers)
    scene.focus.calls.append { [unowned scene] in
      for view in [context.previouslyFocusedItem, context.nextFocusedItem] {
        if let view, view.isAlive { scene.notifyWidgetOfFocus(view.entity.index) }
      }
      for environment in environments where scene.isAlive(environment) {
        guard let context = context.asItIs else { return }
        scene.focus.delegate(of: environment)?.didUpdateFocus?(environment, context)
      }
      if let context = context.asItIs { scene.focus.delegate.didUpdateFocus?(scene.windowScene, context) }
    }
    goOn(in: scene)
  }

  /// Notifies the environments that a heading moved nothing (F5).
  private static func notifyOfFailedMoveNow(_ heading: FocusHeading, _ path: [Entity], in scene: Scene) {
    for environment in environments(path, [], scene.controllers) where scene.isAlive(environment) {
      scene.focus.delegate(of: environment)?.movementDidFail?(environment, heading)
    }
    scene.focus.delegate.movementDidFail?(scene.windowScene, heading)
  }

  static func notifyOfFailedMove(_ heading: FocusHeading, _ player: PlayerFocus, in scene: Scene) {
    scene.record(.refuseFocus, rule: .F5, detail: heading.rawValue)
    let path = player.place?.path ?? []
    scene.focus.calls.append { [unowned scene] in notifyOfFailedMoveNow(heading, path, in: scene) }
    goOn(in: scene)
  }

  /// Makes the pending calls, one after another.
  private static func goOn(in scene: Scene) {
    let focus = scene.focus
    guard !focus.isNotifying else { return }
    focus.isNotifying = true
    var calls = 0
    while !focus.calls.isEmpty && calls < 1000 {
      calls += 1
      focus.calls.removeFirst()()
    }
    focus.isNotifying = false
    guard !focus.calls.isEmpty else { return }
    focus.calls.removeAll()
    scene.report(.unsettled, "what was notified of the focus still moved it after 1000 times; the rest is not notified")
  }
}

extension FocusTable {
  /// Records the position of the focus when it enters traps; of several at once the outermost records it (F20).
  fileprivate func enterTraps(
    _ place: FocusPlace, _ reason: FocusSystem.Reason, _ player: PlayerFocus, _ controllers: ControllerTable,
    in graph: SceneGraph
  ) {
    if case .loss = reason { return }
    if case .window = reason { return }
    // While the focus is lost, its last position counts.
    guard let old = player.place else { return }
    // Another window has become key, and this request comes before the update that follows it (F21).
    guard old.path.last == place.path.last else {
      if let window = place.path.last { player.entries = player.leaveWindow(for: window, in: graph)?.entries ?? [] }
      return
    }
    guard
      let outermost = place.path.last(where: { isTrap($0, controllers, in: graph) && !old.path.contains($0) })
    else { return }
    player.entries.removeAll { $0.trap == outermost }
    player.entries.append((outermost, old))
  }
}

extension FocusUpdateContext {
  /// The movement as it is now: without a new item that an earlier callback has destroyed (F8). Nil when nothing is
  /// left of it.
  fileprivate var asItIs: FocusUpdateContext? {
    guard let next = nextFocusedItem, !next.isAlive else { return self }
    guard previouslyFocusedItem != nil else { return nil }
    return FocusUpdateContext(
      previouslyFocusedItem: previouslyFocusedItem, nextFocusedItem: nil, heading: heading, player: player)
  }
}
