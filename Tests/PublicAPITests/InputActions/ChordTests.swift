import Dactyl
import DactylTesting
import Synchronization
import TestStage
import Testing

/// The bindings that a press or a finger drives.
@Suite struct ChordTests {
  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private var input: InputState { stage.scene.input }

  @Test("A press stays with its binding: another chord that is completed later does not receive it as well")
  func staying() {
    stage.push(
      InputContext("map") { map in
        map.bind(.fire, to: .key(.digit2).with(.key(.digit1)))
        map.bind(.jump, to: .key(.digit2).with(.key(.digit3)))
      })
    stage.key(.digit1)
    stage.key(.digit2)
    #expect(input[.fire] && !input[.jump])
    stage.key(.digit3)
    #expect(input[.fire] && !input[.jump])
    stage.key(.digit1, .ended)
    #expect(!input[.fire] && !input[.jump], "the chord of who got it is gone")
    stage.key(.digit1)
    #expect(input[.fire] && !input[.jump])
    stage.key(.digit1, .ended)
    stage.key(.digit2, .ended)
    stage.key(.digit2)
    #expect(!input[.fire] && input[.jump])
  }

  @Test("A chord with two of its buttons down counts for both bindings that require as much")
  func both() {
    stage.push(
      InputContext("map") { map in
        map.bind(.fire, to: .key(.digit2).with(.key(.digit1)))
        map.bind(.jump, to: .key(.digit2).with(.key(.digit3)))
      })
    stage.key(.digit1)
    stage.key(.digit3)
    stage.key(.digit2)
    #expect(input[.fire] && input[.jump])
    stage.key(.digit3, .ended)
    #expect(input[.fire] && !input[.jump])
  }

  @Test("A press with a modifier key stays with its binding when another modifier key goes down")
  func modifiers() {
    stage.push(
      InputContext("map") { map in
        map.bind(.fire, to: .key(.s, .control))
        map.bind(.jump, to: .key(.s, .alternate))
      })
    stage.key(.leftControl, .began, "", .control)
    stage.key(.s, .began, "", .control)
    stage.key(.leftAlternate, .began, "", [.control, .alternate])
    #expect(input[.fire] && !input[.jump])
  }

  @Test("Another device that holds the same control keeps it active, each for the bindings of its press")
  func devices() {
    stage.push(
      InputContext("map") { map in
        map.bind(.fire, to: .button(.a))
        map.bind(.jump, to: .button(.a).with(.button(.leftShoulder)))
      })
    stage.button(.a, device: DeviceID(7))
    stage.button(.leftShoulder, device: DeviceID(7))
    stage.button(.a, device: DeviceID(8))
    #expect(input[.fire] && input[.jump])
    stage.button(.a, .ended, device: DeviceID(7))
    #expect(!input[.fire] && input[.jump])
    stage.button(.a, device: DeviceID(7))
    stage.button(.a, .ended, device: DeviceID(8))
    #expect(!input[.fire] && input[.jump])
    stage.button(.a, .ended, device: DeviceID(7))
    #expect(!input[.jump])
  }

  /// A dead zone rule that changes nothing, and counts its calls.
  private enum CountingZone: DeadZoneRule {
    static let count = Atomic(0)
    static func apply(_ stick: Vector, _ zone: DeadZone) -> Vector {
      count.add(1, ordering: .relaxed)
      return stick
    }
  }

  @Test("A key is matched against the bindings that use it alone, however many have chords")
  func cost() {
    for number in [10, 1000] {
      let stage = Stage()
      let counting = InputProcessor.deadZone(DeadZone(shape: .custom(CustomDeadZone(CountingZone.self))))
      stage.push(
        InputContext("map") { map in
          for usage in 1000..<1000 + UInt16(number) {
            map.bind(.fire, to: .key(Key(usage: usage)).with(.key(.digit1)).processed(counting))
          }
        })
      CountingZone.count.store(0, ordering: .relaxed)
      stage.key(.digit1)
      stage.key(Key(usage: 1003))
      stage.key(.digit1, .ended)
      #expect(!stage.input[.fire] && stage.input.justReleased(.fire))
      #expect(CountingZone.count.load(ordering: .relaxed) == 2, "as it goes down, and as its chord goes up")
    }
  }

  @Test("A finger drives every binding of its context whose area it lands in, as a key drives all of its own")
  func fingers() {
    stage.push(
      InputContext("below") { $0.bind(.back, to: .touch()) },
      InputContext("map") { map in
        map.bind(.aim, to: .touch())
        map.bind(.fire, to: .touch(in: Rect(0, 0, 200, 400)), .key(.space))
        map.bind(.jump, to: .touch(in: Rect(200, 0, 200, 400)), .key(.space))
      })
    scene.window.view.isMultipleTouchEnabled = true
    stage.one.press(at: Point(50, 50))
    #expect(input[.fire] && !input[.jump] && input[.aim] == Point(50, 50) && !input[.back])
    stage.two.press(at: Point(350, 50))
    #expect(input[.fire] && input[.jump] && input[.aim] == Point(50, 50))
    stage.one.lift()
    #expect(!input[.fire] && input[.jump] && input[.aim] == Point(350, 50))
    stage.two.cancel()
    #expect(!input[.jump] && input[.aim] == nil)
    stage.key(.space)
    #expect(input[.fire] && input[.jump])
  }

  @Test("Of a finger's bindings those that require the most of the pressed controls get it, as of a key's")
  func modifiedFingers() {
    var shifted = InputBinding.touch()
    shifted.modifiers = .shift
    stage.push(
      InputContext("map") { map in
        map.bind(.fire, to: .touch())
        map.bind(.jump, to: shifted)
      })
    stage.key(.leftShift, .began, "", .shift)
    stage.one.press(at: Point(50, 50))
    #expect(!input[.fire] && input[.jump])
  }
}
