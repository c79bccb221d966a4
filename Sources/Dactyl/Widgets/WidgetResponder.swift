/// How events reach a widget: the responder that the engine attaches to its view. A game's own for the same view lies in it
/// and is asked first.
final class WidgetResponder: AnyResponder {
  private let widget: any Widget
  private let entity: Entity
  private unowned let scene: Scene
  private let gameResponder: AnyResponder?

  init(_ widget: any Widget, _ entity: Entity, in scene: Scene, own: AnyResponder?) {
    self.widget = widget
    self.entity = entity
    self.scene = scene
    gameResponder = own
    super.init((own?.events ?? []).union([.touches, .presses]))
  }

  override var holdsOwn: Bool { true }
  override var own: AnyResponder? { gameResponder }
  override func with(own: AnyResponder?) -> AnyResponder { WidgetResponder(widget, entity, in: scene, own: own) }

  private var view: View { scene.view(entity) }

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    if own(hearing: ResponderEvents(phase))?.touches(phase, touches, event) == .handled { return .handled }
    return widget.handle(touches, phase, in: view, with: event)
  }

  override func presses(_ phase: PressPhase, _ presses: Presses, _ event: Event) -> Handling? {
    if own(hearing: ResponderEvents(phase))?.presses(phase, presses, event) == .handled { return .handled }
    return widget.handle(presses, phase, in: view, with: event)
  }

  /// The game's responder, when it wants such events: the widget itself wants all touches and presses.
  private func own(hearing event: ResponderEvents) -> AnyResponder? {
    own.flatMap { $0.events.contains(event) ? $0 : nil }
  }

  override func end() {
    super.end()
    own?.end()
  }

  override func setFirst(_ isFirst: Bool) {
    if isFirst { widget.becameFirstResponder(view) } else { widget.resignedFirstResponder(view) }
    own?.setFirst(isFirst)
  }

  override var canBecomeFirst: Bool { own?.canBecomeFirst == true || widget.isFocusable(view) }
  override var canResignFirst: Bool { own?.canResignFirst ?? true }

  // What widgets have no part in.
  override func motion(_ phase: MotionPhase, _ event: Event) -> Handling? { own?.motion(phase, event) }
  override func remote(_ command: RemoteCommand, _ event: Event) -> Handling? { own?.remote(command, event) }
  override func custom(_ custom: any CustomEvent, _ event: Event) -> Handling? { own?.custom(custom, event) }
  override func perform(_ action: Action, _ sender: Entity) { own?.perform(action, sender) }
  override func setKey(_ isKey: Bool) { own?.setKey(isKey) }
  override func canPerform(_ action: Action, _ sender: Entity) -> Bool { own?.canPerform(action, sender) ?? false }
  override func validate(_ command: inout KeyCommand) { own?.validate(&command) }
  override func buildMenu(_ menu: inout Menu) { own?.buildMenu(&menu) }
  override var keyCommands: [KeyCommand] { own?.keyCommands ?? [] }
}
