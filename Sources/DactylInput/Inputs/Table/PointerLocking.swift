/// Whether the pointer is locked, and the listeners for that and for its movement.
package final class PointerLocking: SnapshotState {
  /// The lock in force; nil while the pointer is free.
  var lock: PointerLock?
  let motionListeners = Listeners<Callback<PointerMotion>>()
  let changeListeners = Listeners<Callback<Bool>>()
  /// The state of which the listeners know.
  private var wasLocked = false
  /// The movement of the event that is being handled, for the listeners.
  private var motion: PointerMotion? { didSet { unsafe hasMoved = motion != nil } }
  // (Unchecked: read for every event.)
  @exclusivity(unchecked) private(set) var hasMoved = false

  /// Whether the listeners for changes have to be called.
  var isChanged: Bool { (lock != nil) != wasLocked }

  /// Notes a movement. Listeners are called later, in their stage.
  func take(_ motion: PointerMotion) { self.motion = motion }

  /// Calls the listeners for movement.
  func callMotionListeners() { if let motion = motion.take() { motionListeners.call(motion) } }

  /// Calls the listeners for a change.
  func callChangeListeners() {
    guard isChanged else { return }
    wasLocked = lock != nil
    changeListeners.call(wasLocked)
  }

  /// Releases the listeners. Called at the end of the scene.
  func removeListeners() {
    motionListeners.removeAll()
    changeListeners.removeAll()
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(lock) { lock = $0 }
    copier.copy(motionListeners)
    copier.copy(changeListeners)
    copier.copy(wasLocked) { wasLocked = $0 }
    copier.copy(motion) { motion = $0 }
    unsafe copier.copy(&hasMoved)
  }
}

extension PointerLocking: StateHashable {
  package func mix(into hash: inout StateHash) {
    // Scenes that never lock the pointer have the hash that they had without this.
    guard lock != nil || wasLocked else { return }
    hash.mix(lock?.isRaw)
    hash.mix(lock?.endsOnEscape)
    hash.mix(wasLocked)
  }
}
