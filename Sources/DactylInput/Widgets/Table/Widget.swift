/// What makes a view a widget: something that takes input as a whole, such as a button, a knob or a cell.
///
/// A widget is a value beside the view, attached with `View.setWidget(_:)`; the view's state lies in components of its
/// own. It hears of touches and presses as a responder does, but after the one that the game attaches to the same view,
/// and answers what the engine asks about the view. Everything has an answer of its own unless a widget gives another.
/// Each call may change and destroy anything, the view included. What comes up for the widget in the middle of a call
/// it hears when that returns.
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

  /// Touches on the view, or on those in it that passed them on, entered a phase. A cancel may come when the view has
  /// ended: it is stale then.
  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling
  /// Keys or buttons entered a phase, while the view or one in it has the focus or is first responder.
  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling
  /// A touch or press that the view tracks (`View.beginTracking(_:)`) is over, and its end never came here: a responder
  /// in front kept it.
  func trackedInputWasLost(in view: View)
  /// A key that selects went down, up, or was taken away while the view has the focus: space, return or the lower
  /// button of a controller (F24). It comes before `handle(_:_:in:with:)`, unless the view or what it lies in is
  /// hidden, faint or closed to input.
  ///
  /// - Returns: for a began, whether the key presses the view: then its end or cancel comes here as well, even where a
  ///   responder in front keeps it, and other such keys change nothing until then.
  func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling

  // MARK: Gates

  /// Whether a recognizer of a view around this one may begin with a touch that this view tracks (G27). A gate of the
  /// view's own (`View.gestureRecognizerShouldBegin`) is asked instead where it has one.
  func shouldBegin(_ gesture: AnyGesture, taking touch: Touch, in view: View) -> Bool
  /// Whether a view around it that scrolls leaves it the touches that it has, once it has them (V6).
  var keepsTouches: Bool { get }

  // MARK: Keys

  /// Whether the view can have the focus: keys and controllers lead to it then (F3).
  func isFocusable(_ view: View) -> Bool
  /// Whether the view can become first responder. Not needed for keys, which come with the focus (R12, F26).
  func canBecomeFirstResponder(_ view: View) -> Bool
  /// Whether a key that selects presses the view now, while it has the focus: then nobody else hears of the key (F24).
  func isSelectable(_ view: View) -> Bool
  /// The view got or lost the focus (`View.isFocused`), or shows it otherwise (`View.showsFocus`).
  func focusDidChange(_ view: View)
  /// The view is first responder now.
  func becameFirstResponder(_ view: View)
  /// The view is first responder no longer.
  func resignedFirstResponder(_ view: View)

  // MARK: Looks

  /// The size of the view changed, or somebody asked for its layout (`View.setNeedsLayout()`): once before the frame is
  /// drawn.
  func layoutSubviews(of view: View)
  /// Whether the view itself shows that it has the focus, so that no ring is drawn around it (`FocusStyle`).
  var drawsFocus: Bool { get }
  /// What the pointer is to look like over the view; nil leaves it as it is around. `View.cursor` comes first.
  func cursor(over view: View) -> CursorShape?
}

extension Widget {
  /// Passes them to the next.
  public func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    .passToNext
  }
  /// Passes them to the next.
  public func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    .passToNext
  }
  /// The default implementation does nothing.
  public func trackedInputWasLost(in view: View) {}
  /// No key does.
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
