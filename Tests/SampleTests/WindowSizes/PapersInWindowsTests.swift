import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The paper on which fingers draw, in windows of all sizes.
struct PapersInWindowsTests {
  /// A paper, and its output.
  private func paper(_ size: Size) -> (scene: Scene, tracker: TouchTrackerScene, log: CallLog) {
    let scene = Scene(size: size)
    let tracker = TouchTrackerScene(in: scene)
    let log = CallLog()
    tracker.reportLines { log.write($0) }
    scene.advance(by: 0.1)
    return (scene, tracker, log)
  }

  private func expectOrder(_ scene: Scene, _ log: CallLog) throws {
    let strip = try #require(scene.views(named: "colors").first)
    #expect(scene.area.holds(strip.frameInScene), "the strip at \(scene.size)")
    let dots = strip.subviews
    #expect(dots.count == 5)
    for dot in dots {
      #expect(strip.frameInScene.holds(dot.frameInScene), "a colour at \(scene.size)")
      for other in dots where other != dot { #expect(!dot.frameInScene.overlaps(other.frameInScene)) }
    }
    // The second to the right moves into the middle, and so on: each has its turn.
    let finger = Finger(9, in: scene)
    let locations = dots.map(\.frameInScene.center).sorted { $0.x < $1.x }
    _ = log.take()
    for _ in 0..<5 {
      finger.tap(at: locations[4])
      scene.advance(by: 0.5)
    }
    #expect(Set(log.take()) == Set((0..<5).map { "color \($0)" }), "at \(scene.size)")
    scene.expectReadable(scene.shownTexts, "the paper")
    #expect(scene.shownTexts.allSatisfy { !$0.frame.overlaps(strip.frameInScene) })
  }

  @Test("Every colour can be selected, and the text on the paper is readable", arguments: WindowSizes.all)
  func order(_ size: Size) throws {
    let (scene, _, log) = paper(size)
    try expectOrder(scene, log)
  }

  @Test("The same holds when the window is resized, in the middle of a change of colours as well")
  func resized() throws {
    let (scene, _, log) = paper(WindowSizes.usual)
    let finger = Finger(1, in: scene)
    for size in WindowSizes.all {
      finger.tap(at: Point(scene.size.width / 2 + 60, scene.size.height - 48))
      scene.resize(to: size)
      try expectOrder(scene, log)
    }
  }

  @Test("A line that is tapped can be deleted by its menu", arguments: WindowSizes.all)
  func menu(_ size: Size) throws {
    let (scene, tracker, log) = paper(size)
    let finger = Finger(1, in: scene)
    for y in [Float(8), size.height / 2] {
      finger.drag(from: Point(4, y), to: Point(size.width - 4, y))
      finger.lift()
      scene.advance(by: 1)
      finger.tap(at: Point(size.width - 8, y))
      scene.advance(by: 1)
      let menu = try #require(scene.views(named: "menu panel").first)
      #expect(scene.area.holds(menu.frameInScene), "\(menu.frameInScene) at \(size)")
      scene.expectReadable(scene.shownTexts.filter { $0.view.isInside("menu panel") }, "the menu")
      finger.tap(at: try #require(tracker.menuLocation))
      scene.advance(by: 1)
      #expect(log.take().last?.hasPrefix("delete line=") == true, "at \(size)")
    }
  }

  @Test("A line that is being drawn or moved continues when the window is resized")
  func resizedInMidDrag() {
    let (scene, tracker, log) = paper(WindowSizes.usual)
    let (one, two) = (Finger(1, in: scene), Finger(2, in: scene))
    one.drag(from: Point(100, 120), to: Point(300, 120))
    one.lift()
    scene.advance(by: 1)
    one.press(at: Point(200, 120))
    scene.advance(by: 0.6)
    two.drag(from: Point(100, 200), to: Point(200, 200))
    scene.resize(to: Size(360, 300), waiting: 0.1)
    one.drag(to: Point(200, 150))
    two.drag(to: Point(250, 180))
    one.lift()
    two.lift()
    scene.advance(by: 1)

    #expect(log.take().suffix(2) == ["move line=1 by=0,30", "draw line=2 from=100,200 to=250,180"])
    #expect(tracker.lines.count == 2)
  }
}
