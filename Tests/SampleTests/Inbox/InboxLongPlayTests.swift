import CAllocationCount
import Dactyl
import DactylControls
import DactylTesting
import Testing

/// An inbox that is played for long.
@Suite struct InboxLongPlayTests {
  /// Some seconds of play: flicks, swipes, keys, reading, refreshing and undoing.
  private func play(_ test: TestInbox, _ round: Int) throws {
    let list = test.inbox.list
    test.swipe(from: try test.row(5), to: try test.row(1), duration: 0.15)
    test.pass(1.5)
    test.swipe(from: try visible(test, 2, 0.9), to: try visible(test, 2, 0.3))
    test.pass(0.5)
    test.finger.tap(at: try visible(test, 4))
    test.pass(0.6)
    test.swipe(from: try visible(test, 3, 0.95), to: try visible(test, 3, 0.02))
    test.pass(0.8)
    try test.undo()
    test.pass(0.5)
    for key in [Key.down, .down, .pageDown, .up] { test.press(key) }
    test.press(round % 2 == 0 ? .end : .home)
    test.pass(0.3)
    test.press(.home)
    list.scrollView.setContentOffset(ScrollPoint(0, 0), animated: false)
    test.pass(0.5)
    test.swipe(from: try test.row(0), to: try test.row(3), duration: 0.5)
    test.pass(3)
    list.scrollView.setContentOffset(ScrollPoint(0, 0), animated: false)
    test.pass(0.5)
  }

  /// A point of a visible row, by its number from the top.
  private func visible(_ test: TestInbox, _ number: Int, _ share: Float = 0.5) throws -> Point {
    let paths = test.inbox.list.visiblePaths
    return try test.row(paths[min(number, paths.count - 1)].row, share)
  }

  @Test("After minutes of play there are as few views as at first, no diagnostics, and no active input")
  func minutes() throws {
    let test = try TestInbox()
    for round in 0..<2 { try play(test, round) }
    let views = test.inbox.list.view.subviewCount
    #if DEBUG
      let rounds = 6
    #else
      let rounds = 40
    #endif
    for round in 0..<rounds { try play(test, round) }
    #expect(test.inbox.list.view.subviewCount <= views + 8)
    #expect(test.diagnostics.isEmpty, "\(test.diagnostics)")
    #expect(test.scene.liveTouches.isEmpty && test.scene.activeGestures.isEmpty)
    #expect(test.inbox.mailbox.mails(in: .inbox).count > 1000)
  }
}
