extension ScrollView {
  var state: ScrollState? {
    guard let scene = view.scene, let state = scene.scrolls[view.entity.index], state.view == view.entity else {
      return nil
    }
    state.noteOrigin(in: scene)
    return state
  }

  private func read<Value>(_ value: (ScrollState) -> Value, _ otherwise: Value) -> Value {
    state.map(value) ?? otherwise
  }

  private func set<Value>(_ path: WritableKeyPath<ScrollSettings, Value>, _ value: Value) {
    state?.settings[keyPath: path] = value
  }

  // MARK: Content

  /// The size of the content, in points. Setting it does not move the content; a size that is not finite becomes zero.
  public var contentSize: ScrollSize {
    get { read({ $0.settings.contentSize }, ScrollSize(0, 0)) }
    nonmutating set { set(\.contentSize, newValue.isFinite ? newValue : ScrollSize(0, 0)) }
  }

  /// The distances by which the content scrolls beyond its edges, in points. Insets that are not finite become zero.
  public var contentInset: EdgeInsets {
    get { read({ $0.settings.inset }, .zero) }
    nonmutating set {
      let isFinite = [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite)
      let inset = isFinite ? newValue : .zero
      guard let state, state.settings.inset != inset else { return }
      state.settings.inset = inset
      for companion in state.companions { companion.contentDidMove() }
    }
  }

  /// `contentInset` plus temporary insets: room for a refresh in progress, and for the part of the view that the input
  /// views cover.
  public var adjustedContentInset: EdgeInsets { read({ $0.settings.wholeInset }, .zero) }

  /// The position in the content of the view's top left corner. Setting it may move the content outside the limits, and
  /// ends any movement (V23). An offset that is not finite is ignored, with a diagnostic.
  public var contentOffset: ScrollPoint {
    get { read({ $0.offset }, .zero) }
    nonmutating set { setContentOffset(newValue, animated: false) }
  }

  /// Sets the offset, at once or within 0.3 s (V23).
  public func setContentOffset(_ offset: ScrollPoint, animated isAnimated: Bool) {
    guard let state, let scene = view.scene else { return }
    guard offset.isFinite else {
      return scene.report(.badScrollOffset, "\(view) can't scroll to \(offset.x), \(offset.y): left where it was")
    }
    ScrollSystem.set(offset, of: state, isAnimated: isAnimated, in: scene)
  }

  /// The position in the content of the origin of the subviews' coordinates; zero at first.
  ///
  /// The origin of the bounds is the offset minus the base, and single-precision numbers are exact to a thousandth of a
  /// point only up to some thousand points. For longer content, move the base near the visible part from time to time,
  /// and in the same call move the subviews by the same distance in the opposite direction. Offset and movements do not
  /// change, and the delegate is not notified. A base that is not finite is ignored, with a diagnostic.
  public var contentBase: ScrollPoint {
    get { read({ $0.base }, .zero) }
    nonmutating set {
      guard let state, let scene = view.scene, scene.canEdit("set `contentBase` of \(view)") else { return }
      guard newValue.isFinite else {
        return scene.report(
          .badScrollOffset, "\(view) can't have its base at \(newValue.x), \(newValue.y): left where it was")
      }
      let before = view.bounds.origin
      state.base = newValue
      view.bounds.origin = state.origin(at: state.offset)
      for companion in state.companions { companion.baseDidMove(by: view.bounds.origin - before) }
    }
  }

  /// Scrolls by as little as needed to show a rectangle of the content, in the coordinates of the subviews, and not at
  /// all when all of it is visible; of one that is larger than the view, the part nearest to what is visible is shown
  /// (V24).
  public func scrollRectToVisible(_ rect: Rect, animated isAnimated: Bool) {
    guard let state, let scene = view.scene else { return }
    ScrollSystem.show(rect, in: state, isAnimated: isAnimated, scene)
  }

  // MARK: Behaviour of scrolling

