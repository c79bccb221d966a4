extension Scene {
  /// Locks the pointer: from now on it is hidden and rests where it is, hovers over nothing, and the mouse's movement
  /// comes to `onPointerMotion(_:)`, without end at the edges of window and screen. Buttons press what is at the
  /// resting place. [decided]
  ///
  /// The lock ends with `unlockPointer()`, with Escape unless the lock says otherwise, when the window loses the
  /// foreground or is hidden, and when a view controller is presented, since nobody could point at it: alerts, sheets
  /// and menus of a game. The pointer appears where it was. It is not locked again by itself. A lock that is in force
  /// takes on the new settings.
  ///
  /// ```swift
  /// scene.onPointerMotion { motion in ship.heading += Double(motion.delta.dx) / 300 }
  /// scene.onPointerLockChange { isLocked in pauseScreen.isHidden = isLocked }
  /// playButton.addAction { _ in scene.lockPointer() }
  /// ```
  public func lockPointer(_ lock: PointerLock = PointerLock()) {
    guard !isAnswering else { return postpone { $0.lockPointer(lock) } }
    setPointerLock(lock)
    inputs.pointer.hover.end(.ended, .hover, in: self)
    inputs.pointer.setOver(.none)
    CursorSystem.follow(nil, in: self)
    settleIfIdle()
  }

  /// Ends the lock of the pointer, which appears where it was. Does nothing without one.
  public func unlockPointer() {
    guard !isAnswering else { return postpone { $0.unlockPointer() } }
    setPointerLock(nil)
    settleIfIdle()
  }

  /// The lock of the pointer that is in force; nil while the pointer is free.
  public var pointerLock: PointerLock? { inputs.pointer.locking.lock }

  /// Adds a listener for the movements of a locked pointer. Called for each as the mouse reports them, several times a
  /// frame.
  @discardableResult
  public func onPointerMotion(_ body: @escaping (PointerMotion) -> Void) -> Subscription {
    inputs.pointer.locking.motionListeners.add(body)
  }

  /// Adds a listener for the beginnings and ends of locks: true when the pointer is locked, false when it is free
  /// again, for whatever reason. The place for a game to pause.
  @discardableResult
  public func onPointerLockChange(_ body: @escaping (Bool) -> Void) -> Subscription {
    inputs.pointer.locking.changeListeners.add(body)
  }
}
