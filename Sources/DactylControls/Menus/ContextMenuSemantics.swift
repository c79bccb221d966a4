import Dactyl

/// What context menus say to assistive clients: an action that opens the menu.
enum ContextMenuSemantics: AccessibilitySource {
  private static let showMenu = "Show menu"

  static func describe(_ view: View, in properties: inout AccessibilityProperties?) {
    guard view.hasContextMenu else { return }
    if properties == nil { properties = AccessibilityProperties() }
    properties?.customActions.append(showMenu)
  }

  static func perform(_ action: String, of view: View) -> Bool {
    guard action == showMenu, view.hasContextMenu, let scene = view.scene else { return false }
    return scene.showContextMenu(for: view.entity, at: view.convert(view.bounds, to: nil)) != nil
  }
}
