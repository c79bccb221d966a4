import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// Every page shows the effects of its recognizers.
struct LabPageTests {
  @Test func aTapOfOneFingerAndOneOfTwo() throws {
    let hands = try TestLab("Tap")

    hands.finger().tap(at: hands.middle)
    hands.scene.advance(by: 0.5)
    let (one, two) = (hands.finger(1), hands.finger(2))
    hands.scene.together {
      one.press(at: hands.middle - Vector(60, 0))
      two.press(at: hands.middle + Vector(60, 0))
    }
    hands.scene.together {
      one.lift()
      two.lift()
    }
    hands.scene.advance(by: 0.1)

    #expect(hands.lines.contains { $0.hasPrefix("tap: ended location=254,") })
    #expect(hands.lines.last?.hasPrefix("two-finger tap: ended") == true)
    #expect(hands.lab.numbers(of: "tap")["taps"] == "1" && hands.lab.numbers(of: "two-finger tap")["taps"] == "1")
    #expect(hands.labels.contains("1 + 1"))
  }

  @Test func aSingleTapIsHeldUntilTheDoubleTapFailed() throws {
    let hands = try TestLab("Double tap")

    hands.finger().tap(at: hands.middle)
    hands.scene.advance(by: 0.1)
    let (state, labels) = (hands.state(of: "single tap"), hands.labels)
    hands.scene.advance(by: 0.5)

    #expect(state == "held" && labels.contains("waits for double tap to fail (G28)"))
    #expect(hands.lines[0] == "single tap: held" && hands.lines[1] == "double tap: failed")
    #expect(hands.lines[2].hasPrefix("single tap: ended"))
  }

  @Test func aDoubleTapFailsTheSingleOne() throws {
    let hands = try TestLab("Double tap")

    hands.finger().tap(at: hands.middle, count: 2)
    hands.scene.advance(by: 0.1)

    #expect(hands.lines.contains { $0.hasPrefix("double tap: ended") })
    #expect(hands.lines.last == "single tap: failed" && hands.labels.contains("double tap won (G37)"))
  }

  @Test func aLongPressAndOneAfterATap() throws {
    let hands = try TestLab("Long press")
    let finger = hands.finger()

    finger.press(at: hands.middle)
    hands.scene.advance(by: 0.6)
    finger.lift()
    hands.scene.advance(by: 1)
    let first = hands.lines
    finger.tap(at: hands.middle)
    hands.scene.advance(by: 0.1)
    finger.press(at: hands.middle)
    hands.scene.advance(by: 0.6)
    finger.lift()
    hands.scene.advance(by: 0.1)

    #expect(first.first == "long press: began" && first.last?.hasPrefix("long press: ended") == true)
    #expect(hands.lines.last?.hasPrefix("tap and press: ended") == true)
  }

  @Test func aPanWithItsTranslation() throws {
    let hands = try TestLab("Pan")
    let finger = hands.finger()

    finger.drag(from: hands.middle, to: hands.middle + Vector(80, -40))
    hands.scene.advance(by: 1.0 / 60)
    let (state, numbers, labels) = (hands.state(of: "pan"), hands.lab.numbers(of: "pan"), hands.labels)
    finger.lift()
    hands.scene.advance(by: 0.1)

    #expect(state == "changed" && numbers["translation"] == "80, -40" && numbers["touches"] == "1")
    #expect(labels.contains("80, -40") && labels.contains("changed"))
    #expect(hands.lines.first == "pan: began")
    #expect(hands.lines.last?.hasPrefix("pan: ended translation=80,-40 velocity=") == true)
  }

  @Test(arguments: [
    ("right", Vector(120, 0)), ("left", Vector(-120, 0)), ("up", Vector(0, -120)), ("down", Vector(0, 120)),
  ])
  func aSwipeInEachDirection(_ name: String, _ translation: Vector) throws {
    let hands = try TestLab("Swipe")

    let finger = hands.finger()
    finger.press(at: hands.middle)
    finger.drag(to: hands.middle + translation, duration: 0.12, steps: 8)
    finger.lift()
    hands.scene.advance(by: 0.1)

    #expect(hands.lines.filter { $0.contains("ended") }.map { $0.prefix(while: { $0 != ":" }) } == ["swipe \(name)"])
  }

