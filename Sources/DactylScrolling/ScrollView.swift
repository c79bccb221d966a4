/// A view whose content is larger than itself, and is moved by fingers, wheels and game code: a handle.
///
/// ```swift
/// let list = scene.addView(frame: Rect(20, 20, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 5000))
/// list.view.addSubview(row)
/// list.delegate.didScroll = { print($0.contentOffset.y) }
/// ```
/// Content are the view's subviews. Scrolling moves the origin of its bounds and nothing else, whatever it holds.
/// Fingers scroll it by its pan, a recognizer like any other: of nested ones the innermost that can go the finger's way
/// does (V11, V16), and a recognizer of the game's own may wait for `panGestureRecognizer`, run beside it or be waited
/// for.
///
/// A finger in the content is kept from it for 150 ms, and for good when it drags (V1, V2); see `delaysContentTouches`
/// and `canCancelContentTouches`. What goes on by itself is the same at any frame rate, and at rest it costs nothing.
public struct ScrollView: Hashable {
  /// The view that scrolls its content.
  public let view: View

  init(view: View) { self.view = view }
}
