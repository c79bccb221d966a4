/// A mail. None of it is stored: all of its contents follow from its number.
public struct Mail: Hashable, Sendable {
  /// The first number of the mails that were in other folders than the Inbox from the beginning.
  static let firstFiled: Int32 = 200_000
  /// The first number of the mails that arrived since.
  static let firstFresh: Int32 = 1_000_000

  /// The number of the mail. In the Inbox the latest is 0 at first.
  public let number: Int32

  /// Makes the mail of a number.
  public init(_ number: Int32) { self.number = number }

  /// The name of the sender.
  public var sender: String { "\(pick(MailWords.firstNames, 1)) \(pick(MailWords.lastNames, 2))" }

  /// The letters in place of the sender's picture.
  public var initials: String {
    String(pick(MailWords.firstNames, 1).prefix(1) + pick(MailWords.lastNames, 2).prefix(1))
  }

  /// The subject.
  public var subject: String {
    let form = pick(MailWords.subjects, 3)
    guard let gap = form.firstIndex(of: "*") else { return form }
    return form[..<gap] + pick(MailWords.places, 4) + form[form.index(after: gap)...]
  }

  /// The text: a greeting, some paragraphs, and a name.
  public var text: String {
    let name = pick(MailWords.firstNames, 1)
    let paragraphs = (0..<(2 + share(of: 4, 5))).map(paragraph)
    return (["\(pick(MailWords.greetings, 6)),"] + paragraphs + ["\(pick(MailWords.endings, 7)),\n\(name)"])
      .joined(separator: "\n\n")
  }

  /// The first paragraph, for a line in a list.
  public var preview: String { paragraph(0) }

  /// The time of arrival, as short as a list shows it: a time of today, a day of this week, a date, or a year.
  public var time: String {
    guard number < Self.firstFresh else { return "now" }
    let age = age
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    // It is a quarter to eight in the evening of a Wednesday, the 18th of June, a day that never ends.
    let minute = 19 * 60 + 45 - age
    guard minute < 0 else { return "\(two(minute / 60)):\(two(minute % 60))" }
    let days = (-minute - 1) / (24 * 60) + 1
    if days == 1 { return "Yesterday" }
    let weekdays = ["Wed", "Tue", "Mon", "Sun", "Sat", "Fri", "Thu"]
    if days < 7 { return weekdays[days] }
    let day = 168 - days
    guard day < 0 else { return Self.date(day) }
    return "\(2026 - (-day - 1) / 365 - 1)"
  }

  /// The age in minutes.
  private var age: Int {
    let index = Int(number >= Self.firstFiled ? (number - Self.firstFiled) * 37 + 200 : number)
    return index * 11 + share(of: 10, 8)
  }

  /// Returns the date of a day of a year, from 0 on.
  private static func date(_ day: Int) -> String {
    let months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    var rest = day
    for (month, length) in months.enumerated() {
      if rest < length { return "\(rest + 1) \(names[month])" }
      rest -= length
    }
    return ""
  }

  private func paragraph(_ index: Int) -> String {
    (0..<(2 + share(of: 3, 20 + index))).map { pick(MailWords.sentences, 40 + index * 7 + $0) }.joined(separator: " ")
  }

  /// Returns a number below a count that follows from the mail's number.
  func share(of count: Int, _ what: Int) -> Int { Int(Scatter.hash(Int(number), what) % UInt64(count)) }

  private func pick(_ words: [String], _ what: Int) -> String { words[share(of: words.count, what)] }
}
