/// A recognizer of a known kind: a handle. The properties of the kind are read and set through it,
/// `pan.minimumNumberOfTouches = 2`, as are those of all recognizers, `pan.isEnabled = false`.
///
/// As with `AnyGesture`, setting a property of a removed recognizer does nothing but emit a diagnostic.
@dynamicMemberLookup
public struct Gesture<Kind: GestureRecognizer>: Hashable {
  /// The handle without its kind.
  public let any: AnyGesture
  /// The value when the handle was made, which is returned for a removed recognizer.
  @usableFromInline let initial: Kind

  @inlinable
  package init(_ any: AnyGesture, _ initial: Kind) {
    self.any = any
    self.initial = initial
  }

  /// The recognizer's value. Setting it on a removed recognizer does nothing but emit a diagnostic.
  public var value: Kind {
    get { any.value(as: Kind.self) ?? initial }
    nonmutating _modify {
      // The value is moved out and changed without a copy of its heap storage.
      let table = any.check("change") ? any.table : nil
      var taken = table?.takeValue(of: any.id, as: Kind.self)
      let isTaken = taken != nil
      // Moved out of the optional as well: a second owner would cause a copy.
      var value = taken.take() ?? initial
      yield &value
      if isTaken { table?.putValue(value, of: any.id) }
    }
  }

  /// The state; in an action, the one that the action is about (G61). Setting it proposes a state; see
  /// `AnyGesture.state`.
  public var state: GestureState {
    get { any.state }
    nonmutating set { any.state = newValue }
  }
  /// The view that the recognizer is attached to; nil when it is on none or was removed.
  public var view: View? { any.view }

  /// A property of the kind itself.
  public subscript<Value>(dynamicMember path: KeyPath<Kind, Value>) -> Value { value[keyPath: path] }
  /// A property of the kind itself that can be set.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Kind, Value>) -> Value {
    get { value[keyPath: path] }
    nonmutating set { value[keyPath: path] = newValue }
  }
  /// A property that all recognizers have.
  public subscript<Value>(dynamicMember path: KeyPath<AnyGesture, Value>) -> Value { any[keyPath: path] }
  /// A property that all recognizers have and that can be set.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<AnyGesture, Value>) -> Value {
    get { any[keyPath: path] }
    nonmutating set { any[keyPath: path] = newValue }
  }

  /// Returns the location of the gesture, in a view's own coordinates; nil means those around the windows (G23).
  public func location(in view: View?) -> Point { any.location(in: view) }
  /// Makes the recognizer wait until another one has failed before it begins (G28).
  public func require<Other>(toFail other: Gesture<Other>) { any.require(toFail: other.any) }
  /// Makes the recognizer wait until another one has failed before it begins (G28).
  public func require(toFail other: AnyGesture) { any.require(toFail: other) }
  /// Returns the location of a touch, by its index in landing order; see `AnyGesture.location(ofTouch:in:)`.
  public func location(ofTouch slot: Int, in view: View?) -> Point? { any.location(ofTouch: slot, in: view) }
  /// Detaches the recognizer from its view and destroys it (G22).
  public func remove() { any.remove() }
  /// Detaches the recognizer from its view and keeps it; see `AnyGesture.removeFromView()`.
  public func removeFromView() { any.removeFromView() }

  /// Adds an action; actions run in the order in which they were added (G24), until their subscriptions are cancelled
  /// or the recognizer is removed.
  @inlinable @discardableResult
  public func addAction(_ action: @escaping (Gesture<Kind>) -> Void) -> Subscription {
    // Inlined to be compiled where the kind is known.
    any.addAction { [self] any in action(any == self.any ? self : Gesture(any, initial)) }
  }

  /// The thresholds in use, with all lengths in points.
  package var settingsNow: GestureSettings {
    any.table?.thresholds(of: any.id) ?? GestureSettings()
  }

  /// Whether two handles refer to the same recognizer.
  public static func == (a: Gesture, b: Gesture) -> Bool { a.any == b.any }
  /// Hashes the recognizer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(any) }
}

extension AnyGesture {
  /// Adds an action to a recognizer of any kind; see `Gesture.addAction(_:)`.
  @discardableResult
  public func addAction(_ action: @escaping (AnyGesture) -> Void) -> Subscription {
    guard check("add an action to"), let scene else { return Subscription() }
    return scene.gestures.actions.add(to: recognizer.id) { [columns] id in action(AnyGesture(id, columns)) }
  }
}

extension View {
  /// Adds a recognizer to the view. The action runs whenever it enters a state that runs actions (G5), after all
  /// recognizers have received the event and before views do (D6).
  ///
  /// Adding to a destroyed view does nothing but emit a diagnostic; the returned handle is that of a removed
  /// recognizer.
  @inlinable @discardableResult
  public func addGestureRecognizer<Kind: GestureRecognizer>(
    _ recognizer: Kind, action: ((Gesture<Kind>) -> Void)? = nil
  ) -> Gesture<Kind> {
    // Inlined to be compiled where the kind is known.
    let gesture = add(recognizer) { column, slot, phase, touches, context in
      column.feed(slot, phase, touches, &context)
    }
    if let action, gesture.any.id != .none { gesture.addAction(action) }
    return gesture
  }

  /// Moves a recognizer from another view, or from none, to this one, with its actions and settings. A gesture under
  /// way is cancelled first (G22). A recognizer that was removed, or belongs to another scene, is not moved, with a
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
    _ recognizer: Kind, _ feed: @escaping GestureFeed<Kind>
  ) -> Gesture<Kind> {
    guard let scene, columns.check(entity, "add a gesture recognizer to view") else {
      return Gesture(AnyGesture(.none, columns), recognizer)
    }
    return scene.add(recognizer, to: entity, feed)
  }

  /// The recognizers on the view, in the order in which they were added. Allocates an array.
  public var gestureRecognizers: [AnyGesture] {
    guard let scene, columns.check(entity, "read `gestureRecognizers` of view") else { return [] }
    return scene.gestures.recognizers(of: entity.index).map { AnyGesture($0, columns) }
  }

  /// Decides whether a recognizer may begin that would take touches from the view (G26); nil allows all.
  public var gestureRecognizerShouldBegin: ((AnyGesture) -> Bool)? {
    get { scene?.gestures.viewGates[entity.index] }
    nonmutating set {
      guard let scene, columns.check(entity, "set `gestureRecognizerShouldBegin` of view") else { return }
      scene.watchEnd(of: entity)
      scene.gestures.viewGates[entity.index] = newValue
    }
  }
}
