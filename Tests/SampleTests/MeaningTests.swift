import Dactyl
import DactylTesting
import SampleScenes
import Testing

/// The samples, played by the names of things alone: what somebody does who does not see them.
@Suite struct MeaningTests {
  @Test("TitleMenu: a game is begun, left, and a setting is changed")
  func titleMenu() throws {
    let scene = Scene(size: Size(1024, 720))
    let shell = TitleMenuScene(in: scene)
    scene.advance(by: 0.5)
    #expect(scene.findAll(.text).count { $0.element.label == "STARFALL" } == 1)
    try scene.find(.button, "Settings").perform(.activate)
    scene.advance(by: 1)
    let before = try scene.find(.slider, "Volume").element.number ?? 0
    try scene.find(.slider, "Volume").adjust(by: -2)
    #expect(try #require(try scene.find(.slider, "Volume").element.number) < before)
    try scene.find(.toggle, "Sound").perform(.activate)
    #expect(try scene.find(.toggle, "Sound").element.value == "off")
    try scene.find(.choice, "Hard").perform(.activate)
    #expect(try scene.find(.choice, "Hard").element.traits.contains(.selected))
    try scene.find(.button, "Back").tap()
    scene.advance(by: 1)
    try scene.find(.button, "Play").perform(.activate)
    scene.advance(by: 1)
    #expect(scene.accessibility.elements.allSatisfy { $0.label != "Play" })
    withExtendedLifetime(shell) {}
  }

  @Test("Inbox: a mail is read, another one archived by a name, and a folder opened")
  func inbox() throws {
    let scene = Scene(size: Size(1180, 740))
    scene.assets = BlankAssets()
    let inbox = try InboxScene(in: scene)
    scene.advance(by: 0.5)
    let rows = scene.findAll(.row)
    let first = try #require(rows.first)
    #expect(!first.element.label.isEmpty && first.element.place?.count == 100_000)
    first.perform(.activate)
    scene.advance(by: 1)
    #expect(try first.current.traits.contains(.selected))
    let second = rows[1]
    #expect(second.element.customActions.contains("Move to Archive"))
    let name = second.element.label
    second.perform(.custom("Move to Archive"))
    scene.advance(by: 2)
    #expect(scene.findAll(.row).allSatisfy { $0.element.label != name })
    try scene.find(.choice, "Archive").perform(.activate)
    scene.advance(by: 1)
    #expect(try scene.find(.choice, "Archive").element.traits.contains(.selected))
    withExtendedLifetime(inbox) {}
  }

  @Test("CardTable: the cards of a deal have names, and face-down ones do not tell theirs")
  func cardTable() throws {
    let scene = Scene(size: Size(1280, 800))
    scene.assets = BlankAssets()
    let table = try CardTableScene(in: scene)
    scene.advance(by: 2)
    let names = scene.accessibility.elements.map(\.label)
    #expect(names.contains("face-down card") && names.contains { $0.hasSuffix(" of hearts") })
    let open = names.filter { $0.contains(" of ") }
    #expect(Set(open).count == open.count && open.count + names.count { $0 == "face-down card" } >= 52)
    withExtendedLifetime(table) {}
  }

  @Test("Bag: slots say what is in them, and can be emptied by name")
  func bag() throws {
    let scene = Scene(size: Size(1024, 720))
    scene.assets = BlankAssets()
    let bag = try BagScene(in: scene)
    scene.advance(by: 0.5)
    let slots = scene.accessibility.elements.filter { $0.label.hasPrefix("slot ") }
    #expect(slots.count > 20 && slots.contains { $0.value == "empty" })
    let full = try #require(slots.first { $0.value != "empty" && !$0.customActions.isEmpty })
    #expect(full.customActions.contains { $0.hasPrefix("Move to slot ") })
    withExtendedLifetime(bag) {}
  }
}
