import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylFocus
@testable import DactylInput

/// The search for items that no heading reaches, a few in each frame without changes.
@Suite struct FocusLintTests {
  @Test(
    "Among a thousand items no frame examines more than 200, and the unreachable one is reported in the end",
    arguments: [90, 1000])
  func steps(count: Int) {
    let stage = Stage(size: Size(1000, 1000), expecting: [.unreachableFocusItem])
    let scene = stage.scene
    for number in 0..<count - 1 {
      let location = Point(Float(number % 37) * 20, Float(number / 37) * 20)
      let tile = scene.addView(frame: Rect(origin: location, size: Size(10, 10)))
      tile.passesThrough = true
      tile.canBecomeFocused = true
    }
    // From any item, the first one at the same position is found first.
    let twin = scene.addView(frame: Rect(40, 20, 10, 10))
    twin.passesThrough = true
    twin.name = "twin"
    twin.canBecomeFocused = true
    scene.moveFocus(.next)
    let lint = scene.focus.lint
    var (examined, frames) = (0, 0)
    while stage.diagnostics.kinds.isEmpty, frames < 200 {
      scene.advance(by: 0.02)
      frames += 1
      let now = lint.made == nil ? 0 : lint.next
      #expect(now - examined <= 200 && (frames < 3 || now > examined), "frame \(frames)")
      examined = now
    }
    #expect(examined == count && frames >= count / 200)
    #expect(stage.diagnostics.kinds == [.unreachableFocusItem])
    #expect(lint.named == [twin.entity])
    for _ in 0..<10 { scene.advance(by: 0.02) }
    #expect(stage.diagnostics.kinds.count == 1)
  }

  @Test("A hit shape that makes another window key while items are examined ends that, and does no harm")
  func meddlingHitShape() {
    let stage = Stage()
    let scene = stage.scene
    let list = scene.addView(frame: Rect(0, 0, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 400))
    for (location, parent) in [(Point(10, 150), list.view), (Point(10, 250), list.view), (Point(200, 10), nil)] {
      let tile = scene.addView(frame: Rect(origin: location, size: Size(40, 40)), to: parent)
      tile.canBecomeFocused = true
    }
    let other = scene.addWindow(frame: Rect(300, 300, 50, 50))
    let cover = scene.addView(frame: Rect(0, 0, 400, 400))
    cover.hitShape = .custom { _ in
      if scene.focus.lint.made != nil { other.makeKey() }
      return false
    }
    scene.window.makeKey()
    scene.moveFocus(.next)
    for _ in 0..<20 { scene.advance(by: 0.02) }
    #expect(other.isKey)
  }
}
