import Dactyl

/// A condition of a game, which is checked with those of every scene.
struct SceneCondition {
  /// What the report calls it.
  let name: String
  /// Whether it holds in the scene as it is now.
  let holds: (Scene) -> Bool
}
