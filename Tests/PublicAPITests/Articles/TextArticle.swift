import Dactyl

/// The code of the article about text that fits.
enum TextArticle {
  struct Mail {
    var subject = "Lunch"
    var text = "At noon?"
    var amount = "$12"
  }

  static func labels(of mail: Mail) -> [Label] {
    let subject = Label(mail.subject, alignment: .zero, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
    let text = Label(mail.text, alignment: .zero, lineBreakMode: .byWordWrapping)
    let amount = Label(mail.amount, numberOfLines: 1, lineBreakMode: .byClipping, minimumScaleFactor: 0.5)
    return [subject, text, amount]
  }

  static func grow(_ row: View) {
    row.frame.size.height = row.size(fitting: Size(row.bounds.size.width, .infinity)).height
  }
}
