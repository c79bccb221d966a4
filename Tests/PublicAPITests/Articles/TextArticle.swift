import Dactyl
import DactylControls

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

  static func styles() -> [Label] {
    let lives = Label("You have \("3 lives", [.bold, .color(.red)]) left")
    let price: AttributedText = "\("€ 12", .struckThrough) \("€ 9", [.bold, .size(20)])"
    let square: AttributedText = "9 m\("2", [.size(10), .baselineOffset(6)])"
    return [lives, Label(price), Label(square)]
  }

  static func links(in scene: Scene, _ rules: [String: String]) {
    scene.addLinkLabel("Stuck? Read \("the rules", .link("rules")).") { label, link in
      label.text = AttributedText(rules[link] ?? "", .bold)
    }
  }
}
