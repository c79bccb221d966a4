/// A widget behind its type, and which keys press its view. The widget itself has no state, and is asked questions also
/// in the middle of a call.
final class WidgetHolder: AnyResponder {
  let widget: any Widget
  let view: View
  /// Which presses widgets track.
  private let tracked: TrackedInputs
  /// The press of a key that selects and holds it down, or 0; and those that came meanwhile and change nothing.
  private var selecting: UInt64 = 0
  private var ignored: Set<UInt64> = []
  /// The presses that are for the widget alone, since they select and it had the focus when they went down.
  private var claimed: Set<UInt64> = []

  init(_ widget: any Widget, of view: View, tracking presses: TrackedInputs) {
    self.widget = widget
    self.view = view
    tracked = presses
    super.init([.touches, .presses], in: view.columns)
  }

  override var canBecomeFirst: Bool { widget.canBecomeFirstResponder(view) }

  /// Whether it can have the focus (F3).
  var isFocusable: Bool { widget.isFocusable(view) }

  // MARK: Calls

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return tell(.touches(phase, touches, event)) }
    if phase == .began { note(began: touches) }
    return occupied { widget.handle(touches, phase, in: view, with: event) }
  }

  override func make(_ call: ResponderCall) -> Handling? {
    noteBegan(call)
    return occupied {
      switch call {
      case .touches(let phase, let touches, let event): return widget.handle(touches, phase, in: view, with: event)
      case .presses(let phase, let presses, let event):
        if let handling = presses.first.flatMap({ select($0, phase, event) }) { return handling }
        // The widget may have ended when it was asked: then the key did not begin for it.
        guard stillHeard(call) != nil else { return nil }
        return widget.handle(presses, phase, in: view, with: event)
      case .first(true): widget.becameFirstResponder(view)
      case .first(false): widget.resignedFirstResponder(view)
      case .touchUpdates, .motion, .remote, .custom, .perform, .move, .key: break
      }
      return nil
    }
  }

  /// Delivers a press that selects to the widget alone: `ClaimSystem` gave it to the focused view (F24).
  func deliver(claimed presses: Presses, _ phase: PressPhase, _ event: Event) {
    if phase == .began, let press = presses.first { claimed.insert(press.id) }
    _ = self.presses(phase, presses, event)
  }

  /// Presses the view by a key that selects, or lets go of it (F24): only while the view has the focus, as first
  /// responder alone it gets no such keys (F26). Nil when the key does neither.
  private func select(_ press: Press, _ phase: PressPhase, _ event: Event) -> Handling? {
    if press.id == selecting {
      if phase == .ended || phase == .cancelled {
        selecting = 0
        tracked.end(view.entity)
        _ = widget.select(phase, in: view, with: event)
      }
      return .handled
    }
    if !ignored.isEmpty, ignored.contains(press.id) {
      if phase == .ended || phase == .cancelled { ignored.remove(press.id) }
      return .handled
    }
    guard phase == .began, press.selects else { return nil }
    let isClaimed = !claimed.isEmpty && claimed.remove(press.id) != nil
    guard isClaimed || view.scene?.isFocused(view.entity) == true, view.isOpenToInput else { return nil }
    guard selecting == 0 else {
      ignored.insert(press.id)
      return .handled
    }
    guard widget.select(.began, in: view, with: event) == .handled else { return nil }
    selecting = press.id
    if view.isAlive { tracked.begin(press.id, view.entity) }
    return .handled
  }

  /// Tells it that a touch or press which it tracks is over.
  func loseInput(_ id: UInt64, _ event: Event) {
    call { [self] in
      guard id == selecting, event.type == .presses else { return widget.trackedInputWasLost(in: view) }
      selecting = 0
      _ = widget.select(.cancelled, in: view, with: event)
    }
  }

  /// Tells it that the view got or lost the focus.
  func focusDidChange() { call { [self] in if view.isAlive { widget.focusDidChange(view) } } }

  /// Whether a key that selects would press it now (F24).
  var isSelectable: Bool { view.isOpenToInput && widget.isSelectable(view) }

  /// Lets it lay its view out. Nobody does so while its own code runs.
  func layOut() { occupied { widget.layoutSubviews(of: view) } }
}
