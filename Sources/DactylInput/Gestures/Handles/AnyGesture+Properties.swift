extension AnyGesture {
  /// The scene that it lives in; nil when that is gone.
  public var scene: Scene? { columns.scene }

  /// Whether the recognizer still exists.
  public var isAlive: Bool { table?.isAlive(id) ?? false }

  /// The state; in an action, the one that the action is about (G61).
  ///
  /// Setting it proposes, as a recognizer does in its own calls: a game's timer may end a drag, and one gesture's
  /// action cancel another. The proposal is judged like any other: what the table of states does not have is refused
  /// with a diagnostic (G2, G6), and what may not begin fails. Outside a frame's passes all that follows happens at
  /// once, inside them as soon as the pass is over; until then this is the old state.
  ///
  /// A recognizer at rest may begin in this way without touches. Nobody competes with it then, and it goes on until it
  /// is set to end, switched off, removed, or all input is cancelled.
  public var state: GestureState {
    get { table?.reportedState(of: id) ?? .possible }
    nonmutating set { if check("set the state of") { scene?.propose(newValue, for: id) } }
  }

  /// The view that it is on, or nil when it is on none, was removed, or the view is gone.
  public var view: View? {
    guard let row = table?.row(id), columns.isAlive(row.view) else { return nil }
    return View(row.view, in: columns)
  }

  /// Whether it takes touches. Switching it off in mid-gesture cancels it (G67); touches that are down when it is
  /// switched on stay unknown to it (G15, G68).
  public var isEnabled: Bool {
    get { flag(.isEnabled) }
    nonmutating set { if check("change") { scene?.setGestureEnabled(newValue, owner) } }
  }

  /// Whether views are told that touches were cancelled when it is recognized; true by default (G47, G51).
  public var cancelsTouchesInView: Bool {
    get { flag(.cancelsTouchesInView) }
    nonmutating set { setFlag(.cancelsTouchesInView, newValue) }
  }

  /// Whether views hear nothing of its touches while it is undecided; false by default (G52).
  public var delaysTouchesBegan: Bool {
    get { flag(.delaysTouchesBegan) }
    nonmutating set { setFlag(.delaysTouchesBegan, newValue) }
  }

  /// Whether views hear of the end of its touches only when it is decided; true by default (G53).
  public var delaysTouchesEnded: Bool {
    get { flag(.delaysTouchesEnded) }
    nonmutating set { setFlag(.delaysTouchesEnded, newValue) }
  }

  /// Whether all its touches must be of the type of the first; true by default (G14).
  public var requiresExclusiveTouchType: Bool {
    get { flag(.requiresExclusiveTouchType) }
    nonmutating set { setFlag(.requiresExclusiveTouchType, newValue) }
  }

  /// The types of touch that it takes; all by default (G13).
  public var allowedTouchTypes: Set<TouchType> {
    get {
      let mask = table?.row(id)?.allowedTypes ?? .max
      return Set(TouchType.allCases.filter { mask & (1 << $0.rawValue) != 0 })
    }
    nonmutating set {
      table?.update(owner) { row in row.allowedTypes = newValue.reduce(0) { $0 | 1 << $1.rawValue } }
    }
  }

  /// The keys and buttons whose presses it takes; none by default (G13, P6).
  public var allowedPressTypes: Set<PressType> {
    get { table?.allowedPressTypes[owner] ?? [] }
    nonmutating set { if check("set the presses of") { table?.setAllowedPressTypes(newValue, of: owner) } }
  }

  /// Thresholds of its own; nil for those of its scene (`Scene.gestureSettings`).
  public var settings: GestureSettings? {
    get { table?.settings(of: owner) }
    nonmutating set {
      guard check("set the thresholds of") else { return }
      table?.setSettings(newValue, of: owner)
    }
  }

  /// What it asks; see `GestureDelegate`.
  public var delegate: GestureDelegate {
    get { table?.delegate(of: id) ?? GestureDelegate() }
    nonmutating set { if check("set the delegate of") { table?.setDelegate(newValue, of: owner) } }
  }

  /// What logs, the overlay and diagnostics call it; nil for none.
  public var name: String? {
    get { table?.names[owner] }
    nonmutating set { if check("name") { table?.names[owner] = newValue } }
  }

  /// How many of its fingers are down. In the action of a discrete recognizer it is those that made it: two for a tap
  /// with two fingers, though both have lifted; of several taps the last one's.
  public var numberOfTouches: Int { columns.reading { $0.fingers(of: id).count } ?? 0 }

  /// The fingers that `numberOfTouches` counts, in landing order; one that has lifted is where it did so. Makes an
  /// array.
  public var touches: Touches {
    guard let scene else { return Touches() }
    var touches: [Touch] = []
    scene.inputs.forEach(in: scene.fingers(of: id)) { touches.append(scene.touch($0)) }
    return Touches(inOrder: touches)
  }

  /// The modifier keys that are down, or were with the last event of its fingers (S-6).
  public var modifierFlags: ModifierFlags { columns.reading { $0.modifierFlags(of: id) } ?? [] }

  /// The buttons that the pointer among its fingers pressed when it last said so; none for other fingers (S-6, TAP9).
  public var buttonMask: ButtonMask { columns.reading { $0.buttonMask(of: id) } ?? [] }

  /// Where one of the fingers is that `numberOfTouches` counts, by its place in landing order from 0, in a view's own
  /// coordinates; nil means those around the windows. One that has lifted is where it did so. Nil when there is no such
  /// finger.
  public func location(ofTouch index: Int, in view: View?) -> Point? {
    guard let scene, index >= 0 else { return nil }
    let fingers = scene.fingers(of: id)
    var left = index
    for slot in scene.inputs.order where fingers.contains(slot) {
      if left == 0 { return scene.touch(slot).location(in: view) }
      left -= 1
    }
    return nil
  }

  /// Where the gesture is, in a view's own coordinates; nil means those around the windows. It stays at its last value
  /// in final states (G23).
  public func location(in view: View?) -> Point {
    let location = scene?.location(of: id) ?? .zero
    return view?.convert(location, from: nil) ?? location
  }

  /// Lets it begin only after the other failed (G28). It holds until one of them is removed.
  ///
  /// Those who come to wait for each other in a circle are named by a diagnostic at once. If all of them want to begin,
  /// none does, and they fail when their fingers are up (G34). To wait for itself is refused.
  public func require(toFail other: AnyGesture) {
    guard let scene, check("add a failure requirement to"), other.check("require the failure of") else { return }
    guard owner != other.owner else {
      return scene.report(.requirementCycle, "\(self) can't wait for itself to fail: nothing was done")
    }
    guard let circle = scene.gestures.addRequirement(of: owner, toFail: other.owner) else { return }
    let names = scene.names(of: circle)
    scene.report(
      .requirementCycle, "\(names) wait for each other to fail: if all want to begin, none does (G34)")
  }

  /// The value of the recognizer when it is of this kind.
  public func value<Kind: GestureRecognizer>(as kind: Kind.Type) -> Kind? {
    table?.value(of: id, as: kind)
  }

  /// The handle with its kind, when it is of this kind.
  public func gesture<Kind: GestureRecognizer>(as kind: Kind.Type) -> Gesture<Kind>? {
    value(as: kind).map { Gesture(self, $0) }
  }

  /// Takes an action off. One that was not there changes nothing (G24).
  public func removeAction(_ action: GestureAction) {
    guard action.gesture == owner else { return }
    let removed = table?.actions.remove(action)
    withExtendedLifetime(removed) {}
  }

  /// Takes all actions off.
  public func removeAllActions() {
    let removed = table?.actions.removeAll(of: owner)
    withExtendedLifetime(removed) {}
  }

  /// Takes the recognizer off its view and keeps it, with its actions and all that was set. In mid-gesture it is
  /// cancelled first (G22). On no view it takes no touches, and nobody waits for it (G32). `View.addGestureRecognizer`
  /// puts it on a view again; otherwise it lives until it is removed, or its scene ends, which is told.
  public func removeFromView() { if check("take off its view") { scene?.moveGesture(owner, to: .none) } }

  /// Takes the recognizer off its view and ends it. In mid-gesture it is cancelled first (G22).
  public func remove() { if check("remove") { scene?.removeGesture(owner) } }

  private func flag(_ flag: GestureFlags) -> Bool { table?.row(id)?.flags.contains(flag) ?? false }

  private func setFlag(_ flag: GestureFlags, _ isOn: Bool) {
    guard check("change") else { return }
    table?.setFlag(flag, isOn, of: owner)
  }

  /// Whose settings, actions and view it has: see `recognizer`.
  package var owner: GestureID { table?.recognizer(of: id) ?? id }

  var table: GestureTable? { columns.reading { $0.gestures } }

  func check(_ attempt: String) -> Bool {
    if isAlive { return true }
    scene?.report(.staleHandle, "can't \(attempt) gesture recognizer \(id.index): it was removed")
    return false
  }
}

extension AnyGesture: CustomStringConvertible {
  /// The name, or the kind with the table's number.
  public var description: String { name ?? table?.kindName(of: id).map { "\($0) \(owner.index)" } ?? "removed" }
}
