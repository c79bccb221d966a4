/// Shows who has the focus: by a ring in front of everything, and by lifting the view.
enum FocusLook {
  /// Brings the look in line with the focus, when everything is where it is drawn. Costs two compares while nothing changed.
  static func show(in scene: Scene) {
    let look = scene.focus.look
    let item = scene.focus.isShown ? scene.focus.state.item : nil
    guard item != nil || look.item != .none else { return }
    let version = (scene.visualVersion, item ?? .none)
    if let shown = look.shown, shown == version { return }
    if look.item != item ?? .none { change(to: item, in: scene) }
    drawRing(around: item, in: scene)
    look.shown = (scene.visualVersion, item ?? .none)
  }

  private static func change(to item: Entity?, in scene: Scene) {
    let look = scene.focus.look
    let style = scene.focus.style
    if let lifted = look.lifted, scene.isAlive(look.item) {
      scene.view(look.item).animate(duration: style.liftDuration, easing: .easeOut, allowsUserInteraction: true) {
        $0.transform = lifted
      }
    }
    look.lifted = nil
    look.item = item ?? .none
    guard let item, scene.isAlive(item), style.lift.isFinite, style.lift > 0, style.lift != 1,
      !drawsItself(item, in: scene)
    else { return }
    let view = scene.view(item)
    let low = view.transform
    let high = low.scaled(by: style.lift)
    look.lifted = low
    view.animate(duration: style.liftDuration, easing: .easeOut, allowsUserInteraction: true) { $0.transform = high }
  }

  private static func drawRing(around item: Entity?, in scene: Scene) {
    let look = scene.focus.look
    let style = scene.focus.style
    guard let item, style.showsRing, scene.isAlive(item), !drawsItself(item, in: scene),
      scene.focus[item]?.hidesRing != true, case let area = scene.seenArea(of: scene.view(item)), !area.isEmpty
    else {
      if let window = look.window, window.isAlive { window.destroy() }
      look.window = nil
      return
    }
    let ring = ring(in: scene)
    guard ring.isAlive else { return }
    let outset = EdgeInsets(top: style.outset, left: style.outset, bottom: style.outset, right: style.outset)
    let frame = area.outset(by: outset)
    if ring.frame != frame { ring.frame = frame }
    let shape = Shape(.rectangle(cornerRadius: style.cornerRadius), stroke: style.color, lineWidth: style.lineWidth)
    if ring[Shape.self] != shape { ring[Shape.self] = shape }
  }

  /// The ring, in a window of its own that nothing hits.
  private static func ring(in scene: Scene) -> View {
    let look = scene.focus.look
    if let window = look.window, window.isAlive, let ring = window.subviews.first { return ring }
    let window = scene.addWindow(frame: Rect(origin: .zero, size: scene.size), level: scene.focus.style.level)
    window.canBecomeKey = false
    window.view.isUserInteractionEnabled = false
    window.view.name = "focus"
    look.window = window.view
    return scene.addView(frame: .zero, to: window.view)
  }

  private static func drawsItself(_ item: Entity, in scene: Scene) -> Bool {
    scene.widgets[item.index]?.widget.drawsFocus ?? (scene.textInputs[item] != nil)
  }
}

extension Scene {
  /// How the view looks that has the focus, where it does not draw that itself.
  public var focusStyle: FocusStyle {
    get { focus.style }
    set {
      focus.style = newValue
      visualVersion &+= 1
    }
  }
}
