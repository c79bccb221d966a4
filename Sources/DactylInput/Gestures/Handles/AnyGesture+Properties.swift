extension AnyGesture {
  /// The scene that the recognizer lives in; nil after its release.
  public var scene: Scene? { columns.scene }

  /// Whether the recognizer still exists.
  public var isAlive: Bool { table?.isAlive(id) ?? false }

  /// The state; in an action, the one that the action is about (G61).
  ///
  /// Setting it proposes a state, as a recognizer does in its own calls: a game's timer may end a drag, and an action
  /// may cancel another gesture. The proposal is judged like any other: a transition that is not in the table is
  /// refused with a diagnostic (G2, G6), and a gesture that may not begin fails. Outside of a frame's passes the
  /// consequences follow at once, inside them after the pass; until then the old state is returned.
  ///
  /// A recognizer at rest may begin without touches by this. It has no competition then, and goes on until it is set to
  /// end, disabled or removed, or all input is cancelled.
  public var state: GestureState {
    get { table?.reportedState(of: id) ?? .possible }
    nonmutating set { if check("set the state of") { scene?.propose(newValue, for: id) } }
  }

  /// The view that the recognizer is attached to; nil when it is on none, was removed, or the view was destroyed.
  public var view: View? {
    guard let row = table?.row(id), columns.isAlive(row.view) else { return nil }
    return View(row.view, in: columns)
  }

  /// Whether the recognizer receives input. Disabling it during a gesture cancels the gesture (G67). Touches that are
  /// down when it is enabled are not assigned to it (G15, G68).
  public var isEnabled: Bool {
    get { flag(.isEnabled) }
    nonmutating set { if check("change") { scene?.setGestureEnabled(newValue, owner) } }
  }

  /// Whether views receive a cancel of the touches when the gesture is recognized; true by default (G47, G51).
  public var cancelsTouchesInView: Bool {
    get { flag(.cancelsTouchesInView) }
    nonmutating set { setFlag(.cancelsTouchesInView, newValue) }
  }

  /// Whether the beginning of touches is withheld from views while the gesture is undecided; false by default (G52).
  public var delaysTouchesBegan: Bool {
    get { flag(.delaysTouchesBegan) }
    nonmutating set { setFlag(.delaysTouchesBegan, newValue) }
  }

  /// Whether the end of touches is withheld from views until the gesture is decided; true by default (G53).
  public var delaysTouchesEnded: Bool {
    get { flag(.delaysTouchesEnded) }
    nonmutating set { setFlag(.delaysTouchesEnded, newValue) }
  }

  /// Whether all touches must be of the type of the first one; true by default (G14).
  public var requiresExclusiveTouchType: Bool {
    get { flag(.requiresExclusiveTouchType) }
    nonmutating set { setFlag(.requiresExclusiveTouchType, newValue) }
  }

  /// The types of touches that the recognizer receives; all by default (G13).
  public var allowedTouchTypes: Set<TouchType> {
    get {
      let mask = table?.row(id)?.allowedTypes ?? .max
      return Set(TouchType.allCases.filter { mask & (1 << $0.rawValue) != 0 })
    }
    nonmutating set {
      table?.update(owner) { row in row.allowedTypes = newValue.reduce(0) { $0 | 1 << $1.rawValue } }
    }
  }

  /// The keys and buttons whose presses the recognizer receives; none by default (G13, P6).
  public var allowedPressTypes: Set<PressType> {
    get { table?.allowedPressTypes[owner] ?? [] }
    nonmutating set { if check("set the presses of") { table?.setAllowedPressTypes(newValue, of: owner) } }
  }

  /// The thresholds of this recognizer; nil for those of the scene (`Scene.gestureSettings`).
  public var settings: GestureSettings? {
    get { table?.settings(of: owner) }
    nonmutating set {
      guard check("set the thresholds of") else { return }
      table?.setSettings(newValue, of: owner)
    }
  }

  /// The closures that the recognizer calls for decisions; see `GestureDelegate`.
  public var delegate: GestureDelegate {
    get { table?.delegate(of: id) ?? GestureDelegate() }
    nonmutating set { if check("set the delegate of") { table?.setDelegate(newValue, of: owner) } }
  }

  /// The name in logs, the overlay and diagnostics; nil for none.
  public var name: String? {
    get { table?.names[owner] }
    nonmutating set { if check("name") { table?.names[owner] = newValue } }
  }

  /// The number of the recognizer's touches that are down. In the action of a discrete recognizer it is the number of
  /// touches that made the gesture: two for a tap with two fingers, though both have lifted; for several taps those of
  /// the last one.
  public var numberOfTouches: Int { columns.reading { $0.fingers(of: id).count } ?? 0 }

  /// The touches that `numberOfTouches` counts, in landing order; one that has lifted keeps its last location.
  /// Allocates an array.
  public var touches: Touches {
    guard let scene else { return Touches() }
    var touches: [Touch] = []
    scene.inputs.forEach(in: scene.fingers(of: id)) { touches.append(scene.touch($0)) }
    return Touches(inOrder: touches)
  }

  /// The modifier keys that are down, or were at the last event of the recognizer's touches (S-6).
  public var modifierFlags: ModifierFlags { columns.reading { $0.modifierFlags(of: id) } ?? [] }

  /// The buttons that the recognizer's pointers last pressed; empty for other touches (S-6, TAP9).
  public var buttonMask: ButtonMask { columns.reading { $0.buttonMask(of: id) } ?? [] }

  /// Returns the location of one of the touches that `numberOfTouches` counts, by its index in landing order, in a
  /// view's own coordinates; nil means those around the windows. A touch that has lifted keeps its last location.
  /// Returns nil when there is no such touch.
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

  /// Returns the location of the gesture, in a view's own coordinates; nil means those around the windows. It stays at
  /// its last value in final states (G23).
  public func location(in view: View?) -> Point {
    let location = scene?.location(of: id) ?? .zero
    return view?.convert(location, from: nil) ?? location
  }

  /// The first condition that the input of a recognizer which is `.possible` does not meet so far; nil without input,
  /// or when none has a name (`GestureRecognizer.unmetCondition(_:)`).
  public var unmetCondition: UnmetCondition? {
    guard let scene, let row = scene.gestures.row(id), row.state == .possible, row.attempt >= 0 else { return nil }
    var context = GestureContext(scene.gestures, at: scene.now)
    context.begin(id, row)
    return scene.gestures.kind(of: row).unmetCondition(row.slot, context)
  }

  /// Makes the recognizer wait until another one has failed before it begins (G28). Holds until one of them is removed.
  ///
  /// Recognizers that come to wait for each other in a cycle are reported at once by a diagnostic. If all of them are
  /// to begin, none does, and they fail when their touches have lifted (G34). A recognizer can't wait for itself: that
  /// is refused.
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

  /// Returns the recognizer's value when it is of the given kind, else nil.
  public func value<Kind: GestureRecognizer>(as kind: Kind.Type) -> Kind? {
    table?.value(of: id, as: kind)
  }

  /// Returns the handle with its kind when the recognizer is of the given kind, else nil.
  public func gesture<Kind: GestureRecognizer>(as kind: Kind.Type) -> Gesture<Kind>? {
    value(as: kind).map { Gesture(self, $0) }
  }

  /// Removes all actions: their subscriptions are cancelled.
  public func removeAllActions() { table?.actions[owner]?.removeAll() }

  /// Detaches the recognizer from its view and keeps it with its actions and settings. A gesture under way is cancelled
  /// first (G22). On no view it receives no touches, and no other recognizer waits for it (G32). Attach it again with
  /// `View.addGestureRecognizer`; otherwise it lives until it is removed, or until its scene ends, which is reported.
  public func removeFromView() { if check("take off its view") { scene?.moveGesture(owner, to: .none) } }

  /// Detaches the recognizer from its view and destroys it. A gesture under way is cancelled first (G22).
  public func remove() { if check("remove") { scene?.removeGesture(owner) } }

  private func flag(_ flag: GestureFlags) -> Bool { table?.row(id)?.flags.contains(flag) ?? false }

  private func setFlag(_ flag: GestureFlags, _ isOn: Bool) {
    guard check("change") else { return }
    table?.setFlag(flag, isOn, of: owner)
  }

  /// The recognizer that owns the settings, actions and view of this one; see `recognizer`.
  package var owner: GestureID { table?.recognizer(of: id) ?? id }

  var table: GestureTable? { columns.reading { $0.gestures } }

  func check(_ attempt: String) -> Bool {
    if isAlive { return true }
    scene?.report(.staleHandle, "can't \(attempt) gesture recognizer \(id.index): it was removed")
    return false
  }
}

extension AnyGesture: CustomStringConvertible {
  /// The name, or the kind with the number of the row; "removed" for a removed recognizer.
  public var description: String { name ?? table?.kindName(of: id).map { "\($0) \(owner.index)" } ?? "removed" }
}
