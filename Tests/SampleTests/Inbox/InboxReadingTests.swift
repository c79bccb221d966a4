import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// The open mail, and the self-playing script.
struct InboxReadingTests {
  @Test func withoutRoomBesideTheListTheMailOpensInFrontAndCloses() throws {
    for size in [Size(800, 600), Size(360, 480)] {
      let hands = try TestInbox(size: size)
      let location = try hands.row(1)
      hands.finger.tap(at: location)
      hands.pass(0.5)
      #expect(hands.scene.hitTest(location)?.isInside("reading pane") == true, "\(size)")
      hands.finger.tap(at: hands.middle(of: hands.inbox.readingButtons[0].view))
      hands.pass(0.5)
      #expect(hands.scene.hitTest(location)?.isInside("list") == true, "\(size)")
      hands.finger.tap(at: location)
      hands.press(.escape)
      hands.pass(0.5)
      #expect(hands.lines == ["open mail=1", "close", "open mail=1", "close"] && hands.inbox.openMail == nil)
      #expect(hands.diagnostics.isEmpty)
    }
  }

  @Test func theMouseOpensAMailWhereItHasNoColumnOfItsOwnAndSelectsSeveralWithShift() throws {
    for size in [Size(480, 400), Size(800, 600)] {
      let hands = try TestInbox(size: size)
      hands.mouse.click(at: try hands.row(1))
      hands.pass(0.5)
      #expect(hands.lines == ["open mail=1"], "\(size)")
      hands.mouse.click(at: hands.middle(of: hands.inbox.readingButtons[0].view))
      hands.pass(0.5)
      hands.mouse.modifiers = .shift
      hands.mouse.click(at: try hands.row(3))
      hands.pass(0.5)
      #expect(hands.inbox.openMail == nil && hands.inbox.selection.count == 3, "\(hands.inbox.selection) at \(size)")
      #expect(hands.diagnostics.isEmpty)
    }
  }

  @Test func archivingTheOpenMailClosesIt() throws {
    let hands = try TestInbox(size: Size(800, 600))
    hands.finger.tap(at: try hands.row(3))
    hands.pass(0.5)
    hands.finger.tap(at: hands.middle(of: hands.inbox.readingButtons[1].view))
    hands.pass(0.5)
    #expect(hands.inbox.openMail == nil && hands.mails(0..<1, in: .archive) == [3])
    #expect(hands.lines.contains("close") && hands.lines.contains("archive mails=1 from=Inbox"))
  }

  @Test func twoTapsAndTwoFingersZoomAMailAndTheNextOneIsNotZoomed() throws {
    let hands = try TestInbox()
    hands.finger.tap(at: try hands.row(1))
    let text = hands.middle(of: hands.inbox.readingView.view)
    hands.finger.tap(at: text, count: 2)
    hands.pass(0.6)
    #expect(hands.inbox.readingView.zoomScale == 3)
    hands.finger.tap(at: try hands.row(2))
    hands.pass(0.2)
    #expect(hands.inbox.readingView.zoomScale == 1)
    let other = Finger(2, in: hands.scene)
    hands.finger.press(at: text + Vector(-20, 0))
    other.press(at: text + Vector(20, 0))
    for step in 1...20 {
      hands.pass(1.0 / 60)
      hands.scene.together {
        hands.finger.move(to: text + Vector(-20 - Float(step), 0))
        other.move(to: text + Vector(20 + Float(step), 0))
      }
    }
    #expect(hands.inbox.readingView.zoomScale > 1.3)
    hands.finger.lift()
    other.lift()
    hands.pass(1)
    #expect(hands.diagnostics.isEmpty)
  }

  private func play(_ size: Size = Size(1180, 740)) throws -> TestInbox {
    let hands = try TestInbox(size: size)
    let script = hands.inbox.script
    for event in script.events { hands.scene.send(event) }
    hands.scene.advance(to: script.end)
    return hands
  }

  @Test func twoRunsOfTheGameAreTheSame() throws {
    let (first, second) = (try play(), try play())
    #expect(first.lines == second.lines && first.inbox.summaryLines == second.inbox.summaryLines)
  }

  @Test(arguments: [Size(360, 480), Size(800, 600), Size(1180, 740), Size(2560, 1440)])
  func theScriptShowsAllFeatures(_ size: Size) throws {
    let hands = try play(size)
    for kind in [
      "open mail=1", "archive mails=1", "refresh mails=3", "select mails=3", "drag mails=3",
      "move mails=3 from=Inbox to=",
      "folder ", "reorder ",
    ] {
      #expect(hands.lines.contains { $0.hasPrefix(kind) }, "\(kind) at \(size)")
    }
    #expect(hands.diagnostics.isEmpty)
  }
}
