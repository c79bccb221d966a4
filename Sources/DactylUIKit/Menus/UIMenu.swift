/// What a menu consists of: an action or another menu.
open class UIMenuElement: NSObject {
  /// The title.
  public let title: String
  /// The picture, which menus do not show.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A menu, as children of which others are its parts.
public final class UIMenu: UIMenuElement {
  /// How a menu is shown in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its children stand between lines in the other menu.
    public static let displayInline = Options(rawValue: 1)
    /// Without effect: its title has the usual colour.
    public static let destructive = Options(rawValue: 2)
    /// Without effect: actions are marked as their states say.
    public static let singleSelection = Options(rawValue: 32)
  }
  /// The name of a menu; it has no effect here.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is in the menu.
  public let children: [UIMenuElement]
  /// How it is shown in another menu.
  public let options: Options

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

/// Makes the engine's menu of one of this module, whose actions a view performs.
struct MenuBuilder {
  private let view: View
  private var count = 0

  init(for view: View) { self.view = view }

  /// Adds what is in a menu.
  mutating func add(_ menu: UIMenu, to built: inout Menu) {
    for element in menu.children {
      if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) {
          built.addSeparator()
          add(inner, to: &built)
          built.addSeparator()
        } else {
          var made = Menu(inner.title)
          add(inner, to: &made)
          built.add(made)
        }
      } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
        add(action, to: &built)
      }
    }
  }

  private mutating func add(_ action: UIAction, to built: inout Menu) {
    let name = Action("menu item \(count)")
    count += 1
    var command = KeyCommand(action: name, title: action.title)
    command.isOn = action.state == .on
    command.isEnabled = !action.attributes.contains(.disabled)
    let isDisabled = action.attributes.contains(.disabled)
    view.setAction(name, isDisabled ? nil : { _ in action.call(for: action) })
    built.add(command)
  }
}
