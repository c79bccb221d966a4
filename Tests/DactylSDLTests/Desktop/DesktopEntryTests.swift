import Dactyl
import Testing

@testable import DactylSDL

@Suite("The files and names by which a desktop finds a program (AX32)") struct DesktopEntryTests {
  private func options(_ title: String, _ actions: [QuickAction] = []) -> AppOptions {
    var options = AppOptions(title: title)
    options.quickActions = actions
    return options
  }

  @Test("A program has its title, its path and its actions")
  func whole() throws {
    var options = options(
      "Cards", [QuickAction("new-deal", title: "New deal", icon: "view-refresh"), QuickAction("rules", title: "Rules")])
    options.applicationID = "org.example.Cards"
    let entry = try DesktopEntry(options, executable: "/games/Cards")
    #expect(
      entry.text == """
        [Desktop Entry]
        Type=Application
        Name=Cards
        Exec=/games/Cards
        Terminal=false
        Categories=Game;
        StartupWMClass=org.example.Cards
        Actions=new-deal;rules;

        [Desktop Action new-deal]
        Name=New deal
        Exec=/games/Cards --action new-deal
        Icon=view-refresh

        [Desktop Action rules]
        Name=Rules
        Exec=/games/Cards --action rules

        """)
  }

  @Test("What means something in the file is written so that it does not")
  func escaping() throws {
    let entry = try DesktopEntry(options("A\nB\\ \u{1}ü"), executable: "/my \"games\"/100%$x")
    let lines = entry.text.split(separator: "\n")
    #expect(lines[2] == "Name=A\\nB\\\\ ü")
    #expect(lines[3] == #"Exec="/my \\"games\\"/100%%\\$x""#)
  }

  @Test("An id that the file can't have is refused", arguments: ["", "new deal", "neu…", "a;b"])
  func ids(_ id: String) {
    #expect(throws: PlatformError.self) {
      try DesktopEntry(options("Cards", [QuickAction(id, title: "x")]), executable: "/x")
    }
  }

  @Test("Names on the bus have parts")
  func names() {
    #expect(ProgramName("org.example.My-Cards_2")?.path == "/org/example/My_Cards_2")
    for name in [
      "Cards", "org..Cards", "org.2cards", "org.kärten", "", ".", "org.cards ",
      "a." + String(repeating: "b", count: 254),
    ] { #expect(ProgramName(name) == nil, "\(name)") }
  }
}
