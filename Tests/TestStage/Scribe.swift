import Dactyl
import DactylTesting

/// A behaviour of view controllers in tests: it records the calls for its view, and runs the closure that a test has
/// set for them.
package struct Scribe: ViewControllerBehavior, PressResponder, ActionResponder, FirstResponding {
  package let name: String
  package let log: CallLog
  package var handledEvents: ResponderEvents = [.presses, .actions]
  package var canBecomeFirstResponder = true
  package var actions: [Action] = []
  package var makesView = true
  package var on: [String: (ViewController) -> Void] = [:]
  /// The closure that runs when it performs an action.
  package var doing: (() -> Void)?

  package init(_ name: String, in log: CallLog, _ change: (inout Scribe) -> Void = { _ in }) {
    self.name = name
    self.log = log
    change(&self)
  }

  private func hear(_ what: String, _ controller: ViewController? = nil) {
    log.write("\(name) \(what)")
    if let controller { on[what]?(controller) }
  }

  package mutating func loadView(_ controller: ViewController) {
    hear("load", controller)
    guard makesView else { return }
    guard let view = controller.scene?.makeView(frame: Rect(0, 0, 50, 50)) else { return }
    view.name = "\(name) view"
    controller.view = view
  }
  package mutating func viewDidLoad(_ controller: ViewController) { hear("didLoad", controller) }
  package mutating func viewWillAppear(_ controller: ViewController) { hear("willAppear", controller) }
  package mutating func viewDidAppear(_ controller: ViewController) { hear("didAppear", controller) }
  package mutating func viewWillDisappear(_ controller: ViewController) { hear("willDisappear", controller) }
  package mutating func viewDidDisappear(_ controller: ViewController) { hear("didDisappear", controller) }
  package mutating func viewDidLayoutSubviews(_ controller: ViewController) { hear("didLayout", controller) }
  package mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    hear("pressesBegan")
    return .passToNext
  }
  package mutating func pressesCancelled(_ presses: Presses, with event: Event) -> Handling {
    hear("pressesCancelled")
    return .passToNext
  }
  package mutating func perform(_ action: Action, from sender: Entity) {
    hear("performs \(action)")
    doing?()
  }
  package mutating func resignedFirstResponder() { hear("resigned") }
  package mutating func becameFirstResponder() { hear("became") }
}

extension Stage {
  /// The record, without layouts.
  package var linesWithoutLayouts: [String] { lines.filter { !$0.hasSuffix("didLayout") } }

  /// A controller that records its calls.
  package func controller(_ name: String, _ change: (inout Scribe) -> Void = { _ in }) -> ViewController {
    scene.makeViewController(Scribe(name, in: log, change))
  }

  /// A controller whose view fills the main window.
  package func root(_ name: String, _ change: (inout Scribe) -> Void = { _ in }) -> ViewController {
    let controller = controller(name, change)
    scene.window.rootViewController = controller
    _ = lines
    return controller
  }
}
