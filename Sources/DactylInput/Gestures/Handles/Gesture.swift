/// A recognizer of a known kind: a handle. The kind's own properties are read and set through it,
/// `pan.minimumNumberOfTouches = 2`, as are those that all recognizers have, `pan.isEnabled = false`.
///
/// It acts on a removed recognizer as `AnyGesture` does: nothing happens, and it is told.
@dynamicMemberLookup
public struct Gesture<Kind: GestureRecognizer>: Hashable {
  /// The handle without its kind.
  public let any: AnyGesture
  /// The value as it was when the handle was made: what a removed recognizer still shows.
  let initial: Kind

  package init(_ any: AnyGesture, _ initial: Kind) {
    self.any = any
    self.initial = initial
  }

  /// The recognizer's value. Setting it on a removed one does nothing.
  public var value: Kind {
    get { any.value(as: Kind.self) ?? initial }
    nonmutating _modify {
      // It is changed where it lies, so that what it has on the heap is not copied.
      let table = any.check("change") ? any.table : nil
      var taken = table?.takeValue(of: any.id, as: Kind.self)
      let isTaken = taken != nil
      // Taken out of the optional as well: with a second owner it would be copied.
      var value = taken.take() ?? initial
      yield &value
      if isTaken { table?.putValue(value, of: any.id) }
    }
  }

  /// The state; in an action, the one that the action is about (G61). Setting it proposes; see `AnyGesture.state`.
  public var state: GestureState {
    get { any.state }
    nonmutating set { any.state = newValue }
  }
  /// The view that it is on, or nil when it is on none or was removed.
  public var view: View? { any.view }

  /// A property of the kind itself.
  public subscript<Value>(dynamicMember path: KeyPath<Kind, Value>) -> Value { value[keyPath: path] }
  /// A property of the kind itself that can be set.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Kind, Value>) -> Value {
    get { value[keyPath: path] }
    nonmutating set { value[keyPath: path] = newValue }
  }
  /// What all recognizers have.
  public subscript<Value>(dynamicMember path: KeyPath<AnyGesture, Value>) -> Value { any[keyPath: path] }
  /// What all recognizers have and can be set.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<AnyGesture, Value>) -> Value {
    get { any[keyPath: path] }
    nonmutating set { any[keyPath: path] = newValue }
  }

  /// Where the gesture is, in a view's own coordinates; nil means those around the windows (G23).
  public func location(in view: View?) -> Point { any.location(in: view) }
  /// Lets it begin only after the other failed (G28).
  public func require<Other>(toFail other: Gesture<Other>) { any.require(toFail: other.any) }
  /// Lets it begin only after the other failed (G28).
  public func require(toFail other: AnyGesture) { any.require(toFail: other) }
  /// Where one of its fingers is, by its place in landing order; see `AnyGesture.location(ofTouch:in:)`.
  public func location(ofTouch slot: Int, in view: View?) -> Point? { any.location(ofTouch: slot, in: view) }
  /// Takes the recognizer off its view and ends it (G22).
  public func remove() { any.remove() }
  /// Takes the recognizer off its view and keeps it; see `AnyGesture.removeFromView()`.
  public func removeFromView() { any.removeFromView() }

  /// Adds another action; actions run in the order in which they were added (G24). `removeAction` takes it off again.
  @discardableResult
  public func addAction(_ action: @escaping (Gesture<Kind>) -> Void) -> GestureAction {
    guard any.check("add an action to"), let scene = any.scene else { return GestureAction(gesture: .none, number: 0) }
    return scene.gestures.actions.add(to: any.recognizer.id) { [self] id in
      action(id == any.id ? self : Gesture(AnyGesture(id, any.columns), initial))
    }
  }

  /// Takes an action off. One that was not there changes nothing (G24).
  public func removeAction(_ action: GestureAction) { any.removeAction(action) }

  /// The thresholds that hold for it, all lengths in points.
  package var settingsNow: GestureSettings {
    any.table?.thresholds(of: any.id) ?? GestureSettings()
  }

  /// Whether two handles mean the same recognizer.
  public static func == (a: Gesture, b: Gesture) -> Bool { a.any == b.any }
  /// Hashes the recognizer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(any) }
}

extension AnyGesture {
  /// Adds an action to a recognizer of whatever kind; see `Gesture.addAction(_:)`.
  @discardableResult
  public func addAction(_ action: @escaping (AnyGesture) -> Void) -> GestureAction {
    guard check("add an action to"), let scene else { return GestureAction(gesture: .none, number: 0) }
    return scene.gestures.actions.add(to: recognizer.id) { [columns] id in action(AnyGesture(id, columns)) }
  }
}

extension View {
  /// Puts a recognizer on the view. The action runs whenever it enters a state that runs actions (G5), after all
  /// recognizers have seen the event and before views hear of it (D6).
  ///
  /// On a view that is gone nothing is added, with a diagnostic: the handle is then that of a removed recognizer.
  @inlinable @discardableResult
  public func addGestureRecognizer<Kind: GestureRecognizer>(
    _ recognizer: Kind, action: ((Gesture<Kind>) -> Void)? = nil
  ) -> Gesture<Kind> {
    // Written here to be compiled where the kind is known.
    add(recognizer, action) { column, slot, phase, touches, context in column.tell(slot, phase, touches, &context) }
  }

  /// Puts a recognizer that is on another view, or on none, on this one, with its actions and all that was set. In
  /// mid-gesture it is cancelled first (G22). One that was removed, or is of another scene, stays where it is, with a
  /// diagnostic.
  public func addGestureRecognizer(_ gesture: AnyGesture) {
    guard let scene, columns.check(entity, "move a gesture recognizer to view"),
      gesture.check("move")
    else { return }
    guard gesture.columns === columns else {
      return scene.report(.mismatchedViews, "can't move \(gesture) to view \(self): it is of another scene")
    }
    scene.watchEnd(of: entity)
    scene.moveGesture(gesture.owner, to: entity)
  }

  @usableFromInline
  func add<Kind: GestureRecognizer>(
    _ recognizer: Kind, _ action: ((Gesture<Kind>) -> Void)?, _ tell: @escaping GestureTell<Kind>
  ) -> Gesture<Kind> {
    guard let scene, columns.check(entity, "add a gesture recognizer to view") else {
      return Gesture(AnyGesture(.none, columns), recognizer)
    }
    return scene.add(recognizer, to: entity, action, tell)
  }

  /// The recognizers on the view, in the order in which they were added. Makes an array.
  public var gestureRecognizers: [AnyGesture] {
    guard let scene, columns.check(entity, "read `gestureRecognizers` of view") else { return [] }
    return scene.gestures.recognizers(of: entity.index).map { AnyGesture($0, columns) }
  }

  /// The view's own answer to whether a recognizer may begin that would take touches away from it (G26); nil says yes.
  public var gestureRecognizerShouldBegin: ((AnyGesture) -> Bool)? {
    get { scene?.gestures.viewGates[entity.index] }
    nonmutating set {
      guard let scene, columns.check(entity, "set `gestureRecognizerShouldBegin` of view") else { return }
      scene.watchEnd(of: entity)
      scene.gestures.viewGates[entity.index] = newValue
    }
  }
}
