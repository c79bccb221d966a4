import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// Mails that are dragged into folders, and rows to other positions.
struct InboxDragTests {
  @Test func threeSelectedMailsAreDroppedIntoAFolderTogether() throws {
    let hands = try TestInbox()
    hands.mouse.click(at: try hands.row(1))
    hands.mouse.modifiers = .shift
    hands.mouse.click(at: try hands.row(3))
    hands.mouse.modifiers = []
    #expect(hands.inbox.selection == [1, 2, 3])
    let goal = try hands.middle(of: .work)
    hands.mouse.press(at: try hands.row(2))
    for step in 1...20 {
      hands.pass(1.0 / 60)
      let start = try hands.row(2)
      hands.mouse.move(to: start + (goal - start) * (Float(step) / 20))
    }
    hands.mouse.release()
    hands.pass(0.6)

    #expect(hands.lines.contains("drag mails=3") && hands.lines.contains("move mails=3 from=Inbox to=Work"))
    #expect(hands.mails(0..<3, in: .work) == [1, 2, 3] && hands.mails(0..<2) == [0, 4])
    try hands.undo()
    #expect(hands.mails(0..<5) == [0, 1, 2, 3, 4] && hands.diagnostics.isEmpty)
  }

  @Test func aFolderUnderARestingDragOpensAndTheListAcceptsTheMail() throws {
    let hands = try TestInbox()
    let start = try hands.row(2)
    hands.lift(at: start, to: try hands.middle(of: .family))
    #expect(hands.inbox.shown == .inbox)
    hands.pass(1)
    #expect(hands.inbox.shown == .family && hands.lines == ["drag mails=1", "folder Family"])
    hands.finger.drag(to: start, duration: 0.3)
    hands.finger.lift()
    hands.pass(0.6)
    #expect(hands.lines.last == "move mails=1 from=Inbox to=Family")
    #expect(hands.mails(0..<1, in: .family) == [2] && hands.inbox.list.numberOfRows(inSection: 0) == 81)
    #expect(hands.scene.dragSessions.isEmpty && hands.diagnostics.isEmpty)
  }

  @Test func droppedOnItsOwnFolderOrBesideFoldersAMailStays() throws {
    let hands = try TestInbox()
    for goal in [try hands.middle(of: .inbox), try hands.row(5), Point(1000, 500)] {
      hands.lift(at: try hands.row(1), to: goal)
      hands.finger.lift()
      hands.pass(0.6)
    }
    hands.lift(at: try hands.row(1), to: try hands.middle(of: .work))
    hands.press(.escape)
    hands.finger.lift()
    hands.pass(0.6)
    #expect(hands.lines == Array(repeating: "drag mails=1", count: 4))
    #expect(hands.mails(0..<3) == [0, 1, 2] && hands.diagnostics.isEmpty)
  }

  @Test func hiddenFoldersScrollTowardsADrag() throws {
    let hands = try TestInbox(size: Size(480, 320))
    let folders = hands.inbox.folderList
    let frame = folders.view.convert(folders.view.bounds, to: nil)
    hands.lift(at: try hands.row(1), to: Point(frame.center.x, frame.maxY - 4))
    hands.pass(2)
    #expect(folders.contentOffset.y > 100)
    let trash = try hands.middle(of: .trash)
    #expect(frame.contains(trash))
    hands.finger.drag(to: trash, duration: 0.1)
    hands.finger.lift()
    hands.pass(0.6)
    #expect(hands.lines.contains("delete mails=1 from=Inbox") && hands.diagnostics.isEmpty)
  }

  @Test func whileTapsSelectALongPressMovesARow() throws {
    let hands = try TestInbox()
    hands.finger.tap(at: hands.middle(of: hands.inbox.selectButton.view))
    hands.lift(at: try hands.row(4), to: try hands.row(1))
    #expect(hands.inbox.list.movingPath == ListPath(row: 1))
    hands.finger.lift()
    hands.pass(0.5)
    #expect(hands.lines == ["select mails=0", "reorder row=4 to=1"] && hands.mails(0..<5) == [0, 4, 1, 2, 3])
    try hands.undo()
    hands.pass(0.5)
    #expect(hands.mails(0..<5) == [0, 1, 2, 3, 4])

    // With several selected rows a long press lifts all.
    for row in [1, 2] { hands.finger.tap(at: try hands.row(row)) }
    hands.lift(at: try hands.row(2), to: try hands.middle(of: .garden))
    hands.finger.lift()
    hands.pass(0.6)
    #expect(hands.mails(0..<2, in: .garden).sorted() == [1, 2] && !hands.inbox.isSelecting)
    #expect(hands.diagnostics.isEmpty)
  }

  @Test(
    "A drag continues while the window is resized", arguments: [Size(480, 400), Size(800, 600), Size(2560, 1440)])
  func resized(_ size: Size) throws {
    let hands = try TestInbox()
    hands.lift(at: try hands.row(2), to: Point(300, 300))
    hands.scene.resize(to: size, waiting: 0.1)
    #expect(hands.scene.dragSessions.count == 1)
    hands.finger.drag(to: try hands.middle(of: .travel), duration: 0.2)
    hands.finger.lift()
    hands.pass(0.6)
    #expect(hands.lines.last == "move mails=1 from=Inbox to=Travel", "\(size)")
    #expect(hands.scene.dragSessions.isEmpty && hands.diagnostics.isEmpty)
  }
}
