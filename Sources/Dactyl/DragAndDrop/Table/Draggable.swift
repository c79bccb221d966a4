/// What of a view can be dragged, and how it is lifted: a handle (DD1, DD2, DD6).
///
/// ```swift
/// card.makeDraggable(Card(.ace, .spades), lift: .pan)
/// slot.onDrop(of: Card.self) { drop in deck.put(drop.items, into: slot) }
/// ```
/// A drag shows a copy of the view under the finger, in front of everything, and glides home when it is called off: by Escape, by
/// the mouse's second button, when the application loses the foreground or the device goes, and by `DragSession.cancel()`.
public struct Draggable: Hashable {
  let state: DragSourceState
  let columns: SceneColumns

  init(_ state: DragSourceState, _ columns: SceneColumns) {
    self.state = state
    self.columns = columns
  }

  /// Whether they are of the same source.
  public static func == (one: Draggable, other: Draggable) -> Bool { one.state === other.state }
  /// Hashes who it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(state)) }

  /// The view. A stale handle when that is gone.
  public var view: View { View(state.view, in: columns) }

  /// The recognizer that lifts. Others may wait for it or run beside it; switched off, nothing is lifted (G67). With
  /// `recognizesEachFinger` each finger on the view lifts something of its own.
  public var gestureRecognizer: AnyGesture { AnyGesture(state.gesture, columns) }

  /// What is asked and told of its drags.
  public var delegate: DraggableDelegate {
    get { state.delegate }
    nonmutating set { state.delegate = newValue }
  }

  /// How what shows a drag follows the finger: along which axes, inside which limits, on which grid. Targets are looked for where the
  /// finger is (DD4).
  public var motion: DragMotion {
    get { state.motion }
    nonmutating set { state.motion = newValue }
  }

  /// Whether a copy of the view is shown under the finger; true by default. Without, the game shows the drag itself, in
  /// `DraggableDelegate.didMove`.
  public var showsPreview: Bool {
    get { state.showsPreview }
    nonmutating set { state.showsPreview = newValue }
  }

  /// How visible the view itself is while it is dragged, as a share of its own alpha; 0.35 by default. 0 hides it, so that it seems
  /// to be what is dragged.
  public var liftedAlpha: Float {
    get { state.liftedAlpha }
    nonmutating set { state.liftedAlpha = min(max(newValue, 0), 1) }
  }

  /// What the steps of a drag by keys call it, and, later, a screen reader; empty by default. One that is set in `sessionWillBegin` is in
  /// time for all steps.
  public var label: String {
    get { state.label }
    nonmutating set { state.label = newValue }
  }
}

/// What a source of drags asks and tells the game: closures, each nil by default. They run between passes and may do anything, but
/// for `itemsForBeginning`, which is asked in the middle of one, as the delegates of recognizers are.
public struct DraggableDelegate {
  /// What is dragged: any values. None drags nothing, and the touch goes on as if there were no source (DD1).
  public var itemsForBeginning: ((DragSession) -> [Any])?
  /// What shows the drag, in place of a copy of the source: a view that belongs to the drag from here on. It is shown as large as it is,
  /// with its middle where that of the source is, or as near to it as keeps the finger on it, and casts a shadow as a copy does.
  public var preview: ((DragSession) -> View?)?
  /// It was lifted; views that had the touch lose it now (DD2).
  public var sessionWillBegin: ((DragSession) -> Void)?
  /// It has moved.
  public var sessionDidMove: ((DragSession) -> Void)?
  /// It has ended: by a drop that was a copy or a move, or called off (`.cancel`). Once for each begin (DD10), also when the view is
  /// gone (DD12).
  public var sessionDidEnd: ((DragSession, DropOperation) -> Void)?

  /// A delegate that drags nothing.
  public init() {}
}

/// How what shows a drag follows the finger.
public struct DragMotion: Hashable, Sendable {
  /// The axes of the source's superview along which it goes; all by default.
  public var axes = PanAxes.all
  /// Where its middle may be, in the coordinates of the source's superview; nil, as by default, for anywhere.
  public var limits: Rect?
  /// The distance of the places on which it stops, in points of the source's superview, counted from where the view is; nil, as by
  /// default, for anywhere.
  public var grid: Size?

  /// One that follows the finger anywhere.
  public init() {}
}

/// What makes a view a source of drags.
final class DragSourceState {
  let view: Entity
  var gesture = GestureID.none
  var delegate = DraggableDelegate()
  var motion = DragMotion()
  var showsPreview = true
  var liftedAlpha: Float = 0.35
  var label = ""

  init(_ view: Entity) { self.view = view }

  func view(in columns: SceneColumns) -> View? { columns.isAlive(view) ? View(view, in: columns) : nil }
}
