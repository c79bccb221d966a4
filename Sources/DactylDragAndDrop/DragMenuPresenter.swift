/// An object that shows the menus of views that can be dragged as well (DD2).
package protocol DragMenuPresenter: AnyObject {
  /// Shows the menu of a view that a finger has lifted. Returns false if the view has no menu, or an empty one.
  func showMenu(for view: View, at location: Point) -> Bool
  /// Removes that menu, since the drag begins.
  func dismissMenu()
}
