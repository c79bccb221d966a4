import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@Suite struct TabBarTests {
  private func tabs(_ stage: Stage) -> (tabs: TabController, bar: TabBar) {
    let pages = ["Game", "Scores", "Settings"].map { title in
      let page = stage.scene.makeViewController()
      page.title = title
      return page
    }
    let tabs = stage.scene.makeTabController(pages)
    stage.scene.window.rootViewController = tabs.controller
    return (tabs, stage.scene.addTabBar(for: tabs))
  }

  private func titles(_ bar: TabBar) -> [String] { SegmentedControl(bar.control).titles }
  private func selected(_ bar: TabBar) -> Int? { SegmentedControl(bar.control).selectedSegment }

  @Test("The bar is at the bottom edge, and the page has the rest, whatever size the window has")
  func layout() {
    let stage = Stage()
    let (tabs, bar) = tabs(stage)
    #expect(bar.view.frame == Rect(0, 344, 400, 56))
    #expect(tabs.selectedViewController?.view?.frame == Rect(0, 0, 400, 344))
    stage.scene.send(.window(.resized(Size(600, 300))))
    #expect(bar.view.frame == Rect(0, 244, 600, 56))
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController?.view?.frame == Rect(0, 0, 600, 244))
    #expect(tabs.controller.view?.subviews.last == bar.view, "in front of the page")
    bar.remove(from: tabs)
    #expect(tabs.selectedViewController?.view?.frame == Rect(0, 0, 600, 300) && !bar.view.isAlive)
  }

  @Test("A tap selects a page, and arrows the adjacent one")
  func selecting() {
    let stage = Stage()
    let (tabs, bar) = tabs(stage)
    #expect(titles(bar) == ["Game", "Scores", "Settings"] && selected(bar) == 0)
    stage.one.tap(at: Point(200, 370))
    #expect(tabs.selectedIndex == 1 && selected(bar) == 1)
    stage.scene.requestFocus(at: bar.view.entity)
    stage.type(.key(.right))
    #expect(tabs.selectedIndex == 2 && selected(bar) == 2)
    stage.type(.key(.left))
    #expect(tabs.selectedIndex == 1)
  }

  @Test("The bar follows the tabs: after a refusal, other pages, another title, and a selection by others")
  func following() {
    let stage = Stage()
    let (tabs, bar) = tabs(stage)
    tabs.shouldSelect = { $1.title != "Settings" }
    stage.one.tap(at: Point(350, 370))
    #expect(tabs.selectedIndex == 0 && selected(bar) == 0)
    tabs.selectedIndex = 2
    #expect(selected(bar) == 2)
    tabs.viewControllers[1].title = "Best"
    #expect(titles(bar) == ["Game", "Best", "Settings"])
    tabs.viewControllers[0].destroy()
    #expect(titles(bar) == ["Best", "Settings"] && selected(bar) == 1)
    stage.one.tap(at: Point(100, 370))
    #expect(tabs.selectedViewController?.title == "Best")
    tabs.viewControllers = []
    #expect(titles(bar) == [] && selected(bar) == nil)
    stage.one.tap(at: Point(100, 370))
  }

  @Test("The bar's own titles take precedence over those of the pages")
  func ownTitles() {
    let stage = Stage()
    let tabs = stage.scene.makeTabController((0..<3).map { _ in stage.scene.makeViewController() })
    tabs.viewControllers[2].title = "Third"
    #expect(titles(stage.scene.addTabBar(for: tabs, titles: ["1", "2"])) == ["1", "2", "Third"])
  }

  @Test("A selection may destroy the bar, the pages and the tabs")
  func ending() {
    for operation in 0..<4 {
      let stage = Stage()
      let (tabs, bar) = tabs(stage)
      tabs.didSelect = { _, page in
        switch operation {
        case 0: bar.view.destroy()
        case 1: page.destroy()
        case 2: tabs.controller.destroy()
        default: tabs.viewControllers = []
        }
      }
      stage.one.tap(at: Point(200, 370))
      stage.one.tap(at: Point(200, 200))
      #expect(tabs.controller.isAlive == (operation != 2) && stage.scene.liveTouches.isEmpty)
    }
  }
}
