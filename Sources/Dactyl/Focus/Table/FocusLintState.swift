/// How far the search for items has come that no heading leads to.
final class FocusLintState {
  /// What the scene was when a frame last found the items out of date.
  var seen: (scene: UInt64, focus: Int, window: Entity)?
  /// The map that it goes through.
  var made: (scene: UInt64, focus: Int, window: Entity)?
  /// The item that is examined next.
  var next = 0
  /// Whether a heading leads to each.
  var reached: [Bool] = []
  /// Those that were named already.
  var named: Set<Entity> = []
}
