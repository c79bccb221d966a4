import Dactyl
import DactylInspector
import SampleScenes
import Testing

struct OverlayTests {
  @Test func neitherOverlayNorHelpTakesTouches() throws {
    let hands = try TestTable()
    let (card, location) = try hands.top(of: 0)
    let locations = stride(from: 5, to: 1024, by: 30).flatMap { x in
      stride(from: 5, to: 720, by: 30).map { Point(Float(x), Float($0)) }
    }
    let before = locations.map(hands.hit)

    hands.press(.f1)
    hands.press(.f3)
    hands.pass(0.5)
    #expect(locations.map(hands.hit) == before)
    hands.drag(from: location, to: TestTable.middle)

    #expect(hands.lines == ["pick card=\(card) finger=1", "drop card=\(card) x=512 y=340 finger=1"])
  }

  @Test func theOverlayNamesTouchesAndRecognizers() throws {
    let hands = try TestTable()
    let location = try hands.top(of: 0).location
    hands.press(.f3)

    hands.glide([(FingerID(7), location, TestTable.middle)])

    let text = hands.labels.joined(separator: "\n")
    #expect(text.contains("takes the touch (H7)"))
    #expect(text.contains("pan, touch 1") && text.contains("recognizes"))
    #expect(hands.labels.contains("touch 1"))
  }

  @Test func keysTurnThemOnAndOff() throws {
    let hands = try TestTable()
    let before = hands.labels

    hands.press(.f1)
    hands.press(.f3)
    hands.pass(0.5)
    let shown = hands.labels
    hands.press(.f1)
    hands.press(.f3)
    hands.pass(0.5)

    #expect(shown.count > before.count)
    #expect(hands.labels == before)
  }

  @Test func nothingMovesWithoutInput() throws {
    let hands = try TestTable()
    hands.press(.f3)
    hands.pass(0.5)
    let withOverlay = hands.scene.needsFrame

    hands.press(.f3)
    hands.pass(0.5)

    #expect(!withOverlay && !hands.scene.needsFrame)
  }
}

extension TestTable {
  /// All visible text, back to front.
  var labels: [String] {
    scene.shownDrawList.items.compactMap { item in
      if case .label(let label) = item.content { label.text } else { nil }
    }
  }
}
