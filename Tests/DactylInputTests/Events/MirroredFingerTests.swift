import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylInput

/// The second finger that the mouse plays while a key is down.
@Suite struct MirroredFingerTests {
  /// A card of 400 points square that accepts two fingers, and a mouse.
  private struct Board {
    let stage = Stage()
    let mouse: Mouse
    let card: View

    init(keys: ModifierFlags? = .alternate) {
      card = stage.view("card", Rect(0, 0, 400, 400))
      card.isMultipleTouchEnabled = true
      mouse = Mouse(in: stage.scene)
      stage.scene.inputSettings.mirroringModifier = keys
    }

    var scene: Scene { stage.scene }
    /// The positions of the fingers that are down, in landing order.
    var locations: [Point] { scene.liveTouches.map(\.location) }

    func hold(_ modifiers: ModifierFlags) {
      mouse.modifiers = modifiers
      scene.send(.key(KeySample(Key(usage: 226), isDown: !modifiers.isEmpty, modifiers: modifiers)))
    }

    /// Alt over one point, then pressed at another.
    func press(about anchor: Point, at location: Point) {
      mouse.move(to: anchor)
      hold(.alternate)
      mouse.move(to: location)
      mouse.press()
    }
  }

  @Test func aPressWithTheKeyLandsTwoFingersAboutWhereThePointerWas() {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 210))
    let landed = board.locations
    board.mouse.move(to: Point(260, 250))
    let moved = board.locations
    board.mouse.release()

    #expect(landed == [Point(240, 210), Point(160, 190)])
    #expect(moved == [Point(260, 250), Point(140, 150)])
    #expect(board.locations.isEmpty)
    // Each call has both: they are in one batch.
    #expect(
      board.stage.lines == ["card touchesBegan 0 1", "card touchesMoved 0 1", "card touchesEnded 0 1"])
  }

  @Test func bothFingersAreOfTheMouseAndOfOneKind() {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 210))

    #expect(board.scene.liveTouches.map(\.finger) == [.mouse, .mirroredMouse])
    #expect(board.scene.liveTouches.allSatisfy { $0.type == .pointer && $0.buttonMask == .primary })
    #expect(board.scene.liveTouches.allSatisfy { $0.modifierFlags == .alternate && $0.finger.device == .mouse })
  }

  @Test func withShiftAsWellBothMoveTogether() {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 200))
    board.hold([.alternate, .shift])
    board.mouse.move(to: Point(250, 230))
    let together = board.locations
    board.hold(.alternate)
    board.mouse.move(to: Point(260, 230))

    #expect(together == [Point(250, 230), Point(170, 230)])
    #expect(board.locations == [Point(260, 230), Point(160, 230)])
    #expect(board.scene.mirroredFinger?.anchor == Point(210, 230))
  }

  @Test func theKeyLetGoInMidDragLiftsTheSecondFingerWhereItIs() {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 200))
    board.hold([])
    board.mouse.move(to: Point(300, 300))
    board.mouse.release()

    #expect(
      board.stage.lines == [
        "card touchesBegan 0 1", "card touchesEnded 1", "card touchesMoved 0", "card touchesEnded 0",
      ])
  }

  @Test func theKeyPressedInMidDragLandsIt() {
    let board = Board()

    board.mouse.press(at: Point(100, 100))
    board.hold(.alternate)
    board.mouse.move(to: Point(130, 100))
    let locations = board.locations
    board.mouse.release()

    #expect(locations == [Point(130, 100), Point(70, 100)])
    #expect(
      board.stage.lines == [
        "card touchesBegan 0", "card touchesBegan 1", "card touchesMoved 0 1", "card touchesEnded 0 1",
      ])
  }

  @Test func aModifierKeyOfAMouseEventCountsToo() {
    let board = Board()

    board.mouse.move(to: Point(200, 200))
    board.mouse.modifiers = .alternate
    board.mouse.move(to: Point(210, 200))
    board.mouse.press()
    let locations = board.locations
    board.mouse.modifiers = []
    board.mouse.move(to: Point(220, 200))

    #expect(locations == [Point(210, 200), Point(190, 200)])
    #expect(board.locations == [Point(220, 200)])
  }

  @Test(arguments: [InputEvent.Kind.window(.deactivated), .window(.hidden), .device(.removed(.mouse))])
  func cancellingTheMouseCancelsBoth(_ event: InputEvent.Kind) {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 200))
    board.scene.send(event)
    let after = board.scene.mirroredFinger
    board.mouse.modifiers = []
    board.mouse.release()
    board.mouse.click(at: Point(50, 50))

    #expect(board.locations.isEmpty && after == nil)
    #expect(
      board.stage.lines == [
        "card touchesBegan 0 1", "card touchesCancelled 0 1", "card touchesBegan 0", "card touchesEnded 0",
      ])
    #expect(board.scene.inputs.silenced.isEmpty)
  }

  @Test func aCancelledMouseCancelsBoth() {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 200))
    board.scene.send(
      .touch(TouchSample(finger: .mouse, phase: .cancelled, location: Point(240, 200), type: .pointer)))

    #expect(board.locations.isEmpty)
    #expect(board.stage.lines == ["card touchesBegan 0 1", "card touchesCancelled 0 1"])
  }

  @Test func noFingerLandsBesideAMouseThatTheSceneCancelled() {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 200))
    board.scene.cancelTouches()
    board.hold([])
    board.hold(.alternate)
    board.mouse.move(to: Point(300, 200))
    board.mouse.release()

    #expect(board.locations.isEmpty)
    #expect(board.stage.lines == ["card touchesBegan 0 1", "card touchesCancelled 0 1"])
    board.mouse.press(at: Point(310, 200))
    #expect(board.scene.liveTouches.map(\.finger) == [.mouse, .mirroredMouse])
  }

  @Test func switchedOffInMidDragTheSecondFingerLifts() {
    let board = Board()

    board.press(about: Point(200, 200), at: Point(240, 200))
    board.scene.inputSettings.mirroringModifier = nil
    let whileOff = board.scene.mirroredFinger
    board.mouse.move(to: Point(250, 200))
    let locations = board.locations
    board.mouse.release()
    board.scene.inputSettings.mirroringModifier = .alternate
    board.hold(.alternate)

    #expect(whileOff == nil)
    #expect(locations == [Point(250, 200)])
    #expect(board.locations.isEmpty)
  }

  @Test func theSecondFingerIsShownWhileTheMouseHovers() {
    let board = Board()

    board.mouse.move(to: Point(200, 200))
    let before = board.scene.mirroredFinger
    board.hold(.alternate)
    board.mouse.move(to: Point(230, 220))
    let hovering = board.scene.mirroredFinger
    board.mouse.press()
    let pressed = board.scene.mirroredFinger
    board.mouse.release()
    board.hold([])

    #expect(before == nil && board.scene.mirroredFinger == nil)
    #expect(hovering == MirroredFinger(anchor: Point(200, 200), location: Point(230, 220), isDown: false))
    #expect(hovering?.mirroredLocation == Point(170, 180))
    #expect(pressed?.isDown == true)
  }

  @Test func offByDefaultAndNotForOtherKeysOrFingers() {
    let off = Board(keys: nil)
    let on = Board()

    off.press(about: Point(200, 200), at: Point(240, 200))
    on.hold(.shift)
    on.mouse.press(at: Point(100, 100))
    on.mouse.release()
    on.hold(.alternate)
    on.stage.one.modifiers = .alternate
    on.stage.one.press(at: Point(50, 50))

    #expect(off.locations == [Point(240, 200)] && off.scene.mirroredFinger == nil)
    #expect(on.locations == [Point(50, 50)])
  }

  @Test func noMouseEverLeavesAFingerBehind() {
    let keys: [ModifierFlags] = [[], .alternate, [.alternate, .shift], .shift]
    for seed in UInt64(1)...40 {
      let board = Board()
      var random = SeededRandom(seed: seed)
      for _ in 0..<120 {
        let location = Point(Float.random(in: 0..<400, using: &random), Float.random(in: 0..<400, using: &random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: board.mouse.move(to: location)
        case 4, 5: board.mouse.press(at: location)
        case 6: board.mouse.release()
        case 7: board.hold(keys[Int.random(in: 0..<4, using: &random)])
        case 8: board.mouse.modifiers = keys[Int.random(in: 0..<4, using: &random)]
        default: if Int.random(in: 0..<4, using: &random) == 0 { board.scene.cancelTouches() }
        }
        let live = board.scene.liveTouches.map(\.finger)
        #expect(!live.contains(.mirroredMouse) || live.contains(.mouse), "seed \(seed)")
      }
      board.mouse.release()
      #expect(board.locations.isEmpty, "seed \(seed)")
    }
  }
}
