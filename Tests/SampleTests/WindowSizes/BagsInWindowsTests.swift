import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The bags in windows of all sizes.
struct BagsInWindowsTests {
  private func expectOrder(_ bags: TestBags) throws {
    let scene = bags.scene
    let slots = try bags.bags.inventory.slots.indices.map {
      try #require(scene.views(named: "slot \($0)").first).frameInScene
    }
    let hint = try #require(scene.views(named: "hint").first).frameInScene
    for (number, slot) in slots.enumerated() {
      #expect(slot.size.width >= 28, "slot \(number) at \(scene.size): \(slot)")
      #expect(scene.area.holds(slot) && !hint.overlaps(slot), "slot \(number) at \(scene.size): \(slot)")
      #expect(!slots[(number + 1)...].contains(where: slot.overlaps), "slot \(number) at \(scene.size)")
      #expect(scene.hitTest(slot.center)?.name == "slot \(number)", "slot \(number) at \(scene.size)")
    }
    scene.expectReadable(scene.shownTexts.filter { !$0.view.isInside("help") }, "the bags")
    try scene.expectHelp(lines: 8)
  }

  @Test("All slots can be dragged from, and all text is readable", arguments: WindowSizes.all)
  func order(_ size: Size) throws {
    let bags = try TestBags(size: size)
    try expectOrder(bags)
    // The longest sentence there is.
    bags.drag(from: 5, to: 2)
    bags.strike(.tab, .tab, .tab, .space)
    bags.pass(0.1)
    bags.scene.expectReadable(bags.scene.shownTexts.filter { $0.view.name == "line" }, "the line")
  }

  @Test("The same holds when the window is resized")
  func resized() throws {
    let bags = try TestBags()
    for size in WindowSizes.all + [Size(1, 1), Size(8000, 8000), Size(16000, 16), WindowSizes.usual] {
      bags.scene.resize(to: size)
      if min(size.width, size.height) >= 300, size.width <= 2560 { try expectOrder(bags) }
    }
    #expect(bags.diagnostics.isEmpty, "\(bags.diagnostics)")
  }

  @Test(
    "Slots are as large as there is room for",
    arguments: [(Size(360, 480), 44), (Size(500, 1000), 72), (Size(1280, 720), 120)] as [(Size, Float)])
  func large(_ size: Size, _ side: Float) throws {
    #expect(try TestBags(size: size).bags.slotSide >= side)
  }

  @Test("A stack is dragged from slot to slot", arguments: WindowSizes.all)
  func drag(_ size: Size) throws {
    let bags = try TestBags(size: size)
    bags.drag(from: 3, to: 16)
    bags.drag(from: 5, to: 20, resting: 0.6)
    bags.pass(1)
    #expect(bags[16] == Stack(.gem, 10) && bags[20] == Stack(.coin, 20) && bags.shown == bags.expected)
  }

  @Test("A dragged item stays in the hand when the window is resized, and is dropped at the slots' new positions")
  func resizedInMidDrag() throws {
    let bags = try TestBags()
    bags.carry(bags.one, from: 3, to: 8)
    bags.carry(bags.two, from: 5, to: 7, resting: 0.6)
    for size in [Size(360, 480), Size(2560, 300), Size(500, 700)] {
      bags.scene.resize(to: size, waiting: 0.1)
      #expect(bags.scene.dragSessions.count == 2)
    }
    bags.one.drag(to: bags.location(20))
    bags.one.lift()
    bags.strike(.escape)
    bags.two.lift()
    bags.scene.resize(to: WindowSizes.usual)

    #expect(bags[20] == Stack(.gem, 7) && bags[5] == Stack(.coin, 40) && bags[7] == nil)
    bags.pass(1)
    #expect(bags.shown == bags.expected && bags.diagnostics.isEmpty)
  }
}
