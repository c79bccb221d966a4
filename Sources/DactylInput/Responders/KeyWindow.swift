extension Scene {
  /// The window that receives input without a location: keys, shakes, remote control (W1). The main window until
  /// another is made key; when the key window is hidden or destroyed, the front one of those that can be key. Nil when
  /// there is none.
  public var keyWindow: Window? {
    let key = keyWindowEntity
    return key == .none ? nil : Window(view(key))
  }

  package var keyWindowEntity: Entity { isAlive(firstResponders.keyWindow) ? firstResponders.keyWindow : .none }

  /// Makes a window key, after the present key window has resigned (W8).
  ///
  /// - Returns: whether the window is key now.
  @discardableResult
  func makeKey(_ window: Entity) -> Bool {
    guard check(window, "make key window"), isView(window.index), record(of: window.index).flags.contains(.isWindow),
      !firstResponders.neverKey.contains(window), !firstResponders.leaving.contains(window)
    else { return false }
    guard !isAnswering else {
      postpone { if $0.isAlive(window) { $0.makeKey(window) } }
      return false
    }
    setKey(window)
    return keyWindowEntity == window
  }

  /// Replaces a key window that is hidden or about to end by the front visible one that can be key.
  func giveUpKey(_ window: Entity) {
    guard firstResponders.keyWindow == window else { return }
    setKey(windowTable.order.last { $0 != window && canTakeKey($0) } ?? .none)
  }

  /// Makes a window that becomes visible key when no window is.
  func takeKeyIfNone(_ window: Entity) {
    if keyWindowEntity == .none, canTakeKey(window) { setKey(window) }
  }

  private func canTakeKey(_ window: Entity) -> Bool {
    isAlive(window) && !firstResponders.neverKey.contains(window) && !firstResponders.leaving.contains(window)
      && !record(of: window.index).flags.contains(.isHidden)
  }

  private func setKey(_ window: Entity) {
    let old = keyWindowEntity
    guard old != window else { return }
    firstResponders.keyWindow = .none
    if old != .none {
      record(.resignKey, rule: .W8, view: old)
      notify(old, isKey: false)
    }
    // Its code may have made another window key, or destroyed this one.
    guard isAlive(window), keyWindowEntity == .none else { return }
    firstResponders.keyWindow = window
    record(.becomeKey, rule: .W8, view: window)
    notify(window, isKey: true)
  }

  private func notify(_ window: Entity, isKey: Bool) {
    for receiver in responders.responder(of: window)?.receivers ?? [] {
      firstResponders.calls.append(receiver) { receiver.notify(.key(isKey)) }
    }
    firstResponders.calls.goOn()
  }
}

extension Window {
  /// Makes the window receive keys, shakes and remote control. Does not show it or bring it to the front (W8).
  ///
  /// - Returns: false when the window can't be key.
  @discardableResult
  public func makeKey() -> Bool { view.scene?.makeKey(view.entity) ?? false }

  /// Shows the window in front of the others of its level, and makes it key.
  @discardableResult
  public func makeKeyAndVisible() -> Bool {
    view.isHidden = false
    bringToFront()
    return makeKey()
  }

  /// Whether the window is key.
  public var isKey: Bool { view.isAlive && view.scene?.keyWindowEntity == view.entity }

  /// Whether the window can be key; true by default. Set it to false for windows that only display something.
  public var canBecomeKey: Bool {
    get { !(view.scene?.firstResponders.neverKey.contains(view.entity) ?? false) }
    nonmutating set {
      guard let scene = view.scene, scene.check(view.entity, "change window") else { return }
      scene.firstResponders.neverKey.removeAll { $0 == view.entity }
      guard !newValue else { return scene.takeKeyIfNone(view.entity) }
      scene.firstResponders.neverKey.append(view.entity)
      scene.giveUpKey(view.entity)
    }
  }

  /// Whether the window is neither drawn nor hit. Hiding it cancels its touches and presses (W11); if it was key, the
  /// front one of the others becomes key. A window that is shown again is in front of the others of its level (W2).
  public var isHidden: Bool {
    get { view.isHidden }
    nonmutating set { view.isHidden = newValue }
  }
}
