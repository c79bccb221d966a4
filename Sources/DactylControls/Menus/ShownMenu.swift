import Dactyl

/// A menu that is shown: panels in a window of their own.
///
/// A finger or the mouse chooses by a tap or click, by holding and letting go, or by the same press that opened it;
/// keys and a controller choose by arrows, Home, End, first letters, Return, Space and the lower button. Escape, the
/// controller's right button and a touch beside it take the menu away; beside a list that touch does nothing else,
/// beside a bar it goes on to what it hits, as beside UIKit's edit menu. It goes as well when its owner leaves its
/// window, when the scene gets another size, and when input is interrupted. What is chosen goes through
/// `Scene.choose(_:from:)`.
public final class ShownMenu {
  /// What it was opened on: where the chain begins that performs what is chosen.
  public let owner: Entity
  /// What is in it, as it was validated when it was shown.
  public let menu: Menu
  /// The window that shows it. It is never key, so that who has the keys and edits text stays so.
  public let window: Window
  /// How the items of its first panel lie.
  public var arrangement: MenuArrangement { panels.first?.arrangement ?? .list }
  /// Where its panels are in the scene, that of the last submenu at the end. Makes an array.
  public var panelFrames: [Rect] { panels.map(\.frame) }
  /// Whether it is shown, and not gone.
  public var isShown: Bool { window.view.isAlive && window.view.scene?.shownMenu === self }
  /// The titles of the items that are highlighted, one a panel from the first on, up to the one that would be chosen.
  public var highlightedTitles: [String] {
    panels.prefix(current + 1).compactMap { panel in panel.highlighted.map { panel.menu.items[$0].title } }
  }

  let style: MenuStyle
  let rowHeight: Float
  var panels: [MenuPanel] = []
  /// The panel in which something is highlighted.
  var current = 0
  /// When submenus are brought in line with what is highlighted; nil for not at all.
  var nextChange: Timestamp?
  /// The gesture that opened it and goes on, with where it was then, until it has moved.
  var opener: (gesture: GestureID, start: Point, hasMoved: Bool)?
  /// The keys that went down in it: only they repeat.
  var keys: Set<PressType> = []
  /// Called before what was chosen is done.
  var willChoose: (() -> Void)?

  init(_ menu: Menu, for owner: Entity, in window: Window, rowHeight: Float, _ style: MenuStyle) {
    self.menu = menu
    self.owner = owner
    self.window = window
    self.rowHeight = rowHeight
    self.style = style
  }

  var scene: Scene? { window.view.scene }

  /// Takes the menu away. Nothing is chosen.
  public func dismiss() { if isShown { scene?.dismissMenu() } }

  /// Where an item of the last panel is that has a title, in the scene; nil for none.
  public func place(ofItem title: String) -> Rect? {
    guard let panel = panels.last, let row = panel.menu.items.firstIndex(where: { $0.title == title }) else {
      return nil
    }
    return panel.place(of: row)
  }

  // MARK: Panels

  /// Highlights an item, or none, of a panel: its submenu opens a little later, and that of another item closes.
  func highlight(_ row: Int?, in index: Int) {
    guard panels.indices.contains(index), isShown else { return }
    for deeper in panels.indices.dropFirst(index + 1) { panels[deeper].highlight(panels[deeper].opened) }
    current = index
    panels[index].highlight(row)
    let isSettled =
      row == panels[index].opened
      || (row.flatMap { panels[index].menu.items[$0].submenu } == nil
        && panels[index].opened == nil)
    nextChange = isSettled ? nil : scene.map { $0.currentTime + style.submenuDelay }
  }

  /// Brings submenus in line with what is highlighted.
  func settleSubmenus() {
    nextChange = nil
    guard isShown, panels.indices.contains(current) else { return }
    let row = panels[current].highlighted
    guard row != panels[current].opened else { return }
    if let row, panels[current].menu.items[row].submenu != nil {
      open(row, of: current)
    } else {
      closePanels(after: current)
    }
  }

  /// Opens the submenu of an item.
  func open(_ row: Int, of index: Int) {
    guard let scene, isShown, let submenu = panels[index].menu.items[row].submenu else { return }
    nextChange = nil
    guard panels[index].opened != row else { return }
    closePanels(after: index)
    panels[index].highlight(row)
    panels[index].opened = row
    let side: MenuLayout.Side = panels[index].arrangement == .bar ? .below : .right
    let panel = MenuPanel(
      submenu, as: .list, beside: panels[index].place(of: row), side, rowHeight: rowHeight, style, of: scene)
    panels.append(panel)
    panel.show(in: window.view)
    // What waited for a view to come may have taken the menu away.
    if !isShown { panel.remove() }
  }

  func closePanels(after index: Int) {
    while panels.count > index + 1 { panels.removeLast().remove() }
    panels[index].opened = nil
    current = min(current, index)
  }

  /// Chooses an item, or opens its submenu.
  ///
  /// - Parameter press: the press that chooses it; nil for a finger or the mouse.
  func choose(_ row: Int, of index: Int, by press: Press? = nil) {
    guard let scene, isShown, panels.indices.contains(index) else { return }
    switch panels[index].menu.items[row] {
    case .separator: break
    case .menu:
      open(row, of: index)
      guard press != nil, panels.indices.contains(index + 1) else { return }
      highlight(panels[index + 1].row(after: nil, isForward: true), in: index + 1)
    case .command(let command):
      guard command.isEnabled else { return }
      let willChoose = willChoose
      scene.dismissMenu()
      guard scene.isAlive(owner) else { return }
      willChoose?()
      if let press { return scene.choose(command, from: owner, by: press) }
      scene.choose(command, from: owner)
    }
  }
}

@available(*, unavailable)
extension ShownMenu: Sendable {}
