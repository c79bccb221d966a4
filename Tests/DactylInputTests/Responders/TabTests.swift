import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct TabTests {
  /// Tabs with three pages, which are a window's root.
  private func tabs(_ stage: Stage) -> (tabs: TabController, pages: [ViewController]) {
    let pages = ["a", "b", "c"].map { stage.controller($0) }
    let tabs = stage.scene.makeTabController(pages)
    tabs.controller.setResponder(ControllerRecorder("tabs", in: stage.log))
    stage.scene.window.rootViewController = tabs.controller
    _ = stage.lines
    return (tabs, pages)
  }

  @Test("The first page is shown at once; the others load their views when selected, and keep them")
  func lazily() {
    let stage = Stage()
    let pages = ["a", "b"].map { stage.controller($0) }
    let tabs = stage.scene.makeTabController(pages)
    stage.scene.window.rootViewController = tabs.controller
    #expect(stage.linesWithoutLayouts == ["a load", "a didLoad", "a willAppear", "a didAppear"])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController == pages[0] && pages[1].viewIfLoaded == nil)
    #expect(pages[0].view?.superview == tabs.controller.view && pages[0].view?.frame == Rect(0, 0, 400, 400))

    tabs.selectedIndex = 1
    #expect(
      stage.linesWithoutLayouts == [
        "b load", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
    #expect(pages[0].view?.superview == nil && stage.scene.chainStart == pages[1].entity)

    tabs.selectedViewController = pages[0]
    #expect(stage.linesWithoutLayouts == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
    tabs.selectedIndex = 0
    #expect(stage.lines.isEmpty, "it is selected already")
  }

  @Test("R3: a page's view is followed by the page, the tabs' view, the tabs")
  func chain() throws {
    let stage = Stage()
    let (tabs, pages) = tabs(stage)
    let view = try #require(pages[0].view)
    let container = try #require(tabs.controller.view)
    #expect(
      stage.scene.responderChain(from: view.entity).prefix(4)
        == [view.entity, pages[0].entity, container.entity, tabs.controller.entity])
  }

  @Test("Only a user's selection is asked about and reported")
  func choosing() {
    let stage = Stage()
    let (tabs, pages) = tabs(stage)
    tabs.shouldSelect = { _, page in
      stage.log.write("should \(page == pages[2] ? "c" : "b")")
      return page != pages[2]
    }
    tabs.didSelect = { _, _ in stage.log.write("did, \(tabs.selectedIndex ?? -1) is shown") }
    tabs.selectedIndex = 2
    tabs.selectedIndex = 0
    _ = stage.lines
    #expect(!tabs.select(pages[2]) && tabs.selectedIndex == 0)
    #expect(
      tabs.select(pages[1])
        && stage.lines.filter { !$0.contains("ppear") && !$0.contains("oad") } == [
          "should c", "should b", "did, 1 is shown",
        ])
    #expect(tabs.select(pages[1]), "again, as in UIKit")
    #expect(stage.lines == ["should b", "did, 1 is shown"])
    #expect(!tabs.select(stage.controller("d")), "no page")
    tabs.shouldSelect = nil
    tabs.didSelect = nil
    #expect(tabs.select(pages[2]) && tabs.shouldSelect == nil && tabs.didSelect == nil)
  }

  @Test("A removed page is replaced by the next, the last one by the one before; others are not disturbed")
  func removing() {
    let stage = Stage()
    let (tabs, pages) = tabs(stage)
    tabs.selectedIndex = 1
    _ = stage.lines
    pages[0].removeFromParent()
    #expect(stage.linesWithoutLayouts.isEmpty && tabs.selectedIndex == 0 && tabs.selectedViewController == pages[1])
    pages[1].destroy()
    #expect(tabs.selectedViewController == pages[2] && pages[2].view?.window == stage.scene.window)
    let (other, last) = (stage.controller("d"), stage.controller("e"))
    tabs.viewControllers = [pages[2], other, last]
    tabs.selectedIndex = 1
    other.removeFromParent()
    #expect(tabs.selectedViewController == last, "the next")
    last.destroy()
    #expect(tabs.selectedViewController == pages[2])
    tabs.controller.addChild(other)
    tabs.selectedIndex = 1
    #expect(tabs.viewControllers == [pages[2], other] && tabs.selectedViewController == other)
    other.removeFromParent()
    #expect(tabs.selectedViewController == pages[2] && other.isAlive && other.tabController == nil)
    pages[2].destroy()
    #expect(tabs.selectedIndex == nil && tabs.selectedViewController == nil && tabs.controller.view?.subviewCount == 0)
    tabs.controller.addChild(other)
    #expect(tabs.selectedViewController == other, "the first is selected")
  }

  @Test("Replacing the pages keeps the selected one if it is among them, else selects the one at its index")
  func settingPages() {
    let stage = Stage(expecting: [.mismatchedControllers])
    let (tabs, pages) = tabs(stage)
    let (d, e) = (stage.controller("d"), stage.controller("e"))
    tabs.selectedIndex = 1
    _ = stage.lines
    tabs.viewControllers = [pages[1], d]
    #expect(tabs.selectedViewController == pages[1] && tabs.selectedIndex == 0)
    #expect(stage.linesWithoutLayouts.isEmpty && pages[0].parent == nil && d.parent == tabs.controller)
    tabs.viewControllers = [e, d]
    #expect(tabs.selectedViewController == e)
    tabs.selectedIndex = 1
    tabs.viewControllers = [pages[0], pages[1]]
    #expect(tabs.selectedViewController == pages[1], "in the same place")
    tabs.viewControllers = [e, d]
    tabs.selectedIndex = 1
    tabs.viewControllers = [e]
    #expect(tabs.selectedViewController == e && pages[1].view?.superview == nil)
    tabs.viewControllers = [d, d]
    #expect(tabs.viewControllers == [e], "the same twice")
    tabs.selectedIndex = 7
    tabs.selectedViewController = d
    #expect(tabs.selectedViewController == e && stage.diagnostics.kinds.count == 3)
    tabs.viewControllers = []
    #expect(tabs.selectedIndex == nil && e.view?.superview == nil)
  }

  @Test("A page that is a child of another controller leaves that")
  func adopting() {
    let stage = Stage()
    let (tabs, pages) = tabs(stage)
    let others = stage.scene.makeTabController([stage.controller("d")])
    others.viewControllers += [pages[0]]
    #expect(tabs.viewControllers == [pages[1], pages[2]] && tabs.selectedViewController == pages[1])
    #expect(others.viewControllers.last == pages[0] && pages[0].tabController == others)
  }

  @Test("The first responder is restored when its page is selected again, unless there is another one")
  func firstResponder() throws {
    let stage = Stage()
    let (tabs, pages) = tabs(stage)
    let field = stage.witness("field", in: pages[0].view)
    let second = stage.scene.addView(frame: Rect(0, 0, 10, 10), to: tabs.controller.view)
    second.setResponder(ResponderRecorder("second", in: stage.log))
    #expect(field.becomeFirstResponder() && stage.scene.isFirstResponder(field.entity))
    _ = stage.lines
    tabs.selectedIndex = 1
    #expect(!field.isFirstResponder && stage.lines.contains("field resigned"))
    #expect(pages[1].becomeFirstResponder() && pages[1].isFirstResponder)
    tabs.selectedIndex = 2
    #expect(!pages[1].isFirstResponder && stage.scene.firstResponder == nil)
    tabs.selectedIndex = 0
    #expect(field.isFirstResponder)
    tabs.selectedIndex = 1
    #expect(pages[1].isFirstResponder)

    second.becomeFirstResponder()
    tabs.selectedIndex = 0
    #expect(second.isFirstResponder && !field.isFirstResponder)
    stage.scene.window.view.setResponder(ResponderRecorder("window", in: stage.log))
    #expect(stage.scene.window.becomeFirstResponder() && stage.scene.window.isFirstResponder)
    #expect(stage.scene.window.resignFirstResponder() && !stage.scene.window.isFirstResponder)
  }

  @Test("A navigation stack may be in a tab, and tabs in a stack")
  func nested() {
    let stage = Stage()
    let (a, b, c, d) = (stage.controller("a"), stage.controller("b"), stage.controller("c"), stage.controller("d"))
    let stack = stage.scene.makeNavigationController(root: a)
    let tabs = stage.scene.makeTabController([stack.controller, b])
    let outer = stage.scene.makeNavigationController(root: tabs.controller)
    stage.scene.window.rootViewController = outer.controller
    _ = stage.lines
    stack.push(c)
    #expect(
      stage.linesWithoutLayouts.suffix(4) == ["a willDisappear", "c willAppear", "a didDisappear", "c didAppear"])
    #expect(stage.scene.chainStart == c.entity && c.tabController == tabs && c.navigationController == stack)
    tabs.selectedIndex = 1
    #expect(
      stage.linesWithoutLayouts == [
        "b load", "b didLoad", "c willDisappear", "b willAppear", "c didDisappear", "b didAppear",
      ])
    #expect(b.navigationController == outer && outer.controller.tabController == nil)
    outer.push(d)
    #expect(stage.scene.chainStart == d.entity)
    tabs.selectedIndex = 0
    #expect(stage.linesWithoutLayouts.allSatisfy { !$0.hasPrefix("c") }, "out of sight")
    outer.pop()
    #expect(stage.linesWithoutLayouts == ["d willDisappear", "c willAppear", "d didDisappear", "c didAppear"])
  }

  @Test("Selecting, removing and destroying from within callbacks ends with the selected page shown, and no other")
  func withinCallbacks() {
    let calls = [
      "load", "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear", "should", "did", "resigned",
    ]
    for call in calls {
      for operation in 0..<5 {
        // Its view is given to a controller that is destroyed by then.
        let stage = Stage(expecting: [.staleHandle])
        let (a, c) = (stage.controller("a"), stage.controller("c"))
        let tabs = stage.scene.makeTabController([a])
        stage.scene.window.rootViewController = tabs.controller
        var isDone = false
        func meddle(_ call: ViewController?) {
          guard !isDone else { return }
          isDone = true
          switch operation {
          case 0: tabs.selectedViewController = c
          case 1: tabs.selectedViewController?.removeFromParent()
          case 2: call?.destroy()
          case 3: tabs.viewControllers = [c]
          default: tabs.controller.destroy()
          }
        }
        let b = stage.controller("b") { $0.on[call] = { meddle($0) } }
        tabs.viewControllers = [a, b, c]
        if call == "should" {
          tabs.shouldSelect = {
            meddle($1); return true
          }
        }
        if call == "did" { tabs.didSelect = { meddle($1) } }
        if call == "resigned" {
          var witness = ResponderRecorder("view", in: stage.log)
          witness.on["resigned"] = { meddle(b) }
          a.view?.setResponder(witness)
          a.view?.becomeFirstResponder()
        }
        tabs.select(b)
        if tabs.controller.isAlive, b.parent != nil { tabs.selectedIndex = 0 }
        stage.frame(at: 10)
        let shown = tabs.controller.isAlive ? tabs.controller.view?.subviews ?? [] : []
        let selected = tabs.controller.isAlive ? tabs.selectedViewController?.viewIfLoaded : nil
        #expect(isDone && shown == selected.map { [$0] } ?? [], "\(call) \(operation): \(stage.lines)")
      }
    }
  }

  @Test("A page's view leaves space for a bar, whatever size the window has")
  func insets() {
    let stage = Stage()
    let (tabs, pages) = tabs(stage)
    tabs.contentInsets.bottom = 50
    #expect(pages[0].view?.frame == Rect(0, 0, 400, 350))
    stage.scene.send(.window(.resized(Size(640, 360))))
    #expect(pages[0].view?.frame == Rect(0, 0, 640, 310))
    tabs.selectedIndex = 1
    #expect(pages[1].view?.frame == Rect(0, 0, 640, 310))
  }

  @Test("Destroying a tab controller releases its closures and pages")
  func ended() {
    let stage = Stage(expecting: [.staleHandle])
    let (tabs, pages) = tabs(stage)
    final class Token {}
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      tabs.shouldSelect = { _, _ in withExtendedLifetime(kept) { true } }
    }
    #expect(token != nil)
    tabs.controller.destroy()
    #expect(token == nil && pages.allSatisfy { !$0.isAlive } && stage.scene.controllers.tabs.count == 0)
    tabs.selectedIndex = 0
    tabs.viewControllers = []
    tabs.shouldSelect = { _, _ in true }
    #expect(tabs.selectedIndex == nil && !tabs.select(pages[0]) && stage.diagnostics.kinds.count >= 3)
  }
}
