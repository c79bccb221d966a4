/// All folders with their mails, and the unread and the flagged mails: a value, independent of views.
public struct Mailbox: Sendable {
  private var folders: [[Int32]] = []
  private var unread: Set<Int32> = []
  private var flagged: Set<Int32> = []
  private var unreadCounts: [Int] = []
  private var nextFresh = Mail.firstFresh

  /// Makes a mailbox of 100,000 mails in the Inbox, and some in the other folders. Some of the latest are unread.
  public init() {
    var next = Mail.firstFiled
    for folder in MailFolder.allCases {
      let count = Int32(folder.firstCount)
      folders.append(folder == .inbox ? Array(0..<count) : Array(next..<(next + count)))
      if folder != .inbox { next += count }
    }
    unread = Set((0..<400).filter { Mail($0).share(of: 5 + Int($0) / 20, 30) < 2 })
    flagged = Set((0..<4000).filter { Mail($0).share(of: 14, 31) == 0 })
    unreadCounts = MailFolder.allCases.map { $0 == .inbox ? unread.count : 0 }
  }

  // MARK: Contents

  /// Returns the mails of a folder, the latest first.
  public func mails(in folder: MailFolder) -> [Int32] { folders[folder.rawValue] }
  /// Returns the number of mails in a folder.
  public func count(in folder: MailFolder) -> Int { folders[folder.rawValue].count }
  /// Returns the number of unread mails in a folder.
  public func unreadCount(in folder: MailFolder) -> Int { unreadCounts[folder.rawValue] }
  /// Whether a mail is unread.
  public func isUnread(_ mail: Int32) -> Bool { unread.contains(mail) }
  /// Whether a mail is flagged.
  public func isFlagged(_ mail: Int32) -> Bool { flagged.contains(mail) }

  /// Returns the mail of a row; nil where there is none.
  public func mail(at row: Int, in folder: MailFolder) -> Int32? {
    let mails = folders[folder.rawValue]
    return mails.indices.contains(row) ? mails[row] : nil
  }

  /// Returns the rows of mails that are in a folder, in order. Costs a step for each of its mails down to the last
  /// match.
  public func rows(of mails: Set<Int32>, in folder: MailFolder) -> [Int] {
    var rows: [Int] = []
    let all = folders[folder.rawValue]
    for row in all.indices where mails.contains(all[row]) {
      rows.append(row)
      if rows.count == mails.count { break }
    }
    return rows
  }

  // MARK: Changes

  /// Adds three new mails at the top of the Inbox, and returns them.
  public mutating func receive() -> [Int32] {
    let fresh = Array(nextFresh..<(nextFresh + 3))
    nextFresh += 3
    folders[MailFolder.inbox.rawValue].insert(contentsOf: fresh, at: 0)
    unread.formUnion(fresh)
    unreadCounts[MailFolder.inbox.rawValue] += fresh.count
    return fresh
  }

  /// Marks a mail of a folder as read, or as unread.
  public mutating func setRead(_ mail: Int32, _ isRead: Bool, in folder: MailFolder) {
    guard isUnread(mail) == isRead else { return }
    if isRead { unread.remove(mail) } else { unread.insert(mail) }
    unreadCounts[folder.rawValue] += isRead ? -1 : 1
  }

  /// Flags a mail, or removes the flag.
  public mutating func setFlagged(_ mail: Int32, _ isFlagged: Bool) {
    if isFlagged { flagged.insert(mail) } else { flagged.remove(mail) }
  }

  /// Returns the move of a folder's rows, in order, to the top of another folder.
  public func move(of rows: [Int], from: MailFolder, to: MailFolder) -> MailMove {
    let (before, after) = (count(in: from), count(in: to) + rows.count)
    return MailMove(
      from: from, to: to, positions: rows.map { before - $0 }, targets: rows.indices.map { after - $0 })
  }

  /// Returns the move of a row to another position of its folder.
  public func move(of row: Int, to target: Int, in folder: MailFolder) -> MailMove {
    let count = count(in: folder)
    return MailMove(from: folder, to: folder, positions: [count - row], targets: [count - target])
  }

  /// Applies a move. Returns nil, and changes nothing, when the positions do not exist.
  public mutating func apply(_ move: MailMove) -> MailMove.Rows? {
    let source = folders[move.from.rawValue]
    let removed = move.positions.map { source.count - $0 }
    let rest = move.from == move.to ? source.count - removed.count : count(in: move.to)
    let inserted = move.targets.map { rest + removed.count - $0 }
    guard removed.count == inserted.count, !removed.isEmpty, Self.isOrder(removed, below: source.count),
      Self.isOrder(inserted, below: rest + inserted.count)
    else { return nil }
    let mails = removed.map { source[$0] }
    folders[move.from.rawValue] = Self.without(removed, source)
    folders[move.to.rawValue] = Self.with(mails, at: inserted, folders[move.to.rawValue])
    let news = mails.count { unread.contains($0) }
    unreadCounts[move.from.rawValue] -= news
    unreadCounts[move.to.rawValue] += news
    return MailMove.Rows(mails: mails, removed: removed, inserted: inserted)
  }

  private static func isOrder(_ rows: [Int], below count: Int) -> Bool {
    zip(rows, rows.dropFirst()).allSatisfy(<) && (rows.first ?? 0) >= 0 && (rows.last ?? 0) < count
  }

  private static func without(_ rows: [Int], _ mails: [Int32]) -> [Int32] {
    var left: [Int32] = []
    left.reserveCapacity(mails.count)
    var start = 0
    for row in rows {
      left += mails[start..<row]
      start = row + 1
    }
    return left + mails[start...]
  }

  private static func with(_ more: [Int32], at rows: [Int], _ mails: [Int32]) -> [Int32] {
    var all: [Int32] = []
    all.reserveCapacity(mails.count + more.count)
    var start = 0
    for (mail, row) in zip(more, rows) {
      let next = start + row - all.count
      all += mails[start..<next]
      all.append(mail)
      start = next
    }
    return all + mails[start...]
  }
}
