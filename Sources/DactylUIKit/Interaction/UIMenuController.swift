/// An item of a program's own in the edit menu.
public final class UIMenuItem: NSObject {
  /// The title.
  public var title: String
  /// The action, which is sent up the responder chain.
  public var action: Selector
  /// Makes an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The edit menu: a bar with the edit actions, and own ones, that somebody in the responder chain performs.
public final class UIMenuController: NSObject {
  private weak var application: UIApplication?
  private var rect = CGRect.zero
  private weak var view: UIView?

  init(_ application: UIApplication) { self.application = application }

  /// The menu of the present application.
  public static var shared: UIMenuController {
    let application = UIApplication.shared
    if let known = application.scene[application.entity, UIMenuController.self] { return known }
    let made = UIMenuController(application)
    application.scene[application.entity, UIMenuController.self] = made
    return made
  }
  /// The items of the program's own.
  public var menuItems: [UIMenuItem]?
  /// Whether the menu is shown.
  public var isMenuVisible: Bool {
    get { application?.scene.shownMenu != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Sets the rectangle that the menu is about.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (rect, view) = (targetRect, targetView) }
  /// Shows the menu above the rectangle that was set, or hides it.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let view { showMenu(from: view, rect: rect) }
  }
  /// Hides the menu.
  public func hideMenu() { application?.scene.dismissMenu() }
  /// Hides the menu.
  public func hideMenu(from targetView: UIView) { hideMenu() }

  /// Shows the menu above a rectangle of a view. Items that nobody performs are left out; without any it is not shown.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    guard let application else { return }
    (rect, view) = (targetRect, targetView)
    let scene = application.scene
    let owner = scene.firstResponder ?? targetView.entity
    let standard: [(String, Action)] = [
      ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Delete", .delete), ("Select", .select),
      ("Select All", .selectAll),
    ]
    let own = (menuItems ?? []).map { ($0.title, application.name(of: $0.action)) }
    var menu = Menu()
    for (title, action) in standard + own where scene.canPerformAction(action, startingAt: owner) {
      menu.add(KeyCommand(action: action, title: title))
    }
    scene.showMenu(menu, for: owner, at: targetView.engine.convert(targetRect.engine, to: nil), as: .bar)
  }

  /// Shows the menu again, with what can be performed now.
  public func update() { if isMenuVisible, let view { showMenu(from: view, rect: rect) } }
}
