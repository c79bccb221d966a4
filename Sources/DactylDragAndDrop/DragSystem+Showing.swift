/// The previews of drags: a copy of the lifted view under each finger, a badge, and a frame around the target.
extension DragSystem {
  /// Shows the preview of a drag, in front of everything.
  static func show(_ session: DragSession, in scene: Scene) {
    guard let source = session.source, source.settings.showsPreview, let view = source.livingView else { return }
    let resting = view.transformToScene
    let home = resting.apply(to: view.bounds.center)
    guard resting.isFinite, home.isFinite, let stage = openStage(in: scene) else { return }
    let style = scene.drags.style
    let given = source.delegate.previewForLifting?(source.handle, session)
    guard session.isActive || session.isHeld, stage.isAlive else {
      if let given, given.isAlive { given.destroy() }
      return closeStage(in: scene)
    }
    let root = scene.addView(frame: .zero, to: stage)
    let badge = scene.addView(frame: .zero, to: root)
    let preview = DragPreview(
      root: root, badge: badge, highlight: scene.addView(frame: .zero, to: stage),
      grip: grip(home - session.initialLocation, on: given), home: home,
      resting: given == nil ? resting.withoutWay : .identity, isGiven: given != nil)
    preview.highlight.sendToBack()
    preview.highlight.isHidden = true
    badge.isHidden = true
    session.preview = preview
    fill(preview, with: given, of: view, count: session.items.count, style)
    scene.drags.dim(source, for: preview)
    root.center = center(of: session, preview)
    root.transform = preview.resting
    root.animate(duration: style.glideTime / 2) { $0.transform = preview.resting.scaled(by: style.liftScale) }
  }

  /// The vector from the finger to the middle of the preview: one that a game provides has a size of its own, but keeps
  /// the finger on it.
  private static func grip(_ grip: Vector, on given: View?) -> Vector {
    guard let given, given.isAlive else { return grip }
    let (width, height) = (given.bounds.size.width / 2, given.bounds.size.height / 2)
    return Vector(min(max(grip.dx, -width), width), min(max(grip.dy, -height), height))
  }

  private static func fill(
    _ preview: DragPreview, with given: View?, of view: View, count: Int, _ style: DragStyle
  ) {
    let root = preview.root
    if let given, given.isAlive {
      root.bounds = given.bounds
      castShadow(of: given, style, in: root)
      root.addSubview(given)
      preview.badge.bringToFront()
      given.transform = .identity
      given.center = root.bounds.center
      return
    }
    guard view.isAlive else { return }
    root.bounds = view.bounds
    castShadow(of: view, style, in: root)
    // Of several items, the others show behind the first.
    for place in (0..<min(max(count, 1), 3)).reversed() {
      guard let copy = ViewCopy.copy(view, into: root) else { continue }
      copy.center += Vector(5, -5) * Float(place)
      copy.transform = .rotation(0.05 * Float(place))
    }
    preview.badge.bringToFront()
  }

  private static func castShadow(of view: View, _ style: DragStyle, in root: View) {
    guard style.shadow.alpha > 0, let shadow = ViewCopy.shadow(of: view, style.shadow, in: root) else { return }
    shadow.center += Vector(0, style.shadowDepth)
  }

  /// Updates the preview to the position of the drag and its operation.
  static func refresh(_ session: DragSession, _ style: DragStyle) {
    guard session.isActive, let preview = session.preview, preview.root.isAlive else { return }
    let center = center(of: session, preview)
    if center.isFinite, preview.root.center != center { preview.root.center = center }
    showBadge(session, preview, style)
    showHighlight(session, preview, style)
  }

  /// The position of the middle of the preview in the scene.
  private static func center(of session: DragSession, _ preview: DragPreview) -> Point {
    if let target = session.target, target.settings.snapsPreview || session.origin == .keys,
      let view = target.livingView
    {
      return view.convert(view.bounds.center, to: nil)
    }
    let free = session.location + preview.grip
    guard let source = session.source, source.settings.motion != DragMotion(), let view = source.livingView else {
      return free
    }
    let parent = view.superview
    let home = parent?.convert(preview.home, from: nil) ?? preview.home
    let kept = source.settings.motion.kept(parent?.convert(free, from: nil) ?? free, from: home)
    return parent?.convert(kept, to: nil) ?? kept
  }

