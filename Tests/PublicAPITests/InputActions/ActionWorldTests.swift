import Dactyl
import DactylTesting
import TestStage
import Testing

/// Worlds in which handlers push and pop contexts, listen for bindings, cancel input and destroy views at any moment.
@Suite struct ActionWorldTests {
  @Test("Whatever handlers do, each press has a release, and none is held in the end", arguments: 1...30)
  func random(seed: UInt64) {
    let stage = Stage()
    let scene = stage.scene
    var state = seed
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    let gun = InputContext("gun", priority: 1) { gun in
      gun.bind(.charge, to: .key(.space).hold(0.05), .button(.b).with(.button(.leftShoulder)), .touch())
      gun.bind(.jump, to: .key(.w).tap(0.05), .key(.w).doubleTap(0.1), .trigger(.leftTrigger))
      gun.bind(.aim, to: .touch(in: Rect(0, 0, 200, 400)))
    }
    let contexts = [InputContext.ship, .menu, gun]
    let reader = scene.makeInputReader()
    var counts = [0, 0]
    func read() {
      let input = reader.read()
      counts[0] += input.presses(of: .fire)
      if input.justReleased(.fire) { counts[1] += 1 }
    }
    func meddle() {
      switch roll(9) {
      case 0, 1: scene.inputActions.push(contexts[roll(3)])
      case 2: scene.inputActions.pop(contexts[roll(3)])
      case 3: scene.inputActions.rebind(RebindTarget(.fire, in: .ship, at: roll(3))) { _ in meddle() }
      case 4: scene.inputActions.reset(roll(2) == 0 ? nil : .ship)
      case 5:
        let device = DeviceID(Int64(roll(3)))
        scene.setPlayer(roll(2), of: device)
      case 6: scene.cancel(roll(3) == 0 ? .all : .device(DeviceID(Int64(roll(3)))))
      case 7: scene.window.view.subviews.last?.destroy()
      default: scene.inputActions.bindingOverrides = scene.inputActions.bindingOverrides
      }
    }
    func makeView() {
      let frame = Rect(Float(roll(300)), Float(roll(300)), 100, 100)
      let handling: Handling = roll(3) == 0 ? .handled : .passToNext
      let view = stage.witness("view", frame) { witness in
        witness.answer = handling
        for what in ["touchesBegan", "touchesCancelled", "pressesBegan", "pressesEnded", "pressesCancelled"] {
          witness.on[what] = { if roll(4) == 0 { meddle() } }
        }
      }
      if roll(2) == 0 { view.becomeFirstResponder() }
    }
    let keys = [Key.w, .a, .space, .escape, .d]
    let buttons = [ControllerButton.a, .b, .leftShoulder, .leftTrigger, .leftStickUp]
    for _ in 0..<300 {
      let phase: PressSamplePhase = roll(2) == 0 ? .began : .ended
      let device = DeviceID(Int64(roll(3)))
      switch roll(8) {
      case 0, 1: stage.key(keys[roll(5)], phase)
      case 2: stage.button(buttons[roll(5)], phase, device: device)
      case 3: stage.axis(roll(2) == 0 ? .leftStick : .leftTrigger, Float(roll(3)) / 2, device: device)
      case 4: stage.one.isDown ? stage.one.lift() : stage.one.press(at: Point(Float(roll(400)), Float(roll(400))))
      case 5: meddle()
      case 6: makeView()
      default: scene.advance(by: Double(roll(80)) / 1000)
      }
      read()
    }
    for key in keys { stage.key(key, .ended) }
    for button in buttons {
      for device in 0..<3 { stage.button(button, .ended, device: DeviceID(Int64(device))) }
    }
    if stage.one.isDown { stage.one.lift() }
    for device in 0..<3 {
      for axis in [ControllerAxis.leftStick, .leftTrigger] { stage.axis(axis, 0, device: DeviceID(Int64(device))) }
    }
    scene.advance(by: 20)
    read()
    for player in 0...1 {
      let input = scene.input(player: player)
      #expect(!input[.fire] && !input[.charge] && !input[.jump] && input[.move] == .zero && input[.aim] == nil)
    }
    #expect(counts[1] <= counts[0] && !scene.keys.isDown(.w))
    #expect(scene.pendingWork == [] && scene.nextDeadline == nil, "\(scene.pendingWork)")
  }
}
