/// Recognizers that are not attached to a view yet.
extension Scene {
  /// Makes a recognizer that is on no view yet. It can be named and configured, get a delegate and actions, and be
  /// waited for; attach it with `View.addGestureRecognizer(_:)`. It lives until it is removed, or until its view or the
  /// scene ends.
  ///
  /// ```swift
  /// let pan = scene.makeGestureRecognizer(PanGestureRecognizer()) { pan in … }
  /// tap.require(toFail: pan)
  /// card.addGestureRecognizer(pan)
  /// ```
  @inlinable
  public func makeGestureRecognizer<Kind: GestureRecognizer>(
    _ recognizer: Kind, action: ((Gesture<Kind>) -> Void)? = nil
  ) -> Gesture<Kind> {
    // Inlined to be compiled where the kind is known.
    let gesture = add(recognizer, to: .none) { column, slot, phase, touches, context in
      column.feed(slot, phase, touches, &context)
    }
    if let action { gesture.addAction(action) }
    return gesture
  }

  /// Adds a recognizer to a view, or to none.
  @usableFromInline
  func add<Kind: GestureRecognizer>(
    _ recognizer: Kind, to view: Entity, _ feed: @escaping GestureFeed<Kind>
  ) -> Gesture<Kind> {
    if view != .none { watchEnd(of: view) }
    let gesture = Gesture(AnyGesture(gestures.add(recognizer, to: view, feed), columns), recognizer)
    noteListeners(view)
    return gesture
  }
}

extension View {
  /// Moves a recognizer from another view, or from none, to this one; see `addGestureRecognizer(_:)` for any kind.
  public func addGestureRecognizer<Kind>(_ gesture: Gesture<Kind>) { addGestureRecognizer(gesture.any) }
}
