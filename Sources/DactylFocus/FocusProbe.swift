/// Lists the views that can have the focus, for an observer: with a map of its own, so that nothing that the focus
/// knows changes.
package final class FocusProbe {
  private let player = PlayerFocus(0)

  /// Makes a probe, for one scene.
  package init() {}

  /// The views that the first player's focus can reach, in reading order. Collected again when the scene has changed.
  /// Asks widgets and text inputs of the game, as each move of the focus does. Allocates an array.
  package func candidates(in scene: Scene) -> [Entity] {
    player.root = scene.focus.first.root
    return FocusItems.map(of: player, in: scene).items.filter { !$0.isGuide }.map(\.entity)
  }
}