  private static func showBadge(_ session: DragSession, _ preview: DragPreview, _ style: DragStyle) {
    let count = session.items.count
    let operation = session.target == nil ? DropOperation.cancel : session.operation
    guard preview.shown?.operation != operation || preview.shown?.count != count else { return }
    preview.shown = (operation, count)
    let text =
      switch operation {
      case .forbidden: "x"
      case .copy: count > 1 ? "+\(count)" : "+"
      case .move, .cancel: count > 1 ? "\(count)" : ""
      }
    let badge = preview.badge
    badge.isHidden = text.isEmpty
    guard !text.isEmpty else { return }
    let scale = max(preview.resting.largestScale, 0.001)
    let size = style.badgeSize / scale
    let bounds = preview.root.bounds
    badge.frame = Rect(bounds.maxX - size * 0.7, bounds.minY - size * 0.3, size * (text.count > 2 ? 1.4 : 1), size)
    badge[Shape.self] = Shape(
      .rectangle(cornerRadius: size / 2), fill: operation == .forbidden ? style.forbid : style.accept,
      stroke: style.badgeText, lineWidth: size / 14)
    badge[Label.self] = Label(text, size: size * 0.6, color: style.badgeText)
  }

  private static func showHighlight(_ session: DragSession, _ preview: DragPreview, _ style: DragStyle) {
    let highlight = preview.highlight
    guard highlight.isAlive else { return }
    guard let target = session.target, target.settings.showsHighlight, session.operation != .cancel,
      let view = target.livingView, case let area = view.seenArea, !area.isEmpty
    else {
      if !highlight.isHidden { highlight.isHidden = true }
      return
    }
    // The frames of drags that came later to the same target are inside those of earlier ones.
    let inset = -Float(target.rank(of: session)) * style.highlightWidth * 1.5
    let frame = area.outset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    highlight.isHidden = false
    if highlight.frame != frame { highlight.frame = frame }
    let color = session.operation == .forbidden ? style.forbid : style.accept
    let shape = Shape(
      .rectangle(cornerRadius: style.highlightRadius), fill: color.opacity(color.alpha * 0.12), stroke: color,
      lineWidth: style.highlightWidth)
    if highlight[Shape.self] != shape { highlight[Shape.self] = shape }
  }

  // MARK: The window

  private static func openStage(in scene: Scene) -> View? {
    let stage = scene.drags.display
    stage.count += 1
    if let window = stage.window, window.isAlive { return window }
    let window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: scene.drags.style.level)
    window.canBecomeKey = false
    window.view.isUserInteractionEnabled = false
    window.view.name = "drags"
    stage.window = window.view
    return window.view
  }

  static func closeStage(in scene: Scene) {
    let stage = scene.drags.display
    stage.count -= 1
    guard stage.count == 0, let window = stage.window else { return }
    stage.window = nil
    if window.isAlive { window.destroy() }
  }
}

extension DragMotion {
  /// The allowed position that is nearest to another.
  func kept(_ place: Point, from home: Point) -> Point {
    var place = place
    if !axes.contains(.horizontal) { place.x = home.x }
    if !axes.contains(.vertical) { place.y = home.y }
    if let grid, grid.width > 0, grid.height > 0 {
      place.x = home.x + ((place.x - home.x) / grid.width).rounded() * grid.width
      place.y = home.y + ((place.y - home.y) / grid.height).rounded() * grid.height
    }
    if let limits, limits.isFinite {
      place.x = min(max(place.x, limits.minX), max(limits.minX, limits.maxX))
      place.y = min(max(place.y, limits.minY), max(limits.minY, limits.maxY))
    }
    return place
  }
}

extension Transform {
  /// The transform without its translation.
  var withoutWay: Transform { Transform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// The larger of the scales of the two axes.
  fileprivate var largestScale: Float { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}

extension Scene {
  /// Whether a view is in a window now, and so has a position in the scene.
  func isReachable(_ view: View) -> Bool { view.isAlive && window(of: view.entity) != .none }
}