  /// Whether fingers and wheels scroll the content; true by default. If false, the content receives touches at once
  /// (V13).
  public var isScrollEnabled: Bool {
    get { read({ $0.settings.isEnabled }, false) }
    nonmutating set {
      set(\.isEnabled, newValue)
      if let state {
        AnyGesture(state.pan, view.columns).isEnabled = newValue
        if !newValue, let scene = view.scene { ScrollSystem.putDown(state, in: scene) }
        AnyGesture(state.wheel, view.columns).isEnabled = newValue
        ScrollSystem.refreshZoom(state, view)
      }
    }
  }

  /// Whether the content receives touches only after 150 ms; true by default (V1, V4).
  public var delaysContentTouches: Bool {
    get { read({ AnyGesture($0.pan, view.columns).delaysTouchesBegan }, false) }
    nonmutating set { if let state { AnyGesture(state.pan, view.columns).delaysTouchesBegan = newValue } }
  }

  /// Whether a touch that the content has received can be cancelled for scrolling; true by default (V5).
  public var canCancelContentTouches: Bool {
    get { read({ $0.settings.canCancelContentTouches }, true) }
    nonmutating set { set(\.canCancelContentTouches, newValue) }
  }

  /// Whether a drag that begins along one axis stays on it; false by default (V10).
  public var isDirectionalLockEnabled: Bool {
    get { read({ $0.settings.isDirectionalLockEnabled }, false) }
    nonmutating set { set(\.isDirectionalLockEnabled, newValue) }
  }

  /// Whether the content comes to rest on pages of the size of the view; false by default (V21).
  public var isPagingEnabled: Bool {
    get { read({ $0.settings.isPagingEnabled }, false) }
    nonmutating set { set(\.isPagingEnabled, newValue) }
  }

  /// Whether the content moves past its edges and returns; true by default (V12, V20).
  public var bounces: Bool {
    get { read({ $0.settings.bounces }, true) }
    nonmutating set { set(\.bounces, newValue) }
  }

  /// Whether the content bounces horizontally even when all of it is visible; false by default (V9).
  public var alwaysBounceHorizontal: Bool {
    get { read({ $0.settings.alwaysBouncesAcross }, false) }
    nonmutating set { set(\.alwaysBouncesAcross, newValue) }
  }

  /// Whether the content bounces vertically even when all of it is visible; false by default (V9).
  public var alwaysBounceVertical: Bool {
    get { read({ $0.settings.alwaysBouncesDown }, false) }
    nonmutating set { set(\.alwaysBouncesDown, newValue) }
  }

  /// Whether a drag that has moved the content to its end is handed over to the next outer scroll view with room in its
  /// direction, and handed back when the finger returns; false by default, as in UIKit, where the whole drag belongs to
  /// the scroll view that began it.
  ///
  /// Each movement moves the content as far as it has room and then the outer scroll views; what is left over stretches
  /// the content's edge. The delegates of the outer ones are notified of a drag and its end as if the finger were
  /// theirs; the velocity goes to the one that moved last. The choice of the scroll view that begins does not change
  /// (V16).
  public var handsDragsOver: Bool {
    get { read({ $0.settings.handsDragsOver }, false) }
    nonmutating set { set(\.handsDragsOver, newValue) }
  }

  /// Whether unhandled keys scroll the content; true by default (V27). Page up, page down, space, Shift-space, home and
  /// end scroll the nearest scroll view with room, from the first responder, where the key started; arrows only one
  /// that is first responder itself. A page leaves a line of 40 points visible; held keys repeat.
  public var allowsKeyboardScrolling: Bool {
    get { read({ $0.settings.takesKeys }, true) }
    nonmutating set { set(\.takesKeys, newValue) }
  }

  /// The positions at which the content comes to rest horizontally; nil, the default, for anywhere. Steps of wheels and
  /// keys end at them as well: at the last position that they reach, or else at the next one.
  public var horizontalSnap: ScrollSnap? {
    get { read({ $0.settings.snapAcross }, nil) }
    nonmutating set { setSnap { exchange(&$0.settings.snapAcross, for: newValue) } }
  }

