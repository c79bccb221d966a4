/// The behaviour of a view controller: a responder that is also notified about its view.
///
/// The callbacks come in this order: `loadView`, `viewDidLoad`, then `viewWillAppear`, `viewDidAppear`,
/// `viewWillDisappear`, `viewDidDisappear`, once for each time that the view is added to a window that is not hidden,
/// or removed, in whatever manner. They may present, push, move and destroy anything, the controller included. A
/// callback that becomes due while the controller's own code is running is deferred, and so are those after it.
///
/// A view that disappears before it has appeared gets `viewWillAppear`, `viewWillDisappear`, `viewDidDisappear`. An
/// appearance that is over before its deferred callbacks could be made is not reported at all. A controller that is
/// destroyed is notified of the end of what it was notified of, and of nothing else.
///
/// ```swift
/// struct PauseMenu: ViewControllerBehavior, ActionResponder {
///   var actions: [Action] { ["resume"] }
///   mutating func perform(_ action: Action, from sender: Entity) { … }
///   mutating func viewDidLoad(_ controller: ViewController) { … }
/// }
/// ```
public protocol ViewControllerBehavior: Responder {
  /// Called when the root view is needed for the first time: make one and set `controller.view`. By default, or when it
  /// sets none, the controller gets an empty view of the scene's size.
  mutating func loadView(_ controller: ViewController)
  /// Called after the root view was loaded.
  mutating func viewDidLoad(_ controller: ViewController)
  /// Called when the view is about to appear.
  mutating func viewWillAppear(_ controller: ViewController)
  /// Called after the view has appeared.
  mutating func viewDidAppear(_ controller: ViewController)
  /// Called when the view is about to disappear. If it was hidden or destroyed, it has disappeared already.
  mutating func viewWillDisappear(_ controller: ViewController)
  /// Called after the view has disappeared.
  mutating func viewDidDisappear(_ controller: ViewController)
  /// Called when the root view has another size, or requested a layout: lay out its subviews.
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

/// A behaviour with its type erased.
final class BehaviorHolder<Value: ViewControllerBehavior>: ResponderHolder<Value> {
  override func controller(_ callback: ControllerCall, _ controller: ViewController) {
    // Also after its end: an appearance of which it was notified is followed by its end.
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
