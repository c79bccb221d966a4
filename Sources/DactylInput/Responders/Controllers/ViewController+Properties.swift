extension ViewController {
  /// The scene that it lives in; nil when that is gone.
  public var scene: Scene? { columns.scene }

  /// Whether it still exists.
  public var isAlive: Bool { columns.isAlive(entity) }

  /// Its root view, loaded when it is first asked for; nil only of a controller that is gone, or whose own code runs
  /// before it has one.
  ///
  /// Another view takes the place of the one before, which then has no controller any more (R6); a view has one
  /// controller at a time. A window, or a view of another scene, is refused (`Diagnostic.Kind.mismatchedViews`).
  public var view: View? {
    get { scene?.loadView(of: entity) }
    nonmutating set { scene?.setView(newValue, of: entity) }
  }

  /// Whether a view may be its root view; says so if not.
  package func canHave(_ view: View) -> Bool { scene?.canBeRootView(view, of: entity) ?? false }

  /// Its root view if it has one already.
  public var viewIfLoaded: View? {
    guard let scene, isAlive else { return nil }
    let view = scene.controllers.view(of: entity)
    return scene.isAlive(view) ? scene.view(view) : nil
  }

  /// The window that its view is in, or nil.
  public var window: Window? { viewIfLoaded?.window }

  /// What bars and lists call it; empty at first.
  public var title: String {
    get { scene?.controllers[entity]?.title ?? "" }
    nonmutating set { scene?.setTitle(newValue, of: entity) }
  }

  /// Attaches a responder to the controller, in place of the one that it had; a `ViewControllerBehavior` hears of its
  /// view.
  public func setResponder<Value: Responder>(_ responder: Value) { scene?.setResponder(responder, of: entity) }
  /// The controller's responder when it is of this type; nil also while it is in the middle of a callback.
  public func responder<Value: Responder>(as type: Value.Type) -> Value? { scene?.responder(of: entity, as: type) }
  /// Lets a closure perform an action for the controller, beside its responder; nil takes it off again.
  public func setAction(_ action: Action, _ perform: ((Entity) -> Void)?) {
    scene?.setAction(action, of: entity, perform)
  }

  /// Makes the controller first responder; see `Scene.becomeFirstResponder(_:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { scene?.becomeFirstResponder(entity) ?? false }
  /// Lets the controller be first responder no longer; see `Scene.resignFirstResponder(_:)`.
  @discardableResult
  public func resignFirstResponder() -> Bool { scene?.resignFirstResponder(entity) ?? false }
  /// Whether the controller is the first responder of its window.
  public var isFirstResponder: Bool { scene?.isFirstResponder(entity) ?? false }

  /// Ends the controller with its view, its children, and whoever it presents. Its view disappears first, and it hears
  /// of that.
  public func destroy() { scene?.destroyController(entity) }
}

extension Scene {
  func setTitle(_ title: String, of controller: Entity) {
    guard check(controller, "name view controller"), let record = controllers[controller], record.title != title else {
      return
    }
    controllers[controller]?.title = title
    updateTabs(of: record.parent)
  }

  /// Makes a view controller that does nothing yet, with a root view or without one.
  public func makeViewController(view: View? = nil) -> ViewController {
    let entity = makeEntity()
    watchEnd(of: entity)
    controllers[entity] = ControllerRecord()
    let controller = ViewController(entity, in: columns)
    if let view { controller.view = view }
    return controller
  }

  /// Makes a view controller. Its view is loaded when it is needed.
  public func makeViewController<Behavior: ViewControllerBehavior>(_ behavior: Behavior) -> ViewController {
    let controller = makeViewController()
    controller.setResponder(behavior)
    return controller
  }

  /// The controller of an entity, or nil for one that is none.
  public func viewController(_ entity: Entity) -> ViewController? {
    isAlive(entity) && controllers.isController(entity) ? ViewController(entity, in: columns) : nil
  }
}

extension View {
  /// The view controller whose root view this is, or nil.
  public var viewController: ViewController? {
    guard let scene, isAlive else { return nil }
    return scene.controllers.controller(of: entity).map { ViewController($0, in: scene.columns) }
  }
}
