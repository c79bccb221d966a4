/// A view that items can be dropped on (DD3-DD5, DD9). It exists as long as the view, or until `remove()`.
///
/// The target under the finger is found by hit-testing at each movement: the innermost view there that accepts the
/// items. Its proposed operation (`proposal`, or the answer of the delegate) is shown, and performed when the finger
/// lifts.
///
/// It is a handle, like `View`: its values lie in the scene. When the view was destroyed or the target removed, values
/// read as their defaults, and setting one is refused with a diagnostic.
public struct DropTarget: Hashable {
  /// The view. A stale handle after it was destroyed.
  public let view: View
  /// The number of the target in the scene: a view that becomes a target again is another. 0 for one that was refused.
  private let number: UInt64

  init(view: View, number: UInt64) {
    self.view = view
    self.number = number
  }

  /// The row of the target in the table, or nil when it is gone.
  var state: DropTargetState? {
    guard let state = view.scene?.drags.targets[view.entity.index], state.number == number else { return nil }
    return state
  }

  /// The row, for a change; nil, with a diagnostic, when it is gone.
  var changedState: DropTargetState? {
    guard view.columns.check(view.entity, "change drop target") else { return nil }
    if let state { return state }
    view.scene?.report(.staleHandle, "can't change the drop target of \(view): it was removed")
    return nil
  }

  private var settings: DropTargetSettings {
    get { state?.settings ?? DropTargetSettings() }
    nonmutating set {
      guard let state = changedState else { return }
      if state.settings.label != newValue.label { view.scene?.accessibilityTable.noteChange(of: view.entity) }
      state.settings = newValue
    }
  }

  /// The callbacks of drags over it.
  public var delegate: DropTargetDelegate {
    get { state?.delegate ?? DropTargetDelegate() }
    nonmutating set {
      guard let state = changedState else { return }
      // What the old one holds is released when it is no longer in use.
      withExtendedLifetime(exchange(&state.delegate, for: newValue)) {}
    }
  }

  /// The proposed operation where the delegate has no answer; `.cancel` by default, so that nothing is dropped (DD5),
  /// and `.move` for a target that `onDrop` makes.
  public var proposal: DropOperation {
    get { settings.proposal }
    nonmutating set { settings.proposal = newValue }
  }

  /// Whether drags can enter it; true by default.
  public var isEnabled: Bool {
    get { settings.isEnabled }
    nonmutating set { settings.isEnabled = newValue }
  }

  /// Whether the preview is centred on the target while the drag is on it; false by default.
  public var snapsPreview: Bool {
    get { settings.snapsPreview }
    nonmutating set { settings.snapsPreview = newValue }
  }

  /// Whether the preview of a drop comes to rest in the middle of the target, with the size of the source; false by
  /// default, when it shrinks into the target and fades, or moves to the new position of its source.
  public var settlesPreview: Bool {
    get { settings.settlesPreview }
    nonmutating set { settings.settlesPreview = newValue }
  }

  /// Whether a frame is drawn around it while a drag is on it; true by default.
  public var showsHighlight: Bool {
    get { settings.showsHighlight }
    nonmutating set { settings.showsHighlight = newValue }
  }

  /// Called when a drag rests over the view, to open it; see `DragStyle.springDelay`. The target need not accept the
  /// items. Called once for each time that the drag enters; nil by default.
  public var springLoad: ((DropTarget, DragSession) -> Void)? {
    get { state?.springLoad }
    nonmutating set {
      guard let state = changedState else { return }
      withExtendedLifetime(exchange(&state.springLoad, for: newValue)) {}
    }
  }

  /// The name of the target in the announcements of drags by keys; empty by default.
  public var label: String {
    get { settings.label }
    nonmutating set { settings.label = newValue }
  }

  /// Accepts payloads of a type, in addition to those that it accepts already, without a handler for a drop: that is up
  /// to the delegate's `performDrop` or to `Scene.onDrop(of:_:)`.
  public func accept<Payload>(_ type: Payload.Type) {
    changedState?.acceptors.append(DropAcceptor(accepts: { $0 is Payload }, perform: nil))
  }
}

@available(*, unavailable)
extension DropTarget: Sendable {}

/// The callbacks of a drop target, in the order in which UIKit calls them (DD3): closures, each nil by default. Each
/// receives the target first. They are called between passes and may change anything. Each entry is followed by exactly
/// one exit or drop, and `sessionDidEnd` is called once for each session that ever entered.
public struct DropTargetDelegate {
  /// Returns whether it accepts a session: called once for each session and target, when the session is first over it.
  /// By default it accepts any session with a payload of its types.
  public var canHandle: ((DropTarget, DragSession) -> Bool)?
  /// Called when a drag enters.
  public var sessionDidEnter: ((DropTarget, DragSession) -> Void)?
  /// Returns the operation for a drop here. Called when the drag enters or moves.
  public var sessionDidUpdate: ((DropTarget, DragSession) -> DropOperation)?
  /// Called when the drag exits, or ends without a drop.
  public var sessionDidExit: ((DropTarget, DragSession) -> Void)?
  /// Called when the items are dropped here, with a proposal to copy or to move.
  public var performDrop: ((DropTarget, DragSession) -> Void)?
  /// Called when the preview has arrived; the source has been notified of the end before.
  public var concludeDrop: ((DropTarget, DragSession) -> Void)?
  /// Called when a drag that once entered has ended, anywhere: after `concludeDrop` if it was dropped here.
  public var sessionDidEnd: ((DropTarget, DragSession) -> Void)?

  /// Makes a delegate that accepts only by type.
  public init() {}
}

/// A drop of payloads of a type.
public struct Drop<Payload> {
  /// The payloads of that type, in the order in which the source returned them; never empty.
  public let items: [Payload]
  /// The view that they were dropped on.
  public let target: View
  /// The drag whose items were dropped.
  public let session: DragSession

  /// The first payload, most often the only one.
  public let item: Payload

  init?(_ session: DragSession, on target: View) {
    items = session.items(of: Payload.self)
    guard let first = items.first else { return nil }
    item = first
    self.target = target
    self.session = session
  }

  /// The operation: a copy or a move.
  public var operation: DropOperation { session.operation }
  /// The position of the finger, in the target's own coordinates.
  public var location: Point { session.location(in: target) }
  /// The view that the items were lifted from; nil for a drag from outside, and for a destroyed view.
  public var source: View? { session.sourceView }
}
