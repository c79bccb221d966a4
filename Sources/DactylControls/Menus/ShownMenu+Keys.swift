import Dactyl

/// Operation of a menu with keys and the buttons of a controller.
extension ShownMenu {
  /// Whether keys operate the menu: all but a bar beside text that is edited. A list takes all keys, a bar those that
  /// operate it.
  private var isWorkedByKeys: Bool { arrangement == .list || scene?.textInput == nil }
  /// Whether no key or text goes anywhere but to the menu.
  var takesAllKeys: Bool { arrangement == .list }

  /// Handles a key or button that goes down or repeats. Returns whether the menu took it.
  func take(_ press: Press, isRepeat: Bool) -> Bool {
    guard isShown else { return false }
    guard isWorkedByKeys else {
      guard !isRepeat, press.isBack else { return false }
      dismiss()
      return true
    }
    guard takesAllKeys || press.worksMenu else { return false }
    if !isRepeat { keys.insert(press.type) }
    guard keys.contains(press.type) else { return true }
    if let way = MenuWay(press.type) {
      move(way, press, isRepeat: isRepeat)
    } else if isRepeat || press.isCommand {
      // No other key repeats.
    } else if press.isBack {
      back()
    } else if press.opensContextMenu {
      dismiss()
    } else if press.choosesInMenu {
      if let row = panels[current].highlighted { choose(row, of: current, by: press) }
    } else if press.typesText,
      let row = panels[current].row(after: panels[current].highlighted, startingWith: press.characters)
    {
      highlight(row, in: current)
    }
    return true
  }

  private func move(_ way: MenuWay, _ press: Press, isRepeat: Bool) {
    let panel = panels[current]
    switch (way, panel.arrangement) {
    case (.first, _): highlight(panel.row(after: nil, isForward: true), in: current)
    case (.last, _): highlight(panel.row(after: nil, isForward: false), in: current)
    case (.down, .list), (.right, .bar): highlight(panel.row(after: panel.highlighted, isForward: true), in: current)
    case (.up, .list), (.left, .bar): highlight(panel.row(after: panel.highlighted, isForward: false), in: current)
    case (.right, .list), (.down, .bar):
      if !isRepeat, let row = panel.highlighted, panel.menu.items[row].submenu != nil {
        choose(row, of: current, by: press)
      }
    case (.left, .list): if !isRepeat, current > 0 { close() }
    case (.up, .bar): break
    }
    // What keys highlight opens by keys only.
    nextChange = nil
  }

  /// Closes the submenu, or dismisses the menu.
  private func back() { if current > 0 { close() } else { dismiss() } }

  private func close() {
    closePanels(after: current - 1)
    nextChange = nil
  }
}

/// The direction that a key moves to in a menu.
private enum MenuWay {
  case up, down, left, right, first, last

  init?(_ type: PressType) {
    switch (FocusHeading(direction: type), type) {
    case (.up, _): self = .up
    case (.down, _): self = .down
    case (.left, _): self = .left
    case (.right, _): self = .right
    case (_, .key(.home)), (_, .key(.pageUp)): self = .first
    case (_, .key(.end)), (_, .key(.pageDown)): self = .last
    default: return nil
    }
  }
}

extension Press {
  /// Whether it leads back: Escape, or the right button of a controller.
  var isBack: Bool { key == .escape || button == .b }
  /// Whether it chooses the highlighted item.
  fileprivate var choosesInMenu: Bool { selects || key == Key(usage: 88) }
  /// Whether it is one of the keys that operate every menu.
  fileprivate var worksMenu: Bool {
    !isCommand && (MenuWay(type) != nil || isBack || choosesInMenu || opensContextMenu)
  }
}
