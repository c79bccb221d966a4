/// A widget with its type erased, and the keys that press its view. The widget itself has no state, and is queried also
/// during a call.
final class WidgetHolder: AnyResponder {
  let widget: any Widget
  let view: View
  /// The presses that widgets track.
  private let tracked: TrackedInputs
  /// The press of a key that selects and holds the view down, or 0; and further ones that are ignored meanwhile.
  private var selecting: UInt64 = 0
  private var ignored: Set<UInt64> = []
  /// The presses that only the widget receives: keys that select, which went down while it was focused.
  private var claimed: Set<UInt64> = []

  init(_ widget: any Widget, of view: View, tracking presses: TrackedInputs) {
    self.widget = widget
    self.view = view
    tracked = presses
    super.init([.touches, .presses], in: view.columns)
  }

  override var canBecomeFirst: Bool { widget.canBecomeFirstResponder(view) }

  /// Whether the view can be focused (F3).
  var isFocusable: Bool { widget.isFocusable(view) }

  // MARK: Calls

  override func touches(_ phase: TouchPhase, _ touches: Touches, _ event: Event) -> Handling? {
    guard !isBusy, !hasEnded else { return notify(.touches(phase, touches, event)) }
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
        // The query may have destroyed the view: then the key did not begin for it.
        guard stillReceived(call) != nil else { return nil }
        return widget.handle(presses, phase, in: view, with: event)
      case .first(true): widget.becameFirstResponder(view)
      case .first(false): widget.resignedFirstResponder(view)
      case .touchUpdates, .motion, .remote, .custom, .perform, .move, .key: break
      }
      return nil
    }
  }

  /// Delivers a press that selects to the widget alone: `ClaimSystem` assigned it to the focused view (F24).
  func deliver(claimed presses: Presses, _ phase: PressPhase, _ event: Event) {
    if phase == .began, let press = presses.first { claimed.insert(press.id) }
    _ = self.presses(phase, presses, event)
  }

  /// Presses or releases the view by a key that selects (F24): only while it is focused; a first responder without the
  /// focus gets no such keys (F26). Nil when the key does neither.
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

  /// Notifies the widget that a touch or press which it tracks is over.
  func loseInput(_ id: UInt64, _ event: Event) {
    call { [self] in
      guard id == selecting, event.type == .presses else { return widget.trackedInputWasLost(in: view) }
      selecting = 0
      _ = widget.select(.cancelled, in: view, with: event)
    }
  }

  /// Notifies the widget that the view was focused or lost the focus.
  func focusDidChange() { call { [self] in if view.isAlive { widget.focusDidChange(view) } } }

  /// Whether a key that selects would press the view now (F24).
  var isSelectable: Bool { view.isOpenToInput && widget.isSelectable(view) }

  /// Lays out the view. Never called while the widget's own code is running.
  func layOut() { occupied { widget.layoutSubviews(of: view) } }

  // MARK: Snapshots

  package override func copyState(_ copier: StateCopier) {
    super.copyState(copier)
    copier.copy(selecting) { selecting = $0 }
    copier.copy(ignored) { ignored = $0 }
    copier.copy(claimed) { claimed = $0 }
    if let keeper = widget as? any StatefulWidget { keeper.copyState(copier) }
  }
}

/// A widget of the engine's own with an object of state, which is in snapshots with it.
package protocol StatefulWidget: Widget {
  associatedtype State: SnapshotState
  /// The state of the view.
  var state: State { get }
}

extension StatefulWidget {
  fileprivate func copyState(_ copier: StateCopier) { copier.copy(state) }
}
