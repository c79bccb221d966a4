/// The responder that the engine attaches to a widget's view. It contains the game's own responder for the view, which
/// is called first. Each of the two defers calls until its own calls return, and has its own end.
final class WidgetResponder: AnyResponder {
  private let widget: WidgetHolder
  private let gameResponder: AnyResponder?

  init(_ widget: WidgetHolder, own: AnyResponder?) {
    self.widget = widget
    gameResponder = own
    super.init((own?.events ?? []).union(widget.events))
  }

  override var holdsOwn: Bool { true }
  override var own: AnyResponder? { gameResponder }
  override func with(own: AnyResponder?) -> AnyResponder { WidgetResponder(widget, own: own) }
  override var receivers: [AnyResponder] { own.map { [widget, $0] } ?? [widget] }
  override func end() { own?.end() }

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    if own(receiving: ResponderEvents(phase))?.touches(phase, touches, event) == .handled { return .handled }
    return widget.touches(phase, touches, event)
  }

  override func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    if own(receiving: ResponderEvents(phase))?.presses(phase, presses, event) == .handled { return .handled }
    return widget.presses(phase, presses, event)
  }

  /// The game's responder, if it receives such events: the widget itself receives all touches and presses.
  private func own(receiving event: ResponderEvents) -> AnyResponder? {
    own.flatMap { $0.events.contains(event) ? $0 : nil }
  }

  // Calls that do not concern widgets.
  override func make(_ call: ResponderCall) -> Handling? { own?.notify(call) }

  package override func copyState(_ copier: StateCopier) {
    super.copyState(copier)
    copier.copy(widget)
    copier.copy(gameResponder)
  }

  override var followsMoves: Bool { own?.followsMoves ?? false }
  override var canBecomeFirst: Bool { own?.canBecomeFirst == true || widget.canBecomeFirst }
  override var saysWhetherFirst: Bool { own?.saysWhetherFirst ?? false }
  override var canResignFirst: Bool { own?.canResignFirst ?? true }
  override func canPerform(_ action: Action, _ sender: Entity) -> Bool { own?.canPerform(action, sender) ?? false }
  override func target(of action: Action, _ sender: Entity) -> Entity? { own?.target(of: action, sender) }
  override func validate(_ command: inout KeyCommand) { own?.validate(&command) }
  override func buildMenu(_ menu: inout Menu) { own?.buildMenu(&menu) }
  override var keyCommands: [KeyCommand] { own?.keyCommands ?? [] }
}
