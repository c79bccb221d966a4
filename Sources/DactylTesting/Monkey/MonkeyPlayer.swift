import Dactyl

/// The hands of a monkey on one scene: performs steps, as a test would.
final class MonkeyPlayer {
  let scene: Scene
  private(set) var fingers: [Finger]
  let mouse: Mouse
  let keyboard: Keyboard
  let pads: [Pad]
  /// Whether the window has the focus of the desktop.
  private(set) var isActive = true

  init(_ scene: Scene) {
    self.scene = scene
    fingers = (1...3).map { Finger(Int64($0), in: scene) }
    mouse = Mouse(in: scene)
    keyboard = Keyboard(in: scene)
    pads = (1...2).map { Pad($0, in: scene) }
  }

  /// Performs a step after its wait. Returns false when there was nothing to do, as for the lift of a finger that is
  /// up.
  @discardableResult
  func perform(_ step: MonkeyStep) -> Bool {
    if step.milliseconds > 0 { scene.advance(by: Double(step.milliseconds) / 1000) }
    guard isPossible(step.action) else { return false }
    perform(step.action)
    return true
  }

  private func isPossible(_ action: MonkeyStep.Action) -> Bool {
    switch action {
    case .lift(let number), .cancelTouch(let number): fingers[number - 1].isDown
    case .disconnectFingers: fingers.contains(where: \.isDown)
    case .leave: mouse.isInside && mouse.buttons.isEmpty
    case .mouseDown(let button): mouse.buttons.isDisjoint(with: button)
    case .mouseUp(let button): !mouse.buttons.isDisjoint(with: button)
    case .keyUp(let key): keyboard.keys.contains(key)
    case .connect(let number): !pads[number - 1].isConnected
    case .disconnect(let number), .push(let number, _, _): pads[number - 1].isConnected
    case .buttonDown(let number, let button):
      pads[number - 1].isConnected && !pads[number - 1].buttons.contains(button)
    case .buttonUp(let number, let button): pads[number - 1].buttons.contains(button)
    case .deactivate: isActive
    case .activate: !isActive
    case .wait, .touch, .point, .wheel, .keyDown, .type, .resize, .quit: true
    }
  }

  private func perform(_ action: MonkeyStep.Action) {
    switch action {
    case .wait: break
    case .touch(let number, let point):
      let finger = fingers[number - 1]
      if finger.isDown { finger.move(to: point) } else { finger.press(at: point) }
    case .lift(let number): fingers[number - 1].lift()
    case .cancelTouch(let number): fingers[number - 1].cancel()
    case .disconnectFingers:
      scene.send(.device(.removed(.unknown)))
      fingers = (1...3).map { Finger(Int64($0), in: scene) }
    case .point(let point): mouse.move(to: point)
    case .leave: mouse.leave()
    case .mouseDown(let button): mouse.press(button)
    case .mouseUp(let button): mouse.release(button)
    case .wheel(let delta): mouse.scroll(by: delta)
    case .keyDown(let key, let modifiers):
      keyboard.modifiers = modifiers
      keyboard.press(key)
      keyboard.modifiers = []
    case .keyUp(let key): keyboard.release(key)
    case .type(let text): keyboard.type(text)
    case .connect(let number): pads[number - 1].connect()
    case .disconnect(let number): pads[number - 1].disconnect()
    case .buttonDown(let number, let button): pads[number - 1].press(button)
    case .buttonUp(let number, let button): pads[number - 1].release(button)
    case .push(let number, let axis, let value): pads[number - 1].push(axis, to: value)
    case .resize(let size): scene.send(.window(.resized(size)))
    case .deactivate:
      isActive = false
      scene.send(.window(.deactivated))
    case .activate:
      isActive = true
      scene.send(.window(.activated))
    case .quit: scene.send(.window(.quitRequested))
    }
  }

  /// Lets go of everything, as a person who goes away. Returns what it did.
  func letGo() -> [MonkeyStep] {
    var actions: [MonkeyStep.Action] = []
    for number in fingers.indices where fingers[number].isDown { actions.append(.lift(number + 1)) }
    for button in [ButtonMask.primary, .secondary] where mouse.buttons.contains(button) {
      actions.append(.mouseUp(button))
    }
    if mouse.isInside { actions.append(.leave) }
    actions += keyboard.keys.map { .keyUp($0) }
    for (index, pad) in pads.enumerated() {
      actions += pad.buttons.map { .buttonUp(index + 1, $0) }
      for axis in ControllerAxis.allCases where pad.position(of: axis) != .zero {
        actions.append(.push(index + 1, axis, .zero))
      }
    }
    if !isActive { actions.append(.activate) }
    for action in actions { perform(action) }
    if scene.dragSessions.contains(where: { $0.origin == .keys }) {
      // What the keys hold is not dropped by letting go of them (DD15).
      let cancels: [MonkeyStep.Action] = [.keyDown(.escape, []), .keyUp(.escape)]
      for action in cancels { perform(action) }
      actions += cancels
    }
    return actions.map { MonkeyStep(after: 0, $0) }
  }
}
