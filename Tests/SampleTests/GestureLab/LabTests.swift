import Dactyl
import DactylTesting
import SampleScenes
import Testing

struct LabTests {
  @Test func keysAndTheListOpenPages() throws {
    let hands = try TestLab()

    hands.press(Key(usage: 35))
    hands.press(.right)
    hands.press(.left)
    try hands.scene.find(label: "Who wins").tap()
    hands.press(.right)

    #expect(
      hands.lines.filter { $0.hasPrefix("page") } == [
        "page 6 Pinch", "page 7 Rotation", "page 6 Pinch", "page 11 Who wins", "page 1 Tap",
      ])
  }

  @Test func leavingAPageEndsItsGesture() throws {
    let hands = try TestLab("Screen edge")
    let finger = hands.finger()
    finger.drag(from: Point(2, 300), to: Point(300, 300))

    hands.press(.right)
    finger.move(by: Vector(20, 0))
    finger.lift()
    hands.scene.advance(by: 0.5)

    #expect(hands.scene.activeGestures.isEmpty && hands.diagnostics.isEmpty)
    #expect(hands.scene.window.view.gestureRecognizers.isEmpty)
  }

  @Test(arguments: GestureLabScene.titles)
  func everyPageHandlesRandomInput(_ title: String) throws {
    let hands = try TestLab(title)
    var random = Seeded(seed: 17)
    let fingers = (1...4).map { hands.finger($0) }
    for _ in 0..<120 {
      let finger = fingers[Int.random(in: 0..<4, using: &random)]
      let location = Point(Float.random(in: 0..<1024, using: &random), Float.random(in: 0..<720, using: &random))
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<20:
        if finger.isDown { finger.move(to: location) } else if location.x > 200 { finger.press(at: location) }
      case 20..<28: if finger.isDown { finger.lift() }
      case 28: hands.press(.escape)
      case 29: hands.scene.send(.hover(location, modifiers: []))
      default: hands.scene.advance(by: Double.random(in: 0..<0.4, using: &random))
      }
    }
    for finger in fingers where finger.isDown { finger.lift() }
    hands.scene.send(.hover(nil, modifiers: []))
    hands.scene.advance(by: 2)

    #expect(hands.scene.activeGestures.isEmpty)
    #expect(hands.lab.states.allSatisfy { $0.state == "possible" })
    #expect(hands.diagnostics.allSatisfy { $0.kind == .unknownFinger }, "\(hands.diagnostics)")
  }

  @Test func aSmallWindowShowsEveryPage() throws {
    let hands = try TestLab()

    hands.scene.send(.window(.resized(Size(500, 360))))
    for _ in GestureLabScene.titles { hands.press(.right) }
    hands.scene.advance(by: 0.2)

    #expect(hands.diagnostics.isEmpty && hands.lab.page == 0, "\(hands.diagnostics)")
    #expect(hands.lab.stageFrame.size.width >= 200 && hands.lab.stageFrame.size.height >= 160)
  }

  @Test func theScriptMakesEveryGesture() throws {
    let hands = try TestLab()
    let script = hands.lab.script
    for event in script.events { hands.scene.send(event) }
    hands.scene.advance(to: script.end)

    for name in [
      "tap", "two-finger tap", "single tap", "double tap", "long press", "pan", "swipe right", "swipe up", "swipe left",
      "pinch", "rotation", "left edge", "hover", "transform", "swipe",
    ] {
      #expect(hands.lines.contains { $0.hasPrefix("\(name): ended") || $0 == "\(name): began" }, "\(name)")
    }
    #expect(script.moments.count == 12 && script.moments.allSatisfy { $0.timestamp < script.end })
    #expect(hands.diagnostics.isEmpty, "\(hands.diagnostics)")
  }
}