  @Test func aPinchWithItsScale() throws {
    let hands = try TestLab("Pinch")

    hands.twist(from: Vector(40, 0), to: Vector(80, 0))

    #expect(hands.lines.first == "pinch: began")
    #expect(hands.lines.last?.hasPrefix("pinch: ended scale=2.00") == true)
  }

  @Test func aRotationWithItsAngle() throws {
    let hands = try TestLab("Rotation")

    hands.twist(from: Vector(80, 0), to: Vector(80, 80))

    #expect(hands.lines.last?.hasPrefix("rotation: ended rotation=45") == true)
    #expect(hands.labels.contains("45°"))
  }

  @Test func aFingerFromAnEdgeDrawsASheetIn() throws {
    let hands = try TestLab("Screen edge")

    hands.finger().drag(from: Point(1022, 300), to: Point(822, 310))
    hands.scene.advance(by: 1.0 / 60)

    #expect(hands.state(of: "right edge") == "changed" && hands.state(of: "top edge") == "failed")
    #expect(hands.lab.numbers(of: "right edge")["translation"] == "-200, 10")
    let sheet = hands.scene.drawList.items.contains { item in
      guard case .shape = item.content else { return false }
      return item.bounds.size == Size(1024, 720) && abs(item.transform.tx - 819) < 0.5
    }
    #expect(sheet, "a sheet lies where the finger has drawn it")
  }

  @Test func hoveringLightsTheTileUnderThePointer() throws {
    let hands = try TestLab("Hover")
    let mouse = Mouse(in: hands.scene)
    let tile = try #require(hands.scene.hitTest(hands.middle + Vector(40, 0)))
    let before = tile.alpha

    mouse.move(to: hands.middle + Vector(40, 0))
    hands.scene.advance(by: 0.2)
    let (lit, state) = (tile.alpha, hands.state(of: "hover"))
    hands.scene.send(.hover(nil, modifiers: []))
    hands.scene.advance(by: 1)

    #expect(before < 0.2 && lit == 1 && tile.alpha < 0.2)
    #expect(state == "began" && hands.state(of: "hover") == "possible")
  }

  @Test func aTransformWithAllItsNumbers() throws {
    let hands = try TestLab("Transform")

    hands.twist(from: Vector(40, 0), to: Vector(60, 60))

    let line = try #require(hands.lines.last)
    #expect(line.hasPrefix("transform: ended translation=0,0 scale=2.12 rotation=45"))
  }

  @Test func theMousePlaysTwoFingers() throws {
    let hands = try TestLab("Pinch")
    let mouse = Mouse(in: hands.scene)

    mouse.move(to: hands.middle)
    mouse.modifiers = .alternate
    mouse.move(to: hands.middle + Vector(50, 0))
    mouse.press()
    mouse.move(to: hands.middle + Vector(70, 0))
    mouse.move(to: hands.middle + Vector(100, 0))
    mouse.release()
    hands.scene.advance(by: 0.1)

    #expect(hands.lines.last?.hasPrefix("pinch: ended scale=2.00") == true)
  }

  @Test func theWinnersPageExplainsTheLosers() throws {
    let hands = try TestLab("Who wins")

    let finger = hands.finger()
    finger.press(at: hands.middle)
    finger.drag(to: hands.middle + Vector(110, 4), duration: 0.12, steps: 8)
    finger.lift()
    hands.scene.advance(by: 0.1)

    #expect(hands.lines.filter { $0.contains("ended") }.count == 1)
    #expect(hands.lines.contains { $0.hasPrefix("swipe: ended") } && hands.labels.contains("swipe won (G37)"))
    #expect(hands.labels.filter { $0 == "failed" }.count == 5, "four recognizers and the legend")
  }
}
