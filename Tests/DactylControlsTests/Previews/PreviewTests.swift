import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite("A view is previewed by a finger that presses or stays (AX33–AX35)") struct PreviewTests {
  /// A view with a preview, and what happened to it.
  private final class Desk {
    let stage = Stage()
    let card: View
    let preview: PreviewInteraction
    var content: View?
    var lines: [String] = []
    var progress: [Float] = []
    var scene: Scene { stage.scene }

    init(hasMenu: Bool = false) {
      card = stage.scene.addView(frame: Rect(20, 300, 80, 60))
      preview = card.addPreviewInteraction { _ in nil }
      card.addPreviewInteraction { [unowned self] card in
        content = card.scene?.makeView(frame: Rect(0, 0, 200, 120))
        return content
      }
      preview.onProgress = { [unowned self] in progress.append($0) }
      preview.onCommit = { [unowned self] _ in lines.append("commit") }
      preview.onEnd = { [unowned self] _ in lines.append("end") }
      card.addGestureRecognizer(TapGestureRecognizer()) { [unowned self] _ in lines.append("tap") }
      guard hasMenu else { return }
      card.setAction("open") { [unowned self] _ in lines.append("open") }
      card.addContextMenu { $0.add(KeyCommand(action: "open", title: "Open")) }
    }

    /// A finger that has come to the end.
    func hold() {
      stage.one.press(at: Point(50, 330))
      scene.advance(by: 0.6)
    }

    /// The same, after it has slid up.
    func pin() {
      hold()
      stage.one.move(to: Point(50, 260))
      scene.advance(by: 0.3)
    }

    /// A finger of a device that measures force up to a number.
    func press(_ force: Float, _ phase: TouchSamplePhase = .moved, most: Float = 4) {
      let finger = stage.two
      finger.force = force
      finger.details = TouchDetails(maximumPossibleForce: most)
      switch phase {
      case .began: finger.press(at: Point(50, 330))
      case .ended: finger.lift()
      default: finger.move(to: Point(50, 330))
      }
    }
  }

  @Test("It grows while a finger stays, is whole after half a second, and goes when the finger lifts")
  func hold() throws {
    let desk = Desk()
    desk.stage.one.press(at: Point(50, 330))
    desk.scene.advance(by: 0.15)
    #expect(!desk.preview.isShown && desk.progress.allSatisfy { $0 < 0.3 })
    desk.scene.advance(by: 0.15)
    let growing = try #require(desk.content)
    #expect(desk.preview.isShown && growing.alpha > 0.1 && growing.alpha < 0.9)
    desk.scene.advance(by: 0.2)
    #expect(growing.alpha == 1 && growing.transform == .identity)
    #expect(growing.convert(growing.bounds, to: nil) == Rect(100, 140, 200, 120))
    #expect(desk.progress.last == 1 && desk.progress == desk.progress.sorted() && desk.progress.count > 15)
    desk.stage.one.lift()
    #expect(!desk.preview.isShown && !growing.isAlive && desk.scene.windows.count == 1)
    #expect(desk.lines == ["end"])
  }

  @Test("A tap is a tap, and a finger that moves or lifts early takes back what has grown")
  func early() {
    let desk = Desk()
    desk.stage.one.tap(at: Point(50, 330))
    #expect(desk.lines == ["tap"] && desk.content == nil)
    desk.stage.one.press(at: Point(50, 330))
    desk.scene.advance(by: 0.4)
    #expect(desk.preview.isShown)
    desk.stage.one.move(to: Point(70, 330))
    #expect(!desk.preview.isShown && desk.lines == ["tap", "end"])
    desk.stage.one.lift()
    desk.stage.one.press(at: Point(50, 330))
    desk.scene.advance(by: 0.4)
    desk.stage.one.lift()
    #expect(!desk.preview.isShown && desk.lines.filter { $0 == "end" }.count == 2)
    #expect(desk.scene.windows.count == 1)
  }

  @Test("A finger that presses harder comes to the end at once, and pressing on commits")
  func force() {
    let desk = Desk()
    desk.press(0.5, .began)
    desk.press(1.6)
    #expect(desk.progress == [0.6] && desk.preview.isShown)
    desk.press(2.4)
    #expect(desk.content?.alpha == 1 && desk.lines.isEmpty)
    desk.press(2.8)
    #expect(desk.preview.isShown)
    desk.press(3.3)
    #expect(!desk.preview.isShown && desk.lines == ["commit"])
    desk.press(3.3, .ended)
    #expect(desk.lines == ["commit"])
  }

  @Test("A device that tells its greatest force at once measures nothing, and the time counts")
  func constant() {
    let desk = Desk()
    desk.press(1, .began, most: 0)
    desk.press(1, most: 0)
    #expect(!desk.preview.isShown)
    desk.scene.advance(by: 0.6)
    #expect(desk.content?.alpha == 1 && desk.lines.isEmpty)
    desk.press(1, .ended, most: 0)
    #expect(desk.lines == ["end"])
  }

  @Test("A finger that slides up leaves it there: a tap on it commits, and one beside it or Escape dismisses it")
  func pinned() throws {
    for (act, line) in [
      ({ $0.stage.one.tap(at: Point(200, 200)) }, "commit"), ({ $0.stage.one.tap(at: Point(20, 20)) }, "end"),
      ({ Keyboard(in: $0.scene).tap(.escape) }, "end"), ({ Keyboard(in: $0.scene).tap(.return) }, "commit"),
      ({ $0.preview.commit() }, "commit"), ({ $0.preview.dismiss() }, "end"),
    ] as [((Desk) -> Void, String)] {
      let desk = Desk()
      desk.pin()
      #expect(desk.preview.isPinned)
      desk.stage.one.lift()
      desk.scene.advance(by: 0.3)
      #expect(desk.preview.isPinned && desk.lines.isEmpty)
      act(desk)
      desk.scene.advance(by: 0.5)
      #expect(!desk.preview.isShown && desk.lines == [line])
      #expect(desk.content?.isAlive == false && desk.scene.windows.count == 1)
    }
  }

  @Test("The context menu comes with it, below it, and the same finger chooses an item")
  func menu() throws {
    let desk = Desk(hasMenu: true)
    desk.hold()
    #expect(desk.scene.shownMenu == nil, "only the preview")
    desk.stage.one.move(to: Point(50, 260))
    let menu = try #require(desk.scene.shownMenu)
    let content = try #require(desk.content)
    desk.scene.advance(by: 0.3)
    let item = try #require(menu.place(ofItem: "Open"))
    #expect(item.minY >= content.convert(content.bounds, to: nil).maxY)
    desk.stage.one.move(to: item.center)
    desk.stage.one.lift()
    #expect(desk.lines == ["open", "end"] || desk.lines == ["end", "open"], "\(desk.lines)")
    #expect(desk.scene.shownMenu == nil && !desk.preview.isShown)

    desk.lines = []
    desk.pin()
    desk.stage.one.lift()
    #expect(desk.scene.shownMenu != nil, "a lift away from the items chooses nothing")
    desk.stage.one.tap(at: Point(200, 170))
    desk.scene.advance(by: 0.5)
    #expect(desk.lines == ["commit"] && desk.scene.shownMenu == nil)
    desk.pin()
    desk.stage.one.lift()
    Keyboard(in: desk.scene).tap(.escape)
    #expect(desk.lines == ["commit", "end"] && !desk.preview.isShown && desk.scene.windows.count == 1)
  }

  @Test("A menu that the mouse, a key or a client opens comes with the preview")
  func others() {
    let desk = Desk(hasMenu: true)
    Mouse(in: desk.scene).click(.secondary, at: Point(50, 330))
    #expect(desk.preview.isPinned && desk.scene.shownMenu != nil)
    desk.scene.dismissMenu()
    #expect(!desk.preview.isShown)
    let plain = Desk()
    let id = AccessibilityElementID(plain.card.entity)
    plain.card.accessibilityLabel = "card"
    #expect(plain.scene.accessibility.element(id)?.customActions == ["Preview"])
    plain.scene.accessibility.perform(.custom("Preview"), on: id, by: .test)
    plain.scene.advance(by: 0.02)
    #expect(plain.preview.isPinned)
  }

  @Test("A view that a press lifts is previewed with its menu, and a further movement drags it (DD2)")
  func lifting() {
    let desk = Desk(hasMenu: true)
    desk.card.makeDraggable(7)
    desk.hold()
    #expect(desk.scene.shownMenu != nil && desk.preview.isPinned)
    desk.stage.one.move(to: Point(120, 200))
    desk.stage.one.move(to: Point(140, 200))
    #expect(desk.scene.shownMenu == nil && !desk.preview.isShown)
    desk.stage.one.lift()
    desk.scene.advance(by: 1)
    #expect(desk.scene.windows.count == 1)
  }

  @Test("Whatever ends, the preview ends with it")
  func ends() {
    for (number, act)
      in ([
        { $0.card.destroy() }, { $0.card.removeFromSuperview() }, { $0.scene.size = Size(500, 500) },
        { $0.scene.send(.window(.deactivated)) }, { $0.preview.remove() }, { $0.content?.destroy() },
        { $0.scene.assistance.display.textScale = 2 }, { $0.preview.isEnabled = false },
      ] as [(Desk) -> Void]).enumerated()
    {
      for isPinned in [false, true] {
        let desk = Desk(hasMenu: isPinned)
        if isPinned { desk.pin() } else { desk.hold() }
        act(desk)
        desk.stage.one.lift()
        desk.scene.advance(by: 0.5)
        if !(number == 7 && isPinned) {
          #expect(desk.scene.windows.count == 1 && desk.content?.isAlive == false, "\(number) \(isPinned)")
        }
      }
    }
  }

  @Test("What is no preview shows nothing: no view, one that has a superview, and a view that ends while it is made")
  func odd() {
    for number in 0..<4 {
      let desk = Desk()
      let other = desk.scene.addView(frame: Rect(300, 0, 20, 20))
      desk.card.addPreviewInteraction { card in
        switch number {
        case 0: return nil
        case 1: return other
        case 2:
          card.destroy()
          return card.scene?.makeView(frame: .zero)
        default:
          card.previewInteraction?.show()
          return card.scene?.makeView(frame: Rect(0, 0, 9000, 9000))
        }
      }
      desk.hold()
      #expect(desk.scene.windows.count == (number == 3 ? 2 : 1), "\(number)")
      #expect(other.isAlive && other.superview != nil)
      desk.stage.one.lift()
      #expect(desk.scene.windows.count == 1)
    }
  }

  @Test("A view without a preview this time is asked once for each press, and a finger on it goes on as before")
  func none() {
    let desk = Desk()
    var questions = 0
    desk.card.addPreviewInteraction { _ in
      questions += 1
      return nil
    }
    for press in 1...2 {
      desk.stage.one.tap(at: Point(50, 330), hold: 0.7)
      #expect(questions == press && desk.lines.filter { $0 == "tap" }.count == press)
    }
  }

  @Test("It goes back with a snapshot")
  func snapshot() {
    let desk = Desk(hasMenu: true)
    desk.hold()
    let (snapshot, hash) = (desk.scene.snapshot(), desk.scene.stateHash)
    desk.stage.one.lift()
    #expect(!desk.preview.isShown)
    desk.scene.restore(snapshot)
    #expect(desk.preview.isShown && desk.scene.stateHash == hash)
    desk.stage.one.move(to: Point(50, 240))
    #expect(desk.preview.isPinned)
  }
}
