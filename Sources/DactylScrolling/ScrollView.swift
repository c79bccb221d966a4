/// A handle of a view with content larger than itself, moved by fingers, wheels and game code.
///
/// ```swift
/// let list = scene.addView(frame: Rect(20, 20, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 5000))
/// list.view.addSubview(row)
/// list.delegate.didScroll = { print($0.contentOffset.y) }
/// ```
/// The content are the view's subviews. Scrolling changes the origin of its bounds and nothing else, however much it
/// contains. Fingers scroll it with its pan, a recognizer like any other: of nested scroll views the innermost that can
/// scroll in the finger's direction does (V11, V16), and a recognizer of the game's own may wait for
/// `panGestureRecognizer`, recognize beside it or require it to wait.
///
/// The content receives a touch only after 150 ms, and never if the finger drags before that (V1, V2); see
/// `delaysContentTouches` and `canCancelContentTouches`. Movements are the same at any frame rate, and a scroll view at
/// rest costs a frame nothing.
public struct ScrollView: Hashable {
  /// The view that scrolls its content.
  public let view: View

  init(view: View) { self.view = view }
}
