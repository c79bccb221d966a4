extension View {
  /// Whether the view is focused, by any player.
  public var isFocused: Bool { isAlive && scene?.focus.players.contains { $0.item == entity } == true }

  /// Whether the view is focused and shown so: after keys or a controller were used, not fingers or the mouse.
  public var showsFocus: Bool {
    isAlive && scene?.focus.players.contains { $0.isShown && $0.item == entity } == true
  }

  /// Whether the view can have the focus. By default widgets and text inputs that allow it can, enabled controls among
  /// them, and plain views cannot (F3). True lets a plain view have it, false keeps a widget from it, and nil restores
  /// the default.
  public var canBecomeFocused: Bool? {
    get { focusSettings?.canBecomeFocused }
    nonmutating set { scene?.changeFocus(entity) { $0.canBecomeFocused = newValue } }
  }

  /// The preferred environments of the view; see `Scene.setPreferredFocusEnvironments(_:of:)`.
  public var preferredFocusEnvironments: [Entity] {
    get { focusSettings?.preferred ?? [] }
    nonmutating set { scene?.setPreferredFocusEnvironments(newValue, of: entity) }
  }

  /// The environments of the view as a focus guide: a direction that leads to the view moves the focus on, to an item
  /// in the first of these environments that has one. The guide itself is never focused. A guide with an empty list is
  /// ignored; nil for a view that is no guide (F11, F23).
  public var focusGuideEnvironments: [Entity]? {
    get { focusSettings?.guide }
    nonmutating set { scene?.changeFocus(entity) { $0.guide = newValue } }
  }

  /// The name of the group of the view and everything inside it, except for what lies in a view with a name of its own.
  /// Directions reach the other items of a group before they leave it, and a view with a name remembers the item in it
  /// that was focused last (F19).
  public var focusGroupIdentifier: String? {
    get { focusSettings?.group }
    nonmutating set { scene?.changeFocus(entity) { $0.group = newValue } }
  }

  /// Whether headings, `next` and `previous` included, stay in the view once the focus is inside it; false by default.
  /// Only game code moves the focus out of it (F20).
  public var trapsFocus: Bool {
    get { focusSettings?.trapsFocus ?? false }
    nonmutating set { scene?.changeFocus(entity) { $0.trapsFocus = newValue } }
  }

  /// Whether a ring is drawn around the view while it is shown as focused (`Scene.focusStyle`); true by default.
  /// Controls, lists and text fields draw their own.
  public var showsFocusRing: Bool {
    get { focusSettings?.hidesRing != true }
    nonmutating set {
      scene?.changeFocus(entity) { $0.hidesRing = !newValue }
      scene?.noteLook()
    }
  }

  /// Sets the item that follows the view for a heading, regardless of positions; nil for the nearest item. While the
  /// item cannot have the focus, its own neighbour for this heading replaces it, and so on.
  public func setNextFocusItem(_ item: View?, _ heading: FocusHeading) {
    scene?.changeFocus(entity) { settings in
      settings.neighbors.removeAll { $0.heading == heading }
      if let item { settings.neighbors.append((heading, item.entity)) }
    }
  }

  /// Sets the delegate of the view for the focus in it; nil for none.
  public func setFocusDelegate(_ delegate: FocusDelegate?) { scene?.setFocusDelegate(delegate, of: entity) }

  private var focusSettings: FocusSettings? { isAlive ? scene?.focus[entity] : nil }
}
