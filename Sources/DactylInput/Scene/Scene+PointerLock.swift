extension Scene {
  /// Sets the lock of the pointer, without settling. Called where the pass that runs settles, or the caller does.
  func setPointerLock(_ lock: PointerLock?) {
    let locking = inputs.pointer.locking
    guard lock != locking.lock else { return }
    locking.lock = lock
    setEndsOnEscape(lock?.endsOnEscape == true)
    guard locking.isChanged else { return }
    inputs.pointer.hasFollowersToCall = true
    settling.isNeeded = true
  }

  private func setEndsOnEscape(_ isOn: Bool) {
    let interceptors = parts.keyInterceptors
    guard isOn != interceptors.contains(where: { $0 is PointerLockEscape }) else { return }
    if isOn { addKeyInterceptor(PointerLockEscape()) } else { interceptors.removeAll { $0 is PointerLockEscape } }
  }
}

/// Ends the lock of the pointer with Escape, which goes nowhere else then. A menu or another mode of the game's that
/// intercepts keys later comes first.
private final class PointerLockEscape: KeyInterceptor {
  func intercept(_ press: Press, isRepeat: Bool, in scene: Scene) -> Bool {
    guard press.type == .key(.escape), !isRepeat else { return false }
    scene.setPointerLock(nil)
    return true
  }
}
