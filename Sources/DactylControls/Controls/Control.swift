import Dactyl

/// A control: a view that fingers and keys operate, and that reports it with control events (C1). A handle, like
/// `View`.
///
/// `view.makeControl()` turns a view into a control; `scene.addButton`, `addToggle`, `addSlider`, `addStepper` and
/// `addSegmentedControl` make views that are controls. A control at rest is a row in a table and costs a frame nothing.
///
/// A control receives its touches and presses as the `Widget` of its view, and does not pass them on (C17). A responder
/// that a game attaches to the same view receives them first: what it answers with `.handled` does not reach the
/// control.
public struct Control: ControlHandle {
  /// The view that is the control.
  public let view: View

  /// The control itself.
  public var control: Control { self }
  /// Makes the same control.
  public init(_ control: Control) { self = control }

  init(_ entity: Entity, in scene: Scene) { view = scene.view(entity) }
  init(view: View) { self.view = view }

  var entity: Entity { view.entity }
  var scene: Scene? { view.scene }

  /// The row of the control in the table, or nil when the view is gone or no control.
  var row: ControlRow? {
    guard view.columns.isAlive(entity) else { return nil }
    return view.columns.readingControls { $0.rows[entity.index] } ?? nil
  }

  func check(_ attempt: String) -> Bool {
    guard view.columns.check(entity, "\(attempt) control") else { return false }
    return row != nil
  }

  /// Changes the row, and shows the control again if its state changed.
  func update(_ change: (inout ControlRow) -> Void) {
    guard var row else { return }
    let state = row.state
    change(&row)
    view.columns.readingControls { $0.rows[entity.index] = row }
    if row.state != state { show() }
  }

  /// Runs a closure as a call of the behaviour: at once, or, during another call of it, when that call returns.
  func callWhenFree(_ body: @escaping () -> Void) {
    guard let calls = view.widgetCalls else { return body() }
    calls.call(body)
  }

  /// Shows the control again. Call it after a change of what the behaviour draws from: its own state, the style or the
  /// frame.
  public func show() {
    guard view.isAlive, let behavior = view.columns.readingControls({ $0.behaviors[entity.index] }) else { return }
    view.scene?.accessibilityTable.noteChange(of: view.entity)
    behavior?.show(self)
  }

  /// The behaviour, which decides what fingers and keys do to the control and draws it.
  public var behavior: any ControlBehavior {
    get { view.columns.readingControls { $0.behaviors[entity.index] ?? PlainControl() } ?? PlainControl() }
    nonmutating set {
      guard check("set the behaviour of") else { return }
      scene?.controls.behaviors[entity.index] = newValue
      show()
    }
  }
}

@available(*, unavailable)
extension Control: Sendable {}

extension View {
  /// The control of the view, or nil when the view is none.
  public var control: Control? {
    let control = Control(view: self)
    return control.row == nil ? nil : control
  }
}
