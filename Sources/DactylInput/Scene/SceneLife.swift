/// Whether a scene goes on, and the object that runs it.
final class SceneLife: SnapshotState {
  /// The exit code that the scene has ended with; nil while it goes on.
  var exitCode: Int32?
  /// Whether the scene ends as soon as none of its code is running (`Scene.end()`).
  var isToEnd = false
  /// Whether the whole program ends with the scene, whatever other windows are open.
  var endsProgram = false
  /// The object that runs the scene and can open further windows.
  weak var host: AnyObject?
  // Not in snapshots: a sound that was heard can't be taken back.
  /// The object that plays sounds.
  var sounds: (any SoundPlatform)?

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(exitCode) { exitCode = $0 }
    copier.copy(isToEnd) { isToEnd = $0 }
    copier.copy(endsProgram) { endsProgram = $0 }
  }
}

extension SceneLife: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(exitCode)
    hash.mix(isToEnd)
    hash.mix(endsProgram)
  }
}
