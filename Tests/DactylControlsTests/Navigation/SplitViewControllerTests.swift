import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Two controllers side by side, and folded into a stack.
@Suite struct SplitViewControllerTests {
  private let scene = Scene(size: Size(800, 400))
  private let log = CallLog()

  private final class Page: ViewControllerBehavior {
    let name: String
    let log: CallLog
    init(_ name: String, _ log: CallLog) { (self.name, self.log) = (name, log) }
    func viewDidAppear(_ controller: ViewController) { log.write("\(name) appears") }
    func viewDidDisappear(_ controller: ViewController) { log.write("\(name) disappears") }
  }

  private func makeSplit() -> SplitViewController {
    let (folders, mails) = (
      scene.makeViewController(Page("folders", log)), scene.makeViewController(Page("mails", log))
    )
    let split = scene.makeSplitViewController(primary: folders, secondary: mails)
    scene.window.rootViewController = split.controller
    split.controller.view?.autoresizing = .flexibleSize
    settle()
    return split
  }

  private func settle() { for _ in 0..<90 { scene.advance(by: 1.0 / 60) } }

  private func resize(_ width: Float) {
    scene.size = Size(width, 400)
    settle()
  }

  private func frame(_ controller: ViewController?) -> Rect? {
    controller?.viewIfLoaded.map { $0.convert($0.bounds, to: nil) }
  }

  @Test("Both are seen where there is enough width, and each has its part of it")
  func wide() {
    let split = makeSplit()
    #expect(!split.isCollapsed && split.isSecondaryShown)
    #expect(frame(split.primary) == Rect(0, 0, 320, 400) && frame(split.secondary) == Rect(321, 0, 479, 400))
    resize(600)
    #expect(frame(split.primary) == Rect(0, 0, 240, 400) && frame(split.secondary) == Rect(241, 0, 359, 400))
    split.primaryWidth = 150
    #expect(frame(split.secondary) == Rect(151, 0, 449, 400))
    #expect(split.primary?.splitViewController == split && split.secondary?.splitViewController == split)
    #expect(Set(log.take()) == ["folders appears", "mails appears"])
  }

  @Test("In a small width they fold into a stack, and the second one comes in front when it is shown")
  func narrow() {
    let split = makeSplit()
    var changes = 0
    split.collapseDidChange = { _ in changes += 1 }
    _ = log.take()
    resize(400)
    #expect(split.isCollapsed && !split.isSecondaryShown && changes == 1)
    #expect(frame(split.primary) == Rect(0, 0, 400, 400) && log.take() == ["mails disappears"])
    split.showSecondary()
    settle()
    #expect(split.isSecondaryShown && frame(split.secondary) == Rect(0, 0, 400, 400))
    #expect(Set(log.take()) == ["mails appears", "folders disappears"])
    split.showPrimary()
    settle()
    #expect(!split.isSecondaryShown && frame(split.primary) == Rect(0, 0, 400, 400))
    resize(800)
    #expect(!split.isCollapsed && changes == 2 && frame(split.secondary) == Rect(321, 0, 479, 400))
  }

  @Test("What is in front stays in front when it is folded, and a swipe goes back")
  func swipe() {
    let split = makeSplit()
    split.showSecondary()
    resize(400)
    #expect(split.isSecondaryShown && split.navigationController?.top == split.secondary)
    resize(800)
    #expect(split.secondary?.parent == split.controller)
    resize(400)
    #expect(split.isSecondaryShown)
    let finger = Finger(in: scene)
    finger.drag(from: Point(5, 200), to: Point(380, 200))
    finger.lift()
    settle()
    #expect(!split.isSecondaryShown)
    resize(800)
    resize(400)
    #expect(!split.isSecondaryShown)
  }

  @Test("Another controller that was pushed above goes when both are seen again")
  func pushed() {
    let split = makeSplit()
    resize(400)
    split.showSecondary(animated: false)
    let detail = scene.makeViewController()
    split.navigationController?.push(detail)
    resize(800)
    #expect(detail.isAlive && detail.parent == nil && split.secondary?.parent == split.controller)
  }

  @Test("A game may destroy a controller or the split at any moment")
  func destroyed() {
    let split = makeSplit()
    split.collapseDidChange = { $0.secondary?.destroy() }
    resize(400)
    #expect(split.secondary?.isAlive == false)
    split.showSecondary()
    split.showPrimary()
    resize(800)
    let other = makeSplit()
    other.collapseDidChange = { $0.controller.destroy() }
    resize(400)
    #expect(!other.controller.isAlive && !other.isCollapsed)
    other.showSecondary()
  }

  @Test("A snapshot has the split as it was")
  func snapshot() {
    let split = makeSplit()
    let snapshot = scene.snapshot()
    resize(400)
    split.showSecondary(animated: false)
    scene.restore(snapshot)
    settle()
    #expect(!split.isCollapsed && split.secondary?.parent == split.controller)
    resize(400)
    #expect(split.isCollapsed && !split.isSecondaryShown)
  }
}
