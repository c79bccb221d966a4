/// Recognizers that make a separate attempt for each finger.
extension AnyGesture {
  /// Whether each finger that lands makes an attempt of its own, so that one recognizer handles several taps and drags
  /// at once. False by default: all fingers make one gesture.
  ///
  /// ```swift
  /// let pan = table.addGestureRecognizer(PanGestureRecognizer()) { pan in
  ///   if pan.state == .began { pan.touches.first?.view?.bringToFront() }
  /// }
  /// pan.recognizesEachFinger = true
  /// ```
  /// An attempt begins as a copy of the recognizer at rest and ends with its reset. Actions and delegates receive a
  /// handle of the attempt: its state, touches, location and value are those of that finger alone, and after its end
  /// the handle is that of a removed recognizer. Everything else is the recognizer's (`recognizer`): view, actions,
  /// delegate, settings, requirements and name. Disabling, moving or removing the recognizer ends all its attempts.
  /// They compete with other recognizers by the touch that they share, as usual (G36, G43), but not with each other: a
  /// recognizer that waits for the failure of one with attempts waits for the attempt at the same finger.
  ///
  /// A finger that lands near the last tap of a row belongs to the attempt that waits for it, so that double taps are
  /// possible; gestures that need several fingers at once never succeed. Whether a finger is received is asked of the
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

  /// The recognizer to which an attempt belongs, if it makes one for each finger; else the recognizer itself. Compare
  /// these to distinguish recognizers in a delegate.
  public var recognizer: AnyGesture { AnyGesture(owner, columns) }

  /// The recognizer's attempts that are under way, in the order in which they began: one for each finger, or the
  /// recognizer itself. Allocates an array.
  public var attempts: [AnyGesture] {
    guard let table else { return [] }
    return ([owner] + table.fingerAttempts[owner]).filter { table.attemptIndex(of: $0) != nil }
      .map { AnyGesture($0, columns) }
  }
}

extension Gesture {
  /// The recognizer's attempts that are under way; see `AnyGesture.attempts`. Allocates an array.
  public var attempts: [Gesture] { any.attempts.map { Gesture($0, initial) } }
}
