import Dactyl
import DactylTesting
import SampleScenes
import TestSupport
import Testing

/// The samples, played by exploring the screen by touch alone, without seeing it.
@Suite struct ExploringTests {
  @Test("TitleMenu: settings are changed, and a game is begun and left")
  func titleMenu() throws {
    let scene = Scene(size: Size(1024, 720))
    let shell = TitleMenuScene(in: scene)
    scene.advance(by: 0.5)
    let hand = ExploringHand(in: scene)
    #expect(hand.find("Settings, button"))
    hand.doubleTap()
    #expect(hand.find("Volume, slider"))
    let before = try scene.find(.slider, "Volume").element.number ?? 0
    hand.flick(Vector(0, 1))
    #expect(try scene.find(.slider, "Volume").element.number ?? 0 < before)
    #expect(hand.find("Sound, switch"))
    hand.doubleTap()
    #expect(hand.said.last == "Sound, switch, off")
    hand.scrub()
    scene.advance(by: 1)
    #expect(hand.find("Play, button"))
    hand.doubleTap()
    #expect(shell.round?.isRunning == true)
    hand.scrub()
    scene.advance(by: 1)
    #expect(shell.round?.isRunning != true)
  }

  @Test("Inbox: a mail is read, and filed by a name")
  func inbox() throws {
    let scene = Scene(size: Size(1180, 740))
    scene.assets = BlankAssets()
    let inbox = try InboxScene(in: scene)
    var events: [String] = []
    inbox.onEvent = { events.append("\($0)") }
    scene.advance(by: 0.5)
    let row = try #require(scene.findAll(.row).first).element
    let hand = ExploringHand(in: scene)
    hand.touch(row.frame.center)
    #expect(hand.said.last?.contains("1 of 100,000") == true)
    hand.doubleTap()
    #expect(try scene.findAll(.row).first?.current.traits.contains(.selected) == true)
    for _ in 0..<30 {
      hand.flick(Vector(0, -1))
      if hand.said.last == "Move to Archive" { break }
    }
    hand.doubleTap(seconds: 2)
    #expect(scene.findAll(.row).allSatisfy { $0.element.label != row.label })
    let said = hand.said
    #expect(said.contains { $0.hasSuffix("to Archive") }, "\(said)")
  }

  @Test("CardTable: a card is turned over, moved to a pile from its menu")
  func cardTable() throws {
    let scene = Scene(size: Size(1280, 800))
    scene.assets = BlankAssets()
    let table = try CardTableScene(in: scene)
    var events: [CardTableEvent] = []
    table.onEvent = { events.append($0) }
    scene.advance(by: 2)
    let hand = ExploringHand(in: scene)
    let card = try #require(scene.accessibility.elements.first { $0.label == "face-down card" })
    hand.touch(card.activationPoint)
    #expect(hand.said == ["face-down card, button"])
    hand.doubleTap()
    let name = try #require(hand.said.last)
    #expect(name.contains(" of ") && events.count == 1)
    hand.flick(Vector(0, -1))
    #expect(hand.said == ["Move"])
    hand.doubleTap()
    // The menu that opens is said at once.
    #expect(hand.said.last == "To the column 1, 1 of 10")
    hand.doubleTap(seconds: 2)
    #expect(hand.said.contains { $0.contains("to the column 1") })
    #expect(events.contains { if case .drop = $0 { true } else { false } })
  }
}
