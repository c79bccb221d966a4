/// Moves the content of scroll views: by itself over time, by game code, and by the steps of wheels (V8, V12, V22-V24).
enum ScrollSystem {
  // MARK: Each frame

  /// Brings what goes by itself to the frame's moment, and tells the delegates.
  static func run(at moment: Timestamp, in scene: Scene) {
    guard !scene.scrolls.moving.isEmpty else { return }
    // What they ask of delegates may start and stop others.
    for state in Array(scene.scrolls.moving) { go(state, to: moment, in: scene) }
    tell(in: scene)
  }

  /// Lets content go back that was caught past an edge and is held no longer, and tells the delegates what they have not heard.
  static func settle(in scene: Scene) {
    let scrolls = scene.scrolls
    if !scrolls.caught.isEmpty {
      let letGo = scrolls.caught.filter { $0.isDragging || !isHeld($0, in: scene) }
      scrolls.caught.removeAll { state in letGo.contains { $0 === state } }
      for state in letGo where !state.isDragging { comeBack(state, toPage: true, in: scene) }
    }
    tell(in: scene)
    scrolls.isWaiting = !scrolls.caught.isEmpty || !scrolls.news.isEmpty
  }

  /// Whether fingers are on a scroll view that may scroll it.
  private static func isHeld(_ state: ScrollState, in scene: Scene) -> Bool {
    scene.gestures.attempt(of: state.pan)?.owned.intersects(scene.inputs.live) == true
  }

  private static func tell(in scene: Scene) {
    // What they set off is told in the next round: there is an end to those.
    for _ in 0..<scene.scrolls.news.count where !scene.scrolls.news.isEmpty {
      let (state, news) = scene.scrolls.news.remove(at: 0)
      guard scene.isAlive(state.view) else { continue }
      news.tell(ScrollView(view: scene.view(state.view)), state.delegate)
    }
  }

  // MARK: Moving

  /// Moves the content, whatever moves it.
  static func move(_ state: ScrollState, to offset: ScrollPoint, in scene: Scene) {
    // In a view that is squeezed to nothing fingers are nowhere.
    guard offset != state.offset, offset.isFinite, scene.isAlive(state.view),
      scene.canEdit("scroll view \(state.view.index)")
    else {
      return
    }
    state.offset = offset
    scene.view(state.view).bounds.origin = state.origin(at: offset)
    if let follower = state.follower { follower.contentDidMove() }
    if state.delegate.didScroll != nil { note(.didScroll, of: state, in: scene) }
  }

  static func note(_ news: ScrollNews, of state: ScrollState, in scene: Scene) {
    scene.scrolls.news.append((state, news))
    scene.scrolls.isWaiting = true
    scene.settling.isNeeded = true
  }

  static func size(of state: ScrollState, in scene: Scene) -> Size { scene.view(state.view).bounds.size }

  /// Takes over an origin of the bounds that game code has set itself.
  static func noteOrigin(of state: ScrollState, in scene: Scene) {
    guard scene.isAlive(state.view) else { return }
    let origin = scene.view(state.view).bounds.origin
    if origin != state.origin(at: state.offset) { state.offset = state.place(of: origin) }
  }

  /// Brings what goes by itself to where it is at a moment.
  private static func go(_ state: ScrollState, to moment: Timestamp, in scene: Scene) {
    switch state.movement {
    case .none, .drag: break
    case .flight(let flight): move(state, to: flight.offset(at: moment), in: scene)
    case .zoom(let flight):
      let (scale, offset) = flight.state(at: moment)
      zoom(state, to: scale, flight.size, offset: offset, in: scene)
    }
  }

  /// Ends a movement without a finger where it is now.
  static func stop(_ state: ScrollState, in scene: Scene) {
    guard state.movement.end != nil else { return }
    let movement = state.movement
    go(state, to: scene.now, in: scene)
    // A delegate may have started another.
    guard state.movement.end == movement.end else { return }
    scene.scrolls.stop(state)
    guard case .flight(let flight) = movement else { return }
    switch flight.cause {
    case .release: note(.didEndDecelerating, of: state, in: scene)
    case .animation: note(.didEndAnimation, of: state, in: scene)
    case .comingBack, .wheel, .autoscroll: break
    }
  }

  /// Starts a movement without a finger.
  static func start(
    _ cause: ScrollState.Flight.Cause, _ x: ScrollFlight, _ y: ScrollFlight, of state: ScrollState, in scene: Scene
  ) {
    scene.scrolls.start(.flight(ScrollState.Flight(cause: cause, start: scene.now, x: x, y: y)), of: state)
  }

