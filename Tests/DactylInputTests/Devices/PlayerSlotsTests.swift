import Testing

@testable import DactylInput

/// The players of controllers that connect, disconnect and reconnect.
@Suite struct PlayerSlotsTests {
  private func identity(_ model: String, serial: String? = nil, port: String? = nil) -> ControllerIdentity {
    ControllerIdentity(model: model, serial: serial, port: port)
  }

  @Test("Each connected controller gets the lowest free player index")
  func lowest() {
    var slots = PlayerSlots()

    #expect(slots.connect(DeviceID(1), identity("a")).assignment.player == 0)
    #expect(slots.connect(DeviceID(2), identity("b")).assignment.player == 1)
    #expect(slots.connect(DeviceID(3), identity("c")).assignment.player == 2)
    slots.disconnect(DeviceID(2))
    #expect(slots.connect(DeviceID(4), identity("d")).assignment.player == 1)
  }

  @Test(
    "Two controllers of one model that reconnect in another order are told apart by their serial numbers at any port"
  )
  func serial() {
    var slots = PlayerSlots()
    _ = slots.connect(DeviceID(1), identity("a", serial: "x", port: "left"))
    _ = slots.connect(DeviceID(2), identity("a", serial: "y", port: "right"))
    slots.disconnect(DeviceID(1))
    slots.disconnect(DeviceID(2))

    #expect(slots.connect(DeviceID(3), identity("a", serial: "y", port: "left")).assignment.player == 1)
    #expect(slots.connect(DeviceID(4), identity("a", serial: "x", port: "right")).assignment.player == 0)
  }

  @Test("Controllers without serial numbers are told apart by their ports")
  func port() {
    var slots = PlayerSlots()
    _ = slots.connect(DeviceID(1), identity("a", port: "left"))
    _ = slots.connect(DeviceID(2), identity("a", port: "right"))
    slots.disconnect(DeviceID(1))
    slots.disconnect(DeviceID(2))

    #expect(slots.connect(DeviceID(3), identity("a", port: "right")).assignment.player == 1)
    #expect(slots.connect(DeviceID(4), identity("a", port: "left")).assignment.player == 0)
  }

  @Test(
    "Without serial number and port the first of the model to reconnect gets the lowest index that was released")
  func neither() {
    var slots = PlayerSlots()
    for number in 0..<3 as Range<Int64> { _ = slots.connect(DeviceID(number), identity(number == 1 ? "b" : "a")) }
    for number in [2, 0, 1] as [Int64] { slots.disconnect(DeviceID(number)) }

    #expect(slots.connect(DeviceID(10), identity("b")).assignment.player == 1)
    #expect(slots.connect(DeviceID(11), identity("a")).assignment.player == 0)
    #expect(slots.connect(DeviceID(12), identity("a")).assignment.player == 2)
  }

  @Test("A controller of the same model with another serial number is another controller")
  func another() {
    var slots = PlayerSlots()
    _ = slots.connect(DeviceID(1), identity("a", serial: "x"))
    _ = slots.connect(DeviceID(2), identity("a", serial: "y"))
    slots.disconnect(DeviceID(2))
    slots.disconnect(DeviceID(1))

    #expect(slots.connect(DeviceID(3), identity("a", serial: "z")).assignment.player == 0)
    #expect(slots.connect(DeviceID(4), identity("a", serial: "y")).assignment.player == 1)
    #expect(
      slots.connect(DeviceID(5), identity("a", serial: "x")).assignment.player == 2, "its own is another's by now")
  }

  @Test("An assigned player index is kept, also when two share it, and restored; automatic indexes give way")
  func assigning() {
    var slots = PlayerSlots()
    _ = slots.connect(DeviceID(1), identity("a"))
    _ = slots.connect(DeviceID(2), identity("b"))

    #expect(slots.assign(1, to: DeviceID(1)) == DeviceID(2))
    #expect(slots.player(of: DeviceID(1)) == 1 && slots.player(of: DeviceID(2)) == 0)
    #expect(slots.assign(7, to: DeviceID(2)) == nil)
    #expect(slots.assign(7, to: DeviceID(1)) == nil)
    slots.disconnect(DeviceID(1))
    slots.disconnect(DeviceID(2))

    #expect(slots.connect(DeviceID(3), identity("b")).assignment.player == 7)
    #expect(slots.connect(DeviceID(4), identity("a")).assignment.player == 7)
    #expect(slots.device(of: 7) == DeviceID(3))
    #expect(slots.connect(DeviceID(5), identity("c")).assignment.player == 0)
    #expect(slots.assign(nil, to: DeviceID(3)) == nil)
    #expect(slots.player(of: DeviceID(3)) == 1 && slots.device(of: 7) == DeviceID(4))
  }

  @Test("The lowest free player index is found wherever others are, also far from the first")
  func lowestOfMany() {
    var slots = PlayerSlots()
    for number in 0..<200 as Range<Int64> {
      #expect(slots.connect(DeviceID(number), identity("m\(number)")).assignment.player == Int(number))
    }
    _ = slots.assign(1_000_000, to: DeviceID(70))
    slots.disconnect(DeviceID(130))
    #expect(slots.device(of: 1_000_000) == DeviceID(70) && slots.device(of: 70) == nil)
    #expect(slots.connect(DeviceID(500), identity("x")).assignment.player == 70)
    #expect(slots.connect(DeviceID(501), identity("y")).assignment.player == 130)
    #expect(slots.connect(DeviceID(502), identity("z")).assignment.player == 200)
  }

  @Test(
    "However many controllers connect under new names, memory is bounded and the lowest indexes are assigned"
  )
  func flood() {
    var slots = PlayerSlots()
    for number in 0..<1000 as Range<Int64> {
      #expect(slots.connect(DeviceID(number), identity("m\(number)")).assignment.player == 0)
      slots.disconnect(DeviceID(number))
    }
    _ = slots.connect(DeviceID(2000), identity("other"))

    #expect(slots.connect(DeviceID(2001), identity("m999")).assignment.player == 1, "its own is another's")
  }
}
