/// A menu, main or context, as a tree of commands: its contents, not its drawing (R26).
public struct Menu: Hashable, Sendable {
  /// The title in a menu bar or of a submenu's item.
  public var title: String
  /// The items of the menu, in order.
  public var items: [MenuItem]
  /// The kind of the menu, by its scope.
  public var kind: Kind

  /// The scope of a menu.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The program: the menu is built by the application and its delegate.
    case main
    /// A view or controller: the menu is built by it and those after it in the chain.
    case context
    /// Text or another selection: the menu contains the edit actions, and what the entities of the chain add.
    case edit
  }

  /// Makes a menu.
  public init(_ title: String = "", kind: Kind = .main, _ items: [MenuItem] = []) {
    self.title = title
    self.items = items
    self.kind = kind
  }

  /// Adds a command at the end.
  public mutating func add(_ command: KeyCommand) { items.append(.command(command)) }
  /// Adds a menu at the end.
  public mutating func add(_ menu: Menu) { items.append(.menu(menu)) }
  /// Adds a separator at the end.
  public mutating func addSeparator() { items.append(.separator) }

  /// The commands in the menu and its submenus, in order. Allocates an array.
  public var commands: [KeyCommand] {
    var found: [KeyCommand] = []
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      switch item {
      case .command(let command): found.append(command)
      case .menu(let menu): pending += menu.items.reversed()
      case .separator: break
      }
    }
    return found
  }
}

/// An item of a menu.
public indirect enum MenuItem: Hashable, Sendable {
  /// A command, with a key or without one.
  case command(KeyCommand)
  /// A submenu.
  case menu(Menu)
  /// A line between groups of items.
  case separator
}
