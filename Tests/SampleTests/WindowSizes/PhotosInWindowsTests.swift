import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The photo table in windows of all sizes.
struct PhotosInWindowsTests {
  private func expectOrder(_ hands: TestPhotos) throws {
    let scene = hands.scene
    var hit: Set<String> = []
    for x in stride(from: Float(1), to: scene.size.width, by: max(2, scene.size.width / 60)) {
      for y in stride(from: Float(1), to: scene.size.height, by: max(2, scene.size.height / 60)) {
        if let name = scene.hitTest(Point(x, y))?.name { hit.insert(name) }
      }
    }
    for photo in hands.table.summary {
      #expect(scene.area.contains(photo.location), "photo \(photo.number) at \(scene.size)")
      #expect(hit.contains("photo \(photo.number)"), "photo \(photo.number) at \(scene.size) can't be taken")
      let frame = try #require(hands.table.view(of: photo.number)).frameInScene.size
      #expect(frame.width < scene.size.width * 0.6 && frame.height < scene.size.height * 0.6)
    }
    try scene.expectHelp(lines: 7)
  }

  @Test("Every photo can be dragged, none fills the table, and the keys are readable", arguments: WindowSizes.all)
  func order(_ size: Size) throws {
    try expectOrder(try TestPhotos(size: size))
  }

  @Test("The same holds when the window is resized, and photos return to their old positions with its old size")
  func resized() throws {
    let hands = try TestPhotos()
    let before = hands.table.summary
    for size in WindowSizes.all {
      hands.scene.resize(to: size)
      try expectOrder(hands)
    }
    for size in [Size(16000, 16), Size(1, 1), WindowSizes.usual] { hands.scene.resize(to: size) }
    for (old, new) in zip(before, hands.table.summary) {
      #expect(old.location.distance(to: new.location) < 20, "photo \(old.number): \(old.location), \(new.location)")
      #expect(abs(old.scale / new.scale - 1) < 0.02 && abs(old.angle - new.angle) < 0.01)
    }
    #expect(hands.diagnostics.isEmpty)
  }

  @Test("A dragged photo stays in the hand; one that decelerates or is enlarged is on the table afterwards")
  func resizedInMidPlay() throws {
    let hands = try TestPhotos()
    let front = hands.front
    let (held, thrown, shown) = (front[6], front[5], front[4])
    hands.finger(3).tap(at: shown.location, count: 2)
    let finger = hands.finger(1)
    finger.press(at: held.location)
    hands.move([finger], to: [Point(150, 120)])
    let other = hands.finger(2)
    other.press(at: thrown.location)
    hands.move([other], to: [thrown.location + Vector(-60, 20)], steps: 4)
    other.lift()
    let grip = try hands.point(of: held.number, at: finger.location)
    for size in [Size(360, 300), Size(1270, 500), Size(2560, 1440), Size(420, 320)] {
      hands.scene.resize(to: size, waiting: 0.1)
      #expect(try hands.point(of: held.number, at: finger.location).distance(to: grip) < 0.5, "\(size)")
    }
    finger.lift()
    hands.scene.advance(by: 4)

    let view = try #require(hands.table.view(of: shown.number)).frameInScene
    #expect(hands.scene.area.holds(view), "\(view)")
    for photo in hands.table.summary { #expect(hands.scene.area.contains(photo.location)) }
    #expect(hands.table.held.isEmpty && hands.table.gliding.isEmpty && hands.diagnostics.isEmpty)
  }
}
