import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// The gesture lab in windows of all sizes.
struct LabsInWindowsTests {
  private func expectOrder(_ hands: TestLab) throws {
    let scene = hands.scene
    let hint = try #require(scene.views(named: "hint").first).frameInScene
    let rows = GestureLabScene.titles.indices.compactMap { scene.views(named: "page \($0 + 1)").first }
    #expect(rows.count == GestureLabScene.titles.count)
    for (number, row) in rows.enumerated() {
      let frame = row.frameInScene
      #expect(scene.area.holds(frame), "row \(number) at \(scene.size)")
      #expect(!frame.overlaps(hint), "row \(number) and the hint at \(scene.size)")
      #expect(frame.size.height >= 20)
      #expect(scene.hitTest(frame.center) == row)
    }
    let stage = hands.lab.stageFrame
    #expect(scene.area.holds(stage) && stage.size.width >= 200 && stage.size.height >= 100, "\(stage) at \(scene.size)")
    #expect(rows.allSatisfy { !$0.frameInScene.overlaps(stage) })
    for card in scene.views(named: "card") {
      #expect(stage.holds(card.frameInScene), "\(card.frameInScene) on \(stage) at \(scene.size)")
    }
    let texts = scene.shownTexts
    for title in GestureLabScene.titles { #expect(texts.contains { $0.text == title }, "\(title) at \(scene.size)") }
    for (name, _) in hands.lab.states { #expect(texts.contains { $0.text == name }, "\(name) at \(scene.size)") }
    scene.expectReadable(texts, "page \(hands.lab.page + 1)")
  }

  @Test("All pages can be opened, the objects are on the stage, and all text is readable", arguments: WindowSizes.all)
  func order(_ size: Size) throws {
    let hands = try TestLab(size: size)
    for (page, title) in GestureLabScene.titles.enumerated() {
      hands.finger().tap(at: try #require(hands.scene.views(named: "page \(page + 1)").first).frameInScene.center)
      hands.scene.advance(by: 0.1)
      #expect(hands.lines.last == "page \(page + 1) \(title)")
      try expectOrder(hands)
    }
    try hands.scene.expectHelp(lines: 7)
    #expect(hands.diagnostics.isEmpty, "\(hands.diagnostics)")
  }

  @Test("The same holds when the window is resized, with a finger down as well", arguments: GestureLabScene.titles)
  func resized(_ title: String) throws {
    let hands = try TestLab(title)
    let finger = hands.finger()
    for size in WindowSizes.all + [Size(1, 1), Size(16000, 16), WindowSizes.usual] {
      finger.press(at: hands.middle)
      finger.move(by: Vector(30, 10))
      hands.scene.resize(to: size, waiting: 0.1)
      if min(size.width, size.height) >= 300 { try expectOrder(hands) }
      finger.lift()
      hands.scene.advance(by: 0.5)
    }
    #expect(hands.scene.activeGestures.isEmpty && hands.diagnostics.isEmpty, "\(hands.diagnostics)")
  }

  @Test("The stage is played on in the smallest window")
  func plays() throws {
    let hands = try TestLab("Pan", size: Size(360, 300))
    hands.finger().drag(from: hands.middle, to: hands.middle + Vector(50, 20))
    hands.scene.advance(by: 0.1)
    #expect(hands.state(of: "pan") == "changed")

    let pinch = try TestLab("Pinch", size: Size(360, 300))
    pinch.twist(from: Vector(20, 0), to: Vector(40, 0))
    #expect(pinch.lines.contains { $0.hasPrefix("pinch: ended scale=2.00") }, "\(pinch.lines)")
  }

  @Test("Control is named first: window managers use Alt themselves")
  func keys() throws {
    let hands = try TestLab("Pinch")
    hands.press(.f1)
    hands.scene.advance(by: 0.5)
    let texts = hands.scene.shownTexts.map(\.text).filter { $0.contains("Alt") }
    #expect(texts.count == 2)
    for text in texts {
      let (control, alt) = (text.range(of: "C"), text.range(of: "Alt"))
      #expect(try #require(control).lowerBound < #require(alt).lowerBound, "\(text)")
    }
  }
}
