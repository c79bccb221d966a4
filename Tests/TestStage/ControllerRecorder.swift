import Dactyl
import DactylTesting

/// A behaviour of view controllers in tests: it records the calls for its view, and runs the closure that a test has
/// set for them.
package struct ControllerRecorder: ViewControllerBehavior, PressResponder, ActionResponder, FirstResponding {
  package let name: String
  package let log: CallLog
  package var handledEvents: ResponderEvents = [.presses, .actions]
  package var canBecomeFirstResponder = true
  package var actions: [Action] = []
  package var makesView = true
  package var on: [String: (ViewController) -> Void] = [:]
  /// The closure that runs when it performs an action.
  package var doing: (() -> Void)?

  package init(_ name: String, in log: CallLog, _ change: (inout ControllerRecorder) -> Void = { _ in }) {
    self.name = name
    self.log = log
    change(&self)
  }

  private func receive(_ what: String, _ controller: ViewController? = nil) {
    log.write("\(name) \(what)")
    if let controller { on[what]?(controller) }
  }

  package mutating func loadView(_ controller: ViewController) {
    receive("load", controller)
    guard makesView else { return }
    guard let view = controller.scene?.makeView(frame: Rect(0, 0, 50, 50)) else { return }
    view.name = "\(name) view"
    controller.view = view
  }
  package mutating func viewDidLoad(_ controller: ViewController) { receive("didLoad", controller) }
  package mutating func viewWillAppear(_ controller: ViewController) { receive("willAppear", controller) }
  package mutating func viewDidAppear(_ controller: ViewController) { receive("didAppear", controller) }
  package mutating func viewWillDisappear(_ controller: ViewController) { receive("willDisappear", controller) }
  package mutating func viewDidDisappear(_ controller: ViewController) { receive("didDisappear", controller) }
  package mutating func viewDidLayoutSubviews(_ controller: ViewController) { receive("didLayout", controller) }
  package mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    receive("pressesBegan")
    return .passToNext
  }
  package mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    receive("pressesCancelled")
    return .passToNext
  }
  package mutating func perform(_ action: Action, from sender: Entity) {
    receive("performs \(action)")
    doing?()
  }
  package mutating func resignedFirstResponder() { receive("resigned") }
  package mutating func becameFirstResponder() { receive("became") }
}

extension Stage {
  /// The record, without layouts.
  package var linesWithoutLayouts: [String] { lines.filter { !$0.hasSuffix("didLayout") } }

  /// A controller that records its calls.
  package func controller(_ name: String, _ change: (inout ControllerRecorder) -> Void = { _ in }) -> ViewController {
    scene.makeViewController(ControllerRecorder(name, in: log, change))
  }

  /// A controller whose view fills the main window.
  package func root(_ name: String, _ change: (inout ControllerRecorder) -> Void = { _ in }) -> ViewController {
    let controller = controller(name, change)
    scene.window.rootViewController = controller
    _ = lines
    return controller
  }
}
