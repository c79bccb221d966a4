import DactylSDL

/// Text in several styles, with links: a tap, or Tab and Return, turn to the page that a link names.
@main
struct ReadTheRules: App {
  static let options = AppOptions(title: "ReadTheRules", logicalSize: Size(800, 600))

  static let pages: [String: AttributedText] = [
    "start": """
    \("Nine Men's Morris", [.bold, .size(34)])

    Each player puts \("nine men", .bold) on the board, one after the other. Then they take turns \
    \("moving", .link("moving")) them along the lines. Three in a row are a \("mill", .link("mill")).
    """,
    "moving": """
    \("Moving", [.bold, .size(34)])

    Move a man to the next free point. With \("three men", [.bold, .color(.orange)]) left they may jump anywhere\
    \("1", [.size(13), .baselineOffset(8)]). \("Back", .link("start"))

    \("1 Not in the village of the author.", [.size(15), .color(.gray)])
    """,
    "mill": """
    \("Mill", [.bold, .size(34)])

    Three men in a row: take one of the other player's, \("but none out of a mill", .underlined). \
    \("Two left? You have lost.", .struckThrough) \("Two left? They have lost.", .bold) \("Back", .link("start"))
    """,
  ]

  func launch(_ scene: Scene) {
    scene.background = Color(hex: 0x12303A)
    let frame = scene.window.view.bounds.outset(by: EdgeInsets(-48))
    let text = scene.addLinkLabel(Self.pages["start"] ?? "", frame: frame, size: 22) { $0.text = Self.pages[$1] ?? "" }
    text.view[Label.self]?.lineHeightMultiple = 1.25
    text.view.autoresizing = .flexibleSize
  }
}
