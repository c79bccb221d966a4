/// A view controller: an entity of the responder chain that stands between its root view and that view's superview (R1-R3).
///
/// A handle, as `View` is. What it does is a responder that is attached to it.
public struct ViewController: Hashable {
  /// The scene that it lives in.
  public let scene: Scene
  /// Its entity.
  public let entity: Entity

  init(_ entity: Entity, in scene: Scene) {
    self.entity = entity
    self.scene = scene
  }

  /// Whether it still exists.
  public var isAlive: Bool { scene.isAlive(entity) }

  /// Its root view, or nil before it has one. Another view takes the place of the one before, which then has no controller
  /// any more (R6); a view has one controller at a time.
  public var view: View? {
    get {
      guard let view = scene.controllers[entity]?.view, scene.isAlive(view) else { return nil }
      return scene.view(view)
    }
    nonmutating set { scene.setView(newValue, of: entity) }
  }

  /// Attaches a responder to the controller, in place of the one that it had.
  public func setResponder<Value: Responder>(_ responder: Value) { scene.setResponder(responder, of: entity) }
  /// The controller's responder when it is of this type; nil also while it is in the middle of a callback.
  public func responder<Value: Responder>(as type: Value.Type) -> Value? { scene.responder(of: entity, as: type) }
  /// Lets a closure perform an action for the controller, beside its responder; nil takes it off again.
  public func setAction(_ action: Action, _ perform: ((Entity) -> Void)?) {
    scene.setAction(action, of: entity, perform)
  }

  /// Makes the controller first responder; see `Scene.becomeFirstResponder(_:)`.
  @discardableResult
  public func becomeFirstResponder() -> Bool { scene.becomeFirstResponder(entity) }
  /// Lets the controller be first responder no longer; see `Scene.resignFirstResponder(_:)`.
  @discardableResult
  public func resignFirstResponder() -> Bool { scene.resignFirstResponder(entity) }

  /// Whether two handles mean the same controller.
  public static func == (a: ViewController, b: ViewController) -> Bool { a.entity == b.entity && a.scene === b.scene }
  /// Hashes the controller's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(entity) }
}

@available(*, unavailable)
extension ViewController: Sendable {}

extension Scene {
  /// Makes a view controller, with a root view or without one yet.
  public func makeViewController(view: View? = nil) -> ViewController {
    let entity = makeEntity()
    watchEnd(of: entity)
    controllers[entity] = ControllerRecord()
    let controller = ViewController(entity, in: self)
    if let view { controller.view = view }
    return controller
  }

  func setView(_ view: View?, of controller: Entity) {
    guard check(controller, "set the view of view controller"), var record = controllers[controller] else { return }
    if let view, !check(view.entity, "give a view controller the view") { return }
    if isAlive(record.view) { clearController(of: record.view) }
    if let view {
      if let other = controllers.controller(of: view.entity) { controllers[other]?.view = .none }
      watchEnd(of: view.entity)
      controllers.setController(controller, of: view.entity)
      responders.setTurnsOff(true, of: view.entity.index)
    }
    record.view = view?.entity ?? .none
    controllers[controller] = record
  }

  private func clearController(of view: Entity) {
    controllers.setController(nil, of: view)
    responders.setTurnsOff(false, of: view.index)
  }

  /// Forgets a controller, or the controller of a view, that ends.
  func forgetController(_ index: UInt32) {
    let entity = entity(at: index)
    if let record = controllers[entity] {
      if isAlive(record.view) { clearController(of: record.view) }
      controllers[entity] = nil
    }
    if let controller = controllers.controller(of: entity) {
      controllers[controller]?.view = .none
      controllers.setController(nil, of: entity)
    }
  }
}

extension View {
  /// The view controller whose root view this is, or nil.
  public var viewController: ViewController? {
    guard let scene = graph as? Scene, isAlive else { return nil }
    return scene.controllers.controller(of: entity).map { ViewController($0, in: scene) }
  }
}
