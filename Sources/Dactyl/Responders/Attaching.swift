extension SceneGraph {
  /// Attaches a responder to an entity, in place of the one that it had. The entity is a view, a window, a view controller,
  /// `Scene.windowScene`, `Scene.application` or its delegate.
  public func setResponder<Value: Responder>(_ responder: Value, of entity: Entity) {
    guard check(entity, "set the responder of"), let scene = self as? Scene else { return }
    guard !isAnswering else {
      return scene.postpone { if $0.isAlive(entity) { $0.setResponder(responder, of: entity) } }
    }
    watchEnd(of: entity)
    if scene.controllers.isController(entity), let behavior = responder as? any ViewControllerBehavior {
      scene.responders.set(holder: holder(of: behavior), of: entity)
    } else {
      scene.responders.set(responder, of: entity)
    }
    scene.noteHeeded(entity)
  }

  private func holder<Behavior: ViewControllerBehavior>(of behavior: Behavior) -> AnyResponder {
    BehaviorHolder(behavior)
  }

  /// The responder of an entity when it is of this type; nil also while it is in the middle of a callback.
  public func responder<Value: Responder>(of entity: Entity, as type: Value.Type) -> Value? {
    isAlive(entity) ? (self as? Scene)?.responders.value(of: entity, as: type) : nil
  }

  /// Takes the responder of an entity away.
  public func removeResponder(of entity: Entity) {
    guard check(entity, "remove the responder of"), let scene = self as? Scene else { return }
    guard !isAnswering else { return scene.postpone { if $0.isAlive(entity) { $0.removeResponder(of: entity) } } }
    scene.responders.removeResponder(of: entity.index)
    scene.noteHeeded(entity)
  }
}

extension Scene {
  /// Lets a closure perform an action for an entity of the chain, beside its responder; nil takes it off again. The closure
  /// gets the sender.
  public func setAction(_ action: Action, of entity: Entity, _ perform: ((Entity) -> Void)?) {
    guard check(entity, "set an action of") else { return }
    watchEnd(of: entity)
    responders.setHandler(perform, of: action, entity)
  }
}

extension View {
  /// Attaches a responder to the view, in place of the one that it had.
  public func setResponder<Value: Responder>(_ responder: Value) { graph?.setResponder(responder, of: entity) }
  /// The view's responder when it is of this type; nil also while it is in the middle of a callback.
  public func responder<Value: Responder>(as type: Value.Type) -> Value? { graph?.responder(of: entity, as: type) }
  /// Takes the view's responder away.
  public func removeResponder() { graph?.removeResponder(of: entity) }
  /// Lets a closure perform an action for the view, beside its responder; nil takes it off again.
  public func setAction(_ action: Action, _ perform: ((Entity) -> Void)?) {
    scene?.setAction(action, of: entity, perform)
  }
}
