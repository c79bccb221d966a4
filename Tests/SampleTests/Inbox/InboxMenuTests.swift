import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// The menu of the mouse's secondary button: the commands for mails.
struct InboxMenuTests {
  private func open(_ hands: TestInbox, row: Int) throws -> [String] {
    hands.mouse.click(.secondary, at: try hands.row(row))
    hands.pass(0.3)
    return hands.scene.shownMenu?.menu.commands.map(\.title) ?? []
  }

  private func choose(_ title: String, _ hands: TestInbox) throws {
    let menu = try #require(hands.scene.shownMenu)
    hands.mouse.click(at: try #require(menu.place(ofItem: title)).center)
    hands.pass(0.5)
  }

  @Test func aMailUnderTheMouseIsMarkedFlaggedAndFiled() throws {
    let hands = try TestInbox()
    #expect(try open(hands, row: 2) == ["Mark as Read", "Flag", "Archive", "Delete"])
    try choose("Mark as Read", hands)
    #expect(try open(hands, row: 2).first == "Mark as Unread")
    try choose("Flag", hands)
    #expect(try open(hands, row: 2)[1] == "Unflag")
    try choose("Archive", hands)
    #expect(hands.lines == ["read mail=2", "flag mail=2", "archive mails=1 from=Inbox"])
    #expect(hands.inbox.openMail == nil && hands.diagnostics.isEmpty, "a secondary click opens nothing")
    hands.press(Key.digit("9") ?? .escape)
    #expect(!(try open(hands, row: 1)).contains("Delete"), "what is in the trash stays there")
  }

  @Test func theMenuOnASelectedMailAppliesToAllSelected() throws {
    let hands = try TestInbox()
    hands.mouse.click(at: try hands.row(1))
    hands.mouse.modifiers = .shift
    hands.mouse.click(at: try hands.row(3))
    hands.mouse.modifiers = []
    _ = try open(hands, row: 2)
    try choose("Delete", hands)
    #expect(hands.mails(0..<3, in: .trash) == [1, 2, 3] && hands.inbox.selection == [1])

    hands.mouse.click(at: try hands.row(1))
    hands.mouse.modifiers = .shift
    hands.mouse.click(at: try hands.row(2))
    hands.mouse.modifiers = []
    let other = try #require(hands.inbox.mailbox.mail(at: 6, in: .inbox))
    _ = try open(hands, row: 6)
    try choose("Archive", hands)
    #expect(hands.mails(0..<1, in: .archive) == [other] && hands.inbox.mailbox.count(in: .archive) == 601)
    #expect(hands.diagnostics.isEmpty)
  }
}
