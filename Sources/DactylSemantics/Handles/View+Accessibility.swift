/// What a view is to assistive clients: screen readers, exploring by touch, switches, tests.
///
/// Controls, fields, lists and what else the engine has say it themselves, and so does text. A view of the game's own
/// takes a line: `card.accessibilityLabel = "queen of spades"`.
extension View {
  /// What a player would call the view: its label, or what its widget says; nil for a view without a name. For the
  /// inspector and timelines; it reads no other elements.
  package var spokenName: String? {
    guard isAlive else { return nil }
    let name = accessibilityLabel ?? columns.asking { accessibilityProvider?.accessibilityProperties(of: self).label }
    return name?.isEmpty == false ? name : nil
  }

  /// Whether the view is an element, and what is inside it none. Nil, the default, for one that has a label or a role
  /// of an element, a widget that says so, or text (AX1).
  public var isAccessibilityElement: Bool? {
    get { settings?.isElement }
    nonmutating set { change { $0.isElement = newValue } }
  }

  /// The name of the view: short, without what it is or its value. Nil for that of its widget, or of the texts inside
  /// it (AX2). Control characters are left out, and what is longer than 1,000 characters is cut.
  public var accessibilityLabel: String? {
    get { settings?.label }
    nonmutating set { change { $0.label = newValue.map(AccessibilityText.clean) } }
  }

  /// The value of the view as text, or nil for that of its widget.
  public var accessibilityValue: String? {
    get { settings?.value }
    nonmutating set { change { $0.value = newValue.map(AccessibilityText.clean) } }
  }

  /// What happens when the view is used, where its name does not say it; nil for the hint of its widget.
  public var accessibilityHint: String? {
    get { settings?.hint }
    nonmutating set { change { $0.hint = newValue.map(AccessibilityText.clean) } }
  }

  /// The kind and state of the view; nil for those of its widget.
  public var accessibilityTraits: AccessibilityTraits? {
    get { settings?.traits }
    nonmutating set { change { $0.traits = newValue } }
  }

  /// What the view is, where its traits do not say it; nil for the role of its widget.
  public var accessibilityRole: AccessibilityRole? {
    get { settings?.role }
    nonmutating set { change { $0.role = newValue } }
  }

  /// The elements inside the view in their order, where reading order is not meant (AX3). Views that are not inside it
  /// are left out, with a diagnostic, so that no order can be a cycle. Nil for reading order.
  public var accessibilityElements: [View]? {
    get { settings?.elements?.map { View($0, in: columns) } }
    nonmutating set {
      guard isAlive else { return change { $0.elements = nil } }
      let inside = newValue?.filter { view in
        let isInside = view != self && view.isDescendant(of: self)
        if !isInside {
          graph?.report(
            .mismatchedViews, "\(view) is not inside \(self): it can't be one of its accessibility elements")
        }
        return isInside
      }
      change { $0.elements = inside?.map(\.entity) }
    }
  }

  /// Whether the elements inside the view stay together in reading order; false by default (AX3).
  public var shouldGroupAccessibilityChildren: Bool {
    get { settings?.groupsChildren ?? false }
    nonmutating set { change { $0.groupsChildren = newValue } }
  }

  /// Whether clients see nothing of the views beside this one, and in a window's view nothing of the windows behind it
  /// (AX4). False by default.
  public var accessibilityViewIsModal: Bool {
    get { settings?.isModal ?? false }
    nonmutating set { change { $0.isModal = newValue } }
  }

  /// Whether clients see nothing of the view and what is inside it (AX4). False by default.
  public var accessibilityElementsHidden: Bool {
    get { settings?.isHidden ?? false }
    nonmutating set { change { $0.isHidden = newValue } }
  }

  /// The upright box of the view in the scene's coordinates.
  public var accessibilityFrame: Rect { isAlive ? convert(bounds, to: nil) : .zero }

  /// The outline of the view in the scene's coordinates: the corners of its bounds under all transforms.
  public var accessibilityPath: [Point] {
    isAlive ? bounds.corners(by: transformToScene) : []
  }

  /// Where a client touches the view, in its own coordinates; nil for its middle (AX6).
  public var accessibilityActivationPoint: Point? {
    get { settings?.activationPoint }
    nonmutating set { change { $0.activationPoint = newValue.flatMap { $0.isFinite ? $0 : nil } } }
  }

  /// The view's own actions, which clients offer by their names. Of two with the same name the first counts.
  public var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { isAlive ? scene?.accessibilityTable.customActions(of: entity) ?? [] : [] }
    nonmutating set {
      guard let scene, columns.check(entity, "set the accessibility actions of view") else { return }
      scene.watchEnd(of: entity)
      let old = scene.accessibilityTable.setCustomActions(newValue, of: entity)
      withExtendedLifetime(old) {}
    }
  }

  /// Sets what the view does when a client asks it; nil for nothing of its own.
  public func setAccessibilityDelegate(_ delegate: AccessibilityDelegate?) {
    guard let scene, columns.check(entity, "set the accessibility delegate of view") else { return }
    scene.watchEnd(of: entity)
    let old = scene.accessibilityTable.setDelegate(delegate, of: entity)
    withExtendedLifetime(old) {}
  }

  private var settings: AccessibilitySettings? { isAlive ? scene?.accessibilityTable.settings(of: entity) : nil }

  private func change(_ member: StaticString = #function, _ edit: (inout AccessibilitySettings) -> Void) {
    guard let scene, columns.check(entity, "set `\(member)` of view") else { return }
    scene.watchEnd(of: entity)
    scene.accessibilityTable.change(entity, edit)
  }
}
