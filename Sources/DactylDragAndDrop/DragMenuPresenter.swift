/// What shows the menus of views that can be dragged as well (DD2).
package protocol DragMenuPresenter: AnyObject {
  /// Shows the menu of a view that a finger has lifted; false where there is nothing in it, or no menu.
  func showMenu(for view: View, at location: Point) -> Bool
  /// Takes that menu away: the drag begins.
  func dismissMenu()
}
