/// A widget behind its type. It has no state of its own, and is asked questions also in the middle of a call.
final class WidgetHolder: AnyResponder {
  let widget: any Widget
  let view: View

  init(_ widget: any Widget, of view: View) {
    self.widget = widget
    self.view = view
    super.init([.touches, .presses])
  }

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return tell(.touches(phase, touches, event)) }
    return occupied { widget.handle(touches, phase, in: view, with: event) }
  }

  override func make(_ call: ResponderCall) -> Handling? {
    occupied {
      switch call {
      case .touches(let phase, let touches, let event): return widget.handle(touches, phase, in: view, with: event)
      case .presses(let phase, let presses, let event): return widget.handle(presses, phase, in: view, with: event)
      case .first(true): widget.becameFirstResponder(view)
      case .first(false): widget.resignedFirstResponder(view)
      case .motion, .remote, .custom, .perform, .key: break
      }
      return nil
    }
  }

  /// Tells it that a touch or press which it tracks is over.
  func trackedInputWasLost() { call { [self] in widget.trackedInputWasLost(in: view) } }

  /// Lets it lay its view out. Nobody does so while its own code runs.
  func layOut() { occupied { widget.layoutSubviews(of: view) } }

  override var canBecomeFirst: Bool { widget.isFocusable(view) }
}
