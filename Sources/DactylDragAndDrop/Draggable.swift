/// A source of drags: the items of a view that can be dragged, and the gesture that lifts them (DD1, DD2, DD6). It
/// exists as long as the view, or until `remove()`.
///
/// ```swift
/// card.makeDraggable(Card(.ace, .spades), lift: .pan)
/// slot.onDrop(of: Card.self) { drop in deck.put(drop.items, into: slot) }
/// ```
/// A drag shows a copy of the view under the finger, in front of everything, and moves back to the view when it is
/// cancelled: by Escape, by the mouse's second button, when the application loses the foreground or the device is
/// removed, and by `DragSession.cancel()`.
///
/// It is a handle, like `View`: its values lie in the scene. When the view was destroyed or the source removed, values
/// read as their defaults, and setting one is refused with a diagnostic.
public struct Draggable: Hashable {
  /// The view. A stale handle after it was destroyed.
  public let view: View
  /// The number of the source in the scene: a view may have several. 0 for one that was refused.
  private let number: UInt64

  init(view: View, number: UInt64) {
    self.view = view
    self.number = number
  }

  /// The row of the source in the table, or nil when it is gone.
  var state: DraggableState? {
    view.scene?.drags.sources[view.entity.index]?.first { $0.number == number }
  }

  /// The row, for a change; nil, with a diagnostic, when it is gone.
  private var changedState: DraggableState? {
    guard view.columns.check(view.entity, "change draggable view") else { return nil }
    if let state { return state }
    view.scene?.report(.staleHandle, "can't change a source of drags of \(view): it was removed")
    return nil
  }

  private var settings: DraggableSettings {
    get { state?.settings ?? DraggableSettings() }
    nonmutating set {
      guard let state = changedState else { return }
      if state.settings.label != newValue.label { view.scene?.accessibilityTable.noteChange(of: view.entity) }
      state.settings = newValue
    }
  }

  /// The callbacks of its drags.
  public var delegate: DraggableDelegate {
    get { state?.delegate ?? DraggableDelegate() }
    nonmutating set {
      guard let state = changedState else { return }
      // What the old one holds is released when it is no longer in use.
      withExtendedLifetime(exchange(&state.delegate, for: newValue)) {}
    }
  }

  /// The constraints of the preview's movement: its axes, limits and grid. Targets are found at the position of the
  /// finger (DD4).
  public var motion: DragMotion {
    get { settings.motion }
    nonmutating set { settings.motion = newValue }
  }

  /// Whether a copy of the view is shown under the finger; true by default. If false, the game shows the drag itself,
  /// in `DraggableDelegate.sessionDidMove`.
  public var showsPreview: Bool {
    get { settings.showsPreview }
    nonmutating set { settings.showsPreview = newValue }
  }

  /// The alpha of the view while it is dragged, as a share of its own from 0 to 1; 0.35 by default. 0 hides it, so that
  /// the view itself seems to be dragged.
  public var liftedAlpha: Float {
    get { settings.liftedAlpha }
    nonmutating set { settings.liftedAlpha = min(max(newValue, 0), 1) }
  }

  /// The name of the item in the announcements of drags by keys, and later for screen readers; empty by default. It is
  /// read after `sessionWillBegin`.
  public var label: String {
    get { settings.label }
    nonmutating set { settings.label = newValue }
  }

  /// The recognizer that lifts. Others may require its failure or recognize beside it; disable it to prevent lifting
  /// (G67). With `recognizesEachFinger` each finger on the view lifts an item of its own.
  public var gestureRecognizer: AnyGesture { AnyGesture(state?.gesture ?? .none, view.columns) }
}

@available(*, unavailable)
extension Draggable: Sendable {}

/// The callbacks of a source of drags: closures, each nil by default. Each receives the source first. They are called
/// between passes and may change anything, except for `itemsForBeginning`, which is called in the middle of one, like
/// the delegates of recognizers.
public struct DraggableDelegate {
  /// Returns the items to drag: any values. If it returns none, nothing is dragged, and the touch goes on as without a
  /// source (DD1).
  public var itemsForBeginning: ((Draggable, DragSession) -> [Any])?
  /// Returns the view of the preview, in place of a copy of the source: a view that belongs to the drag from then on.
  /// It keeps its size, with its middle where that of the source is, or as near to it as keeps the finger on it, and
  /// casts a shadow like a copy.
  public var previewForLifting: ((Draggable, DragSession) -> View?)?
  /// Called when the drag begins; views that had the touch lose it now (DD2).
  public var sessionWillBegin: ((Draggable, DragSession) -> Void)?
  /// Called when the drag has moved.
  public var sessionDidMove: ((Draggable, DragSession) -> Void)?
  /// Called when the drag has ended: by a drop that was a copy or a move, or cancelled (`.cancel`). Called once for
  /// each beginning (DD10), even if the view is gone (DD12).
  public var sessionDidEnd: ((Draggable, DragSession, DropOperation) -> Void)?

  /// Makes a delegate that drags nothing.
  public init() {}
}

/// The constraints of a preview that follows the finger.
public struct DragMotion: Hashable, Sendable {
  /// The axes of the source's superview along which it moves; all by default.
  public var axes = PanAxes.all
  /// The area of its middle, in the coordinates of the source's superview; nil, the default, for no limit.
  public var limits: Rect?
  /// The distance of the positions at which it stops, in points of the source's superview, counted from the position of
  /// the view; nil, the default, for no grid.
  public var grid: Size?

  /// Makes a motion that follows the finger anywhere.
  public init() {}
}
