/// A change of a view's superview or window.
enum UIViewMove {
  case willMoveToSuperview(UIView?)
  case didMoveToSuperview
  case willMoveToWindow(UIWindow?)
  case didMoveToWindow
}

/// The engine's responder that delivers events to an object of this module.
struct FacadeResponder: TouchResponder, PressResponder, MotionResponder, RemoteControlResponder, ActionResponder,
  KeyCommandResponder, FirstResponding, ViewResponder, ViewControllerBehavior, RelayResponder
{
  private weak var object: UIResponder?

  init(_ object: UIResponder) { self.object = object }

  /// Calls the object's method for an event. If the method passes the event on, it goes to the next responder.
  private func notify(_ body: (UIResponder, UIApplication) -> Void) -> Handling {
    guard let object else { return .passToNext }
    let application = object.application
    return application.receiving(object) { body(object, application) } ? .passToNext : .handled
  }

  mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
    notify { $0.touchesBegan($1.objects(of: touches), with: $1.object(of: event, reporting: touches)) }
  }
  mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
    notify { $0.touchesMoved($1.objects(of: touches), with: $1.object(of: event, reporting: touches)) }
  }
  mutating func touchesEnded(_ touches: Touches, with event: Event) -> Handling {
    notify { $0.touchesEnded($1.objects(of: touches), with: $1.object(of: event, reporting: touches)) }
  }
  mutating func touchesCancelled(_ touches: Touches, with event: Event) -> Handling {
    notify { $0.touchesCancelled($1.objects(of: touches), with: $1.object(of: event, reporting: touches)) }
  }
  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    notify { $0.pressesBegan($1.objects(of: presses), with: $1.pressesObject(of: event)) }
  }
  mutating func pressesChanged(_ presses: Presses, with event: Event) -> Handling {
    notify { $0.pressesChanged($1.objects(of: presses), with: $1.pressesObject(of: event)) }
  }
  mutating func pressesEnded(_ presses: Presses, with event: Event) -> Handling {
    notify { $0.pressesEnded($1.objects(of: presses), with: $1.pressesObject(of: event)) }
  }
  mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    notify { $0.pressesCancelled($1.objects(of: presses), with: $1.pressesObject(of: event)) }
  }
  mutating func motionBegan(with event: Event) -> Handling {
    notify { $0.motionBegan(.motionShake, with: $1.object(of: event)) }
  }
  mutating func motionEnded(with event: Event) -> Handling {
    notify { $0.motionEnded(.motionShake, with: $1.object(of: event)) }
  }
  mutating func motionCancelled(with event: Event) -> Handling {
    notify { $0.motionCancelled(.motionShake, with: $1.object(of: event)) }
  }
  mutating func remoteControlReceived(_ command: RemoteCommand, with event: Event) -> Handling {
    notify { $0.remoteControlReceived(with: $1.object(of: event)) }
  }

  /// Asks the object about an action of the engine.
  private func ask<Answer>(
    _ action: Action, _ sender: Entity, _ body: (UIResponder, Selector, Any?) -> Answer?
  ) -> Answer? {
    guard let object else { return nil }
    let application = object.application
    return body(object, application.selector(of: action), application.sending.sender ?? application.object(of: sender))
  }

  func canPerformAction(_ action: Action, from sender: Entity) -> Bool {
    ask(action, sender) { $0.canPerformAction($1, withSender: $2) } ?? false
  }
  func target(forAction action: Action, from sender: Entity) -> Entity? {
    ask(action, sender) { object, selector, sender in
      let application = object.application
      let before = application.askedForTarget
      application.askedForTarget = object
      defer { application.askedForTarget = before }
      return (object.target(forAction: selector, withSender: sender) as? UIResponder)?.entity
    }
  }
  mutating func perform(_ action: Action, from sender: Entity) {
    _ = ask(action, sender) { $0.method(for: $1)?($2, $0.application.sending.event) }
  }

  var keyCommands: [KeyCommand] {
    guard let object, let commands = object.keyCommands else { return [] }
    return commands.map { $0.engine(naming: object.application.name(of:)) }
  }
  var canBecomeFirstResponder: Bool { object?.canBecomeFirstResponder ?? false }
  var canResignFirstResponder: Bool { object?.canResignFirstResponder ?? true }

  mutating func willMove(toSuperview superview: View?) {
    object?.receive(.willMoveToSuperview(superview.flatMap { object?.application.nearestView(of: $0) }))
  }
  mutating func didMoveToSuperview() { object?.receive(.didMoveToSuperview) }
  mutating func willMove(toWindow window: Window?) {
    object?.receive(.willMoveToWindow(window.flatMap { object?.application.object(of: $0) }))
  }
  mutating func didMoveToWindow() { object?.receive(.didMoveToWindow) }

  mutating func loadView(_ controller: ViewController) { object?.receive(.load, of: controller) }
  mutating func viewDidLoad(_ controller: ViewController) { object?.receive(.didLoad, of: controller) }
  mutating func viewWillAppear(_ controller: ViewController) { object?.receive(.willAppear, of: controller) }
  mutating func viewDidAppear(_ controller: ViewController) { object?.receive(.didAppear, of: controller) }
  mutating func viewWillDisappear(_ controller: ViewController) { object?.receive(.willDisappear, of: controller) }
  mutating func viewDidDisappear(_ controller: ViewController) { object?.receive(.didDisappear, of: controller) }
  mutating func viewDidLayoutSubviews(_ controller: ViewController) { object?.receive(.didLayout, of: controller) }
}

/// A moment in the life of a controller's view.
enum ControllerMoment {
  case load, didLoad, willAppear, didAppear, willDisappear, didDisappear, didLayout
}
