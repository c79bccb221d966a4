import Dactyl
import DactylControls
import DactylTesting
import Testing

@testable import DactylInspector

@Suite struct DeviceMonitorTests {
  private let scene = Scene(size: Size(800, 600))
  private let pad = DeviceID(7)

  init() {
    scene.showsDeviceMonitor = true
    scene.send(.controller(GameController(id: pad, name: "Pad", battery: .low)))
    scene.advance(by: 0.1)
  }

  private func section(_ title: String) -> PanelSection? {
    scene.inspector.devices.sections.first { $0.title == title }
  }

  @Test func aControllerIsShownWithPlayerAndBattery() {
    #expect(section("Pad")?.summary == "player 1, battery low")
    scene.setPlayer(1, of: pad)
    scene.advance(by: 0.1)
    #expect(section("Pad")?.summary == "player 2, battery low")
  }

  @Test func axesAreBarsWithTheDeadZoneOfTheirBinding() {
    let context = InputContext("ship") { ship in
      var binding = InputBinding(.axis(.leftStick))
      binding.processors = [.deadZone(DeadZone(inner: 0.4))]
      ship.bind(InputAction<Vector>("move"), to: binding)
    }
    scene.inputActions.push(context)

    scene.send(.axis(AxisSample(.leftStick, Vector(-0.25, 0.9), device: pad)))
    scene.advance(by: 0.1)

    let lines = section("Pad")?.lines ?? []
    #expect(lines.contains(.bar("Left Stick x", value: "-0.25", length: -0.25, isSigned: true, rest: 0.4)))
    #expect(lines.contains(.bar("Left Stick y", value: "0.90", length: 0.9, isSigned: true, rest: 0.4)))
    #expect(lines.contains(.bar("Right Trigger", value: "0.00", length: 0, rest: DeadZone().inner)))
    let action = section("Actions \"ship\"")?.lines.first
    #expect(action.map { if case .bar("move x", _, _, _, _) = $0 { true } else { false } } == true)
  }

  @Test func heldButtonsAndKeysAreNamed() {
    scene.send(.press(PressSample(.button(.a), .began, device: pad)))
    scene.send(.key(KeySample(.space, isDown: true)))
    scene.advance(by: 0.1)

    #expect(section("Pad")?.lines.first == .text("A", mark: OverlayColors.takes))
    #expect(section("Keyboard")?.lines == [.text("Space", mark: OverlayColors.takes)])
    scene.send(.press(PressSample(.button(.a), .ended, device: pad)))
    scene.send(.key(KeySample(.space, isDown: false)))
    scene.advance(by: 0.1)

    #expect(section("Pad")?.lines.first == .text("no button is down", isDim: true))
    #expect(section("Keyboard")?.lines.isEmpty == true)
  }

  @Test func aButtonActionIsMarkedWhileItIsDown() {
    let context = InputContext("ship") { $0.bind(InputAction<Bool>("fire"), to: .key(.space)) }
    scene.inputActions.push(context)
    scene.send(.key(KeySample(.space, isDown: true)))
    scene.advance(by: 0.1)

    #expect(section("Actions \"ship\"")?.lines == [.text("fire: Space", mark: OverlayColors.takes)])
  }

  @Test func fingersAndTheMouseAreShown() {
    #expect(section("Mouse")?.summary == "not used yet")
    let screen = Finger(1, in: scene, device: DeviceID(3))
    screen.press(at: Point(30, 40))
    Mouse(in: scene).press(at: Point(200, 100))

    #expect(section("Touch screen 3")?.lines == [.text("touch 1 at 30, 40", mark: OverlayColors.takes)])
    #expect(section("Mouse")?.lines == [.text("at 200, 100"), .text("Left Click", mark: OverlayColors.takes)])
    screen.lift()
    #expect(section("Touch screen 3")?.lines.isEmpty == true)
  }

  @Test func sensorsAreBars() {
    scene.onMotionData { _ in }
    scene.send(.motionData(MotionSample(device: pad, acceleration: SIMD3(0, 9.81, 0))))
    scene.advance(by: 0.1)

    #expect(
      section("Pad")?.lines.contains(.bar("acceleration y", value: "9.81", length: 9.81 / 20, isSigned: true)) == true)
  }
}
