import Dactyl
import DactylTesting
import TestStage
import Testing

/// The focused view is larger (`FocusStyle.lift`), and returns to its own size.
@Suite struct FocusLiftTests {
  private let stage = Stage(size: Size(800, 600))
  private var scene: Scene { stage.scene }

  private func tiles(_ count: Int) -> [View] {
    scene.focusStyle.lift = 1.2
    return (0..<count).map {
      let view = scene.addView(frame: Rect(20 + 100 * Float($0), 20, 60, 60))
      view.canBecomeFocused = true
      return view
    }
  }

  private func strike(_ key: Key) {
    for isDown in [true, false] { scene.send(.key(KeySample(key, isDown: isDown))) }
  }

  @Test("A view that is focused again while it returns is no larger than before")
  func backAndForth() {
    let tiles = tiles(2)
    let turned = Transform.rotation(0.5)
    tiles[1].transform = turned
    strike(.right)
    scene.advance(by: 1)
    for _ in 0..<7 {
      strike(.right)
      scene.advance(by: 0.05)
      strike(.left)
      scene.advance(by: 0.05)
    }
    scene.advance(by: 1)
    #expect(abs(tiles[0].transform.a - 1.2) < 0.001)
    strike(.right)
    scene.advance(by: 1)
    #expect(tiles[0].transform == .identity)
    strike(.left)
    scene.advance(by: 1)
    #expect(abs(tiles[1].transform.a - turned.a) < 0.001 && abs(tiles[1].transform.b - turned.b) < 0.001)
  }

  @Test("Tab that is held over two views leaves them unchanged")
  func heldTab() {
    let tiles = tiles(2)
    scene.send(.key(KeySample(.tab, isDown: true)))
    scene.advance(by: 4)
    scene.send(.key(KeySample(.tab, isDown: false)))
    scene.advance(by: 1)
    #expect(tiles.map { $0.isFocused ? $0.transform.a : $0.transform.a * 1.2 }.allSatisfy { abs($0 - 1.2) < 0.001 })
  }

  @Test("A view that leaves the scene while it returns is unchanged when it is added again")
  func leaving() {
    let tiles = tiles(2)
    strike(.right)
    scene.advance(by: 1)
    strike(.right)
    scene.advance(by: 0.05)
    tiles[0].removeFromSuperview()
    scene.advance(by: 0.05)
    scene.window.view.addSubview(tiles[0])
    scene.advance(by: 1)
    #expect(tiles[0].transform == .identity)
  }

  @Test("The game's own animations continue, and the view returns to their value")
  func animatedByGame() {
    let tiles = tiles(2)
    tiles[0].animate(duration: 1) { $0.transform = .scale(2) }
    scene.advance(by: 0.2)
    strike(.right)
    scene.advance(by: 1)
    #expect(abs(tiles[0].transform.a - 2.4) < 0.001)
    strike(.right)
    scene.advance(by: 0.05)
    tiles[0].animate(duration: 0.2) { $0.transform = .scale(3) }
    scene.advance(by: 1)
    #expect(abs(tiles[0].transform.a - 3) < 0.001)
  }

  @Test("Players that swap their focus on two animating views leave them unchanged")
  func players() {
    let tiles = tiles(2)
    let pads = [DeviceID(3), DeviceID(7)]
    scene.splitsFocus = true
    scene.setPlayer(1, of: pads[1])
    func press(_ button: ControllerButton, _ pad: DeviceID) {
      for phase in [PressSamplePhase.began, .ended] {
        scene.send(.press(PressSample(.button(button), phase, device: pad)))
      }
    }
    for pad in pads { press(.dpadRight, pad) }
    scene.advance(by: 1)
    for step in 0..<9 {
      let buttons: [ControllerButton] = step % 2 == 0 ? [.dpadRight, .dpadLeft] : [.dpadLeft, .dpadRight]
      if step % 3 > 0 { press(buttons[0], pads[0]) }
      if step % 4 > 0 { press(buttons[0], pads[1]) }
      scene.advance(by: 0.05)
    }
    scene.advance(by: 1)
    for tile in tiles { #expect(abs(tile.transform.a - (tile.isFocused ? 1.2 : 1)) < 0.001) }
    let last = scene.addView(frame: Rect(20, 300, 60, 60))
    last.canBecomeFocused = true
    for player in 0..<2 { scene.requestFocus(at: last.entity, ofPlayer: player) }
    scene.advance(by: 1)
    #expect(tiles.allSatisfy { $0.transform == .identity } && abs(last.transform.a - 1.2) < 0.001)
  }
}
