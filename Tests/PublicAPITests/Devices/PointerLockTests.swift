import Dactyl
import DactylControls
import DactylTesting
import Testing

/// Locked pointers, and drags without end.
@Suite struct PointerLockTests {
  private let scene = Scene(size: Size(400, 400))
  private let mouse: Mouse

  init() { mouse = Mouse(in: scene) }

  private func play(_ body: () -> Void) {
    body()
    scene.advance(by: 0)
  }

  @Test("While the pointer is locked, the mouse's movement is reported by itself, and nothing is hovered over")
  func movement() {
    let card = scene.addView(frame: Rect(0, 0, 400, 400))
    var hovers: [GestureState] = []
    card.addGestureRecognizer(HoverGestureRecognizer()) { hovers.append($0.state) }
    var moves: [Vector] = []
    scene.onPointerMotion { moves.append($0.delta) }

    play { mouse.move(to: Point(100, 100)) }
    scene.lockPointer()
    play { mouse.move(by: Vector(900, -30)) }
    play { mouse.move(by: Vector(900, 0)) }

    #expect(hovers == [.began, .ended])
    #expect(moves == [Vector(900, -30), Vector(900, 0)])
    #expect(mouse.location == Point(100, 100))

    scene.unlockPointer()
    play { mouse.move(by: Vector(10, 0)) }
    #expect(hovers == [.began, .ended, .began])
    #expect(moves.count == 2)
  }

  @Test("A hover that arrives while the pointer is locked, and a movement while it is free, do nothing")
  func eventsOfAnotherMode() {
    var count = 0
    scene.onPointerMotion { _ in count += 1 }
    scene.window.view.addGestureRecognizer(HoverGestureRecognizer()) { _ in count += 1 }

    scene.send(.pointerMotion(Vector(5, 5)))
    scene.lockPointer()
    scene.send(.hover(Point(10, 10), modifiers: []))
    scene.advance(by: 0)

    #expect(count == 0)
  }

  @Test("Buttons press what is at the place where the pointer rests")
  func buttons() {
    let target = scene.addView(frame: Rect(80, 80, 40, 40))
    var taps = 0
    target.addGestureRecognizer(TapGestureRecognizer()) { _ in taps += 1 }

    play { mouse.move(to: Point(100, 100)) }
    scene.lockPointer()
    play { mouse.move(by: Vector(200, 200)) }
    play { mouse.press() }
    play { mouse.release() }

    #expect(taps == 1)
  }

  /// What ends a lock.
  enum Ending: CaseIterable { case call, escape, deactivation, hiding, presentation }

  @Test("A lock ends in each of its ways, and listeners hear of it once", arguments: Ending.allCases)
  func endings(ending: Ending) throws {
    let keyboard = Keyboard(in: scene)
    var changes: [Bool] = []
    var pressed: [PressType] = []
    scene.onPointerLockChange { changes.append($0) }
    scene.window.view.setResponder(PressCounter { pressed.append($0) })
    scene.window.view.becomeFirstResponder()
    scene.lockPointer()
    #expect(scene.pointerLock == PointerLock() && changes == [true])

    switch ending {
    case .call: scene.unlockPointer()
    case .escape: play { keyboard.tap(.escape) }
    case .deactivation: play { scene.send(.window(.deactivated)) }
    case .hiding: play { scene.send(.window(.hidden)) }
    case .presentation:
      let root = scene.makeViewController()
      scene.window.rootViewController = root
      #expect(root.present(scene.makeViewController()))
      scene.advance(by: 0)
    }

    #expect(scene.pointerLock == nil && changes == [true, false])
    #expect(pressed.isEmpty)
    play { keyboard.tap(.escape) }
    #expect(changes == [true, false] && pressed == [.key(.escape)])
  }

  @Test("With a lock that Escape does not end, the key goes its usual way")
  func escapeOfTheGame() {
    var pressed: [PressType] = []
    scene.window.view.setResponder(PressCounter { pressed.append($0) })
    scene.window.view.becomeFirstResponder()
    scene.lockPointer()
    scene.lockPointer(PointerLock(isRaw: true, endsOnEscape: false))

    play { Keyboard(in: scene).tap(.escape) }

    #expect(scene.pointerLock?.isRaw == true && pressed == [.key(.escape)])
  }

  @Test("Listeners may lock and unlock again")
  func listenersThatLock() {
    var changes: [Bool] = []
    scene.onPointerLockChange { isLocked in
      changes.append(isLocked)
      if changes.count == 1 { scene.unlockPointer() }
    }
    scene.onPointerMotion { _ in scene.unlockPointer() }

    scene.lockPointer()
    #expect(changes == [true, false] && scene.pointerLock == nil)
    scene.lockPointer()
    scene.send(.pointerMotion(Vector(1, 1)))
    scene.send(.pointerMotion(Vector(1, 1)))
    scene.advance(by: 0)
    #expect(changes == [true, false, true, false])
  }

  @Test("A movement that is no number is left out with a diagnostic")
  func badMovement() {
    let diagnostics = DiagnosticRecorder(scene)
    scene.lockPointer()
    scene.onPointerMotion { _ in Issue.record("delivered") }
    scene.send(.pointerMotion(Vector(.nan, 1)))
    scene.advance(by: 0)
    #expect(diagnostics.kinds == [.badLocation])
  }

  @Test("A snapshot holds the lock")
  func snapshots() {
    let free = scene.snapshot()
    scene.lockPointer(PointerLock(isRaw: true))
    let locked = scene.snapshot()
    let hash = scene.stateHash

    #expect(scene.restore(free))
    #expect(scene.pointerLock == nil)
    #expect(scene.restore(locked))
    #expect(scene.pointerLock?.isRaw == true && scene.stateHash == hash)
    play { Keyboard(in: scene).tap(.escape) }
    #expect(scene.pointerLock == nil)
  }

  @Test("A view's cursor may be hidden, or a picture")
  func cursors() {
    let (left, right) = (
      scene.addView(frame: Rect(0, 0, 100, 100)), scene.addView(frame: Rect(100, 0, 100, 100))
    )
    let sword = CursorShape.picture(Texture(id: 3, size: Size(32, 32)), hotSpot: Point(2, 1))
    left.cursor = .hidden
    right.cursor = sword

    play { mouse.move(to: Point(50, 50)) }
    #expect(scene.cursor == .hidden)
    play { mouse.move(to: Point(150, 50)) }
    #expect(scene.cursor == sword)
    scene.lockPointer()
    #expect(scene.cursor == .arrow)
  }
}

private struct PressCounter: PressResponder, FirstResponding {
  let receive: (PressType) -> Void
  var canBecomeFirstResponder: Bool { true }

  mutating func pressesBegan(_ presses: Presses, with event: Event) -> Handling {
    for press in presses { receive(press.type) }
    return .handled
  }
}
