/// Whether a scene goes on, and who runs it.
final class SceneLife {
  /// What the scene ended with; nil while it goes on.
  var exitCode: Int32?
  /// Whether it is to end as soon as nothing of it runs (`Scene.end()`).
  var isToEnd = false
  /// Whether the whole program is to end with the scene, whatever other windows are open.
  var endsProgram = false
  /// Who runs the scene and can open further windows.
  weak var host: AnyObject?
}
