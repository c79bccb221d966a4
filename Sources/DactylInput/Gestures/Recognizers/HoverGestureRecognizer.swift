/// Recognizes a pointer over its view with no button pressed: it begins when the pointer comes, changes when it moves,
/// and ends when it leaves (HO1). While a button is pressed, it rests.
///
/// It has nothing to do with touches and competes with nobody (HO2). A pointer over a subview is over the view, too
/// (HO3). When views move, come, go or change their order under a pointer that rests, it is found again at the end of
/// that frame: it ends for those that the pointer is over no longer, and begins for others (HO4).
public struct HoverGestureRecognizer: PointerGestureRecognizer, PreventingGestureRecognizer {
  /// Makes a recognizer of hovering.
  public init() {}

  /// Hovering, and no touches.
  public static var inputs: GestureInputs { .hover }

  /// The pointer came.
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
  /// Is prevented by nobody.
  public func canBePrevented(by other: AnyGesture) -> Bool { false }
}
