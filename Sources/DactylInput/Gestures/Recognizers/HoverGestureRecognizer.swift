/// Recognizes a pointer over its view with no button pressed: it begins when the pointer enters, changes when it moves,
/// and ends when it leaves (HO1). It is idle while a button is pressed.
///
/// Hovering is independent of touches and has no competition (HO2). A pointer over a subview is over the view, too
/// (HO3). When views move, come, go or change their order under a resting pointer, the pointer is hit-tested again at
/// the end of that frame: hovering ends on views that it is no longer over, and begins on others (HO4).
public struct HoverGestureRecognizer: PointerGestureRecognizer, PreventingGestureRecognizer {
  /// Makes a recognizer of hovering.
  public init() {}

  /// The kinds of input: hovering, without touches.
  public static var inputs: GestureInputs { .hover }

  /// Begins the gesture. Called when the pointer enters the view.
  public mutating func pointerBegan(_ input: PointerInput, with context: inout GestureContext) {
    context.state = .began
  }

  /// Follows the pointer over the view. Called for each movement while it hovers.
  public mutating func pointerChanged(_ input: PointerInput, with context: inout GestureContext) {
    context.state = context.state == .possible ? .began : .changed
  }

  /// Ends the gesture. Called when the pointer leaves the view.
  public mutating func pointerEnded(_ input: PointerInput, with context: inout GestureContext) {
    context.state = context.state == .possible ? .failed : .ended
  }

  /// False: hovering never keeps another recognizer from beginning.
  public func canPrevent(_ other: AnyGesture) -> Bool { false }
  /// False: no other recognizer prevents hovering.
  public func canBePrevented(by other: AnyGesture) -> Bool { false }
}
