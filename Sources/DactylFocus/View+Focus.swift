extension View {
  /// Whether the view has the focus, of any player.
  public var isFocused: Bool { isAlive && scene?.focus.players.contains { $0.item == entity } == true }

  /// Whether the view has the focus and shows it: after keys or a controller were used, not fingers or the mouse.
  public var showsFocus: Bool {
    isAlive && scene?.focus.players.contains { $0.isShown && $0.item == entity } == true
  }

  /// Whether the view can have the focus; by default widgets and text inputs that say so, controls that are enabled
  /// among them, and no plain view (F3). Set, it lets a plain view have it, or keeps a widget from it; nil for what it
  /// is by itself.
  public var canBecomeFocused: Bool? {
    get { focusSettings?.canBecomeFocused }
    nonmutating set { scene?.changeFocus(entity) { $0.canBecomeFocused = newValue } }
  }

  /// Whom the view prefers to have the focus where it is asked; see `Scene.setPreferredFocusEnvironments(_:of:)`.
  public var preferredFocusEnvironments: [Entity] {
    get { focusSettings?.preferred ?? [] }
    nonmutating set { scene?.setPreferredFocusEnvironments(newValue, of: entity) }
  }

  /// Makes the view a focus guide: who comes to it by a direction goes on to the first of these environments that
  /// anybody can have the focus in. The guide itself never has it. With an empty list it is not there; nil for a view
  /// that is no guide (F11, F23).
  public var focusGuideEnvironments: [Entity]? {
    get { focusSettings?.guide }
    nonmutating set { scene?.changeFocus(entity) { $0.guide = newValue } }
  }

  /// The name of the group that the view and all in it belong to, but for what lies in a view with a name of its own.
  /// Directions go to the others of a group before they leave it, and a view with a name remembers who had the focus in
  /// it last (F19).
  public var focusGroupIdentifier: String? {
    get { focusSettings?.group }
    nonmutating set { scene?.changeFocus(entity) { $0.group = newValue } }
  }

  /// Whether headings, `next` and `previous` stay in the view once the focus is in it; false by default. Game code
  /// leaves it (F20).
  public var trapsFocus: Bool {
    get { focusSettings?.trapsFocus ?? false }
    nonmutating set { scene?.changeFocus(entity) { $0.trapsFocus = newValue } }
  }

  /// Whether a ring is drawn around the view while it shows the focus (`Scene.focusStyle`); true by default. Controls,
  /// lists and text fields draw their own.
  public var showsFocusRing: Bool {
    get { focusSettings?.hidesRing != true }
    nonmutating set {
      scene?.changeFocus(entity) { $0.hidesRing = !newValue }
      scene?.visualVersion &+= 1
    }
  }

  /// Names the item that comes after the view in a heading, whatever lies there; nil for what lies there. While that
  /// one can't have the focus, its own neighbour in this heading comes in its place, and so on.
  public func setNextFocusItem(_ item: View?, _ heading: FocusHeading) {
    scene?.changeFocus(entity) { settings in
      settings.neighbors.removeAll { $0.heading == heading }
      if let item { settings.neighbors.append((heading, item.entity)) }
    }
  }

  /// What the view is asked and told of the focus in it.
  public func setFocusDelegate(_ delegate: FocusDelegate?) { scene?.setFocusDelegate(delegate, of: entity) }

  private var focusSettings: FocusSettings? { isAlive ? scene?.focus[entity] : nil }
}
