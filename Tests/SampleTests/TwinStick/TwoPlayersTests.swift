import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// Two players, each with a preferred device.
@Suite struct TwoPlayersTests {
  private let test = TestTwinStick()
  private var game: TwinStickScene { test.game }
  private var ships: [Ship] { game.match?.arena.ships ?? [] }

  @Test("The first on keys, the second on a controller: each flies one ship, also after it was plugged in again")
  func keysAndController() throws {
    test.plug()
    test.key(.down, .return)
    #expect(test.lines() == ["screen game"])
    let start = try test.ship().location
    test.stick(.leftStick, 1, 0)
    test.scene.advance(by: 0.3)
    #expect(try test.ship().location == start, "who has not joined flies nothing")
    test.stick(.leftStick, 0, 0)
    test.button(.menu)
    #expect(test.lines() == ["join player=1 controller"] && ships.count == 2)

    let locations = ships.map(\.location)
    test.stick(.leftStick, 0, 1)
    test.hold(Key.letter("a") ?? .space)
    test.scene.advance(by: 0.4)
    #expect(ships[0].location.x < locations[0].x - 40 && abs(ships[0].location.y - locations[0].y) < 1)
    #expect(ships[1].location.y > locations[1].y + 40 && abs(ships[1].location.x - locations[1].x) < 1)
    test.hold(Key.letter("a") ?? .space, false)

    test.scene.send(.device(.removed(TestTwinStick.pad)))
    test.scene.advance(by: 0.3)
    let still = ships[1].location
    test.scene.advance(by: 0.3)
    #expect(ships[1].location.distance(to: still) < 2, "what was held is let go")
    test.plug(TestTwinStick.otherPad)
    test.stick(.leftStick, 0, -1, device: TestTwinStick.otherPad)
    test.scene.advance(by: 0.4)
    #expect(ships[1].location.y < still.y - 40)
    #expect(ships.count == 2)

    test.button(.menu, device: TestTwinStick.otherPad)
    #expect(game.screen == "pause")
    test.button(.dpadDown, .dpadDown, .a, device: TestTwinStick.otherPad)
    #expect(game.screen == "title")
    test.key(.up, .return)
    test.stick(.leftStick, -1, 0, device: TestTwinStick.otherPad)
    let alone = try test.ship().location
    test.scene.advance(by: 0.4)
    #expect(try test.ship().location.x < alone.x - 40, "alone one plays with everything")
  }

  @Test("The first on a controller, the second on keys")
  func controllerAndKeys() throws {
    test.plug()
    test.button(.dpadDown, .a)
    test.key(.space)
    #expect(test.lines() == ["screen game", "join player=1 keyboard"])
    let locations = ships.map(\.location)
    test.hold(Key.letter("d") ?? .space)
    test.stick(.leftStick, -1, 0)
    test.scene.advance(by: 0.4)
    #expect(ships[0].location.x < locations[0].x - 40 && ships[1].location.x > locations[1].x + 40)
  }

  @Test("Two controllers, and a third one waits")
  func controllers() throws {
    let third = DeviceID(43)
    test.plug()
    test.plug(TestTwinStick.otherPad)
    test.button(.dpadDown, .a, device: TestTwinStick.otherPad)
    test.plug(third)
    test.button(.rightShoulder)
    #expect(test.lines() == ["screen game", "join player=1 controller"])
    let locations = ships.map(\.location)
    test.stick(.leftStick, 1, 0, device: TestTwinStick.otherPad)
    test.stick(.leftStick, 0, 1)
    test.stick(.leftStick, 0, -1, device: third)
    test.scene.advance(by: 0.4)
    #expect(ships[0].location.x > locations[0].x + 40 && abs(ships[0].location.y - locations[0].y) < 1)
    #expect(ships[1].location.y > locations[1].y + 40)
  }

  @Test(
    "Two controllers, unplugged and plugged in the other way round: each flies one ship", arguments: [false, true])
  func replugged(tellsSerials: Bool) throws {
    let (one, two) = (TestTwinStick.pad, TestTwinStick.otherPad)
    func serial(_ text: String) -> String? { tellsSerials ? text : nil }
    test.plug(one, serial: serial("x"))
    test.plug(two, serial: serial("y"))
    test.button(.dpadDown, .a, device: one)
    test.button(.rightShoulder, device: two)
    #expect(test.lines() == ["screen game", "join player=1 controller"])
    for device in [one, two] { test.scene.send(.device(.removed(device))) }
    test.scene.advance(by: 0.1)
    let (third, fourth) = (DeviceID(43), DeviceID(44))
    test.plug(third, serial: serial("y"))
    test.plug(fourth, serial: serial("x"))
    // Without serial numbers the first to reconnect is the first player's.
    let (first, second) = tellsSerials ? (fourth, third) : (third, fourth)
    let locations = ships.map(\.location)
    test.stick(.leftStick, 1, 0, device: first)
    test.stick(.leftStick, 0, 1, device: second)
    test.scene.advance(by: 0.4)
    #expect(ships[0].location.x > locations[0].x + 40 && abs(ships[0].location.y - locations[0].y) < 1)
    #expect(ships[1].location.y > locations[1].y + 40 && abs(ships[1].location.x - locations[1].x) < 1)
    #expect(ships.count == 2)
  }
}
