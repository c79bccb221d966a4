/// A menu, main or context, as a tree of commands: what is in it, not how it is drawn (R26).
public struct Menu: Hashable, Sendable {
  /// What a menu bar or the item of a submenu shows.
  public var title: String
  /// What is in it, in order.
  public var items: [MenuItem]
  /// Whether it belongs to the whole program or to what it is opened on.
  public var kind: Kind

  /// What a menu belongs to.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The program: the application and its delegate make it.
    case main
    /// A view or controller: they, and those after them in the chain, make it.
    case context
    /// Text or whatever else is selected: the edit actions, and what those around add to them.
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
  /// Adds a line at the end that keeps apart what is around it.
  public mutating func addSeparator() { items.append(.separator) }

  /// The commands in it and in its submenus, in order. Makes an array.
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

/// Something in a menu.
public indirect enum MenuItem: Hashable, Sendable {
  /// A command, with a key or without one.
  case command(KeyCommand)
  /// A menu in the menu.
  case menu(Menu)
  /// A line that keeps apart what is around it.
  case separator
}
