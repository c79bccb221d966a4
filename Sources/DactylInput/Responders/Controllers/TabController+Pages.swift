extension Scene {
  /// Makes tabs with their pages, of which the first is selected.
  public func makeTabController(_ pages: [ViewController] = []) -> TabController {
    let tabs = TabController(controller: makeViewController())
    controllers[tabs.controller.entity]?.container = .tabs
    controllers.tabs[tabs.controller.entity.index] = TabHandlers()
    tabs.viewControllers = pages
    return tabs
  }

  /// Replaces the pages of tabs.
  func setPages(_ pages: [Entity], of tabs: Entity) {
    guard check(tabs, "set the pages of"), pages.allSatisfy({ check($0, "make a page") }) else { return }
    guard Set(pages).count == pages.count else {
      return report(.mismatchedControllers, "a view controller can't be two pages of tab controller \(tabs.index)")
    }
    guard pages.allSatisfy({ controllers.isController($0) && canJoin($0, tabs) }) else { return }
    for page in pages where isAlive(page) && controllers[page]?.parent != tabs { removeFromParent(page) }
    // Leaving another parent may have run code of the game.
    guard isAlive(tabs), let record = controllers[tabs] else { return }
    let kept = pages.filter {
      isAlive($0) && [tabs, Entity.none].contains(controllers[$0]?.parent ?? tabs) && canJoin($0, tabs)
    }
    for page in record.children where !kept.contains(page) { controllers[page]?.parent = .none }
    for page in kept { controllers[page]?.parent = tabs }
    controllers[tabs]?.children = kept
    if !kept.contains(record.selected) {
      controllers[tabs]?.select(record.children.firstIndex(of: record.selected) ?? 0)
    }
    childrenDidChange(of: tabs)
  }

  /// Shows a page.
  func selectPage(_ page: Entity, of tabs: Entity) {
    guard check(tabs, "select a page of") else { return }
    guard controllers[page]?.parent == tabs else {
      return report(
        .mismatchedControllers, "view controller \(page.index) is no page of tab controller \(tabs.index)")
    }
    controllers[tabs]?.selected = page
    childrenDidChange(of: tabs)
  }

  /// Shows a page, if `shouldSelect` allows it, and notifies the game.
  func choosePage(_ page: Entity, of tabs: Entity) -> Bool {
    guard check(tabs, "select a page of"), isAlive(page), controllers[page]?.parent == tabs else { return false }
    let controller = TabController(controller: ViewController(tabs, in: columns))
    let handle = ViewController(page, in: columns)
    if controllers.tabs[tabs.index]?.shouldSelect?(controller, handle) == false {
      updateTabs(of: tabs)
      return false
    }
    // The closure may have destroyed the tabs, or removed the page.
    guard isAlive(tabs), isAlive(page), controllers[page]?.parent == tabs else { return false }
    selectPage(page, of: tabs)
    if isAlive(tabs) { controllers.tabs[tabs.index]?.didSelect?((controller, handle)) }
    return true
  }

  func setContentInsets(_ insets: EdgeInsets, of tabs: Entity) {
    guard check(tabs, "set the insets of"), let record = controllers[tabs], record.contentInsets != insets else {
      return
    }
    controllers[tabs]?.contentInsets = insets
    guard isAlive(record.view), isAlive(record.shown) else { return }
    let page = controllers.view(of: record.shown)
    guard isAlive(page), view(page).superview?.entity == record.view else { return }
    fill(view(record.view), with: view(page), inside: insets)
  }
}
