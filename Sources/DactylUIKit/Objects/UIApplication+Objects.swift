/// The objects of this module for entities of the engine.
extension UIApplication {
  // MARK: Entities for objects

  /// Makes a view in the engine, or returns the existing one that an object is being made for.
  func makeView(_ frame: Rect) -> View { existing.view.take() ?? scene.makeView(frame: frame) }
  /// Makes a window in the engine, or returns the existing one; its view is used for the view that is made next.
  func makeWindow(_ frame: Rect) -> Window {
    let window = existing.window.take() ?? scene.addWindow(frame: frame)
    existing.view = window.view
    return window
  }
  /// Makes a controller in the engine, or returns the existing one that an object is being made for.
  func makeController() -> ViewController { existing.controller.take() ?? scene.makeViewController() }

  // MARK: Responders

  /// The object of an entity, or nil.
  func object(of entity: Entity) -> UIResponder? { scene[entity, FacadeObject.self]?.object }
  func view(of view: View) -> UIView? { object(of: view.entity) as? UIView }
  func object(of window: Window) -> UIWindow? { view(of: window.view) as? UIWindow }

  /// The object of a view, or of the nearest view around it that has one.
  func nearestView(of view: View) -> UIView? {
    var current: View? = view
    while let candidate = current {
      if let object = self.view(of: candidate) { return object }
      current = candidate.superview
    }
    return nil
  }

  /// Runs an override of `hitTest` or `point(inside:with:)` of a view, so that its `super` finds the query that is
  /// being answered.
  func asking<Answer>(_ query: HitQuery, of view: UIView, _ body: () -> Answer) -> Answer {
    queries.append((view, query))
    defer { queries.removeLast() }
    return body()
  }

  /// The engine's view that is hit when an override has returned an object: the view in it that `super` found, where
  /// that has no object.
  func found(in view: UIView) -> View {
    if let found, found.isAlive, nearestView(of: found) === view { return found }
    return view.engine
  }

  /// The query that a view is answering, or nil.
  func hitQuery(of view: UIView) -> HitQuery? { queries.last.flatMap { $0.view === view ? $0.query : nil } }

  /// The next responder in the chain that has an object.
  func responder(after entity: Entity) -> UIResponder? {
    var next = scene.nextResponder(after: entity)
    var steps = 0
    while next != .none, steps < 10_000 {
      if let object = object(of: next) { return object }
      next = scene.nextResponder(after: next)
      steps += 1
    }
    return nil
  }

  /// Runs a responder's method for an event. Returns whether the method passed the event on.
  func receiving(_ object: UIResponder, _ body: () -> Void) -> Bool {
    receivers.append((object, false))
    body()
    return receivers.removeLast().handsOn
  }

  /// Passes an event on from a responder: from the one that the engine called when its method returns, from another one
  /// at once.
  func handOn(from object: UIResponder, _ body: (UIResponder) -> Void) {
    if let receiver = receivers.last, receiver.object === object {
      receivers[receivers.count - 1].handsOn = true
    } else if let next = object.next, next !== object {
      body(next)
    }
  }

  // MARK: Touches, presses and events

  /// The object of a touch, updated to the touch unless `isKept` is true.
  func object(of touch: Touch, isKept: Bool = false) -> UITouch {
    if let known = touches[touch.id] {
      if !isKept { known.touch = touch }
      return known
    }
    let object = UITouch(touch, self)
    touches.insert(object, as: touch.id) { scene.knownInputs(.touch) }
    return object
  }

  func objects(of touches: Touches) -> Set<UITouch> { Set(touches.map { object(of: $0) }) }

  func objects(of presses: Presses) -> Set<UIPress> { Set(presses.map { object(of: $0) }) }

  func object(of press: Press) -> UIPress {
    if let known = presses[press.id] {
      known.press = press
      return known
    }
    let object = UIPress(press, self)
    presses.insert(object, as: press.id) { scene.knownInputs(.press) }
    return object
  }

  /// The event object of a type, which is always the same (D1). The touches that are being delivered keep their present
  /// values.
  func object(of event: Event, reporting touches: Touches = Touches()) -> UIEvent {
    let object = events[event.type] ?? (event.type == .presses ? UIPressesEvent(event, self) : UIEvent(event, self))
    events[event.type] = object
    object.event = event
    object.notified = touches.map(\.id)
    return object
  }

  func pressesObject(of event: Event) -> UIPressesEvent? { object(of: event) as? UIPressesEvent }

  /// Passes an event to an overridden `sendEvent`, and stops it when that does not call `super`.
  func filter(_ event: inout FilteredEvent, _ send: (UIEvent) -> Void) {
    if let press = event.press?.press { _ = object(of: press) }
    let notified = event.touches.map(\.touch)
    for touch in notified { _ = object(of: touch) }
    let object = object(of: event.event, reporting: Touches(notified))
    object.isSentOn = false
    send(object)
    if !object.isSentOn { event.isStopped = true }
  }

  // MARK: Recognizers

  func recognizer(of gesture: AnyGesture) -> UIGestureRecognizer? { recognizers[gesture]?.object }
  func note(_ recognizer: UIGestureRecognizer?, of gesture: AnyGesture) {
    recognizers[gesture] = recognizer.map { Weak(object: $0) }
  }
}

/// The weak reference to the object of a view, controller or other entity: a component.
struct FacadeObject {
  weak var object: UIResponder?
}

/// The object of a visible window, which the scene keeps alive: a component.
struct KeptObject {
  let object: UIResponder
}

/// An application that its scene keeps alive, and that is notified here of the scene's end: a component.
final class KeptApplication {
  private let application: UIApplication

  init(_ application: UIApplication) { self.application = application }

  deinit { application.sceneDidEnd() }
}
