import DactylControls
import TestStage
import Testing

@testable import DactylInspector

@Suite("Views without names are called as a screen reader calls them") struct SpokenNameTests {
  @Test("In the overlay, and in the objects of a play")
  func names() {
    let stage = Stage()
    let button = stage.scene.addButton("Undo", frame: Rect(0, 0, 80, 40)).view
    let card = stage.scene.addView(frame: Rect(100, 0, 80, 40))
    card.accessibilityLabel = "queen of hearts"
    let named = stage.scene.addView(frame: Rect(200, 0, 80, 40))
    (named.name, named.accessibilityLabel) = ("deck", "face-down pile")
    let plain = stage.scene.addView(frame: Rect(300, 0, 80, 40))
    #expect(InspectorNames.name(of: button) == "button \"Undo\"")
    #expect(InspectorNames.name(of: card) == "\"queen of hearts\"")
    #expect(InspectorNames.name(of: named) == "deck")
    #expect(InspectorNames.name(of: plain) == "view \(plain.entity.index)")

    let objects = PlayObjects(stage.scene, { _ in nil }, { _ in nil }, { _ in nil })
    let titles = [button, card, named, plain].map { objects.name(ofResponder: objects.index(of: $0.entity)) }
    #expect(titles == ["\"Undo\"", "\"queen of hearts\"", "deck", "view \(plain.entity.index)"])
  }
}
