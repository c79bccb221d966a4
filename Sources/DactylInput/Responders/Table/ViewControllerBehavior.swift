/// What a view controller does: a responder that also hears of its view's life.
///
/// Each callback comes once for each time, in this order: `loadView`, `viewDidLoad`, then `viewWillAppear`,
/// `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`, as often as the view comes into a window that is not
/// hidden and leaves it, by whatever way. They may present, push, move and destroy anything, the controller included.
/// One that comes up while the controller's own code runs waits for that, and so do those after it.
///
/// A view that goes again before it was there did not appear: `viewWillAppear`, `viewWillDisappear`,
/// `viewDidDisappear`. A coming and going that is over before a callback that waits could tell of it is not told at
/// all. A controller that ends hears of what began that it is over, and of nothing else.
///
/// ```swift
/// struct PauseMenu: ViewControllerBehavior, ActionResponder {
///   var actions: [Action] { ["resume"] }
///   mutating func perform(_ action: Action, from sender: Entity) { … }
///   mutating func viewDidLoad(_ controller: ViewController) { … }
/// }
/// ```
public protocol ViewControllerBehavior: Responder {
  /// The root view is needed for the first time: make one and set `controller.view`. By default, or when it sets none,
  /// the controller gets an empty view as large as the scene.
  mutating func loadView(_ controller: ViewController)
  /// The root view is there.
  mutating func viewDidLoad(_ controller: ViewController)
  /// The view is about to come into sight.
  mutating func viewWillAppear(_ controller: ViewController)
  /// It is in sight.
  mutating func viewDidAppear(_ controller: ViewController)
  /// The view is about to go out of sight. When it was hidden or ended, it has gone already.
  mutating func viewWillDisappear(_ controller: ViewController)
  /// It is out of sight.
  mutating func viewDidDisappear(_ controller: ViewController)
  /// The root view has another size, or asked for a layout: place what is in it.
  mutating func viewDidLayoutSubviews(_ controller: ViewController)
}

extension ViewControllerBehavior {
  /// The default implementation sets no view: the controller gets an empty one.
  public mutating func loadView(_ controller: ViewController) {}
  /// The default implementation does nothing.
  public mutating func viewDidLoad(_ controller: ViewController) {}
  /// The default implementation does nothing.
  public mutating func viewWillAppear(_ controller: ViewController) {}
  /// The default implementation does nothing.
  public mutating func viewDidAppear(_ controller: ViewController) {}
  /// The default implementation does nothing.
  public mutating func viewWillDisappear(_ controller: ViewController) {}
  /// The default implementation does nothing.
  public mutating func viewDidDisappear(_ controller: ViewController) {}
  /// The default implementation does nothing.
  public mutating func viewDidLayoutSubviews(_ controller: ViewController) {}
}

/// The callbacks of a view controller.
enum ControllerCall {
  case loadView, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewDidLayoutSubviews
}

/// A behavior behind its type.
final class BehaviorHolder<Value: ViewControllerBehavior>: ResponderHolder<Value> {
  override func controller(_ callback: ControllerCall, _ controller: ViewController) {
    // Also when it has ended: what it was told of appearing it is told the end of, too.
    change { value in
      switch callback {
      case .loadView: value.loadView(controller)
      case .viewDidLoad: value.viewDidLoad(controller)
      case .viewWillAppear: value.viewWillAppear(controller)
      case .viewDidAppear: value.viewDidAppear(controller)
      case .viewWillDisappear: value.viewWillDisappear(controller)
      case .viewDidDisappear: value.viewDidDisappear(controller)
      case .viewDidLayoutSubviews: value.viewDidLayoutSubviews(controller)
      }
    }
  }
}
