extension ScrollView {
  var state: ScrollState? {
    guard let scene = view.scene, let state = scene.scrolls[view.entity.index], state.view == view.entity else {
      return nil
    }
    ScrollSystem.noteOrigin(of: state, in: scene)
    return state
  }

  private func read<Value>(_ value: (ScrollState) -> Value, _ otherwise: Value) -> Value {
    state.map(value) ?? otherwise
  }

  private func set<Value>(_ path: WritableKeyPath<ScrollSettings, Value>, _ value: Value) {
    state?.settings[keyPath: path] = value
  }

  // MARK: Content

  /// The size of the content, in points. It does not move the content; one that is not finite is taken for zero.
  public var contentSize: ScrollSize {
    get { read({ $0.settings.contentSize }, ScrollSize(0, 0)) }
    nonmutating set { set(\.contentSize, newValue.isFinite ? newValue : ScrollSize(0, 0)) }
  }

  /// How much further than to its edges the content scrolls, in points. Those that are not finite are taken for none.
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

  /// `contentInset` and what is added to it for now: room for a refresh that is under way, and for what takes the
  /// keyboard's place where that covers the view.
  public var adjustedContentInset: EdgeInsets { read({ $0.settings.wholeInset }, .zero) }

  /// The place in the content that lies in the view's top left corner. One that is set is taken as it is, outside the
  /// limits too, and ends any movement (V23). One that is not finite is left out, with a diagnostic.
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

  /// The place in the content that lies at the origin of the coordinates of the subviews; zero at first.
  ///
  /// The origin of the bounds is the offset less this, and single numbers are exact to a thousandth of a point as far
  /// as some thousand points only: who shows a part of content that is longer than that brings the base near that part
  /// now and then, and in the same call moves the subviews by as much the other way. Offset and movements stay as they
  /// are, and nobody hears of it. One that is not finite is left out, with a diagnostic.
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

  /// Scrolls as little as needed to show a part of the content, in the coordinates of the subviews, and not at all when
  /// all of it shows; of one that is larger than the view the part nearest to what shows now (V24).
  public func scrollRectToVisible(_ rect: Rect, animated isAnimated: Bool) {
    guard let state, let scene = view.scene else { return }
    ScrollSystem.show(rect, in: state, isAnimated: isAnimated, scene)
  }

  // MARK: How it scrolls

  /// Whether fingers and wheels scroll it; true by default. Without, touches go to the content at once (V13).
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

  /// Whether a finger is kept from the content for 150 ms; true by default (V1, V4).
  public var delaysContentTouches: Bool {
    get { read({ AnyGesture($0.pan, view.columns).delaysTouchesBegan }, false) }
    nonmutating set { if let state { AnyGesture(state.pan, view.columns).delaysTouchesBegan = newValue } }
  }

  /// Whether content that has heard of a finger can lose it to scrolling; true by default (V5).
  public var canCancelContentTouches: Bool {
    get { read({ $0.settings.canCancelContentTouches }, true) }
    nonmutating set { set(\.canCancelContentTouches, newValue) }
  }

  /// Whether a drag that begins along one axis stays on it; false by default (V10).
  public var isDirectionalLockEnabled: Bool {
    get { read({ $0.settings.isDirectionalLockEnabled }, false) }
    nonmutating set { set(\.isDirectionalLockEnabled, newValue) }
  }

  /// Whether it comes to rest on pages as large as itself; false by default (V21).
  public var isPagingEnabled: Bool {
    get { read({ $0.settings.isPagingEnabled }, false) }
    nonmutating set { set(\.isPagingEnabled, newValue) }
  }

  /// Whether content goes past its edges and comes back; true by default (V12, V20).
  public var bounces: Bool {
    get { read({ $0.settings.bounces }, true) }
    nonmutating set { set(\.bounces, newValue) }
  }

  /// Whether it does so to the sides though all of the content shows; false by default (V9).
  public var alwaysBounceHorizontal: Bool {
    get { read({ $0.settings.alwaysBouncesAcross }, false) }
    nonmutating set { set(\.alwaysBouncesAcross, newValue) }
  }

  /// Whether it does so up and down though all of the content shows; false by default (V9).
  public var alwaysBounceVertical: Bool {
    get { read({ $0.settings.alwaysBouncesDown }, false) }
    nonmutating set { set(\.alwaysBouncesDown, newValue) }
  }

