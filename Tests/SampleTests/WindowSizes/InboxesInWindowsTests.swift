import Dactyl
import DactylControls
import DactylTesting
import SampleScenes
import Testing

/// The inbox in windows of all sizes.
struct InboxesInWindowsTests {
  /// Expects that all contents are visible, reachable and readable.
  private func expectOrder(_ hands: TestInbox) throws {
    let (scene, inbox) = (hands.scene, hands.inbox)
    let list = inbox.list.view.frameInScene
    let folders = inbox.folderList.view.frameInScene
    #expect(scene.area.holds(list) && scene.area.holds(folders) && !list.overlaps(folders), "\(scene.size)")
    #expect(list.size.width >= 250 && list.size.height >= 190, "\(scene.size): \(list)")
    let row = try #require(inbox.list.visiblePaths.first)
    #expect(scene.hitTest(try hands.row(row.row))?.isInside("list") == true, "\(scene.size)")
    let view = try #require(inbox.list.view(for: row))
    #expect(abs(view.frameInScene.size.width - list.size.width) < 0.5, "\(scene.size)")
    for folder in MailFolder.allCases {
      inbox.view(of: folder).scrollToVisible()
      hands.pass(0.05)
      let location = try hands.middle(of: folder)
      #expect(folders.contains(location), "\(folder) at \(scene.size)")
      #expect(scene.hitTest(location)?.name == "folder \(folder.name)", "\(folder) at \(scene.size)")
    }
    for button in [inbox.selectButton, inbox.undoButton] {
      #expect(scene.area.holds(button.view.frameInScene), "\(scene.size)")
      #expect(button.view.frameInScene.size.width >= 44, "\(scene.size)")
    }
    for text in scene.shownTexts where !text.view.isInside("help") {
      #expect(text.letters >= 10.99, "\(text) at \(scene.size)")
    }
    try scene.expectHelp(lines: 9)
    // An opened mail has room.
    if inbox.openMail == nil { hands.finger.tap(at: try hands.row(row.row)) }
    hands.pass(0.5)
    let text = inbox.readingView.view.frameInScene
    #expect(scene.area.holds(text) && text.size.width >= 340 && text.size.height >= 190, "\(scene.size): \(text)")
    #expect(inbox.isReadingInFront || !text.overlaps(list), "\(scene.size)")
    for button in inbox.readingButtons where !button.view.isHidden {
      #expect(scene.hitTest(hands.middle(of: button.view)) == button.view, "\(button.title) at \(scene.size)")
    }
    let hint = try #require(scene.views(named: "hint").first)
    #expect(hint.isHidden || !hint.frameInScene.overlaps(text), "the hint lies on the mail at \(scene.size)")
    if inbox.isReadingInFront { hands.press(.escape) }
    hands.pass(0.5)
  }

  @Test("Folders, rows and the open mail fit into every window", arguments: WindowSizes.all)
  func order(_ size: Size) throws {
    let hands = try TestInbox(size: size)
    try expectOrder(hands)
    #expect(hands.diagnostics.isEmpty)
  }

  @Test("The same holds when the window is resized") func resized() throws {
    let hands = try TestInbox()
    for size in WindowSizes.all {
      hands.scene.resize(to: size)
      try expectOrder(hands)
    }
    for size in [Size(16000, 16), Size(1, 1), WindowSizes.usual] { hands.scene.resize(to: size) }
    try expectOrder(hands)
    #expect(hands.diagnostics.isEmpty)
  }
}
