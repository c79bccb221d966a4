import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// The list of the inbox: scrolled, swiped, pulled down, and by keys.
struct InboxListTests {
  @Test func aFullSwipeArchivesAndUndoRestoresTheMail() throws {
    let hands = try TestInbox()
    let before = hands.mails(0..<20)
    hands.swipe(from: try hands.row(2, 0.95), to: try hands.row(2, 0.02), duration: 0.3)
    hands.pass(0.6)
    #expect(hands.lines == ["archive mails=1 from=Inbox"])
    #expect(hands.mails(0..<1, in: .archive) == [2] && hands.mails(2..<3) == [3])

    try hands.undo()
    hands.pass(0.5)
    #expect(hands.lines.last == "undo Archive" && hands.mails(0..<20) == before)
    try hands.redo()
    #expect(hands.lines.last == "redo Archive" && hands.mails(0..<1, in: .archive) == [2])
    hands.pass(0.5)
    hands.finger.tap(at: hands.middle(of: hands.inbox.undoButton.view))
    #expect(hands.mails(0..<20) == before && hands.diagnostics.isEmpty)
  }

  @Test func aSwipeInTheOtherDirectionShowsTheMarkingActions() throws {
    let hands = try TestInbox()
    let mail = try #require(hands.inbox.mailbox.mail(at: 1, in: .inbox))
    hands.swipe(from: try hands.row(1, 0.2), to: try hands.row(1, 0.55), duration: 0.4)
    hands.pass(0.5)
    // The buttons are where the row was: the second one flags.
    let left = try #require(hands.inbox.list.frame(for: ListPath(row: 1)))
    hands.finger.tap(at: hands.inbox.list.view.convert(left.origin + Vector(111, 34), to: nil))
    hands.pass(0.5)
    #expect(hands.lines == ["flag mail=\(mail)"] && hands.inbox.mailbox.isFlagged(mail))
    try hands.undo()
    #expect(!hands.inbox.mailbox.isFlagged(mail) && hands.diagnostics.isEmpty)
  }

  @Test func pullingTheListDownLoadsNewMailsAfterADelay() throws {
    let hands = try TestInbox()
    let start = try hands.row(0)
    hands.swipe(from: start, to: start + Vector(0, 200), duration: 0.5)
    hands.pass(0.3)
    #expect(hands.changes.isEmpty && hands.lines.first == "pan list", "they are on their way")
    hands.pass(1.2)
    #expect(hands.changes == ["refresh mails=3"] && hands.inbox.mailbox.count(in: .inbox) == 100_003)
    #expect(hands.inbox.list.numberOfRows(inSection: 0) == 100_003)
    #expect(hands.inbox.list.scrollView.refreshControl?.isRefreshing == false)
    hands.press(Key(usage: 62))
    hands.pass(1.2)
    #expect(hands.changes == ["refresh mails=3", "refresh mails=3"] && hands.diagnostics.isEmpty)
    hands.pass(2)
    #expect(!hands.scene.needsFrame, "at rest nothing runs")
  }

  @Test func aFlickScrollsFarWithFewRowViews() throws {
    let hands = try TestInbox()
    for _ in 0..<4 {
      let start = try hands.row(hands.inbox.list.visiblePaths[4].row)
      hands.swipe(from: start, to: start + Vector(0, -220), duration: 0.06)
      hands.pass(0.05)
    }
    hands.pass(4)
    let first = try #require(hands.inbox.list.visiblePaths.first).row
    #expect(first > 30)
    #expect(hands.scene.views(named: "mail").count < 40 && hands.changes.isEmpty && hands.diagnostics.isEmpty)
    #expect(hands.lines.contains { $0.hasPrefix("flick list y=") } && hands.lines.contains("scroll list row=\(first)"))
    let offset = Int(hands.inbox.list.scrollView.contentOffset.y.rounded())
    #expect(hands.lines.last == "rest list y=\(offset)")
  }

