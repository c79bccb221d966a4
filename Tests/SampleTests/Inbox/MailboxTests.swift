import DactylTesting
import SampleScenes
import Testing

/// The mailbox by itself.
struct MailboxTests {
  private func all(_ mailbox: Mailbox) -> [Int32] { MailFolder.allCases.flatMap(mailbox.mails).sorted() }

  @Test func aMailFollowsFromItsNumberAlone() {
    for number in [0, 1, 99_999, 200_040, 1_000_000] as [Int32] {
      let (mail, again) = (Mail(number), Mail(number))
      #expect(mail.text == again.text && mail.subject == again.subject && mail.sender == again.sender)
      #expect(!mail.subject.contains("*") && mail.text.contains(mail.preview) && mail.initials.count == 2)
    }
    #expect([0, 100, 300, 20_000, 99_999].map { Mail($0).time } == ["19:39", "01:17", "Mon", "17 Jan", "2024"])
    #expect(Set((0..<200).map { Mail($0).text }).count > 195)
  }

  @Test func movedMailsAreOnTopInTheirOrder() throws {
    var mailbox = Mailbox()
    let there = mailbox.mails(in: .work)

    let move = mailbox.move(of: [2, 5, 99_999], from: .inbox, to: .work)
    let moved = mailbox.apply(move)
    let done = try #require(moved)

    #expect(done.mails == [2, 5, 99_999] && done.removed == [2, 5, 99_999] && done.inserted == [0, 1, 2])
    #expect(mailbox.mails(in: .work) == [2, 5, 99_999] + there)
    #expect(mailbox.count(in: .inbox) == 99_997 && mailbox.mail(at: 2, in: .inbox) == 3)
    #expect(mailbox.mail(at: 99_997, in: .inbox) == nil && mailbox.mail(at: -1, in: .inbox) == nil)
  }

  @Test func missingMailsAreNotMoved() {
    var mailbox = Mailbox()
    let before = all(mailbox)
    let move = mailbox.move(of: [11], from: .trash, to: .work)
    #expect(mailbox.apply(mailbox.move(of: [12], from: .trash, to: .work)) == nil)
    #expect(mailbox.apply(mailbox.move(of: [-1], from: .trash, to: .work)) == nil)
    #expect(mailbox.apply(mailbox.move(of: [], from: .trash, to: .work)) == nil)
    #expect(mailbox.apply(mailbox.move(of: [3, 3], from: .trash, to: .work)) == nil)
    #expect(mailbox.apply(move) != nil)
    #expect(all(mailbox) == before)
  }

  @Test("However mails are moved, none is lost, and undo restores their folders", arguments: 1...4)
  func moves(seed: Int) throws {
    var random = Seeded(seed: UInt64(seed))
    var mailbox = Mailbox()
    let first = mailbox
    var undo: [MailMove] = []
    var fresh: [Int32] = []
    for _ in 0..<60 {
      let from = MailFolder.allCases.randomElement(using: &random) ?? .inbox
      let to = MailFolder.allCases.randomElement(using: &random) ?? .work
      let count = mailbox.count(in: from)
      if Int.random(in: 0..<8, using: &random) == 0 { fresh = mailbox.receive() + fresh }
      guard count > 1 else { continue }
      let rows = Set(
        (0..<Int.random(in: 1...30, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) })
      let move =
        from == to
        ? mailbox.move(of: rows.min() ?? 0, to: rows.max() ?? 0, in: from)
        : mailbox.move(of: rows.sorted(), from: from, to: to)
      let moved = mailbox.apply(move)
      let done = try #require(moved)
      #expect(done.mails == done.inserted.map { mailbox.mail(at: $0, in: to) })
      undo.append(move.reversed)
    }
    #expect(undo.count > 40 && !fresh.isEmpty)
    #expect(all(mailbox) == (all(first) + fresh).sorted())
    for folder in MailFolder.allCases {
      #expect(mailbox.unreadCount(in: folder) == mailbox.mails(in: folder).count { mailbox.isUnread($0) })
    }

    for move in undo.reversed() { #expect(mailbox.apply(move) != nil) }
    for folder in MailFolder.allCases {
      // New mail stays on top, unless it was moved itself and moved back.
      #expect(mailbox.mails(in: folder) == (folder == .inbox ? fresh : []) + first.mails(in: folder), "\(folder)")
    }
  }

  @Test func readMailsAreCounted() {
    var mailbox = Mailbox()
    let unread = mailbox.unreadCount(in: .inbox)
    let mail = mailbox.mails(in: .inbox).first { mailbox.isUnread($0) } ?? 0
    mailbox.setRead(mail, true, in: .inbox)
    mailbox.setRead(mail, true, in: .inbox)
    #expect(mailbox.unreadCount(in: .inbox) == unread - 1 && !mailbox.isUnread(mail))
    mailbox.setRead(mail, false, in: .inbox)
    #expect(mailbox.unreadCount(in: .inbox) == unread)
    #expect(mailbox.rows(of: [7, 3], in: .inbox) == [3, 7] && mailbox.rows(of: [7], in: .work).isEmpty)
  }
}
