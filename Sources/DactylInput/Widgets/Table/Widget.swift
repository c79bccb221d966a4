/// The behaviour of a view that handles input as a whole, such as a button, a knob or a cell.
///
/// A widget is a value that is attached to a view with `View.setWidget(_:)`; the view's state is kept in its own
/// components. It receives touches and presses like a responder, but after the one that the game attaches to the same
/// view, and answers the engine's queries about the view. Every requirement has a default implementation. Each call may
/// change and destroy anything, the view included. Calls that become due during a call of the widget are deferred until
/// that returns.
///
/// ```swift
/// struct Knob: Widget {
///   func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
///     if phase == .moved, let touch = touches.first { view.transform = angle(of: touch, around: view) }
///     return .handled
///   }
///   var keepsTouches: Bool { true }
/// }
/// view.setWidget(Knob())
/// ```
public protocol Widget {
  // MARK: Input

  /// Called when touches on the view, or on descendants that passed them on, enter a phase. A cancel may come after the
  /// end of the view, which is stale then.
  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling
  /// Called when keys or buttons enter a phase, while the view or a descendant is focused or first responder.
  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling
  /// Called when a touch or press that the view tracks (`View.beginTracking(_:)`) is over and its end was not received
  /// here: a responder in front handled it.
  func trackedInputWasLost(in view: View)
  /// Called when a key that selects goes down, goes up, or is cancelled while the view is focused: space, return or the
  /// lower button of a controller (F24). Called before `handle(_:_:in:with:)`, unless the view or one of its superviews
  /// is hidden, transparent or disabled.
  ///
  /// - Returns: for a began, whether the key presses the view: then its end or cancel is received here as well, even
  ///   when a responder in front handles it, and other such keys are ignored until then.
  func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling

  // MARK: Gates

  /// Whether a recognizer of a superview may begin with a touch that this view tracks (G27). A gate of the view's own
  /// (`View.gestureRecognizerShouldBegin`) is asked instead when there is one.
  func shouldBegin(_ gesture: AnyGesture, taking touch: Touch, in view: View) -> Bool
  /// Whether a scrolling superview leaves touches to this view once it has received them (V6).
  var keepsTouches: Bool { get }

  // MARK: Keys

  /// Whether the view can be focused, and so be reached by keys and controllers (F3).
  func isFocusable(_ view: View) -> Bool
  /// Whether the view can become first responder. Not needed for keys, which go to the focused view (R12, F26).
  func canBecomeFirstResponder(_ view: View) -> Bool
  /// Whether a key that selects presses the view now, while it is focused: then the key is delivered to nothing else
  /// (F24).
  func isSelectable(_ view: View) -> Bool
  /// Called when the view was focused or lost the focus (`View.isFocused`), or shows it differently
  /// (`View.showsFocus`).
  func focusDidChange(_ view: View)
  /// Called after the view became first responder.
  func becameFirstResponder(_ view: View)
  /// Called after the view resigned first responder.
  func resignedFirstResponder(_ view: View)

  // MARK: Looks

  /// Called before the next frame is drawn, when the size of the view changed or its layout was requested
  /// (`View.setNeedsLayout()`).
  func layoutSubviews(of view: View)
  /// Whether the view shows its focus itself, so that no ring is drawn around it (`FocusStyle`).
  var drawsFocus: Bool { get }
  /// Returns the shape of the pointer over the view; nil leaves it to the superview. `View.cursor` has priority.
  func cursor(over view: View) -> CursorShape?
}

extension Widget {
  /// The default implementation answers `.passToNext`.
  public func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    .passToNext
  }
  /// The default implementation answers `.passToNext`.
  public func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    .passToNext
  }
  /// The default implementation does nothing.
  public func trackedInputWasLost(in view: View) {}
  /// The default implementation answers `.passToNext`: no key presses the view.
  public func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling { .passToNext }
  /// The default implementation answers true.
  public func shouldBegin(_ gesture: AnyGesture, taking touch: Touch, in view: View) -> Bool { true }
  /// The default implementation answers false.
  public var keepsTouches: Bool { false }
  /// The default implementation answers false.
  public func isFocusable(_ view: View) -> Bool { false }
  /// The default implementation answers false (R12).
  public func canBecomeFirstResponder(_ view: View) -> Bool { false }
  /// The default implementation answers false.
  public func isSelectable(_ view: View) -> Bool { false }
  /// The default implementation does nothing.
  public func focusDidChange(_ view: View) {}
  /// The default implementation does nothing.
  public func becameFirstResponder(_ view: View) {}
  /// The default implementation does nothing.
  public func resignedFirstResponder(_ view: View) {}
  /// The default implementation does nothing.
  public func layoutSubviews(of view: View) {}
  /// The default implementation answers false.
  public var drawsFocus: Bool { false }
  /// The default implementation answers nil: the pointer keeps its shape.
  public func cursor(over view: View) -> CursorShape? { nil }
}
