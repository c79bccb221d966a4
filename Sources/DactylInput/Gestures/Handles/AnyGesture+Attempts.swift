/// Recognizers that make an attempt of their own for each finger.
extension AnyGesture {
  /// Whether each finger that lands makes an attempt of its own, so that one recognizer makes several taps and drags at
  /// once; false by default, when all fingers are one gesture.
  ///
  /// ```swift
  /// let pan = table.addGestureRecognizer(PanGestureRecognizer()) { pan in
  ///   if pan.state == .began { pan.touches.first?.view?.bringToFront() }
  /// }
  /// pan.recognizesEachFinger = true
  /// ```
  /// An attempt begins as a copy of the recognizer at rest and ends with its reset. Actions and delegates get a handle
  /// of the attempt: its state, fingers, location and value are that finger's alone, and after the end it is that of a
  /// recognizer which was removed. All else is the recognizer's (`recognizer`): view, actions, delegate, settings,
  /// requirements and name. Switching it off, moving or removing it ends all attempts. They compete with others by the
  /// touch that they share, as any do (G36, G43), and not with each other: who waits for one that makes an attempt for
  /// each finger waits for the attempt at the same finger.
  ///
  /// A finger that lands near the last tap of a row belongs to the attempt that waits for it, so that there are double
  /// taps; what needs several fingers at once never comes about. Whether a finger is received is asked of the
  /// recognizer itself, before there is an attempt. While the recognizer has an attempt of its own, by keys, a wheel or
  /// a state that was set, fingers join that. A change takes effect with the next finger.
  public var recognizesEachFinger: Bool {
    get { table?.row(owner)?.flags.contains(.recognizesEachFinger) ?? false }
    nonmutating set {
      guard check("change") else { return }
      table?.update(owner) { row in
        if newValue { row.flags.insert(.recognizesEachFinger) } else { row.flags.remove(.recognizesEachFinger) }
      }
    }
  }

  /// The recognizer whose attempt this is, where it makes one for each finger; else itself. Compare these where a
  /// delegate tells recognizers apart.
  public var recognizer: AnyGesture { AnyGesture(owner, columns) }

  /// The attempts that the recognizer has under way, in the order in which they began: one for each finger, or itself.
  /// Makes an array.
  public var attempts: [AnyGesture] {
    guard let table else { return [] }
    return ([owner] + table.fingerAttempts[owner]).filter { table.attemptIndex(of: $0) != nil }
      .map { AnyGesture($0, columns) }
  }
}

extension Gesture {
  /// The attempts that the recognizer has under way; see `AnyGesture.attempts`. Makes an array.
  public var attempts: [Gesture] { any.attempts.map { Gesture($0, initial) } }
}
