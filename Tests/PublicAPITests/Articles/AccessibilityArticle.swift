import DactylControls
import DactylTesting
import Testing

/// The code of the article about assistive clients.
@Suite struct AccessibilityArticle {
  private final class Deck {
    var turned = 0
    func turn() { turned += 1 }
  }

  private final class Inbox {
    var flagged: [View] = []
    func flag(_ mail: View) -> Bool {
      flagged.append(mail)
      return true
    }
  }

  private final class Voice: Speech {
    var said: [String] = []
    func speak(_ text: String) { said.append(text) }
    func stop() {}
  }

  @Test("Fingers say what is there")
  func exploring() {
    let scene = Scene(size: Size(400, 300))
    let card = scene.addView(frame: Rect(20, 20, 80, 100))
    card.accessibilityLabel = "queen of spades"
    let voice = Voice()
    scene.assistance.exploresByTouch = true
    scene.assistance.speech = voice
    Finger(in: scene).tap(at: Point(30, 30))
    scene.advance(by: 1)
    #expect(voice.said == ["queen of spades"] && scene.assistance.lastSpoken == "queen of spades")
    #expect(scene.assistance.exploredElement == AccessibilityElementID(card.entity))
  }

  @Test("A view of a game takes a line, and does what it is asked")
  func card() throws {
    let scene = Scene(size: Size(400, 300))
    let card = scene.addView(frame: Rect(20, 20, 80, 100))
    let mail = scene.addView(frame: Rect(120, 20, 80, 100))
    let (deck, inbox) = (Deck(), Inbox())
    var news: [AccessibilityNotification] = []
    let client = scene.accessibility.onNotification { news.append($0) }
    card.accessibilityLabel = "queen of spades"
    card.setAccessibilityDelegate(
      AccessibilityDelegate { _ in
        deck.turn()
        return true
      })
    mail.accessibilityCustomActions = [AccessibilityCustomAction("Flag") { _ in inbox.flag(mail) }]
    scene.accessibility.post(.announcement("You have won"))

    let found = try scene.find(label: "queen of spades")
    found.perform(.activate)
    mail.accessibilityLabel = "mail"
    try scene.find(label: "mail").perform(.custom("Flag"))
    #expect(deck.turned == 1 && inbox.flagged == [mail] && news == [.announcement("You have won")])
    client.cancel()
  }

  @Test("A test names what a player would name")
  func finding() throws {
    let scene = Scene(size: Size(400, 300))
    var undone = 0
    scene.addButton("Undo", frame: Rect(20, 20, 80, 40)) { _ in undone += 1 }
    try scene.find(.button, "Undo").tap()
    #expect(undone == 1)
  }

  @Test("The elements are printed a line each")
  func printing() {
    let scene = Scene(size: Size(400, 300))
    scene.addView(frame: Rect(0, 0, 90, 20))[Label.self] = Label("Volume")
    #expect(scene.accessibility.description == "window\n  text \"Volume\"")
    print(scene.accessibility)
    // window
    //   text "Volume"
    //   slider "Volume" = 50%
    //   button "Play" (focused)
  }
}