  /// The positions at which the content comes to rest vertically; see `horizontalSnap`.
  public var verticalSnap: ScrollSnap? {
    get { read({ $0.settings.snapDown }, nil) }
    nonmutating set { setSnap { exchange(&$0.settings.snapDown, for: newValue) } }
  }

  /// Releasing a closure may run any code: it happens when nothing is being changed.
  private func setSnap(_ set: (ScrollState) -> ScrollSnap?) {
    let old = state.map(set)
    withExtendedLifetime(old) {}
  }

  /// The rate at which released content slows down (V12).
  public var decelerationRate: ScrollDeceleration {
    get { read({ $0.settings.deceleration }, .normal) }
    nonmutating set { set(\.deceleration, newValue) }
  }

  // MARK: State

  /// Whether fingers that may scroll or do scroll the content are on it.
  public var isTracking: Bool {
    read({ $0.isDragging || AnyGesture($0.pan, view.columns).numberOfTouches > 0 }, false)
  }
  /// Whether fingers scroll the content (V7).
  public var isDragging: Bool { read({ $0.isDragging }, false) }
  /// Whether the content is moving after its release.
  public var isDecelerating: Bool { read({ $0.owesEnd || $0.flight?.cause == .release }, false) }

  /// The recognizer with which fingers scroll the content. Use it to require its failure, or to let others recognize
  /// beside it.
  public var panGestureRecognizer: AnyGesture { AnyGesture(state?.pan ?? .none, view.columns) }

  /// The translation of the fingers of `panGestureRecognizer`, in a view's axes; nil for the scene's (PAN6). It
  /// includes the 10 points that the content does not follow (V15).
  public func panTranslation(in view: View?) -> Vector {
    guard let pan = pan?.value else { return .zero }
    return pan.turned(pan.track.travelled, into: view)
  }

  /// The velocity of these fingers, in points a second, in a view's axes; nil for the scene's (PAN9).
  public func panVelocity(in view: View?) -> Vector {
    guard let pan else { return .zero }
    return pan.value.turned(ScrollSystem.speed(of: pan), into: view)
  }

  private var pan: Gesture<ScrollPanRecognizer>? {
    guard let state else { return nil }
    return Gesture(AnyGesture(state.pan, view.columns), ScrollPanRecognizer(of: view.entity))
  }

  /// The delegate; it has no callbacks by default.
  public var delegate: ScrollViewDelegate {
    get { read({ $0.delegate }, ScrollViewDelegate()) }
    nonmutating set {
      guard let state, let scene = view.scene else { return }
      let old = exchange(&state.delegate, for: newValue)
      if newValue.touchesShouldBegin != nil { scene.scrolls.isAsking = true }
      withExtendedLifetime(old) {}
    }
  }
}

extension View {
  /// Makes the view a scroll view, and sets its content size. A view that is one already only gets the size.
  @discardableResult
  public func makeScrollView(contentSize: ScrollSize) -> ScrollView {
    let scrollView = ScrollView(view: self)
    guard let scene, columns.check(entity, "make a scroll view of view") else { return scrollView }
    if scene.scrolls[entity.index] == nil { ScrollSystem.add(self, in: scene) }
    scrollView.contentSize = contentSize
    return scrollView
  }

  /// The scroll view of the view, or nil when it is none.
  public var scrollView: ScrollView? {
    scene?.scrolls[entity.index]?.view == entity ? ScrollView(view: self) : nil
  }

  /// Scrolls the scroll views around the view, the innermost first, by as little as needed to show it (V24).
  public func scrollToVisible(animated isAnimated: Bool = false) {
    guard let scene, columns.check(entity, "scroll to view") else { return }
    ScrollSystem.show(self, isAnimated: isAnimated, in: scene)
  }
}
