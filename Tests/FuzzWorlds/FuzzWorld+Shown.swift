import Dactyl
import DactylControls

/// The objects beside the views of a game: tabs, menus, and views with touch feedback.
extension FuzzWorld {
  /// Tabs with two controllers as their pages, and their questions and notifications.
  func makeTabs(_ number: Int, _ pages: [ViewController?]) {
    let free = pages.compactMap { $0 }.filter { $0.isAlive && $0.presentingViewController == nil }
    guard let index = freeController(number) else { return }
    let made = scene.makeTabController(free.first.map { [$0] } ?? [])
    made.viewControllers += free.dropFirst().filter {
      !made.viewControllers.contains($0) && $0.parent != made.controller
    }
    made.shouldSelect = { [unowned self] _, page in
      meet(.selectPage, index)
      return trait(index, Int(page.entity.index), 15) < 80
    }
    let key = takeKey()
    made.didSelect = { [unowned self] _, _ in meetOnce(.selectPage, index, key) }
    tabs[made.controller] = made
    keep(made.controller, index)
    if index % 2 == 0, made.controller.isAlive { scene.addTabBar(for: made) }
  }

  func performOnTabs(_ step: FuzzStep) {
    guard let controller = controller(step.a), controller.isAlive, let tabs = tabs[controller] else { return }
    let pages = tabs.viewControllers
    if step.operation == .setPages {
      let others = [self.controller(step.b), self.controller(step.c)].compactMap { $0 }.filter(\.isAlive)
      tabs.viewControllers = step.b % 4 == 0 ? Array(pages.reversed()) : others
    } else if !pages.isEmpty {
      let page = pages[abs(step.b) % pages.count]
      if step.c % 2 == 0 { tabs.select(page) } else { tabs.selectedViewController = page }
    }
  }

  /// Presents an alert whose actions do anything, or chooses an action of the front one.
  func alert(_ number: Int, style: Int) {
    if let shown = scene.shownAlert, style % 3 > 0 {
      if style % 3 == 1 { return shown.dismiss() }
      shown.buttons[abs(number) % shown.buttons.count].control.sendActions(for: .primaryActionTriggered)
      return
    }
    let key = takeKey()
    let action = AlertAction("Do it", style: style % 2 == 0 ? .default : .destructive) { [unowned self] _ in
      meetOnce(.chooseAlert, number, key)
    }
    let alert =
      style % 5 == 0
      ? scene.presentActionSheet("Sheet", actions: [action, .cancel])
      : scene.presentAlert(
        "Alert", message: "It goes.", placeholders: style % 4 == 0 ? ["name"] : [],
        actions: style % 7 == 0 ? [] : [.cancel, action])
    // The rest of the world is behind it meanwhile.
    scene.after(0.2) { alert?.dismiss() }
  }

  /// Gives a view a tooltip or takes it away, or shows a toast, whose button does anything.
  func tip(_ number: Int, style: Int) {
    switch style % 4 {
    case 0:
      guard let view = view(number), view.isAlive else { break }
      if style % 5 == 0 { view.badge = style % 2 == 0 ? nil : "\(style % 7)" }
      view.tooltip = style % 3 == 0 ? nil : "View \(number)"
    case 1: scene.shownToast?.dismiss()
    default:
      let key = takeKey()
      scene.showToast("Toast", button: style % 3 == 0 ? nil : "Do it", seconds: 0.3) { [unowned self] in
        meetOnce(.chooseAlert, number, key)
      }
    }
  }

  func performOnMenus(_ step: FuzzStep) {
    let view = view(step.a).flatMap { $0.isAlive ? $0 : nil }
    let frame = Rect(Float(step.b), Float(step.c), 20, 20)
    switch step.operation {
    case .giveContextMenu:
      view?.addContextMenu { [unowned self] menu in
        meet(.buildMenu, step.a)
        if step.b % 3 > 0 { menu.add(KeyCommand(action: "deal", title: "Deal by \(step.a)")) }
        if step.b % 2 == 0 { menu.add(Menu("More", [.command(KeyCommand(action: .copy)), .separator])) }
      }
    case .takeContextMenu: view?.removeContextMenu()
    case .showContextMenu:
      if let view { scene.showContextMenu(for: view.entity, at: frame, isCompact: step.c % 2 == 0) }
    case .showEditMenu: if let view { scene.showEditMenu(for: view.entity, at: frame) }
    case .chooseFromMenu:
      guard let shown = scene.shownMenu, let item = shown.menu.items.first(where: { $0 != .separator }) else { return }
      if case .command(let command) = item { _ = scene.choose(command, from: shown.owner) }
      shown.dismiss()
    case .dismissMenu: scene.dismissMenu()
    case .giveFeedback:
      let key = takeKey()
      let looks: [TouchFeedback?] = [
        .dim, .scale(0.9), nil, .custom { [unowned self] _, _ in meetOnce(.feedback, step.a, key) },
      ]
      view?.touchFeedback = looks[abs(step.b) % looks.count]
    default: break
    }
  }
}
