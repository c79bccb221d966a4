import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Drags by keys or controllers: their players, and their ends.
@Suite struct DragByKeysTests {
  private let drags = DragTests()
  private var stage: Stage { drags.stage }
  private var scene: Scene { drags.scene }
  private let pads = [DeviceID(3), DeviceID(7)]

  private func strike(_ button: ControllerButton, from device: DeviceID) {
    for phase in [PressSamplePhase.began, .ended] {
      scene.send(.press(PressSample(.button(button), phase, device: device)))
      scene.advance(by: 0.02)
    }
  }

  /// Two coins, each with the focus of a player, and two purses to the right of them.
  private func split() -> [Draggable] {
    scene.splitsFocus = true
    scene.setPlayer(1, of: pads[1])
    let coins = [drags.coin(1), drags.coin(2, at: Point(100, 300))]
    drags.purse("upper")
    drags.purse("lower", at: Point(400, 300))
    for (player, coin) in coins.enumerated() {
      coin.view.canBecomeFocused = true
      scene.requestFocus(at: coin.view.entity, ofPlayer: player)
    }
    return coins
  }

  // MARK: Players

  @Test("With a focus for each player, each carries a drag of their own")
  func ofTheirOwn() {
    let coins = split()
    for pad in pads { strike(.a, from: pad) }
    #expect(scene.dragSessions.map(\.sourceView) == coins.map(\.view) && scene.dragSessions.map(\.player) == [0, 1])
    strike(.dpadRight, from: pads[1])
    #expect(scene.dragSessions.map { $0.targetView?.frame.minY } == [nil, 300])
    strike(.dpadRight, from: pads[0])
    strike(.dpadDown, from: pads[0])
    strike(.a, from: pads[1])
    #expect(scene.dragSessions.map(\.player) == [0])
    strike(.a, from: pads[0])
    #expect(stage.lines.filter { $0.contains("got") } == ["lower got [2] move", "lower got [1] move"])
  }

  @Test("Presses of other players are delivered as usual while a player carries something")
  func others() {
    _ = split()
    let target = scene.addView(frame: Rect(100, 500, 40, 40))
    target.canBecomeFocused = true
    strike(.a, from: pads[0])
    strike(.b, from: pads[1])
    #expect(scene.dragSessions.count == 1)
    strike(.dpadDown, from: pads[1])
    #expect(scene.focusedItem(ofPlayer: 1) == target && scene.dragSessions.first?.targetView == nil)
    strike(.a, from: pads[1])
    #expect(scene.dragSessions.count == 1)
    strike(.b, from: pads[0])
    #expect(scene.dragSessions.isEmpty)
  }

  @Test("Text goes to its editor while another player carries something")
  func text() {
    let coins = split()
    let field = scene.addTextField(frame: Rect(300, 20, 100, 30))
    field.view.becomeFirstResponder()
    coins[1].liftByKeys(ofPlayer: 1)
    scene.send(.text("a"))
    scene.advance(by: 0.02)
    #expect(field.text == "a")
  }

  @Test("Two controllers lift something at the same time")
  func together() {
    _ = split()
    scene.together { for pad in pads { scene.send(.press(PressSample(.button(.a), .began, device: pad))) } }
    scene.advance(by: 0.02)
    #expect(Set(scene.dragSessions.map(\.player)) == [0, 1])
  }

  @Test("A shared focus, set meanwhile, lets everyone's keys move what any player carries")
  func unsplit() {
    let coins = split()
    coins[1].liftByKeys(ofPlayer: 1)
    scene.splitsFocus = false
    strike(.dpadRight, from: pads[0])
    strike(.a, from: pads[0])
    #expect(stage.lines.contains("lower got [2] move"))
  }

  @Test("A controller's B cancels its own drags, and leaves those of fingers; Escape cancels those, too")
  func calledOff() {
    let coins = split()
    let third = drags.coin(3, at: Point(200, 500))
    coins[1].liftByKeys(ofPlayer: 1)
    stage.one.drag(from: third.view.center, to: Point(300, 300))
    strike(.b, from: pads[0])
    #expect(scene.dragSessions.count == 2)
    strike(.b, from: pads[1])
    #expect(scene.dragSessions.map(\.sourceView) == [third.view])
    coins[1].liftByKeys(ofPlayer: 1)
    drags.strike(.escape)
    #expect(scene.dragSessions.map(\.sourceView) == [coins[1].view], "the keyboard is the first player's")
    strike(.b, from: pads[1])
    stage.one.lift()
    #expect(scene.dragSessions.isEmpty)
  }

  // MARK: Ends

  @Test("A controller that is removed, and a window that loses the keyboard, cancel their drags", arguments: 0..<4)
  func deviceGoes(how: Int) {
    let coin = drags.coin()
    drags.purse()
    coin.view.canBecomeFocused = true
    scene.requestFocus(at: coin.view.entity)
    strike(.a, from: pads[0])
    strike(.dpadRight, from: pads[0])
    #expect(stage.lines == ["coin began", "purse entered"])
    switch how {
    case 0: scene.send(.device(.removed(pads[0])))
    case 1: scene.send(.window(.deactivated))
    case 2: scene.cancel(.device(pads[0]))
    default:
      // Another device is removed; the remaining one continues the drag.
      scene.send(.device(.removed(pads[1])))
      scene.advance(by: 0.02)
      #expect(scene.dragSessions.count == 1)
      drags.strike(.left)
      scene.send(.device(.removed(pads[0])))
      scene.advance(by: 0.02)
      #expect(scene.dragSessions.count == 1, "keys carry it now")
      drags.strike(.escape)
    }
    scene.advance(by: 0.02)
    #expect(stage.lines == ["purse exited", "coin ended cancel", "purse session over"])
    scene.advance(by: 1)
    #expect(coin.view.alpha == 1)
  }

  @Test(
    "A drop that the target refuses at the last moment is reported as cancelled, and not otherwise", arguments: 0..<3
  )
  func turnedDown(how: Int) {
    let coin = drags.coin()
    coin.label = "Coin"
    let target = drags.purse()
    var isFull = false
    target.delegate.sessionDidUpdate = { _, _ in isFull ? .forbidden : .move }
    var said: [DragAnnouncement.Step] = []
    scene.onDragAnnouncement { said.append($0.step) }
    coin.liftByKeys()
    drags.strike(.tab)
    said = []
    switch how {
    case 0:
      isFull = true
      scene.together {
        target.setNeedsUpdate()
        scene.send(.key(KeySample(.return, isDown: true)))
      }
    case 1:
      scene.together {
        target.view.destroy()
        scene.send(.key(KeySample(.return, isDown: true)))
      }
    default: drags.strike(.return)
    }
    scene.advance(by: 0.02)
    #expect(said == [how < 2 ? .cancelled : .dropped(target: "", .move)])
  }

  @Test("Disabling a source cancels its drags, however they are moved", arguments: 0..<4)
  func removed(how: Int) {
    let coin = drags.coin()
    drags.purse()
    let view = coin.view
    switch how {
    case 0: stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    case 1:
      coin.liftByKeys()
      drags.strike(.tab)
    default:
      stage.one.drag(from: Point(120, 120), to: Point(300, 300))
      view.removeFromSuperview()
      stage.one.move(to: Point(450, 150))
      if how == 3 { view.destroy() }
    }
    #expect(stage.lines == ["coin began", "purse entered"])
    coin.remove()
    scene.advance(by: 0.02)
    #expect(stage.lines == ["purse exited", "coin ended cancel", "purse session over"])
    #expect(scene.dragSessions.isEmpty)
    if how != 1 { stage.one.lift() }
    coin.remove()
  }
}
