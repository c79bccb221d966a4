/// A folder of mails.
public enum MailFolder: Int, CaseIterable, Hashable, Sendable {
  case inbox, work, family, travel, receipts, garden, recipes, archive, trash

  /// The folder's name.
  public var name: String {
    switch self {
    case .inbox: "Inbox"
    case .work: "Work"
    case .family: "Family"
    case .travel: "Travel"
    case .receipts: "Receipts"
    case .garden: "Garden"
    case .recipes: "Recipes"
    case .archive: "Archive"
    case .trash: "Trash"
    }
  }

  /// The number of mails in the folder at first.
  public var firstCount: Int {
    switch self {
    case .inbox: 100_000
    case .work: 120
    case .family: 80
    case .travel: 30
    case .receipts: 64
    case .garden: 18
    case .recipes: 24
    case .archive: 600
    case .trash: 12
    }
  }
}
