import Dactyl

/// Waits for the key that saves a recording, and takes it where nothing else does: not the game's responders, key
/// commands and input actions.
///
/// A scene that is played again has it, too, with nothing to save: whether a press was taken is part of its state.
package final class RecordingKey: AddedPart, UnhandledPressTaker {
  /// The key: F9.
  package static let key = Key.function(9)

  /// Whether the key went down and nothing was saved yet.
  private var isWanted = false

  init() {}

  package var pressTakerRank: PressTakerRank { .inspector }
  package func addHooks(to parts: SceneParts) { parts.add(pressTaker: self) }
  package var staysOnRestoring: Bool { true }
  package func mix(into hash: inout StateHash) {}
  package func copyState(_ copier: StateCopier) {}

  package func takeUnhandled(_ press: Press, in slot: Int, of scene: Scene) -> Bool {
    guard press.key != nil, press.key == Self.key, press.modifierFlags.isSubset(of: .capsLock) else { return false }
    isWanted = true
    return true
  }

  /// Returns whether the key went down since the last call.
  func take() -> Bool {
    defer { isWanted = false }
    return isWanted
  }
}
