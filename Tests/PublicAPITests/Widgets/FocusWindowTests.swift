import Dactyl
import DactylTesting
import TestStage
import Testing

/// Requests beside another window that becomes key (F21), and guides that would get the focus themselves (F11).
@Suite struct FocusWindowTests {
  private let stage = Stage(size: Size(400, 400), expecting: [.unreachableFocusItem])
  private var scene: Scene { stage.scene }

  private func tile(_ x: Float, in parent: View? = nil) -> View {
    let tile = scene.addView(frame: Rect(x, 20, 40, 40), to: parent)
    tile.canBecomeFocused = true
    return tile
  }

  @Test("Requested as another window becomes key, the focus returns to its item in the first window")
  func requestWithKey() {
    let (_, second) = (tile(0), tile(100))
    let window = scene.addWindow(frame: Rect(0, 200, 400, 200))
    let (_, other) = (tile(0, in: window.view), tile(100, in: window.view))
    scene.requestFocus(at: second.entity)
    scene.advance(by: 0.02)
    window.makeKey()
    #expect(scene.requestFocus(at: other.entity))
    scene.advance(by: 0.02)
    #expect(scene.focusedItem == other)
    scene.window.makeKey()
    scene.advance(by: 0.02)
    #expect(scene.focusedItem == second)
    window.makeKey()
    scene.advance(by: 0.02)
    #expect(scene.focusedItem == other)
  }

  @Test("A trap entered that way is not left for the other window, and an item in it is focused")
  func requestIntoTrap() {
    scene.requestFocus(at: tile(0).entity)
    scene.advance(by: 0.02)
    let window = scene.addWindow(frame: Rect(0, 200, 400, 200))
    let beside = tile(0, in: window.view)
    let trap = scene.addView(frame: Rect(100, 0, 200, 100), to: window.view)
    trap.trapsFocus = true
    let inside = tile(20, in: trap)
    window.makeKey()
    scene.requestFocus(at: inside.entity)
    scene.advance(by: 0.02)
    #expect(scene.focusedItem == inside)
    trap.isHidden = true
    scene.advance(by: 0.02)
    #expect(scene.focusedItem == beside)
  }

  @Test("An item that becomes a guide loses the focus, and a guide named as a neighbour leads on (F11)")
  func guides() {
    let (one, two, three) = (tile(0), tile(100), tile(200))
    scene.requestFocus(at: one.entity)
    scene.advance(by: 0.02)
    let guide = scene.addView(frame: Rect(0, 300, 40, 40))
    guide.focusGuideEnvironments = [three.entity]
    one.setNextFocusItem(guide, .up)
    scene.moveFocus(.up)
    #expect(scene.focusedItem == three)
    scene.requestFocus(at: one.entity)
    three.canBecomeFocused = false
    one.setNextFocusItem(guide, .right)
    scene.moveFocus(.right)
    #expect(scene.focusedItem == two, "a guide to nobody is not there")
    three.canBecomeFocused = true
    two.focusGuideEnvironments = [three.entity]
    scene.advance(by: 0.02)
    #expect(scene.focusedItem != two && scene.focusedItem != nil)
  }
}
