import Dactyl
import DactylControls
import DactylTesting
import Testing

/// Labels with links: by touch, keys, in lines that break, and while their texts change.
@Suite struct LinkLabelTests {
  private let scene = Scene(size: Size(400, 300))
  private let text: AttributedText = "Read \("the long rules", .link("rules")) or \("play", .link("play")) now"
  private final class Chosen { var links: [String] = [] }
  private let chosen = Chosen()

  private func makeLabel(width: Float = 390) -> LinkLabel {
    scene.font = .pixel
    let label = scene.addLinkLabel(text, frame: Rect(5, 5, width, 100), size: 10) { [chosen] _, link in
      chosen.links.append(link)
    }
    scene.advance(by: 0)
    return label
  }

  private func frames(_ label: LinkLabel) -> [Rect] {
    label.linkViews.map {
      let frame = $0.frame
      return Rect(frame.minX.rounded(), frame.minY.rounded(), frame.size.width.rounded(), frame.size.height.rounded())
    }
  }

  @Test("A tap on a link chooses it, and one beside it does not")
  func taps() {
    let label = makeLabel()
    let finger = Finger(in: scene)
    // Letters of the pixel font are six tenths as wide as high.
    #expect(frames(label) == [Rect(30, 0, 84, 10), Rect(138, 0, 24, 10)])
    finger.tap(at: Point(5 + 60, 10))
    finger.tap(at: Point(5 + 150, 10))
    #expect(chosen.links == ["rules", "play"])
    finger.tap(at: Point(300, 80))
    finger.tap(at: Point(350, 10))
    #expect(chosen.links == ["rules", "play"])
  }

  @Test("Links are blue and underlined unless the text says otherwise")
  func looks() {
    let label = makeLabel()
    func attributes(_ word: String) -> TextAttributes {
      guard let shown = label.view[Label.self]?.attributedText, let range = shown.string.firstRange(of: word) else {
        return TextAttributes()
      }
      return shown.attributes(at: range.lowerBound)
    }
    #expect(attributes("rules").isUnderlined == true && attributes("rules").color != nil)
    #expect(attributes("now") == TextAttributes())
    label.linkAttributes = .bold
    #expect(attributes("rules") == [.bold, .link("rules")])
    label.text = "a \("red one", [.link("x"), .color(.red)])"
    label.linkAttributes = .color(.green)
    #expect(attributes("red") == [.link("x"), .color(.red)])
    #expect(label.text == "a \("red one", [.link("x"), .color(.red)])")
  }

  @Test("A link that goes on in the next line is hit in both, and is one item for the focus")
  func lines() {
    let label = makeLabel(width: 80)
    #expect(frames(label) == [Rect(30, 0, 48, 10), Rect(0, 10, 30, 10), Rect(54, 10, 24, 10)])
    let finger = Finger(in: scene)
    finger.tap(at: Point(5 + 40, 10))
    finger.tap(at: Point(5 + 10, 20))
    #expect(chosen.links == ["rules", "rules"])
    scene.requestFocus(at: label.linkViews[0].entity)
    let keyboard = Keyboard(in: scene)
    keyboard.tap(.tab)
    #expect(scene.focusedItem == label.linkViews[2])
    keyboard.tap(.space)
    #expect(chosen.links == ["rules", "rules", "play"])
  }

  @Test("Links follow another width, and go with another text")
  func changes() {
    let label = makeLabel()
    label.view.frame.size.width = 80
    scene.advance(by: 0)
    #expect(label.linkViews.count == 3)
    label.view.frame.size.width = 390
    scene.advance(by: 0)
    #expect(label.linkViews.count == 2)
    label.text = "no links"
    #expect(label.linkViews.isEmpty && label.view.subviews.isEmpty)
    label.text = AttributedText("all", .link("all"))
    scene.advance(by: 0)
    Finger(in: scene).tap(at: Point(15, 10))
    #expect(chosen.links == ["all"])
  }

  @Test("An action may destroy the label or change its text")
  func edits() {
    let label = makeLabel()
    label.action = { label, link in
      if link == "play" { return label.view.destroy() }
      label.text = "gone"
    }
    #expect(label.action != nil)
    let finger = Finger(in: scene)
    finger.tap(at: Point(5 + 60, 10))
    #expect(label.text == "gone")
    label.text = AttributedText("play", .link("play"))
    finger.tap(at: Point(15, 10))
    #expect(!label.view.isAlive)
  }

  @Test("In a container a label with links is as large as its text")
  func container() {
    scene.font = .pixel
    let column = scene.addContainer(.column(), frame: Rect(0, 0, 80, 200))
    let label = scene.addLinkLabel(text, to: column.view, size: 10)
    scene.advance(by: 0)
    #expect(label.view.frame.size == Size(80, 30))
    #expect(label.linkViews.count == 3)
  }

  @Test("A snapshot has the text of a label with its links")
  func snapshot() {
    let label = makeLabel()
    let snapshot = scene.snapshot()
    label.text = "no links"
    scene.advance(by: 0)
    scene.restore(snapshot)
    scene.advance(by: 0)
    #expect(label.text == text && label.linkViews.count == 2)
    Finger(in: scene).tap(at: Point(5 + 150, 10))
    #expect(chosen.links == ["play"])
  }
}
