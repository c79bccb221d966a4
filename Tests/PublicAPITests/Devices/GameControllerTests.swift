import Dactyl
import DactylTesting
import Testing

/// Controllers that connect and disconnect, their players, and their capabilities.
@Suite struct GameControllerTests {
  private let scene = Scene(size: Size(400, 400))

  private func plug(_ number: Int64, _ model: String = "pad", serial: String? = nil, battery: ControllerBattery = .full)
  {
    let identity = ControllerIdentity(model: model, serial: serial)
    scene.send(.device(.added(DeviceID(number))))
    scene.send(
      .controller(
        GameController(
          id: DeviceID(number), name: model, kind: .playStation5, identity: identity,
          features: [.rumble, .triggerRumble, .light], battery: battery)))
  }

  private func unplug(_ number: Int64) { scene.send(.device(.removed(DeviceID(number)))) }

  @Test("Controllers are listed in the order in which they connected, each with its player")
  func listing() {
    plug(5)
    plug(3, "stick")

    #expect(scene.gameControllers.map(\.id) == [DeviceID(5), DeviceID(3)])
    #expect(scene.gameControllers.map(\.player) == [0, 1])
    #expect(scene.gameController(ofPlayer: 1)?.name == "stick")
    #expect(scene.gameController(DeviceID(5))?.kind.family == .playStation)
    #expect(scene.gameController(ofPlayer: 2) == nil && scene.gameController(DeviceID(9)) == nil)
  }

  @Test("Two players keep their controllers when both are unplugged and plugged in the other way round")
  func replugging() {
    plug(1, serial: "x")
    plug(2, serial: "y")
    unplug(1)
    unplug(2)
    #expect(scene.gameControllers.isEmpty)

    plug(3, serial: "y")
    plug(4, serial: "x")

    #expect(scene.gameController(ofPlayer: 0)?.id == DeviceID(4))
    #expect(scene.gameController(ofPlayer: 1)?.id == DeviceID(3))
  }

  @Test("A game assigns controllers to players; one that had such a player automatically gets another")
  func assigning() {
    plug(1)
    plug(2)

    scene.setPlayer(0, of: DeviceID(2))
    #expect(scene.gameControllers.map(\.player) == [1, 0])
    scene.setPlayer(3, of: DeviceID(1))
    scene.setPlayer(3, of: DeviceID(2))
    #expect(scene.gameControllers.map(\.player) == [3, 3], "the game may let two devices drive one player")
    #expect(scene.gameController(ofPlayer: 3)?.id == DeviceID(1))
    #expect(scene.player(of: DeviceID(1)) == 3 && scene.player(of: DeviceID(2)) == 3)
    scene.setPlayer(nil, of: DeviceID(1))
    #expect(scene.gameControllers.map(\.player) == [0, 3] && scene.player(of: DeviceID(1)) == 0)
  }

  @Test("Listeners are called once for each connection, change and removal; a cancelled one is called no more")
  func listeners() {
    var received: [String] = []
    let listener = scene.onControllerChange { change in
      switch change {
      case .connected(let controller): received.append("connected \(controller.id.rawValue) \(controller.player ?? -1)")
      case .changed(let controller): received.append("changed \(controller.battery) \(controller.player ?? -1)")
      case .disconnected(let controller):
        received.append("disconnected \(controller.id.rawValue) \(controller.player ?? -1)")
      }
    }

    plug(1)
    plug(1)
    plug(1, battery: .low)
    unplug(1)
    unplug(1)
    listener.cancel()
    plug(2)

    #expect(received == ["connected 1 0", "changed low 0", "disconnected 1 0"])
    #expect(scene.gameControllers.count == 1)
  }

  @Test("A listener may do anything: cancel itself, assign players, run motors")
  func meddling() {
    var count = 0
    var listener: Subscription?
    listener = scene.onControllerChange { [scene] change in
      count += 1
      if case .connected(let controller) = change { scene.setPlayer(4, of: controller.id) }
      scene.rumble(DeviceID(1), strong: 1, weak: 1, for: 1)
      listener?.cancel()
    }

    plug(1)
    plug(2)

    #expect(count == 1)
    #expect(scene.gameControllers.map(\.player) == [4, 0])
  }

