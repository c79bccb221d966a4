/// Mails that go from one folder to another, or elsewhere in the same one.
///
/// Places are counted from the end of a folder, where nothing comes by itself: mail that arrives meanwhile does not
/// make them wrong.
public struct MailMove: Hashable, Sendable {
  /// Where they are before.
  public let from: MailFolder
  /// Where they are afterwards.
  public let to: MailFolder
  /// Their places before, the first one first: 1 is the last mail of the folder.
  let places: [Int]
  /// Their places afterwards, in the same order.
  let targets: [Int]

  /// The way back.
  public var reversed: MailMove { MailMove(from: to, to: from, places: targets, targets: places) }

  /// What it meant for the rows of the folders.
  public struct Rows: Hashable, Sendable {
    /// The mails that went.
    public var mails: [Int32]
    /// The rows where they were, before all of it.
    public var removed: [Int]
    /// The rows where they are, after all of it.
    public var inserted: [Int]
  }
}
