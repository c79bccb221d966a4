/// What of a view can be dragged, and how it is lifted (DD1, DD2, DD6). It lives as long as the view, or until
/// `remove()`.
///
/// ```swift
/// card.makeDraggable(Card(.ace, .spades), lift: .pan)
/// slot.onDrop(of: Card.self) { drop in deck.put(drop.items, into: slot) }
/// ```
/// A drag shows a copy of the view under the finger, in front of everything, and glides home when it is called off: by
/// Escape, by the mouse's second button, when the application loses the foreground or the device goes, and by
/// `DragSession.cancel()`.
public final class Draggable {
  /// The view. A stale handle when that is gone.
  public let view: View
  var gesture = GestureID.none

  /// What is asked and told of its drags.
  public var delegate: DraggableDelegate {
    get { asked }
    // What the old one holds goes when it is no longer in use.
    set { withExtendedLifetime(exchange(&asked, for: newValue)) {} }
  }
  private var asked = DraggableDelegate()

  /// How what shows a drag follows the finger: along which axes, inside which limits, on which grid. Targets are looked
  /// for where the finger is (DD4).
  public var motion: DragMotion {
    get { ways }
    set { ways = newValue }
  }
  // (Where all accesses are known to the compiler, none is checked at run time.)
  private var ways = DragMotion()

  /// Whether a copy of the view is shown under the finger; true by default. Without, the game shows the drag itself, in
  /// `DraggableDelegate.sessionDidMove`.
  public var showsPreview = true

  /// How visible the view itself is while it is dragged, as a share of its own alpha from 0 to 1; 0.35 by default. 0
  /// hides it, so that it seems to be what is dragged.
  public var liftedAlpha: Float = 0.35 {
    didSet { liftedAlpha = min(max(liftedAlpha, 0), 1) }
  }

  /// What the steps of a drag by keys call it, and, later, a screen reader; empty by default. One that is set in
  /// `sessionWillBegin` is in time for all steps.
  public var label = ""

  init(_ view: View) { self.view = view }

  /// The view while it is there.
  var livingView: View? { view.isAlive ? view : nil }

  /// The recognizer that lifts. Others may wait for it or run beside it; switched off, nothing is lifted (G67). With
  /// `recognizesEachFinger` each finger on the view lifts something of its own.
  public var gestureRecognizer: AnyGesture { AnyGesture(gesture, view.columns) }
}

extension Draggable: Hashable {
  /// Whether they are the same source.
  public static func == (one: Draggable, other: Draggable) -> Bool { one === other }
  /// Hashes who it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable)
extension Draggable: Sendable {}

/// What a source of drags asks and tells the game: closures, each nil by default. They run between passes and may do
/// anything, but for `itemsForBeginning`, which is asked in the middle of one, as the delegates of recognizers are.
public struct DraggableDelegate {
  /// What is dragged: any values. None drags nothing, and the touch goes on as if there were no source (DD1).
  public var itemsForBeginning: ((DragSession) -> [Any])?
  /// What shows the drag, in place of a copy of the source: a view that belongs to the drag from here on. It is shown
  /// as large as it is, with its middle where that of the source is, or as near to it as keeps the finger on it, and
  /// casts a shadow as a copy does.
  public var preview: ((DragSession) -> View?)?
  /// It was lifted; views that had the touch lose it now (DD2).
  public var sessionWillBegin: ((DragSession) -> Void)?
  /// It has moved.
  public var sessionDidMove: ((DragSession) -> Void)?
  /// It has ended: by a drop that was a copy or a move, or called off (`.cancel`). Once for each begin (DD10), also
  /// when the view is gone (DD12).
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
  /// The distance of the places on which it stops, in points of the source's superview, counted from where the view is;
  /// nil, as by default, for anywhere.
  public var grid: Size?

  /// One that follows the finger anywhere.
  public init() {}
}
