import Dactyl

extension View {
  /// A short text, such as a number, in a red capsule over the view's upper right corner; nil, the default, for none.
  /// An empty text is a dot. It takes no touches, and stays there when the view's size changes.
  public var badge: String? {
    get { self[Badge.self]?.text }
    nonmutating set {
      guard let scene, scene.check(entity, "set the badge of"), newValue != badge else { return }
      scene.accessibilityTable.add(BadgeSemantics.self, of: entity)
      let old = self[Badge.self]
      guard let text = newValue else {
        self[Badge.self] = nil
        if let old, scene.isAlive(old.view) { scene.view(old.view).destroy() }
        return
      }
      let isThere = old.map { scene.isAlive($0.view) } ?? false
      let shown = isThere ? scene.view(old?.view ?? .none) : scene.addView(frame: .zero, to: self)
      self[Badge.self] = Badge(text: text, view: shown.entity)
      let label = Label(text, font: Font.builtIn.weight(.bold), size: 12, color: .white)
      let size = text.isEmpty ? Size(10, 10) : Size(max(18, scene.size(of: label).width + 10), 18)
      shown.isUserInteractionEnabled = false
      shown.autoresizing = [.flexibleLeftMargin, .flexibleBottomMargin]
      shown[ControlPart.self] = ControlPart()
      shown.layoutItem = LayoutItem(isArranged: false)
      shown[Shape.self] = Shape(.capsule, fill: .red)
      shown[Label.self] = text.isEmpty ? nil : label
      shown.frame = Rect(center: Point(bounds.maxX - size.width / 4, bounds.minY + size.height / 4), size: size)
      shown.bringToFront()
    }
  }
}

extension ControlHandle {
  /// The badge of the control's view: `View.badge`.
  public var badge: String? {
    get { view.badge }
    nonmutating set { view.badge = newValue }
  }
}

/// The badge of a view, as its component.
struct Badge {
  let text: String
  let view: Entity
}
