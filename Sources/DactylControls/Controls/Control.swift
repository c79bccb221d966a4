import Dactyl

/// A control: a view that a finger presses or moves, and that reports it by control events (C1). A handle, as `View`
/// is.
///
/// `view.makeControl()` makes a view one, `Button`, `Toggle`, `Slider`, `Stepper` and `SegmentedControl` make views
/// that are controls.
/// While it rests a control is a row in a table, and costs a frame nothing.
///
/// Its touches and keys reach it as a `Widget` of its view, and stop there (C17). A responder that a game attaches to
/// the same view is asked first: the control never gets what it answers with `.handled`.
public struct Control: ControlHandle {
  /// The view that it is.
  public let view: View

  /// The control itself.
  public var control: Control { self }
  /// The same control.
  public init(_ control: Control) { self = control }

  init(_ entity: Entity, in scene: Scene) { view = scene.view(entity) }
  init(view: View) { self.view = view }

  var entity: Entity { view.entity }
  var scene: Scene? { view.scene }

  /// Its row, or nil when it is gone.
  var row: ControlRow? {
    guard view.columns.isAlive(entity) else { return nil }
    return view.columns.readingControls { $0.rows[entity.index] } ?? nil
  }

  func check(_ attempt: String) -> Bool {
    guard view.columns.check(entity, "\(attempt) control") else { return false }
    return row != nil
  }

  /// Changes its row, and shows the state if that changed.
  func update(_ change: (inout ControlRow) -> Void) {
    guard var row else { return }
    let state = row.state
    change(&row)
    view.columns.readingControls { $0.rows[entity.index] = row }
    if row.state != state { show() }
  }

  /// Calls its behaviour: now, or, when that is being called, when it returns.
  func callWhenFree(_ body: @escaping () -> Void) {
    guard let calls = view.widgetCalls else { return body() }
    calls.call(body)
  }

  /// Shows it again: after its style, its frame or the state that its behaviour keeps was changed.
  public func show() {
    guard view.isAlive, let behavior = view.columns.readingControls({ $0.behaviors[entity.index] }) else { return }
    behavior?.show(self)
  }

  /// What it does with its finger and keys, and how it shows itself.
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
  /// The control that the view is, or nil.
  public var control: Control? {
    let control = Control(view: self)
    return control.row == nil ? nil : control
  }
}
