import Dactyl
import DactylTesting
import TestStage
import Testing

/// Rebinding by players.
@Suite struct RebindTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var actions: InputActions { stage.scene.inputActions }
  private var input: InputState { stage.scene.input }

  private final class Receiver { var results: [RebindResult] = [] }
  private let received = Receiver()

  @discardableResult
  private func rebind(
    _ target: RebindTarget, _ conflict: RebindOptions.Conflict = .replace, timeout: Double? = 5
  ) -> RebindSession? {
    var options = RebindOptions()
    (options.conflict, options.timeout) = (conflict, timeout)
    return actions.rebind(target, options) { [received] in received.results.append($0) }
  }

  @Test(
    "Rebinding uses the next key, which no one else receives; a held one stays with its owner")
  func listening() {
    stage.push(.ship)
    let row = stage.witness("row", Rect(0, 0, 50, 50)) { $0.answer = .handled }
    #expect(row.becomeFirstResponder())
    stage.key(.return)
    _ = stage.lines
    rebind(RebindTarget(.fire, in: .ship))
    scene.send(.press(PressSample(.key(.return), .began, isRepeat: true)))
    stage.key(.return, .ended)
    #expect(stage.lines == ["row pressesEnded"] && received.results == [])
    stage.key(.f)
    stage.key(.f, .ended)
    #expect(stage.lines == [] && received.results == [.bound(.key(.f), others: [])])
    row.resignFirstResponder()
    stage.key(.f)
    #expect(input[.fire])
    stage.key(.f, .ended)
    stage.key(.space)
    #expect(!input[.fire])
    #expect(actions.bindings(of: .fire, in: .ship) == [.key(.f), .button(.a), .mouse(.primary)])
    actions.reset()
    #expect(actions.bindings(of: .fire, in: .ship) == InputContext.ship.bindings(of: InputAction<Bool>.fire.id))
  }

  @Test("When a controller's is requested, keys and the mouse are not used, nor are they delivered to others")
  func families() {
    stage.push(.ship)
    var options = RebindOptions()
    options.family = .controller
    actions.rebind(RebindTarget(.fire, in: .ship, at: 1), options) { [received] in received.results.append($0) }
    stage.key(.space)
    stage.key(.space, .ended)
    stage.one.tap(at: Point(5, 5))
    #expect(received.results == [] && !input[.fire])
    stage.button(.x)
    #expect(received.results == [.bound(.button(.x), others: [])])
    options.family = .keyboard
    actions.rebind(RebindTarget(.move, in: .ship, at: 2), options) { [received] in received.results.append($0) }
    stage.axis(.rightStick, 1)
    #expect(received.results.count == 1)
    stage.key(.escape)
    #expect(received.results.last == .cancelled)
  }

  @Test("Rebinding ends by its cancel key, by timeout, by the program, and when another one begins")
  func ends() {
    stage.push(.ship)
    rebind(RebindTarget(.fire, in: .ship))
    stage.key(.escape)
    #expect(received.results == [.cancelled])
    let session = rebind(RebindTarget(.fire, in: .ship))
    #expect(scene.nextDeadline == scene.testClock.now + 5)
    scene.advance(by: 5)
    #expect(session?.result == .timedOut && received.results == [.cancelled, .timedOut] && scene.nextDeadline == nil)
    rebind(RebindTarget(.fire, in: .ship), timeout: nil)?.cancel()
    rebind(RebindTarget(.fire, in: .ship))
    rebind(RebindTarget(.gas, in: .ship))
    #expect(received.results == [.cancelled, .timedOut, .cancelled, .cancelled])
    stage.key(.escape, .ended)
    stage.key(.escape)
    #expect(received.results.count == 5)
    #expect(rebind(RebindTarget(.back, in: .ship)) == nil && rebind(RebindTarget(.fire, in: .menu)) == nil)
    stage.key(.space)
    #expect(input[.fire])
  }

  @Test("A key bound elsewhere is replaced, swapped, or refused")
  func conflicts() {
    stage.push(.ship)
    rebind(RebindTarget(.fire, in: .ship), .cancel)
    stage.key(.w)
    #expect(received.results.last == .conflict(InputAction<Vector>.move.id))
    #expect(actions.bindings(of: .fire, in: .ship)[0] == .key(.space))
    stage.key(.w, .ended)

    rebind(RebindTarget(.fire, in: .ship), .swap)
    stage.key(.w)
    stage.key(.w, .ended)
    #expect(received.results.last == .bound(.key(.w), others: [InputAction<Vector>.move.id]))
    stage.key(.space)
    #expect(input[.move] == Vector(0, -1) && !input[.fire])
    stage.key(.space, .ended)

    rebind(RebindTarget(.move, in: .ship, part: 1), .replace)
    stage.key(.w)
    stage.key(.w, .ended)
    #expect(
      received.results.last
        == .bound(
          .directions(up: .key(.space), left: .key(.w), down: .key(.s), right: .key(.d)),
          others: [InputAction<Bool>.fire.id]))
    stage.key(.w)
    #expect(input[.move] == Vector(-1, 0) && !input[.fire])
    #expect(actions.bindings(of: .fire, in: .ship) == [.button(.a), .mouse(.primary)])
  }

  @Test("Sticks are accepted for a vector, once they have been at rest; triggers for an axis")
  func sticks() {
    stage.push(.ship)
    stage.axis(.rightStick, 1)
    rebind(RebindTarget(.move, in: .ship, at: 2))
    stage.axis(.rightStick, 0.9)
    stage.key(.x)
    #expect(received.results == [])
    stage.axis(.rightStick, 0)
    stage.axis(.rightStick, 0.4)
    #expect(received.results == [])
    stage.axis(.rightStick, 0, -0.9)
    #expect(received.results == [.bound(.stick(.rightStick), others: [])])
    stage.axis(.rightStick, 0, -0.95)
    #expect(input[.move].dy < -0.9)
    rebind(RebindTarget(.gas, in: .ship, at: 2))
    stage.button(.leftTrigger)
    stage.axis(.leftTrigger, 1)
    #expect(received.results.last == .bound(.trigger(.leftTrigger), others: []))
    #expect(actions.bindings(of: .gas, in: .ship).count == 3)
  }

  @Test("A click on no view is accepted, too")
  func mouse() {
    stage.push(.ship)
    rebind(RebindTarget(.fire, in: .ship))
    Mouse(in: scene).click(.secondary, at: Point(200, 200))
    #expect(received.results == [.bound(.mouse(.secondary), others: [])])
  }

  @Test("A screen that is notified may start listening again at once, and change contexts")
  func reentrant() {
    stage.push(.ship)
    var count = 0
    func next(_ result: RebindResult?) {
      count += 1
      actions.pop(.ship)
      actions.push(.menu)
      actions.push(.ship)
      if count < 4 { actions.rebind(RebindTarget(.fire, in: .ship), then: next) }
    }
    next(nil)
    for key in [Key.x, .y, .z] { stage.key(key) }
    #expect(count == 4)
    #expect(actions.bindings(of: .fire, in: .ship)[0] == .key(.z))
  }

  @Test("A mouse button that is held already is not accepted when the mouse moves", arguments: [false, true])
  func heldMouse(isFinger: Bool) {
    stage.push(InputContext("gun") { $0.bind(.charge, to: isFinger ? .touch() : .mouse(.primary)) })
    actions.register(.ship)
    let mouse = Mouse(in: scene)
    mouse.press(at: Point(200, 200))
    #expect(input[.charge])
    rebind(RebindTarget(.fire, in: .ship))
    mouse.move(to: Point(201, 200))
    #expect(received.results == [] && input[.charge])
    mouse.press(.secondary)
    #expect(received.results == [.bound(.mouse(.secondary), others: [])])
  }

  @Test("A control bound to another part of the same binding is replaced, swapped, or refused")
  func parts() {
    stage.push(.ship)
    let target = RebindTarget(.move, in: .ship, part: 2)
    func press(_ conflict: RebindOptions.Conflict) -> InputBinding? {
      rebind(target, conflict)
      stage.key(.w)
      stage.key(.w, .ended)
      defer { actions.reset() }
      return actions.bindings(of: .move, in: .ship).first
    }
    func keys(_ up: InputControl, _ down: InputControl) -> InputBinding {
      .directions(up: up, left: .key(.a), down: down, right: .key(.d))
    }
    let move = InputAction<Vector>.move.id
    #expect(press(.cancel) == .wasd && received.results.last == .conflict(move))
    #expect(press(.replace) == keys(.none, .key(.w)))
    #expect(received.results.last == .bound(keys(.none, .key(.w)), others: [move]))
    #expect(press(.swap) == keys(.key(.s), .key(.w)))
    #expect(received.results.last == .bound(keys(.key(.s), .key(.w)), others: [move]))
    // Its own key is delivered to no other receiver.
    rebind(target, .cancel)
    stage.key(.s)
    #expect(received.results.last == .bound(.wasd, others: []))
  }

  @Test("A trigger and a direction of a stick equal a button and a part of the whole")
  func analogConflicts() {
    let map = InputContext("map") { map in
      map.bind(.gas, to: .trigger(.leftTrigger))
      map.bind(.move, to: .stick(.leftStick))
      map.bind(.fire, to: .button(.a))
      map.bind(.jump, to: .button(.rightStickUp))
    }
    stage.push(map)
    func bound(_ button: ControllerButton, _ conflict: RebindOptions.Conflict) -> RebindResult? {
      rebind(RebindTarget(.fire, in: map), conflict)
      stage.button(button)
      stage.button(button, .ended)
      return received.results.last
    }
    let (gas, move, jump) = (InputAction<Float>.gas.id, InputAction<Vector>.move.id, InputAction<Bool>.jump.id)
    #expect(bound(.leftTrigger, .cancel) == .conflict(gas))
    #expect(bound(.leftStickUp, .cancel) == .conflict(move))
    #expect(bound(.leftTrigger, .swap) == .bound(.button(.leftTrigger), others: [gas]))
    #expect(actions.bindings(of: .gas, in: map) == [.button(.a)])
    actions.reset()
    // No button has a stick's function: it is unbound.
    #expect(bound(.leftStickUp, .swap) == .bound(.button(.leftStickUp), others: [move]))
    #expect(actions.bindings(of: .move, in: map) == [])
    actions.reset()
    rebind(RebindTarget(.move, in: map), .swap)
    stage.axis(.rightStick, 1)
    #expect(received.results.last == .bound(.stick(.rightStick), others: [jump]))
    #expect(actions.bindings(of: .jump, in: map) == [])
    rebind(RebindTarget(.gas, in: map), .replace)
    stage.axis(.rightStick, 0)
    stage.axis(.rightTrigger, 1)
    #expect(received.results.last == .bound(.trigger(.rightTrigger), others: []))
  }

  @Test("A rebinding started as it is cancelled by another one leaves none behind")
  func leftOver() {
    stage.push(.ship)
    actions.rebind(RebindTarget(.fire, in: .ship)) { [actions] result in
      guard result == .cancelled else { return }
      var options = RebindOptions()
      options.timeout = nil
      actions.rebind(RebindTarget(.gas, in: .ship), options)
    }
    rebind(RebindTarget(.move, in: .ship, part: 0))
    stage.key(.escape)
    stage.key(.escape, .ended)
    stage.key(.space)
    #expect(input[.fire] && received.results == [.cancelled] && scene.nextDeadline == nil)
  }
}