  /// Whether a drag that has brought the content to its end goes over to the next scroll view outward that has room
  /// that way, and comes back when the finger does; false by default: UIKit leaves the whole drag to the one that began
  /// it.
  ///
  /// Of each movement the content takes what it has room for, those further out get the rest, and what nobody takes
  /// bends the content's edge. Those further out are told that they are dragged and let go, as if the finger were
  /// theirs; the velocity is for the one that moved last. Which one begins does not change by it (V16).
  public var handsDragsOver: Bool {
    get { read({ $0.settings.handsDragsOver }, false) }
    nonmutating set { set(\.handsDragsOver, newValue) }
  }

  /// Whether keys that nobody handles scroll it; true by default (V27). Page up, page down, space, Shift-space, home
  /// and end do when it is the nearest with room from where the key started, the first responder; arrows when it is
  /// first responder itself. A page leaves a line of 40 points in sight; keys that are held go on.
  public var allowsKeyboardScrolling: Bool {
    get { read({ $0.settings.takesKeys }, true) }
    nonmutating set { set(\.takesKeys, newValue) }
  }

  /// Where it comes to rest from left to right; nil, the default, for anywhere. Steps of wheels and keys end there,
  /// too: at the last place on their way, or else at the next one.
  public var horizontalSnap: ScrollSnap? {
    get { read({ $0.settings.snapAcross }, nil) }
    nonmutating set { setSnap { exchange(&$0.settings.snapAcross, for: newValue) } }
  }

  /// The same from top to bottom.
  public var verticalSnap: ScrollSnap? {
    get { read({ $0.settings.snapDown }, nil) }
    nonmutating set { setSnap { exchange(&$0.settings.snapDown, for: newValue) } }
  }

  /// To let go of a closure may run any code: nothing is being changed then.
  private func setSnap(_ set: (ScrollState) -> ScrollSnap?) {
    let old = state.map(set)
    withExtendedLifetime(old) {}
  }

  /// How fast content that was let go comes to rest (V12).
  public var decelerationRate: ScrollDeceleration {
    get { read({ $0.settings.deceleration }, .normal) }
    nonmutating set { set(\.deceleration, newValue) }
  }

  // MARK: What it does

  /// Whether fingers are on it that may scroll it or do.
  public var isTracking: Bool {
    read({ $0.isDragging || AnyGesture($0.pan, view.columns).numberOfTouches > 0 }, false)
  }
  /// Whether fingers scroll it (V7).
  public var isDragging: Bool { read({ $0.isDragging }, false) }
  /// Whether it goes on by itself after it was let go.
  public var isDecelerating: Bool { read({ $0.owesEnd || $0.flight?.cause == .release }, false) }

  /// The recognizer by which fingers scroll it. Others may wait for it, run beside it or be waited for.
  public var panGestureRecognizer: AnyGesture { AnyGesture(state?.pan ?? .none, view.columns) }

  /// How far the fingers of `panGestureRecognizer` have come, in a view's axes; nil means the scene's (PAN6). The 10
  /// points that the content does not follow are in it (V15).
  public func panTranslation(in view: View?) -> Vector {
    guard let pan = pan?.value else { return .zero }
    return pan.turned(pan.track.travelled, into: view)
  }

  /// How fast they move, in points a second, in a view's axes; nil means the scene's (PAN9).
  public func panVelocity(in view: View?) -> Vector {
    guard let pan else { return .zero }
    return pan.value.turned(ScrollSystem.speed(of: pan), into: view)
  }

  private var pan: Gesture<ScrollPanRecognizer>? {
    guard let state else { return nil }
    return Gesture(AnyGesture(state.pan, view.columns), ScrollPanRecognizer(of: view.entity))
  }

  /// What it asks and tells the game.
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
  /// Makes the view a scroll view; one that is one already stays it, and gets the size.
  @discardableResult
  public func makeScrollView(contentSize: ScrollSize) -> ScrollView {
    let scrollView = ScrollView(view: self)
    guard let scene, columns.check(entity, "make a scroll view of view") else { return scrollView }
    if scene.scrolls[entity.index] == nil { ScrollSystem.add(self, in: scene) }
    scrollView.contentSize = contentSize
    return scrollView
  }

  /// The view as a scroll view, or nil when it is none.
  public var scrollView: ScrollView? {
    scene?.scrolls[entity.index]?.view == entity ? ScrollView(view: self) : nil
  }

  /// Scrolls the scroll views around it, the innermost first, as little as needed to show it (V24).
  public func scrollToVisible(animated isAnimated: Bool = false) {
    guard let scene, columns.check(entity, "scroll to view") else { return }
    ScrollSystem.show(self, isAnimated: isAnimated, in: scene)
  }
}
