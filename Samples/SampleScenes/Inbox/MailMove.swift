/// A move of mails from one folder to another, or within the same one.
///
/// Positions are counted from the end of a folder, where no mails are added: mail that arrives meanwhile does not make
/// them wrong.
public struct MailMove: Hashable, Sendable {
  /// The folder before the move.
  public let from: MailFolder
  /// The folder after the move.
  public let to: MailFolder
  /// The positions before the move, the first mail first: 1 is the last mail of the folder.
  let positions: [Int]
  /// The positions after the move, in the same order.
  let targets: [Int]

  /// The move in the opposite direction.
  public var reversed: MailMove { MailMove(from: to, to: from, positions: targets, targets: positions) }

  /// The rows that a move changed.
  public struct Rows: Hashable, Sendable {
    /// The moved mails.
    public var mails: [Int32]
    /// The rows of the mails before the whole move.
    public var removed: [Int]
    /// The rows of the mails after the whole move.
    public var inserted: [Int]
  }
}
