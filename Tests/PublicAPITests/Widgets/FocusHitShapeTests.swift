import Dactyl
import DactylTesting
import TestStage
import Testing

/// Hit shapes that are called to compute cover, and change which views can have the focus.
@Suite struct FocusHitShapeTests {
  @Test("Hit shapes that change focusability when asked whether an item is covered do no harm")
  func changingHitShapes() {
    let stage = Stage(size: Size(400, 600), expecting: [.unreachableFocusItem])
    let scene = stage.scene
    var tiles = (0..<16).map { scene.addView(frame: Rect(20 + 70 * Float($0 % 4), 20 + 70 * Float($0 / 4), 60, 60)) }
    for tile in tiles { tile.canBecomeFocused = true }
    scene.requestFocus(at: tiles[0].entity)
    let cover = scene.addView(frame: Rect(0, 0, 400, 600))
    var (isChanging, answers): (Bool, [View?]) = (false, [])
    cover.hitShape = .custom { _ in
      guard isChanging, tiles.count > 1 else { return false }
      tiles.removeLast().canBecomeFocused = false
      answers.append(scene.nextFocusItem(.right))
      return false
    }
    for _ in 0..<20 {
      isChanging = false
      tiles[0].frame.origin.y += 1
      scene.updateFocusIfNeeded()
      _ = scene.nextFocusItem(.down)
      isChanging = true
      scene.advance(by: 0.02)
    }
    #expect(tiles.count == 1 && scene.focusedItem == tiles[0])
    #expect(answers.count == 15 && answers.allSatisfy { $0 == nil })
  }
}
