extension SceneGraph {
  /// Attaches a responder to an entity, replacing the present one. The entity is a view, a window, a view controller,
  /// `Scene.windowScene`, `Scene.application` or its delegate. The replaced responder receives a cancel of the touches,
  /// presses and custom input that it received the began of and that go on (T21); the new one receives what follows.
  public func setResponder<Value: Responder>(_ responder: Value, of entity: Entity) {
    guard check(entity, "set the responder of"), let scene = self as? Scene else { return }
    guard !isAnswering else {
      return scene.postpone { if $0.isAlive(entity) { $0.setResponder(responder, of: entity) } }
    }
    watchEnd(of: entity)
    let old = scene.responders.own(of: entity)
    if scene.controllers.isController(entity), let behavior = responder as? any ViewControllerBehavior {
      attach(behavior, to: entity, in: scene)
    } else {
      attach(ResponderHolder(responder, scene.responders.calls(of: Value.self)), to: entity, in: scene)
    }
    scene.updateMover(entity)
    scene.noteListeners(entity)
    PendingCancels.note(losing: old, of: entity, in: scene)
  }

  private func attach<Behavior: ViewControllerBehavior>(_ behavior: Behavior, to entity: Entity, in scene: Scene) {
    attach(BehaviorHolder(behavior, scene.responders.calls(of: Behavior.self)), to: entity, in: scene)
  }

  private func attach<Value>(_ holder: ResponderHolder<Value>, to entity: Entity, in scene: Scene) {
    let missing = holder.missing
    scene.responders.set(holder: holder, of: entity)
    let isBare = scene.responders.calls(of: Value.self).takeBareness()
    guard !missing.isEmpty else {
      guard isBare else { return }
      return scene.report(
        .missingCallbacks,
        "responder \(Value.self) of entity \(entity.index) conforms to `Responder` alone, so that none of its methods is "
          + "called: conform to what it receives, such as `TouchResponder`")
    }
    scene.report(
      .missingCallbacks,
      "responder \(Value.self) of entity \(entity.index) wants \(missing.protocols), but does not conform to that: it is not notified of it"
    )
  }

  /// Returns the responder of an entity when it is of the given type; nil also while one of its callbacks is running.
  public func responder<Value: Responder>(of entity: Entity, as type: Value.Type) -> Value? {
    isAlive(entity) ? (self as? Scene)?.responders.value(of: entity, as: type) : nil
  }

  /// Removes the responder of an entity. It receives a cancel of the input that it received the began of and that goes
  /// on (T21).
  public func removeResponder(of entity: Entity) {
    guard check(entity, "remove the responder of"), let scene = self as? Scene else { return }
    guard !isAnswering else { return scene.postpone { if $0.isAlive(entity) { $0.removeResponder(of: entity) } } }
    let old = scene.responders.own(of: entity)
    scene.responders.removeResponder(of: entity.index)
    scene.updateMover(entity)
    scene.noteListeners(entity)
    PendingCancels.note(losing: old, of: entity, in: scene)
  }
}

extension Scene {
  /// Sets a closure that performs an action for an entity of the chain, in addition to its responder; nil removes it.
  /// The closure receives the sender.
  public func setAction(_ action: Action, of entity: Entity, _ perform: ((Entity) -> Void)?) {
    guard check(entity, "set an action of") else { return }
    watchEnd(of: entity)
    responders.setHandler(perform, of: action, entity)
  }
}

extension View {
  /// Attaches a responder to the view, replacing the present one.
  public func setResponder<Value: Responder>(_ responder: Value) { graph?.setResponder(responder, of: entity) }
  /// Returns the view's responder when it is of the given type; nil also while one of its callbacks is running.
  public func responder<Value: Responder>(as type: Value.Type) -> Value? { graph?.responder(of: entity, as: type) }
  /// Removes the view's responder.
  public func removeResponder() { graph?.removeResponder(of: entity) }
  /// Sets a closure that performs an action for the view, in addition to its responder; nil removes it.
  public func setAction(_ action: Action, _ perform: ((Entity) -> Void)?) {
    scene?.setAction(action, of: entity, perform)
  }
}