  /// Ends the movements that have come to rest.
  static func endFlights(at now: Timestamp, in scene: Scene) {
    for state in scene.scrolls.moving.filter({ ($0.movement.end).map { $0 <= now } ?? true }) {
      stop(state, in: scene)
    }
  }

  /// Goes back inside the limits, and to a page where that is asked for, without anybody hearing of it (V19).
  static func comeBack(_ state: ScrollState, toPage: Bool = false, in scene: Scene) {
    guard scene.isAlive(state.view), state.movement.end == nil else { return }
    let size = size(of: state, in: scene)
    let isPaged = toPage && state.settings.isPagingEnabled
    let target = state.limited(isPaged ? nearestPage(of: state, size) : state.offset, size)
    guard target != state.offset else { return }
    start(
      .comingBack, ScrollFlight(.released(from: state.offset.x, to: target.x)),
      ScrollFlight(.released(from: state.offset.y, to: target.y)), of: state, in: scene)
  }

  /// The page that is nearest to where the content is.
  static func nearestPage(of state: ScrollState, _ size: Size) -> ScrollPoint {
    var target = state.offset
    for axis in ScrollAxis.allCases where state.scrolls(along: axis, size) {
      let length = axis == .horizontal ? Double(size.width) : Double(size.height)
      if length > 0 { target[axis] = (target[axis] / length).rounded() * length }
    }
    return target
  }

  // MARK: Offsets that are set

  static func set(_ offset: ScrollPoint, of state: ScrollState, isAnimated: Bool, in scene: Scene) {
    guard scene.canEdit("scroll view \(state.view.index)") else { return }
    stop(state, in: scene)
    if isAnimated, !state.isDragging {
      guard offset != state.offset else { return }
      return start(
        .animation, ScrollFlight(.eased(from: state.offset.x, to: offset.x, during: animationTime)),
        ScrollFlight(.eased(from: state.offset.y, to: offset.y, during: animationTime)), of: state, in: scene)
    }
    move(state, to: offset, in: scene)
    rebaseDrag(state, in: scene)
    scene.settleIfIdle()
  }

  /// How long an animated offset takes, in seconds (V23).
  static var animationTime: Double { 0.3 }

  /// Scrolls as little as needed to show a part of the view's own coordinates (V24).
  static func show(_ rect: Rect, in state: ScrollState, isAnimated: Bool, _ scene: Scene) {
    let size = size(of: state, in: scene)
    let (low, high) = (state.place(of: Point(rect.minX, rect.minY)), state.place(of: Point(rect.maxX, rect.maxY)))
    var offset = state.offset
    show(low.x, high.x, along: .horizontal, size.width, &offset)
    show(low.y, high.y, along: .vertical, size.height, &offset)
    offset = state.limited(offset, size)
    if offset != state.offset { set(offset, of: state, isAnimated: isAnimated, in: scene) }
  }

  private static func show(
    _ low: Double, _ high: Double, along axis: ScrollAxis, _ size: Float, _ offset: inout ScrollPoint
  ) {
    // Of what is larger than the view either end may be at its edge.
    let other = high - Double(size)
    offset[axis] = min(max(offset[axis], min(low, other)), max(low, other))
  }

  /// Scrolls all scroll views around a view as little as needed to show it, the innermost first (V24).
  static func show(_ view: View, isAnimated: Bool, in scene: Scene) {
    for state in around(view.superview?.entity ?? .none, in: scene) {
      show(view.convert(view.bounds, to: scene.view(state.view)), in: state, isAnimated: isAnimated, scene)
    }
  }

  /// The scroll views that a view is in, itself included, the innermost first. Makes an array.
  static func around(_ view: Entity, in scene: Scene) -> [ScrollState] {
    guard scene.isAlive(view), scene.isView(view.index) else { return [] }
    var found: [ScrollState] = []
    var index = view.index
    while index != .max {
      if let state = scene.scrolls[index] {
        noteOrigin(of: state, in: scene)
        found.append(state)
      }
      index = scene.viewRecords[Int(index)].parent
    }
    return found
  }

  // MARK: Catching

  /// The view that a finger lands on when content under it goes by itself: the outermost scroll view that does. What moves there
  /// stops, and nothing inside hears of the finger (V8, V18).
  static func caught(by hit: Entity, in scene: Scene) -> Entity {
    let moving = around(hit, in: scene).filter { $0.movement.end != nil && $0.settings.isEnabled && !$0.isAutoscrolled }
    for state in moving {
      stop(state, in: scene)
      let rest = state.settings.isPagingEnabled ? nil : state.limited(state.offset, size(of: state, in: scene))
      if rest != state.offset { scene.scrolls.catchPastEdge(state) }
    }
    return moving.last?.view ?? hit
  }
}