  @Test func aTapOpensAMailAnywhereOnItsRow() throws {
    let hands = try TestInbox()
    let first = try hands.row(0, 0.5)
    let top = hands.inbox.list.view.convert(Point.zero, to: nil).y
    for half in 0..<414 {
      hands.finger.tap(at: Point(first.x, top + Float(half) / 2))
      hands.pass(0.1)
      #expect(hands.lines.last == "open mail=\(half / 2 / 69)")
    }
    #expect(hands.lines == ["open mail=0", "open mail=1", "open mail=2"] && hands.diagnostics.isEmpty)
  }

  @Test func keysMoveBetweenMailsOpenAndDelete() throws {
    let hands = try TestInbox()
    for _ in 0..<3 { hands.press(.down) }
    #expect(hands.lines == ["open mail=0", "open mail=1", "open mail=2"])
    hands.press(.delete)
    hands.pass(0.5)
    #expect(hands.lines.suffix(3) == ["close", "delete mails=1 from=Inbox", "open mail=3"])
    #expect(hands.inbox.selection == [2] && hands.mails(0..<1, in: .trash) == [2])
    hands.press(.down, .shift)
    hands.press(.down, .shift)
    #expect(hands.inbox.selection == [2, 3, 4])
    hands.press(.backspace)
    #expect(hands.lines.contains("delete mails=3 from=Inbox"))
    try hands.undo()
    try hands.undo()
    hands.pass(0.5)
    #expect(hands.mails(0..<6) == [0, 1, 2, 3, 4, 5], "\(hands.lines)")
    #expect(hands.diagnostics.isEmpty)

    hands.press(Key.digit("4") ?? .escape)
    #expect(hands.inbox.shown == .travel && hands.inbox.list.numberOfRows(inSection: 0) == 30)
  }

  @Test func afterATapOfAFingerShiftStillSelectsSeveral() throws {
    let hands = try TestInbox()
    hands.finger.tap(at: try hands.row(1))
    hands.mouse.click(at: try hands.row(2))
    hands.finger.tap(at: try hands.row(3))
    #expect(hands.inbox.selection == [3] && hands.lines.last == "open mail=3", "fingers open one mail")
    hands.press(.down, .shift)
    #expect(hands.inbox.selection == [3, 4])
  }

  @Test func aWheelSwipesAndAButtonLoadsMails() throws {
    let hands = try TestInbox()
    let (row, button) = (try hands.row(2), try hands.row(2, 0.9))
    hands.mouse.move(to: row)
    hands.mouse.scroll(by: Vector(1, 0))
    hands.pass(0.6)
    #expect(hands.inbox.list.hasOpenRow)
    hands.mouse.click(at: button)
    hands.pass(0.6)
    #expect(hands.changes == ["archive mails=1 from=Inbox"], "\(hands.lines)")
    #expect(hands.mails(0..<3) == [0, 1, 3])
    hands.mouse.click(at: hands.middle(of: hands.inbox.refreshButton.view))
    hands.pass(3)
    #expect(hands.changes.last?.hasPrefix("refresh mails=") == true, "\(hands.lines)")
    #expect(hands.diagnostics.isEmpty)
  }

  @Test func allMailsCanBeSelectedAndMovedAtOnce() throws {
    let hands = try TestInbox()
    hands.finger.tap(at: hands.middle(of: hands.inbox.selectButton.view))
    hands.finger.tap(at: try hands.row(1))
    hands.pass(0.1)
    hands.finger.tap(at: hands.middle(of: hands.inbox.selectionButtons[2].view))
    #expect(hands.lines == ["select mails=0", "select mails=1", "select mails=100000"])
    hands.finger.tap(at: hands.middle(of: hands.inbox.selectionButtons[0].view))
    hands.pass(0.2)
    #expect(hands.inbox.mailbox.count(in: .inbox) == 0 && hands.inbox.list.numberOfRows(inSection: 0) == 0)
    #expect(!hands.inbox.isSelecting)
    try hands.undo()
    #expect(hands.mails(0..<3) == [0, 1, 2] && hands.inbox.list.numberOfRows(inSection: 0) == 100_000)
    #expect(hands.diagnostics.isEmpty)
  }
}
