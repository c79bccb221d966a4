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

  override func make(_ call: ResponderCall) -> Handling? {
    switch call {
    case .presses(let phase, let presses, let event):
      if own(hearing: ResponderEvents(phase))?.tell(call) == .handled { return .handled }
      return widget.handle(presses, phase, in: view, with: event)
    case .first(let isFirst):
      if isFirst { widget.becameFirstResponder(view) } else { widget.resignedFirstResponder(view) }
      return own?.tell(call)
    default: return own?.tell(call)
    }
  }

  /// The game's responder, when it wants such events: the widget itself wants all touches and presses.
  private func own(hearing event: ResponderEvents) -> AnyResponder? {
    own.flatMap { $0.events.contains(event) ? $0 : nil }
  }

  // What each of them hears when it has ended it knows itself.
  override func end() { own?.end() }

  override var canBecomeFirst: Bool { own?.canBecomeFirst == true || widget.isFocusable(view) }
  override var canResignFirst: Bool { own?.canResignFirst ?? true }

  // What widgets have no part in.
  override func canPerform(_ action: Action, _ sender: Entity) -> Bool { own?.canPerform(action, sender) ?? false }
  override func validate(_ command: inout KeyCommand) { own?.validate(&command) }
  override func buildMenu(_ menu: inout Menu) { own?.buildMenu(&menu) }
  override var keyCommands: [KeyCommand] { own?.keyCommands ?? [] }
}
