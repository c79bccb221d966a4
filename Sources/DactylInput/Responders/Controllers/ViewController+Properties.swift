extension ViewController {
  /// The scene that the controller lives in; nil after its release.
  public var scene: Scene? { columns.scene }

  /// Whether the controller still exists.
  public var isAlive: Bool { columns.isAlive(entity) }

  /// The root view, loaded on first access; nil only for a destroyed controller, and while its own code runs before it
  /// has one.
  ///
  /// Setting another view replaces the present one, which has no controller any more (R6); a view has at most one
  /// controller. A window, or a view of another scene, is refused (`Diagnostic.Kind.mismatchedViews`).
  public var view: View? {
    get { scene?.loadView(of: entity) }
    nonmutating set { scene?.setView(newValue, of: entity) }
  }

  /// Whether a view may be the root view. Reports it if not.
  package func canHave(_ view: View) -> Bool { scene?.canBeRootView(view, of: entity) ?? false }

  /// The root view if it is loaded.
  public var viewIfLoaded: View? {
    guard let scene, isAlive else { return nil }
    let view = scene.controllers.view(of: entity)
    return scene.isAlive(view) ? scene.view(view) : nil
  }

  /// The window that contains the view, or nil.
  public var window: Window? { viewIfLoaded?.window }

  /// The title for bars and lists; empty at first.
  public var title: String {
    get { scene?.controllers[entity]?.title ?? "" }
    nonmutating set { scene?.setTitle(newValue, of: entity) }
  }

  /// Attaches a responder to the controller, replacing the present one; a `ViewControllerBehavior` is notified about
  /// its view.
  public func setResponder<Value: Responder>(_ responder: Value) { scene?.setResponder(responder, of: entity) }
  /// Returns the controller's responder when it is of the given type; nil also while one of its callbacks is running.
  public func responder<Value: Responder>(as type: Value.Type) -> Value? { scene?.responder(of: entity, as: type) }
  /// Sets a closure that performs an action for the controller, in addition to its responder; nil removes it.
  public func setAction(_ action: Action, _ perform: ((Entity) -> Void)?) {
    scene?.setAction(action, of: entity, perform)
  }

  /// Makes the controller first responder; see `Scene.becomeFirstResponder(_:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { scene?.becomeFirstResponder(entity) ?? false }
  /// Resigns first responder; see `Scene.resignFirstResponder(_:)`.
  @discardableResult
  public func resignFirstResponder() -> Bool { scene?.resignFirstResponder(entity) ?? false }
  /// Whether the controller is the first responder of its window.
  public var isFirstResponder: Bool { scene?.isFirstResponder(entity) ?? false }

  /// Destroys the controller with its view, its children, and the controllers that it presents. Its view disappears
  /// first, of which it is notified.
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

  /// Makes a view controller without behaviour, with a root view or without one.
  public func makeViewController(view: View? = nil) -> ViewController {
    let entity = makeEntity()
    watchEnd(of: entity)
    controllers[entity] = ControllerRecord()
    let controller = ViewController(entity, in: columns)
    if let view { controller.view = view }
    return controller
  }

  /// Makes a view controller with a behaviour. Its view is loaded when it is needed.
  public func makeViewController<Behavior: ViewControllerBehavior>(_ behavior: Behavior) -> ViewController {
    let controller = makeViewController()
    controller.setResponder(behavior)
    return controller
  }

  /// Returns the controller of an entity, or nil when it is none.
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
