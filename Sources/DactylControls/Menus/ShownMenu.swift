import Dactyl

/// A menu that is being shown: panels in a window of their own.
///
/// A finger or the mouse chooses an item with a tap or click, by holding and releasing, or with the same press that
/// opened the menu; keys and a controller choose with arrows, Home, End, first letters, Return, Space and the lower
/// button. Escape, the controller's right button and a touch beside the menu dismiss it. Beside a list that touch does
/// nothing else; beside a bar it is delivered to the view that it hits, as beside UIKit's edit menu. The menu is also
/// dismissed when its owner leaves its window, when the scene is resized, and when input is interrupted. The chosen
/// action is sent by `Scene.choose(_:from:)`.
public final class ShownMenu: SnapshotState {
  /// The view, controller or window that the menu was opened on, where the chain of the chosen action begins.
  public let owner: Entity
  /// The contents of the menu, as validated when it was shown.
  public let menu: Menu
  /// The window of the menu. It never becomes key, so that the key window and the edited text stay as they are.
  public let window: Window
  /// The arrangement of the first panel.
  public var arrangement: MenuArrangement { panels.first?.arrangement ?? .list }
  /// The frames of the panels, in the scene's coordinates, that of the deepest submenu last. Allocates an array.
  public var panelFrames: [Rect] { panels.map(\.frame) }
  /// Whether the menu is still being shown.
  public var isShown: Bool { window.view.isAlive && window.view.scene?.shownMenu === self }
  /// The titles of the highlighted items, one of each panel from the first on, up to the one that would be chosen.
  public var highlightedTitles: [String] {
    panels.prefix(current + 1).compactMap { panel in panel.highlighted.map { panel.menu.items[$0].title } }
  }

  let style: MenuStyle
  let rowHeight: Float
  var panels: [MenuPanel] = []
  /// The index of the panel in which an item is highlighted.
  var current = 0
  /// The time at which submenus follow the highlighted item; nil when they do already.
  var nextChange: Timestamp?
  /// The gesture that opened the menu and is still under way, its location at that time, and whether it has moved
  /// since.
  var opener: (gesture: GestureID, start: Point, hasMoved: Bool)?
  /// The keys that went down in the menu: only they repeat.
  var keys: Set<PressType> = []
  /// Called before the chosen action is sent.
  var willChoose: (() -> Void)?

  init(_ menu: Menu, for owner: Entity, in window: Window, rowHeight: Float, _ style: MenuStyle) {
    self.menu = menu
    self.owner = owner
    self.window = window
    self.rowHeight = rowHeight
    self.style = style
  }

  var scene: Scene? { window.view.scene }

  /// Dismisses the menu without choosing anything.
  public func dismiss() { if isShown { scene?.dismissMenu() } }

  /// The frame of the item with a title in the last panel, in the scene's coordinates; nil when there is none.
  public func place(ofItem title: String) -> Rect? {
    guard let panel = panels.last, let row = panel.menu.items.firstIndex(where: { $0.title == title }) else {
      return nil
    }
    return panel.place(of: row)
  }

  // MARK: Panels

  /// Highlights an item of a panel, or none: after `MenuStyle.submenuDelay` its submenu opens, and that of another item
  /// closes.
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

  /// Opens and closes submenus to follow the highlighted item.
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
    // Callbacks for views that enter a window may have dismissed the menu.
    if !isShown { panel.remove() }
  }

  func closePanels(after index: Int) {
    while panels.count > index + 1 { panels.removeLast().remove() }
    panels[index].opened = nil
    current = min(current, index)
  }

  /// Chooses an item, or opens its submenu.
  ///
  /// - Parameter press: The press that chooses it; nil for a finger or the mouse.
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

  // MARK: Snapshots

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(panels) { panels = $0 }
    copier.copy(current) { current = $0 }
    copier.copy(nextChange) { nextChange = $0 }
    copier.copy(opener) { opener = $0 }
    copier.copy(keys) { keys = $0 }
    copier.copy(willChoose) { willChoose = $0 }
  }
}

@available(*, unavailable)
extension ShownMenu: Sendable {}

extension ShownMenu: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(owner)
    hash.mix(window.view.entity)
    hash.mix(panels) { hash, panel in
      hash.mix(panel.frame)
      hash.mix(panel.highlighted)
      hash.mix(panel.opened)
    }
    hash.mix(current)
    hash.mix(nextChange)
    hash.mix(opener?.gesture)
    hash.mix(opener?.hasMoved)
    hash.mix(unordered: keys) { hash, key in hash.mix(key) }
  }
}