  // MARK: Motors and lights

  private final class Motors: ControllerPlatform {
    var lines: [String] = []
    func rumble(_ device: DeviceID, strong: Float, weak: Float, seconds: Double) -> Bool {
      lines.append("\(device.rawValue) grips \(strong) \(weak) \(seconds)")
      return true
    }
    func rumbleTriggers(_ device: DeviceID, left: Float, right: Float, seconds: Double) -> Bool {
      lines.append("\(device.rawValue) triggers \(left) \(right) \(seconds)")
      return false
    }
    func setLight(_ color: Color, of device: DeviceID) -> Bool {
      lines.append("\(device.rawValue) light \(color.red)")
      return true
    }
    func showPlayer(_ player: Int?, of device: DeviceID) { lines.append("\(device.rawValue) player \(player ?? -1)") }
  }

  @Test("The platform is called for connected controllers, with numbers in range, and its support is reported")
  func motors() {
    let motors = Motors()
    scene.controllerPlatform = motors
    plug(1)
    plug(2)
    scene.setPlayer(0, of: DeviceID(2))

    #expect(scene.rumble(DeviceID(1), strong: 2, weak: -1, for: 1e9))
    #expect(scene.rumble(DeviceID(1), strong: .nan, weak: .infinity, for: .nan))
    #expect(!scene.rumbleTriggers(DeviceID(1), left: 0.5, right: 1, for: 0.25))
    #expect(scene.setLight(Color(1, 0, 0), of: DeviceID(2)))
    #expect(!scene.rumble(DeviceID(9), strong: 1, weak: 1, for: 1))
    #expect(
      !scene.rumbleTriggers(DeviceID(9), left: 1, right: 1, for: 1) && !scene.setLight(Color(1, 0, 0), of: DeviceID(9)))

    #expect(
      motors.lines == [
        "1 player 0", "2 player 1", "1 player 1", "2 player 0", "1 grips 1.0 0.0 65.535", "1 grips 0.0 0.0 0.0",
        "1 triggers 0.5 1.0 0.25", "2 light 1.0",
      ])
  }

  @Test("In the background motors stop, once")
  func background() {
    let motors = Motors()
    scene.controllerPlatform = motors
    plug(1)
    scene.rumble(DeviceID(1), strong: 1, weak: 1, for: 10)
    motors.lines.removeAll()

    scene.send(.window(.deactivated))
    scene.send(.window(.hidden))

    #expect(motors.lines == ["1 grips 0.0 0.0 0.0", "1 triggers 0.0 0.0 0.0"])
  }

  @Test("Without a platform, or after its end, controllers have no capabilities")
  func noPlatform() {
    plug(1)
    #expect(!scene.rumble(DeviceID(1), strong: 1, weak: 1, for: 1) && !scene.setLight(Color(1, 0, 0), of: DeviceID(1)))
    var motors: Motors? = Motors()
    scene.controllerPlatform = motors
    motors = nil

    #expect(!scene.rumble(DeviceID(1), strong: 1, weak: 1, for: 1))
    #expect(scene.controllerPlatform == nil)
  }

  // MARK: Touchpads

  @Test("A finger on a controller's touchpad goes to the first responder, wherever that is")
  func touchpad() {
    struct Padded: TouchResponder, FirstResponding {
      let receive: (Touch) -> Void
      var canBecomeFirstResponder: Bool { true }
      mutating func touchesBegan(_ touches: Touches, with event: Event) -> Handling {
        touches.forEach(receive)
        return .handled
      }
    }
    var below: [Touch] = []
    var first: [Touch] = []
    scene.addView(frame: Rect(0, 0, 400, 400)).setResponder(Padded { below.append($0) })
    let view = scene.addView(frame: Rect(0, 0, 10, 10))
    view.setResponder(Padded { first.append($0) })
    view.becomeFirstResponder()

    let sample = TouchSample(
      finger: FingerID(device: DeviceID(1), 0), phase: .began, location: Point(200, 300), type: .controller)
    scene.send(.touch(sample))

    #expect(below.isEmpty)
    #expect(first.map(\.type) == [.controller])
    #expect(first.first?.location == Point(200, 300) && first.first?.view == view)
  }
}
